"""`zonekeeper doctor`: a device is checked part by part, and its game goes on."""

import re
import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from host_tools import cli
from host_tools.cable.board_link import BoardLink
from host_tools.owner import doctor_command
from host_tools.owner.finding import BAD, NOTE, OK, WARN, Finding, summary
from host_tools.owner.part_checks import PARTS, check_parts
from host_tools.virtual_board.board import VirtualBoard
from host_tools.virtual_board.flash_image import FlashImage
from tests.host_tools import owner_scenes
from tests.host_tools.board_scenes import package

Captured = pytest.CaptureFixture[str]
KEYS = ["UP", "DOWN", "OK", "BACK"]
_PICTURES_MS = 6000


@pytest.fixture(scope="module")
def board(tmp_path_factory: pytest.TempPathFactory) -> Iterator[VirtualBoard]:
    with owner_scenes.device(tmp_path_factory.mktemp("doctor")) as board:
        yield board


@pytest.fixture(autouse=True)
def compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor_command, "build", package)


def doctor(board: VirtualBoard, *arguments: str) -> int:
    return cli.main(["doctor", "--port", board.address, *arguments])


@pytest.fixture
def helper(board: VirtualBoard, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let somebody do what the doctor asks for; return what that was."""
    asked: list[str] = []

    def do(_visit: object, part: str, sentence: str) -> None:
        asked.append(sentence)
        if part == "display":
            board.settle(_PICTURES_MS)  # an answer is taken after the last picture
        key = re.match(r"Press (\w+) once", sentence)
        board.tap(key[1] if key else "OK")

    monkeypatch.setattr(doctor_command.Visit, "ask", do)
    return asked


def test_a_sound_device_is_told_to_be_well(
    board: VirtualBoard, helper: list[str], tmp_path: Path, capsys: Captured
) -> None:
    shown = owner_scenes.still(board)

    assert doctor(board, "--report", str(tmp_path / "report.txt")) == 0

    told = capsys.readouterr().out
    lines = {line.split()[1]: line for line in told.splitlines() if line[:4].strip() in ("ok",)}
    assert "MicroPython 1.29.0" in lines["board"]
    assert "Zonekeeper 0.1.0 runs." in lines["app"]
    assert f"All {len(package().files)} files are those of this copy" in lines["firmware"]
    assert {"port", "flash", "memory", "parts"} < set(lines)
    assert [line.split()[1] for line in helper if line.startswith("Press")] == KEYS
    assert told.splitlines()[-2] == "All is well."
    report = (tmp_path / "report.txt").read_text()
    assert all(f" {part} " in report for part in PARTS)
    assert "secret" not in report
    assert owner_scenes.still(board) == shown


@pytest.mark.usefixtures("helper")
def test_a_part_can_be_checked_alone(board: VirtualBoard, capsys: Captured) -> None:
    shown = owner_scenes.still(board)

    assert doctor(board, "--only", "display", "heap") == 0

    told = capsys.readouterr().out
    assert "ok    display" in told and "ok    heap" in told
    assert not any(f" {part}  " in told for part in ("battery", "files", "firmware  All"))
    assert owner_scenes.still(board) == shown


def test_chance_is_told_as_the_first_stage_found_it_and_nothing_is_drawn(
    board: VirtualBoard, capsys: Captured
) -> None:
    for _ in range(2):
        assert doctor(board, "--only", "entropy") == 0

    told = [line for line in capsys.readouterr().out.splitlines() if "entropy" in line]
    assert len(told) == 2
    for line in told:
        assert line.startswith(
            "ok    entropy      Chance is truly random: noise of power-on on 20"
        )
        assert ", 0 drawn since" in line


def test_other_files_than_this_copys_are_worth_a_note(
    board: VirtualBoard, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    other = type(package())({**package().files, "main.mpy": b"newer"}, package().starter)
    monkeypatch.setattr(doctor_command, "build", lambda: other)

    assert doctor(board) == 0
    assert "another version, or damaged. zonekeeper flash" in capsys.readouterr().out


def test_a_board_without_the_app_is_checked_as_far_as_possible(
    tmp_path: Path, capsys: Captured
) -> None:
    flash = FlashImage()
    flash.write("/data.new/g0001/head", b"H")
    flash.save(tmp_path / "bare.flash")
    with VirtualBoard(tmp_path / "bare.flash", hurry=True) as bare:
        assert doctor(bare) == 1

    told = capsys.readouterr().out
    assert "bad   app          It does not run" in told
    assert "bad   firmware     There is none" in told
    assert "The parts were not checked: that needs the app." in told


def test_firmware_that_was_copied_by_hand_is_fine(tmp_path: Path, capsys: Captured) -> None:
    flash = FlashImage()
    flash.write("/main.py", b"import sys\nsys.path[:] = ['/lib']\nimport main\nmain.main()")
    for path, data in package().files.items():
        flash.write(f"/lib/{path}", data)
    flash.save(tmp_path / "copied.flash")
    with owner_scenes.switched_on(tmp_path / "copied.flash", resumed=False) as board:
        assert doctor(board, "--only", "heap") == 0

    assert "ok    firmware     It is frozen into MicroPython" in capsys.readouterr().out


def test_what_nobody_answers_is_worth_a_look_and_no_more(
    board: VirtualBoard, capsys: Captured
) -> None:
    assert doctor(board, "--only", "lights") == 0

    assert "warn  lights       Nobody answered" in capsys.readouterr().out


@pytest.mark.usefixtures("helper")
def test_a_key_pressed_for_the_doctor_is_no_move(board: VirtualBoard, capsys: Captured) -> None:
    shown = owner_scenes.still(board)

    assert doctor(board, "--only", "keys") == 0

    told = capsys.readouterr().out
    assert all(f"Key {key} bounces 0 ms" in told for key in KEYS)
    assert owner_scenes.still(board) == shown


def press_ctrl_c() -> None:
    threading.Timer(0.3, signal.raise_signal, [signal.SIGINT]).start()


def test_ctrl_c_lets_the_game_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    with owner_scenes.device(tmp_path, hurry=False) as board:
        shown = owner_scenes.still(board)
        monkeypatch.setattr(doctor_command.Visit, "ask", lambda *_: press_ctrl_c())
        assert doctor(board, "--only", "display", "keys") == 130
        assert "Stopped. The device goes on." in capsys.readouterr().err

        assert owner_scenes.still(board) == shown
        board.press("OK")
        board.wait_until(lambda: owner_scenes.still(board) != shown)


class Talker:
    """A board that prints some lines, and perhaps fails."""

    def __init__(self, text: str, error: Exception | None = None) -> None:
        self._text = text
        self._error = error

    def run(self, code: str, *, heard: object, patience_s: float) -> str:
        for byte in self._text.encode():
            heard(bytes((byte,)))
        if self._error:
            raise self._error
        return ""


def found(talker: Talker) -> list[Finding]:
    findings: list[Finding] = []
    check_parts(talker, PARTS, findings.append, lambda part, sentence: None)
    return findings


def test_checks_that_break_off_are_bad() -> None:
    from host_tools.cable.board_link import BoardError

    one = "finding\tkeys\tok\tFine.\r\n"
    fine = Finding("keys", OK, "Fine.")

    assert found(Talker(one + "done\r\n")) == [fine]
    assert found(Talker("anything\r\nfinding\tx\ty\tz\r\n" + one + "done\r\n")) == [fine]
    assert [each.verdict for each in found(Talker(one))] == [OK, BAD]
    assert [each.verdict for each in found(Talker(one, BoardError("MemoryError:")))] == [OK, BAD]
    assert found(Talker("", BoardError("ImportError: no module")))[0].verdict == WARN


def test_the_summary_says_how_bad_it_is() -> None:
    def told(*verdicts: str) -> str:
        return summary(Finding("x", verdict, "") for verdict in verdicts)

    assert told(OK, NOTE) == "All is well."
    assert told(OK, WARN) == "Nothing is bad; one thing is worth a look."
    assert told(WARN, BAD, BAD) == "Not well: 2 things are bad. The lines above say what to do."


def test_an_unknown_part_is_refused(capsys: Captured) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["doctor", "--only", "engine"])

    assert ended.value.code == 2
    assert "invalid choice: 'engine'" in capsys.readouterr().err


def test_a_link_that_was_stopped_in_mid_code_is_at_its_prompt(board: VirtualBoard) -> None:
    with BoardLink(board.address) as link:
        press_ctrl_c()
        with pytest.raises(KeyboardInterrupt):
            link.run("import time\nwhile True: time.sleep_ms(1)")
        assert link.ask("1 + 1") == 2
