"""Makes the whole firmware small: sources in, smaller sources out."""

from dataclasses import dataclass
from pathlib import Path

from host_tools.shrink import bundles, offers
from host_tools.shrink.constants import write_out
from host_tools.shrink.graph import Graph
from host_tools.shrink.inline import write_out_calls
from host_tools.shrink.join import Joined, join, redirect
from host_tools.shrink.modules import Firmware, Module
from host_tools.shrink.names import Names, shorten
from host_tools.shrink.shelf import add_shelf
from host_tools.shrink.unasked import drop_unasked


@dataclass(frozen=True)
class Small:
    """What became of the firmware's names and modules."""

    names: Names
    together: list[bundles.Bundle]
    joined: Joined
    composed: dict[str, str]  # the file of each module whose name is put together when needed

    def translate(self, text: str) -> str:
        """Return Python text that was written for the firmware so that it fits the small one."""
        return redirect(Module.of("script", self.names.translate(text)), self.joined)

    def long_names(self, short: str) -> list[str]:
        """Return the names that may have become a short one."""
        found = [name for name, new in self.names.short.items() if new == short]
        for names in self.joined.names.values():
            was = [name for name, new in names.items() if new == short]
            found += [name for name, new in self.names.short.items() if new in was]
        return found or [short]


NOTHING_CHANGED = Small(Names({}), [], Joined({}), {})


def _read(source: Path) -> Firmware:
    firmware = Firmware.read(source)
    add_shelf(firmware)
    drop_unasked(firmware)
    write_out_calls(firmware)
    return firmware


def shrink(source: Path, target: Path) -> Small:
    """Write a small copy of the firmware's sources; return what became of it."""
    firmware = _read(source)
    as_written = firmware.copy()
    write_out(firmware)
    offered = offers.find(firmware)
    together = bundles.find(firmware, offered, as_written)
    composed = sorted(Graph(firmware).composed)
    names = shorten(firmware, together)
    small, joined = join(firmware, together, names.of_offers(offered))
    small.write(target)
    return Small(names, together, joined, {name: joined.home[name] for name in composed})
