"""Where things are measured: fresh virtual boards, the compiled firmware, the rival driver."""

import importlib.util
import json
import shutil
import tempfile
from functools import cached_property
from pathlib import Path
from typing import Any

from host_tools.closable import Closable
from host_tools.micropython_vm.vm import HEAP_BYTES, Vm, project_trees
from host_tools.size import FIRMWARE, Compiled, compile_firmware

_RIVALS = ("adafruit_ssd1306", "adafruit_bus_device")


class Laboratory(Closable):
    """Holds what several measurements need; everything is made when first asked for."""

    def __init__(self, sources: Path = FIRMWARE) -> None:
        self._sources = sources
        self._folder = tempfile.TemporaryDirectory()
        self._root = Path(self._folder.name)

    def close(self) -> None:
        """Remove what was made."""
        self._folder.cleanup()

    @cached_property
    def firmware(self) -> Compiled:
        """Compile the firmware; return the bytes of each `.mpy` file and what became of names."""
        return compile_firmware(self.compiled, self._sources)

    @property
    def sizes(self) -> dict[str, int]:
        """Return the bytes of each `.mpy` file."""
        return self.firmware.sizes

    @property
    def compiled(self) -> Path:
        """Return the folder of the `.mpy` files."""
        return self._root / "compiled"

    def board(self) -> Vm:
        """Return a board with the firmware's sources and the rival's, unchanged as installed."""
        rival = self._root / "rival"
        if not rival.exists():
            rival.mkdir()
            for name in _RIVALS:
                _copy_module(name, rival)
        vm = Vm({**project_trees(), "rival": rival}, timeout_s=300)
        vm.run("import sys, json\nsys.path.append('/rival')")
        return vm

    def source_board(self) -> Vm:
        """Return a board with the firmware as it is written."""
        return Vm({**project_trees(), "firmware": self._sources})

    def compiled_board(self, heap_bytes: int = HEAP_BYTES) -> Vm:
        """Return a board with the firmware as `.mpy`, as it is put on the device."""
        assert self.sizes
        return Vm(compiled=self.compiled, heap_bytes=heap_bytes)

    @cached_property
    def walk(self) -> dict[str, Any]:
        """Walk all screens with the heap locked; return what was checked and what allocated."""
        with self.board() as vm:
            vm.run("from host_tools.exercises.walker import watched_walk")
            vm.run("walker, watch = watched_walk()")
            walked: dict[str, Any] = ask(
                vm,
                "dict(seen=walker.seen, checked=watch.checked, guilty=watch.guilty,"
                " found=watch.found)",
            )
            return walked

    @cached_property
    def shows(self) -> dict[str, list[list[int]]]:
        """Let both drivers show the same frames; return [bytes, microseconds] of ours, theirs."""
        with self.board() as vm:
            vm.run(
                "from host_tools.exercises import display_race as race\n"
                "from host_tools.exercises.cursor_moves import picture_pair\n"
                "before, after = picture_pair()\n"
                "other = bytes([byte ^ 255 for byte in before])\n"
                "def both(to):\n"
                "    return [race.cost(one(), before, to) for one in (race.ours, race.theirs)]"
            )
            costs = "dict(same=both(before), moved=both(after), full=both(other))"
            shows: dict[str, list[list[int]]] = ask(vm, costs)
            return shows


def ask(vm: Vm, expression: str) -> Any:
    """Return the value of an expression on the board."""
    return json.loads(vm.run(f"import json\nprint(json.dumps({expression}))"))


def _copy_module(name: str, target: Path) -> None:
    spec = importlib.util.find_spec(name)
    if spec is None or spec.origin is None:
        raise ModuleNotFoundError(f"{name} is missing: run make setup.")
    origin = Path(spec.origin)
    if origin.name == "__init__.py":
        shutil.copytree(origin.parent, target / name)
    else:
        shutil.copy(origin, target)
