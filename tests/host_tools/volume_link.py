"""A link whose board is this interpreter on a flash chip: what is sent there runs here, at once.

It has the methods of BoardLink that putting data on a device needs. A cut of the chip's power ends
the conversation, as it does on a cable.
"""

import builtins
import io
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from types import ModuleType, SimpleNamespace
from typing import Any

from host_tools.cable.board_link import BoardError
from host_tools.cable.trouble import CableTrouble
from host_tools.flash.chip import FlashChip
from host_tools.flash.volume import Volume
from host_tools.simulated.world import PowerCut

_KINDS = {True: 0x4000, False: 0x8000}


class VolumeLink:
    """`restarts` counts how often the board was started anew."""

    def __init__(self, chip: FlashChip) -> None:
        self.volume = Volume(chip).mount()
        self.has_app = True
        self.is_lost = False
        self.restarts = 0
        own = {"open": self._open, "__import__": self._import, "kbd_intr": lambda code: None}
        self._names: dict[str, Any] = {"__builtins__": {**vars(builtins), **own}}

    def run(self, code: str, *, heard: Callable[[bytes], None] | None = None) -> str:
        """Run code and return what it printed."""
        printed = io.StringIO()
        try:
            with redirect_stdout(printed):
                exec(code, self._names)
        except PowerCut:
            self.is_lost = True
            raise CableTrouble("The connection broke.") from None
        except OSError as error:
            raise BoardError(f"OSError: {error.errno}") from None
        return printed.getvalue()

    def ask(self, expression: str) -> Any:
        """Return the value of an expression."""
        return eval(expression, self._names)

    @contextmanager
    def lend(self, text: str) -> Iterator[None]:
        """Run code whose names stay."""
        self.run(text)
        yield

    def restart(self) -> str:
        """Count."""
        self.restarts += 1
        return "Zonekeeper runs"

    def files(self, folder: str) -> dict[str, bytes]:
        """Return all files below a folder of the flash."""
        found = {}
        for name in self.volume.listdir(folder):
            path = f"{folder}/{name}"
            if self.volume.stat(path)[0]:
                found |= {f"{name}/{inner}": data for inner, data in self.files(path).items()}
            else:
                found[name] = self._open(path, "rb").read()
        return found

    def _open(self, path: str, mode: str) -> Any:
        file = self.volume.open(path, mode)
        if mode != "rb":
            return file
        with file:
            return io.BytesIO(file.read())

    def _import(self, name: str, *rest: Any) -> ModuleType | SimpleNamespace:
        if name != "os":
            return __import__(name, *rest)
        volume = self.volume
        return SimpleNamespace(
            listdir=volume.listdir,
            ilistdir=lambda path: [
                (each, _KINDS[volume.stat(f"{path}/{each}")[0]]) for each in volume.listdir(path)
            ],
            mkdir=volume.mkdir,
            remove=volume.remove,
            rmdir=volume.rmdir,
            rename=volume.rename,
        )
