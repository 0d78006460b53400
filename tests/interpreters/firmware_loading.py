"""Let CPython load the firmware's modules fast: it forgets and loads them all the time.

On the device that saves memory. Here each loading would look for the file, read it and unpack
its bytecode once more, and each forgetting would look at every module of the test run.
"""

import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from types import CodeType, ModuleType

from host_tools.micropython_vm.vm import ROOT

# Files that no test changes. What is found elsewhere, as in a test's own folder, is not kept.
_KEPT = (f"{ROOT}/firmware/", f"{ROOT}/tests/games/")

_codes: dict[str, CodeType] = {}


def pytest_configure() -> None:
    """Keep bytecode, whatever the environment says, on disk and for this process in memory."""
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.meta_path.insert(0, _KeptFinder())
    import modules

    modules._is_forgettable = cache(modules._is_forgettable)


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
        self._places: dict[tuple[str, ...], tuple[str, list[str] | None]] = {}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None:
            return None
        key = (fullname, *path)
        if key not in self._places:
            found = PathFinder.find_spec(fullname, path, target)
            if found is None or not (found.origin or "").startswith(_KEPT):
                return found
            assert found.origin is not None
            self._places[key] = found.origin, found.submodule_search_locations
        origin, locations = self._places[key]
        return spec_from_file_location(
            fullname,
            origin,
            loader=_KeptLoader(fullname, origin),
            submodule_search_locations=locations,
        )
