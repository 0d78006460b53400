"""Let CPython load the firmware's modules fast: it forgets and loads them all the time.

On the device that saves memory. Here each loading would look for the file, read it and unpack
its bytecode once more.
"""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

ROOT = Path(__file__).resolve().parents[1]

# Files that no test changes. What is found elsewhere, as in a test's own folder, is not kept.
_KEPT = (f"{ROOT}/firmware/", f"{ROOT}/tests/games/")

_codes: dict[str, CodeType] = {}


def load_fast() -> None:
    """Keep the bytecode of what is loaded for this process in memory."""
    if not any(isinstance(finder, _KeptFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _KeptFinder())


def set_apart() -> None:
    """Have the firmware pass over what is not its own when it looks for modules to forget.

    On the device nothing else is loaded; here it would look at thousands of names each time.
    """
    import modules

    modules.note_loaded()
    own = modules._FORGETTABLE
    modules._at_start.update(name for name in sys.modules if name.split(".")[0] not in own)


class _KeptLoader(SourceFileLoader):
    """Reads a file once."""

    def get_code(self, fullname: str) -> CodeType | None:
        if self.path not in _codes:
            code = super().get_code(fullname)
            assert code is not None
            _codes[self.path] = code
        return _codes[self.path]


class _KeptFinder(MetaPathFinder):
    """Remembers where the modules of packages are, for each search path anew."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, ...], ModuleSpec] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None:
            return None
        key = (fullname, *path)
        if key not in self._found:
            found = PathFinder.find_spec(fullname, path, target)
            if found is None or not (found.origin or "").startswith(_KEPT):
                return found
            assert found.origin is not None
            found.loader = _KeptLoader(fullname, found.origin)
            self._found[key] = found
        return _again(self._found[key])


def _again(found: ModuleSpec) -> ModuleSpec:
    """Return the same for another module of that name."""
    spec = ModuleSpec(found.name, found.loader, origin=found.origin)
    if found.submodule_search_locations is not None:
        spec.submodule_search_locations = list(found.submodule_search_locations)
    spec.has_location = True
    spec.cached = found.cached
    return spec
