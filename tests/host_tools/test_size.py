"""`zonekeeper size`: what it compiles, what it prints, when it fails."""

from pathlib import Path

import pytest

from host_tools import size
from host_tools.shrink.firmware import NOTHING_CHANGED
from host_tools.size import CompileError, compile_firmware, main
from tests.interpreters.shrunk_firmware import keep_in


@pytest.fixture
def firmware(tmp_path: Path) -> Path:
    root = tmp_path / "firmware"
    (root / "ui").mkdir(parents=True)
    (root / "main.py").write_text("def main():\n    from ui.canvas import draw\n\n    draw()\n")
    (root / "pins.py").write_text("SCL = 22\n")
    (root / "ui" / "canvas.py").write_text("def draw():\n    assert SCL\n")
    return root


def test_every_file_of_the_firmware_compiles(tmp_path: Path) -> None:
    sizes = compile_firmware(tmp_path).sizes

    assert "main.mpy" in sizes
    assert (tmp_path / "words.txt").read_bytes() == (size.FIRMWARE / "words.txt").read_bytes()
    assert all((tmp_path / path).stat().st_size == count for path, count in sizes.items())


def test_what_others_import_is_apart_and_all_else_is_in_the_archive(
    tmp_path: Path, firmware: Path
) -> None:
    compiled = compile_firmware(tmp_path / "out", firmware)

    assert list(compiled.sizes) == ["main.mpy", "modules.zk"]
    assert [bundle.modules for bundle in compiled.small.together] == [("main",), ("ui.canvas",)]


def test_a_compiled_file_names_its_source_as_the_device_does(
    tmp_path: Path, firmware: Path
) -> None:
    compile_firmware(tmp_path / "out", firmware)

    code = (tmp_path / "out" / "modules.zk").read_bytes()
    assert b"/zk/zk.mpy" in code
    assert str(tmp_path).encode() not in code


def test_what_only_programmers_read_is_left_out(tmp_path: Path, firmware: Path) -> None:
    (firmware / "ui" / "canvas.py").write_text("def draw(pen):\n    assert pen.is_down\n")
    compile_firmware(tmp_path / "out", firmware)

    assert b"is_down" not in (tmp_path / "out" / "modules.zk").read_bytes()


def test_a_file_that_does_not_compile_is_named(tmp_path: Path, firmware: Path) -> None:
    (firmware / "ui" / "canvas.py").write_text("def draw(:\n")

    with pytest.raises(CompileError, match=r"ui/canvas.py does not compile"):
        compile_firmware(tmp_path, firmware)


def test_the_table_shows_files_what_is_in_them_and_the_total(
    firmware: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main([], firmware)

    shown = capsys.readouterr().out
    assert code == 0
    assert all(word in shown for word in ("main.mpy", "ui.canvas", "360,448 allowed"))


def test_a_firmware_over_its_budget_fails(
    firmware: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main([], firmware, budget=50)

    assert code == 1
    assert "bytes over its budget" in capsys.readouterr().out


def test_a_broken_file_fails_in_one_sentence(
    firmware: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (firmware / "pins.py").write_text("SCL = = 22\n")

    assert main([], firmware) == 1
    assert "pins.py does not compile" in capsys.readouterr().out


def test_the_small_firmware_that_tests_share_is_made_anew_for_other_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[Path] = []
    monkeypatch.setattr(size, "shrink", lambda source, _: made.append(source) or NOTHING_CHANGED)
    keep_in(tmp_path / "kept")
    (tmp_path / "main.py").write_text("A = 1\n")

    size.shrink(tmp_path, tmp_path / "out")
    size.shrink(tmp_path, tmp_path / "out")
    assert len(made) == 1
    (tmp_path / "main.py").write_text("A = 2\n")
    size.shrink(tmp_path, tmp_path / "out")
    assert len(made) == 2
