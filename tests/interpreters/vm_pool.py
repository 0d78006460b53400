"""Keep one Node process for the test run, and in it one fresh VM for each test file."""

from pathlib import Path

from host_tools.micropython_vm.node_process import NodeProcess
from host_tools.micropython_vm.vm import ROOT, Vm, VmError, project_trees

_LOAD = """
import sys
__import__("{module}")
"""
_CALL = """
sys.modules["{module}"].{call}
"""

# What the tests for MicroPython need of the tests.
_FOLDERS = ("device", "firmware", "games", "golden", "plays", "vectors")
_TESTS = {f"tests/{name}": ROOT / "tests" / name for name in _FOLDERS}


class VmPool:
    """Hands out the VM of a file. Tests of one file share it; a new file gets a new one."""

    def __init__(self) -> None:
        self._process = NodeProcess()
        self._path: Path | None = None
        self._vm: Vm | None = None

    def call(self, path: Path, call: str, timeout_s: float) -> str:
        """Make a call, such as `test_it()`, of a file's function; return what it printed."""
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        if self._path != path or self._vm is None or not self._vm.is_alive:
            self._vm = self._load(module, timeout_s)
            self._path = path
        return self._vm.run(_CALL.format(module=module, call=call), timeout_s)

    def close(self) -> None:
        """End the Node process."""
        self._process.close()

    def _load(self, module: str, timeout_s: float) -> Vm:
        vm = Vm({**project_trees(), **_TESTS}, process=self._process, timeout_s=timeout_s)
        try:
            vm.run(_LOAD.format(module=module))
        except VmError:
            # The next test shall meet the same error, not a half-loaded module.
            vm.close()
            raise
        return vm


POOL = VmPool()
