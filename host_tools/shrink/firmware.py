"""Makes the whole firmware small: sources in, smaller sources out."""

from dataclasses import dataclass
from pathlib import Path

from host_tools.shrink import bundles
from host_tools.shrink.constants import write_out
from host_tools.shrink.modules import Firmware, Module
from host_tools.shrink.names import Names, shorten


@dataclass(frozen=True)
class Small:
    """What became of the firmware's names and modules."""

    names: Names
    together: list[bundles.Bundle]

    def translate(self, text: str) -> str:
        """Return Python text that was written for the firmware so that it fits the small one."""
        module = Module.of("script", self.names.translate(text))
        return bundles.redirect(module, bundles.homes(self.together))

    def long_names(self, short: str) -> list[str]:
        """Return the names that may have become a short one."""
        return [name for name, new in self.names.short.items() if new == short] or [short]


NOTHING_CHANGED = Small(Names({}), [])


def shrink(source: Path, target: Path) -> Small:
    """Write a small copy of the firmware's sources; return what became of it."""
    firmware = Firmware.read(source)
    write_out(firmware)
    together = bundles.find(firmware)
    names = shorten(firmware, together)
    bundles.join(firmware, together).write(target)
    return Small(names, together)
