"""The virtual board's client: what it gives back, and what it survives."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from host_tools.micropython_vm import node_process
from host_tools.micropython_vm.node_process import NodeProcess, SetupMissing
from host_tools.micropython_vm.vm import ROOT, Vm, VmError, project_trees
from tests.interpreters.source_lines import explain
from tests.interpreters.vm_pool import VmPool

# Writing there ends WebAssembly, not Python.
CRASH = "import uctypes\nuctypes.bytearray_at(0xFFFFFF00, 4)[0] = 1"


@pytest.fixture(scope="module")
def process() -> Iterator[NodeProcess]:
    shared = NodeProcess()
    yield shared
    shared.close()


def failure(vm: Vm, code: str, timeout_s: float = 20.0) -> VmError:
    with pytest.raises(VmError) as caught:
        vm.run(code, timeout_s)
    return caught.value


def test_it_is_the_pinned_micropython(process: NodeProcess) -> None:
    vm = Vm(process=process)

    told = vm.run("import sys\nprint(sys.implementation[0], *sys.implementation[1][:3])")

    assert told == "micropython 1 29 0\n"


def test_run_returns_what_was_printed_to_the_last_character(process: NodeProcess) -> None:
    vm = Vm(process=process)

    assert vm.run("print('▲ one')\nprint('two', end='')") == "▲ one\ntwo"
    assert vm.run("pass") == ""


def test_names_last_from_run_to_run(process: NodeProcess) -> None:
    vm = Vm(process=process)
    vm.run("kept = 5")

    assert vm.run("print(kept)") == "5\n"


def test_an_exception_gives_the_traceback_and_what_was_printed(process: NodeProcess) -> None:
    vm = Vm(process=process)

    error = failure(vm, "print('before')\ndef f():\n    1 // 0\nf()")

    assert error.kind == "python"
    assert 'File "<stdin>", line 3, in f' in str(error)
    assert "ZeroDivisionError" in str(error)
    assert error.printed == "before\n"
    assert vm.run("print('well')") == "well\n"


@pytest.mark.parametrize("code", ["raise SystemExit", "raise KeyboardInterrupt", "if :", "((("])
def test_whatever_is_raised_the_interpreter_stays_well(process: NodeProcess, code: str) -> None:
    vm = Vm(process=process)

    assert failure(vm, code).kind == "python"
    assert vm.run("print(1)") == "1\n"


def test_endless_recursion_is_an_exception(process: NodeProcess) -> None:
    vm = Vm(process=process)

    error = failure(vm, "def f():\n    f()\nf()")

    assert error.kind == "python"
    assert "RuntimeError" in str(error)


def test_a_new_vm_knows_nothing_of_the_one_before(process: NodeProcess) -> None:
    first = Vm(process=process)
    first.run("import sys\nsys.modules['left'] = sys\nname = 1")
    first.write("/left.txt", b"1")

    second = Vm(process=process)

    assert "NameError" in str(failure(second, "name"))
    assert "ImportError" in str(failure(second, "import left"))
    assert "left.txt" not in second.list("/")


def test_an_older_vm_says_that_it_is_gone(process: NodeProcess) -> None:
    older = Vm(process=process)
    Vm(process=process)

    assert not older.is_alive
    assert "start a new one" in str(failure(older, "pass"))


def test_files_go_in_and_come_back_byte_for_byte(process: NodeProcess) -> None:
    vm = Vm(process=process)
    data = bytes(range(256)) * 300

    vm.write("/deep/er/file.bin", data)
    vm.run("whole = open('/deep/er/file.bin', 'rb').read()")
    vm.run("with open('/deep/er/copy.bin', 'wb') as copy:\n    copy.write(whole)")

    assert vm.read("/deep/er/copy.bin") == data
    assert vm.list("/deep/er") == ["copy.bin", "file.bin"]


def test_a_missing_file_is_named(process: NodeProcess) -> None:
    vm = Vm(process=process)

    with pytest.raises(VmError, match="/nowhere: ENOENT") as caught:
        vm.read("/nowhere")

    assert caught.value.kind == "file"
    assert vm.is_alive


def test_the_project_can_be_imported(process: NodeProcess) -> None:
    vm = Vm(process=process)

    told = vm.run("import pins, machine\nimport host_tools.simulated\nprint('ok')")

    assert told == "ok\n"


def test_what_a_stock_esp32_lacks_is_absent(process: NodeProcess) -> None:
    vm = Vm(process=process)

    for name in ("functools", "pathlib", "typing", "unittest"):
        assert "ImportError" in str(failure(vm, f"import {name}"))


def test_trees_are_copied_without_caches(process: NodeProcess, tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "part.py").write_text("ANSWER = 42\n")
    (tmp_path / "__pycache__").mkdir()

    vm = Vm({"outer": tmp_path}, process=process)

    assert vm.run("from outer.inner.part import ANSWER\nprint(ANSWER)") == "42\n"
    assert vm.list("/outer") == ["inner"]


def test_no_folder_of_the_machine_hides_a_package_of_ours(process: NodeProcess) -> None:
    # Regression: `import home` found an empty /home.
    assert Vm({}, process=process).list("/") == ["dev", "proc"]


def test_compiled_firmware_takes_the_place_of_the_sources(tmp_path: Path) -> None:
    trees = project_trees(compiled=tmp_path)

    assert trees["firmware"] == tmp_path
    assert trees["host_tools/simulated"] == ROOT / "host_tools" / "simulated"


def test_a_missing_tree_is_an_error_and_the_next_vm_starts(process: NodeProcess) -> None:
    with pytest.raises(VmError, match="ENOENT"):
        Vm({"x": Path("/no/such/folder")}, process=process)

    assert Vm({}, process=process).run("print(1)") == "1\n"


def test_an_endless_loop_is_stopped_and_the_next_vm_starts(process: NodeProcess) -> None:
    vm = Vm(process=process)

    error = failure(vm, "while True:\n    pass", timeout_s=0.3)

    assert error.kind == "timeout"
    assert "within 0.3 s" in str(error)
    assert not vm.is_alive
    assert Vm(process=process).run("print(1)") == "1\n"


@pytest.mark.parametrize("code", [CRASH, "import js\njs.process.exit(3)"])
def test_a_crash_is_reported_and_the_next_vm_starts(process: NodeProcess, code: str) -> None:
    vm = Vm(process=process)

    assert failure(vm, code).kind == "crash"
    assert not vm.is_alive
    assert Vm(process=process).run("print(1)") == "1\n"


def test_nonsense_on_the_wire_is_answered_with_a_reason(process: NodeProcess) -> None:
    reply = process.request({"command": "constructor"}, 10)

    assert reply["error"] == {"kind": "request", "text": "no command named constructor"}


def test_a_closed_vm_leaves_no_process() -> None:
    process = NodeProcess()
    with Vm(process=process) as vm:
        vm.run("pass")
    assert process.is_running
    assert not vm.is_alive

    process.close()

    assert not process.is_running


def test_missing_node_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(node_process.importlib.util, "find_spec", lambda name: None)
    monkeypatch.setattr(node_process.shutil, "which", lambda name: None)

    with pytest.raises(SetupMissing, match=r"^Node is missing: run make setup\.$"):
        Vm()


def test_missing_micropython_is_told_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(node_process, "PACKAGE", tmp_path)

    with pytest.raises(SetupMissing, match=r"MicroPython .* is missing: run make setup\.$"):
        Vm()


def test_a_failure_is_told_with_the_source_of_its_lines(tmp_path: Path) -> None:
    (tmp_path / "part.py").write_text("def check(x):\n    assert x == 2\n")
    traceback = (
        "Traceback (most recent call last):\n"
        '  File "<stdin>", line 2, in <module>\n'
        '  File "//part.py", line 2, in check\n'
        "AssertionError: \n"
    )

    told = explain(traceback, tmp_path).splitlines()

    assert told[0] == "MicroPython: assert x == 2"
    assert told[2:4] == ['  File "part.py", line 2, in check', "    assert x == 2"]
    assert not any("<stdin>" in line for line in told)


def test_the_pool_starts_a_new_vm_for_another_file() -> None:
    pool = VmPool()
    here = ROOT / "tests" / "firmware" / "test_both_interpreters.py"
    try:
        assert pool.call(here, "test_const_is_the_number_itself", 20) == ""
        with pytest.raises(VmError, match="no_such_folder"):
            pool.call(ROOT / "tests" / "no_such_folder" / "test_x.py", "test_x", 20)
        assert pool.call(here, "test_const_is_the_number_itself", 20) == ""
    finally:
        pool.close()


@pytest.mark.parametrize(
    "code",
    ["kept = bytearray(100_000)", "kept = []\nfor number in range(90_000): kept.append([number])"],
)
def test_a_heap_behind_a_fence_is_full_when_it_would_grow(code: str) -> None:
    with Vm({}, heap_bytes=64_000) as vm:
        vm.fence()
        with pytest.raises(VmError) as full:
            vm.run(code)
        assert full.value.kind == "full"
        assert not vm.is_alive


def test_a_heap_behind_a_fence_is_used_again_and_again() -> None:
    with Vm({}, heap_bytes=64_000) as vm:
        vm.fence()
        for _ in range(20):
            vm.run("import gc\nkept = bytearray(30_000)\ndel kept\ngc.collect()")


def test_without_a_fence_the_heap_grows() -> None:
    with Vm({}, heap_bytes=64_000) as vm:
        vm.run("kept = bytearray(50_000)")
        assert vm.run("more = bytearray(50_000)\nprint(len(kept + more))") == "100000\n"
