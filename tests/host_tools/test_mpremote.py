"""The unmodified mpremote against the virtual board: it takes it for a board."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from host_tools import cli
from host_tools.installer import command
from host_tools.journal import verify_command
from host_tools.shelf import games, way_to
from host_tools.virtual_board.board import VirtualBoard
from tests.host_tools import board_scenes

_TIMEOUT_S = 120


@pytest.fixture(name="blank", scope="module")
def blank_board() -> Iterator[VirtualBoard]:
    with board_scenes.board() as board:
        yield board


def mpremote(board: VirtualBoard, *words: object, fails: bool = False) -> str:
    """Run mpremote with a board and return what it said."""
    line = [sys.executable, "-m", "mpremote", "connect", board.address, *map(str, words)]
    done = subprocess.run(line, capture_output=True, text=True, timeout=_TIMEOUT_S, check=False)
    assert bool(done.returncode) == fails, done
    return done.stdout + done.stderr


def test_files_are_copied_listed_shown_and_removed(blank: VirtualBoard, tmp_path: Path) -> None:
    (tmp_path / "hello.py").write_text("print('hello from a file')\n")

    mpremote(blank, "cp", tmp_path / "hello.py", ":hello.py")

    assert "hello.py" in mpremote(blank, "ls")
    assert "hello from a file" in mpremote(blank, "cat", ":hello.py")
    assert mpremote(blank, "exec", "import hello").split("\n")[0] == "hello from a file"
    mpremote(blank, "rm", ":hello.py")
    assert "hello.py" not in mpremote(blank, "ls")


def test_bytes_come_back_as_they_went(blank: VirtualBoard, tmp_path: Path) -> None:
    data = bytes(range(256)) * 5 + b"\x04\x03\x01\r\n\x00"
    (tmp_path / "there").write_bytes(data)

    mpremote(blank, "cp", tmp_path / "there", ":bytes.bin")
    mpremote(blank, "cp", ":bytes.bin", tmp_path / "back")

    assert (tmp_path / "back").read_bytes() == data


def test_what_is_missing_is_told_as_a_board_tells_it(blank: VirtualBoard) -> None:
    assert "No such file or directory" in mpremote(blank, "ls", ":nowhere", fails=True)
    assert "No such file or directory" in mpremote(blank, "rm", ":nothing", fails=True)


def test_a_script_of_the_computer_runs_on_the_board(blank: VirtualBoard, tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text("import machine, sys\nprint(sys.implementation.name)\n")

    assert "micropython" in mpremote(blank, "run", tmp_path / "script.py")


def test_an_error_on_the_board_is_told_with_its_line(blank: VirtualBoard) -> None:
    told = mpremote(blank, "exec", "x = 1\nraise ValueError('seven')", fails=True)

    assert "line 2" in told
    assert "ValueError: seven" in told


def test_a_soft_reset_forgets_everything_but_the_flash(blank: VirtualBoard) -> None:
    mpremote(blank, "exec", "x = 5\nopen('/kept', 'w').write('flash')")

    mpremote(blank, "soft-reset")

    told = mpremote(blank, "resume", "exec", "print('x' in globals(), open('/kept').read())")
    assert told.strip() == "False flash"


def test_boot_and_main_run_after_a_reset_and_main_not_in_raw_mode(blank: VirtualBoard) -> None:
    boot, main = "open('/boot.py', 'w').write('b = 1')", "open('/main.py', 'w').write('m = 2')"
    mpremote(blank, "exec", f"{boot}\n{main}")

    mpremote(blank, "reset")

    seen = "print('b' in globals(), 'm' in globals())"
    assert mpremote(blank, "resume", "exec", seen).strip() == "True True"
    mpremote(blank, "soft-reset")
    assert mpremote(blank, "resume", "exec", seen).strip() == "True False"
    mpremote(blank, "rm", ":boot.py", ":main.py")


def test_a_program_that_sleeps_is_stopped_by_the_next_one(blank: VirtualBoard) -> None:
    mpremote(blank, "exec", "--no-follow", "import time\nwhile True: time.sleep_ms(10)")

    assert mpremote(blank, "exec", "print('free')").strip() == "free"


def test_the_firmware_is_copied_verified_run_played_and_its_journal_verified(
    blank: VirtualBoard,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(command, "build", board_scenes.package)
    assert command.main(["--out", str(tmp_path / "board")]) == 0

    mpremote(blank, "cp", "-r", f"{tmp_path}/board/.", ":")

    for path, digest in list(board_scenes.package().digests.items())[::40]:
        assert digest in mpremote(blank, "sha256sum", f":a/{path}")
    blank.said = b""
    mpremote(blank, "reset")
    blank.wait_until(lambda: board_scenes.RUNS in blank.said)
    blank.settle()
    blank.press(*way_to(games()[0]), "OK", "OK")  # a game without set-up, its dice, a roll
    mpremote(blank, "cp", "-r", ":data/g0001", tmp_path)
    capsys.readouterr()
    assert verify_command.main([str(tmp_path / "g0001")]) == 4
    assert "all equal" in capsys.readouterr().out


def test_our_own_commands_start_the_app_again_that_mpremote_has_stopped(tmp_path: Path) -> None:
    with board_scenes.board(board_scenes.in_play()) as board:
        assert "data" in mpremote(board, "ls")

        assert cli.main(["screenshot", str(tmp_path / "a.png"), "--port", board.address]) == 0

        board.press("OK")
        assert any(board.picture)
