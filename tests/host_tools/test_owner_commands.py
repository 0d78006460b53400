"""What all of the owner's commands have in common: help, sentences, and a game that goes on."""

from pathlib import Path

import pytest

from host_tools import cli
from host_tools.cable.board_link import BoardLink
from host_tools.cable.trouble import CableTrouble
from host_tools.owner import doctor_command
from host_tools.virtual_board.board import VirtualBoard
from tests.host_tools import owner_scenes

COMMANDS = ("logs", "backup", "restore", "doctor", "screenshot")
CARD_AFTER = 2  # presses from one card of the game in play to the next


def arguments(folder: Path) -> list[list[str]]:
    """Return a call of each command, and of each way to use it, that leaves the data alone."""
    return [
        ["logs"],
        ["logs", "pull", "--out", str(folder / "logs")],
        ["logs", "verify"],
        ["backup", str(folder / "evening.zip")],
        ["restore", str(folder / "evening.zip")],  # there is nobody to say yes
        ["screenshot", str(folder / "screen.png")],
        ["doctor", "--report", str(folder / "report.txt")],
    ]


def test_a_game_goes_on_after_every_command_as_if_nothing_had_been(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(doctor_command, "build", owner_scenes.package)
    with owner_scenes.device(tmp_path) as left_alone:
        pictures = [owner_scenes.still(left_alone), *played(left_alone)]
    with owner_scenes.device(tmp_path) as board:
        for call in arguments(tmp_path):
            expected = 2 if call[0] == "restore" else 0
            assert cli.main([*call, "--port", board.address]) == expected, call
            assert owner_scenes.still(board) == pictures[0], call

        assert played(board) == pictures[1:]


def played(board: VirtualBoard) -> list[bytes]:
    """Play on, and return what was shown after each press."""
    pictures = []
    for _ in range(CARD_AFTER):
        board.press("OK")
        pictures.append(owner_scenes.still(board))
    return pictures


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main([command, "--help"])

    told = capsys.readouterr().out
    assert ended.value.code == 0
    assert f"example:\n  zonekeeper {command}" in told
    assert "--port P" in told and "exit codes:" in told


@pytest.mark.parametrize("command", ["logs", "backup", "doctor", "screenshot"])
def test_a_board_that_is_not_there_is_told_in_a_sentence(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(doctor_command, "build", lambda: None)
    file = {"backup": ["a.zip"], "screenshot": ["a.png"]}.get(command, [])
    monkeypatch.chdir(tmp_path)

    assert cli.main([command, *file, "--port", "socket://127.0.0.1:1"]) == 2

    told = "Nobody answers at socket://127.0.0.1:1: is there a board behind that address?\n"
    assert capsys.readouterr().err == told
    assert list(tmp_path.iterdir()) == []


def test_a_board_that_goes_away_in_the_middle_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with owner_scenes.device(tmp_path) as board:
        send = board._line.send

        def break_off(data: bytes) -> None:
            if b">g000" in data:
                board._line.hang_up()
            send(data)

        monkeypatch.setattr(board._line, "send", break_off)
        assert cli.main(["backup", str(tmp_path / "a.zip"), "--port", board.address]) == 2

    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not (tmp_path / "a.zip").exists()


def test_ctrl_c_while_connecting_lets_the_game_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with owner_scenes.device(tmp_path) as board:
        shown = owner_scenes.still(board)
        with monkeypatch.context() as patch:
            patch.setattr(BoardLink, "run", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
            assert cli.main(["logs", "--port", board.address]) == 130

        assert owner_scenes.still(board) == shown


def test_a_board_that_is_silent_for_too_long_goes_on_all_the_same(tmp_path: Path) -> None:
    with owner_scenes.device(tmp_path) as board:
        shown = owner_scenes.still(board)
        with (
            pytest.raises(CableTrouble, match="does not answer"),
            BoardLink(board.address) as link,
        ):
            link.run("import time\nwhile True: time.sleep_ms(1)", patience_s=0.3)

        assert owner_scenes.still(board) == shown
