"""Collect tests for MicroPython: `tests/firmware` once more, `tests/device` for it alone.

Such a test is a plain function without arguments in a file that both interpreters can import.
A file whose tests need longer than the default says so with `TIMEOUT_S = <seconds>`. A test of
`tests/device` may take `case`, and is then one test for each of the literal `CASES = (...)` of
its file. The play scripts in `tests/plays` are tests as they are.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from host_tools.micropython_vm.vm import ROOT
from tests.interpreters.items import MARK, TIMEOUT_S, MicroPythonTest
from tests.interpreters.plays import PlayFile

_SHARED = ROOT / "tests" / "firmware"
_DEVICE = ROOT / "tests" / "device"
_PLAYS = ROOT / "tests" / "plays"


@pytest.hookimpl(trylast=True)
def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Add the MicroPython twin of a shared test file; CPython's own is collected as usual."""
    if _is_test_below(_SHARED, file_path):
        return MicroPythonFile.from_parent(parent, path=file_path)
    if file_path.suffix == ".play" and file_path.is_relative_to(_PLAYS):
        return PlayFile.from_parent(parent, path=file_path)
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

    def collect(self) -> Iterator[MicroPythonTest]:
        """Yield an item for every test function, or for every case of it."""
        try:
            tree = ast.parse(self.path.read_text(encoding="utf-8"))
        except SyntaxError as error:
            raise self.CollectError(f"{self.path}:{error.lineno}: {error.msg}") from None
        timeout_s = float(_declared(tree, "TIMEOUT_S", TIMEOUT_S))
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for name, call in self._calls(node, _declared(tree, "CASES", ())):
                    yield MicroPythonTest.from_parent(
                        self,
                        name=name + MARK,
                        module=self.path,
                        call=call,
                        line=node.lineno,
                        timeout_s=timeout_s,
                    )

    def _calls(self, node: ast.FunctionDef, cases: tuple[str, ...]) -> Iterator[tuple[str, str]]:
        """Yield the name and the call of each test that a function is."""
        arguments = [argument.arg for argument in node.args.args]
        if node.decorator_list or arguments not in ([], ["case"] if cases else []):
            raise self.CollectError(
                f"{self.path}:{node.lineno}: {node.name} must be plain, without arguments or"
                " decorators, to run on MicroPython."
            )
        if not arguments:
            yield node.name, f"{node.name}()"
            return
        for case in cases:
            yield f"{node.name}[{case}]", f"{node.name}({case!r})"


def _declared(tree: ast.Module, name: str, otherwise: object) -> object:
    """Return the literal that a file assigns to a name."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == name:
            return ast.literal_eval(node.value)
    return otherwise
