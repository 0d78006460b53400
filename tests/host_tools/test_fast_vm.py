"""What makes the virtual board fast: it must not be noticed otherwise."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from host_tools.micropython_vm import bytecode
from host_tools.micropython_vm.node_process import NodeProcess
from host_tools.micropython_vm.vm import ROOT, Vm, VmError
from tests.interpreters.kept_process import KeptProcess
from tests.interpreters.source_lines import explain


@pytest.fixture(scope="module")
def process() -> Iterator[NodeProcess]:
    shared = NodeProcess()
    yield shared
    shared.close()


def failure(vm: Vm, code: str, timeout_s: float = 20.0) -> VmError:
    with pytest.raises(VmError) as caught:
        vm.run(code, timeout_s)
    return caught.value


def test_an_exception_passes_through_the_interpreters_own_code_and_is_caught(
    process: NodeProcess,
) -> None:
    code = """
class Odd:
    def __iter__(self): return self
    def __next__(self): raise KeyError("next")
    def __eq__(self, other): raise KeyError("eq")
    def __getattr__(self, name): raise KeyError(name)
    def __exit__(self, *_): raise KeyError("exit")
    def __enter__(self): return self
def left():
    with Odd(): return 1
def raising(*_): raise KeyError("call")
tries = (
    lambda: sorted([2, 1], key=raising), lambda: list(map(raising, [1])), lambda: list(Odd()),
    lambda: Odd() in [Odd()], lambda: Odd().gone, lambda: max(1, 2, key=raising), left,
)
for _ in range(2000):
    told = []
    for each in tries:
        try: each()
        except KeyError as error: told.append(error.args[0])
        finally: told.append(".")
print(*told)
"""

    assert Vm(process=process).run(code) == "call . call . next . eq . gone . call . exit .\n"


def test_bytecode_of_the_project_keeps_asserts_and_lines(process: NodeProcess) -> None:
    vm = Vm(process=process)

    assert vm.run("import pins\nprint(pins.__file__)") == "/firmware/pins.mpy\n"
    error = failure(vm, "from engine.chance import Chance\nChance(b'')")
    told = explain(str(error), ROOT)
    assert "MicroPython: assert len(seed) == SEED_BYTES" in told
    assert 'File "firmware/engine/chance.py", line ' in told


def test_a_source_that_changed_is_taken_instead_of_its_bytecode(
    process: NodeProcess, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bytecode, "ROOT", tmp_path)
    source = tmp_path / "it.py"

    def told() -> str:
        return Vm({"/": tmp_path}, process=process).run(
            "import it\nprint(it.__file__[-6:], it.IT)"
        )

    source.write_text("IT = 1")
    assert told() == "it.mpy 1\n"
    source.write_text("IT = 2")
    assert told() == "/it.py 2\n"


def test_a_kept_process_has_a_new_interpreter_and_a_hung_one_is_not_kept() -> None:
    first, second = KeptProcess(), KeptProcess()
    Vm(process=first).run("kept = 5")
    started = first._process
    first.close()

    vm = Vm(process=second)
    assert second._process is started
    assert "NameError" in str(failure(vm, "kept"))
    failure(vm, "while True: pass", 0.2)
    second.close()

    assert started is not None
    assert started.poll() is not None
