"""Collect tests for MicroPython: `tests/firmware` once more, `tests/device` for it alone.

Such a test is a plain function without arguments in a file that both interpreters can import.
A file whose tests need longer than the default says so with `TIMEOUT_S = <seconds>`.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from host_tools.virtual_board.vm import ROOT, VmError
from tests.interpreters.source_lines import explain
from tests.interpreters.vm_pool import POOL

MARK = "[micropython]"

_SHARED = ROOT / "tests" / "firmware"
_DEVICE = ROOT / "tests" / "device"
_TIMEOUT_S = 120.0


@pytest.hookimpl(trylast=True)
def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Add the MicroPython twin of a shared test file; CPython's own is collected as usual."""
    if _is_test_below(_SHARED, file_path):
        return MicroPythonFile.from_parent(parent, path=file_path)
    return None


def pytest_pycollect_makemodule(
    module_path: Path, parent: pytest.Collector
) -> pytest.Collector | None:
    """Replace the module that CPython would import by one that MicroPython will."""
    if _is_test_below(_DEVICE, module_path):
        return MicroPythonFile.from_parent(parent, path=module_path)
    return None


def _is_test_below(folder: Path, path: Path) -> bool:
    return path.match("test_*.py") and path.is_relative_to(folder)


class MicroPythonFile(pytest.File):
    """A test file read by its syntax alone, so that CPython need not import it."""

    def collect(self) -> Iterator["MicroPythonTest"]:
        """Yield an item for every test function."""
        try:
            tree = ast.parse(self.path.read_text(encoding="utf-8"))
        except SyntaxError as error:
            raise self.CollectError(f"{self.path}:{error.lineno}: {error.msg}") from None
        timeout_s = _declared_timeout(tree)
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                self._check_plain(node)
                yield MicroPythonTest.from_parent(
                    self, name=node.name + MARK, line=node.lineno, timeout_s=timeout_s
                )

    def _check_plain(self, node: ast.FunctionDef) -> None:
        if node.args.args or node.decorator_list:
            raise self.CollectError(
                f"{self.path}:{node.lineno}: {node.name} must be plain, without arguments or"
                " decorators, to run on MicroPython."
            )


def _declared_timeout(tree: ast.Module) -> float:
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "TIMEOUT_S":
            return float(ast.literal_eval(node.value))
    return _TIMEOUT_S


class MicroPythonTest(pytest.Item):
    """One test function, called in the file's VM."""

    def __init__(self, *, line: int, timeout_s: float, **kwargs: object) -> None:
        super().__init__(**kwargs)  # type: ignore[arg-type]
        self._line = line
        self._timeout_s = timeout_s

    def runtest(self) -> None:
        """Call the function; what it printed becomes a section of the report."""
        try:
            printed = POOL.call(self.path, self.name.removesuffix(MARK), self._timeout_s)
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
