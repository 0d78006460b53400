"""A test that runs on MicroPython."""

from pathlib import Path

import pytest

from host_tools.micropython_vm.vm import ROOT, VmError
from tests.interpreters.source_lines import explain
from tests.interpreters.vm_pool import POOL

MARK = "[micropython]"
TIMEOUT_S = 120.0


class MicroPythonTest(pytest.Item):
    """One call of a function in the VM of a module, such as `test_it()` of a test file."""

    def __init__(
        self,
        *,
        module: Path,
        call: str,
        line: int = 1,
        timeout_s: float = TIMEOUT_S,
        **kwargs: object,
    ) -> None:
        super().__init__(**kwargs)  # type: ignore[arg-type]
        self._module = module
        self._call = call
        self._line = line
        self._timeout_s = timeout_s

    def runtest(self) -> None:
        """Call the function; what it printed becomes a section of the report."""
        try:
            printed = POOL.call(self._module, self._call, self._timeout_s)
        except VmError as error:
            self._show(error.printed)
            raise
        self._show(printed)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException]) -> str:  # type: ignore[override]
        """Return MicroPython's traceback, with the lines it only names by number."""
        if isinstance(excinfo.value, VmError):
            return explain(str(excinfo.value), ROOT)
        return f"{excinfo.typename}: {excinfo.value}"

    def reportinfo(self) -> tuple[Path, int, str]:
        """Return where the test is."""
        return self.path, self._line - 1, self.name

    def _show(self, printed: str) -> None:
        if printed:
            self.add_report_section("call", "stdout", printed)
