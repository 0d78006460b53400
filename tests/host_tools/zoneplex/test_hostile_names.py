"""Set-ups and names that no device writes, and games with hidden cards and no end."""

from pathlib import Path
from typing import Any

import pytest

from engine.seating import encode_names
from games import catalogue
from host_tools import cli
from host_tools.journal.log_file import Log, read_log
from host_tools.journal.transcript import transcript
from host_tools.sweeps.zoneplex.record_games import recorded_games
from tests.host_tools.forger import Draft

Captured = pytest.CaptureFixture[str]

GAME = recorded_games()[0]
READERS = ("log", "verify", "replay", "lifeboat")
_NAMES_AT = 9


def with_setup(folder: Path, setup: bytes) -> str:
    """Write the game with another set-up and all checks made anew; return where."""
    draft = Draft(GAME.read_bytes())
    draft.header.setup = setup
    (folder / "forged.zkj").write_bytes(draft.forged())
    return str(folder / "forged.zkj")


@pytest.mark.parametrize("setup", [b"", b"\x00", b"\x03", b"\xff" * 12, bytes(12)])
@pytest.mark.parametrize("command", READERS)
def test_a_set_up_that_is_none_is_told(
    tmp_path: Path, capsys: Captured, command: str, setup: bytes
) -> None:
    code = cli.main([command, with_setup(tmp_path, setup)])

    assert code in (0, 1, 3) if command == "log" else code in (1, 3)
    assert "".join(capsys.readouterr())


@pytest.mark.parametrize("name", [b"\x1b[2J", b"\xff\xfe", b"\x9b2J", b"a\rb"])
@pytest.mark.parametrize("command", READERS)
def test_names_do_nothing_to_the_terminal(
    tmp_path: Path, capsys: Captured, command: str, name: bytes
) -> None:
    head = Draft(GAME.read_bytes()).header.setup
    start = next(at for at in range(len(head)) if head[at:].startswith(b"\x03Red"))
    setup = head[:start] + encode_names([name] * head[0])

    cli.main([command, with_setup(tmp_path, setup)])

    told = "".join(capsys.readouterr())
    assert told
    assert not set(told) & {"\x1b", "\x9b", "\r"}


def test_a_damaged_log_is_told_by_the_lifeboat(tmp_path: Path, capsys: Captured) -> None:
    # Regression: the position before was printed as if it were the last.
    data = bytearray(GAME.read_bytes())
    data[-60] ^= 1
    (tmp_path / "damaged.zkj").write_bytes(data)

    assert cli.main(["lifeboat", str(tmp_path / "damaged.zkj")]) == 1

    told = capsys.readouterr()
    assert told.out.startswith("Turn: ")
    assert "The log is damaged" in told.err


def test_a_line_that_cannot_stand_is_told_by_the_lifeboat(
    tmp_path: Path, capsys: Captured
) -> None:
    draft = Draft(GAME.read_bytes())
    draft.bodies = draft.bodies[:40]
    draft.repeat(1)
    (tmp_path / "twice.zkj").write_bytes(draft.forged())

    assert cli.main(["lifeboat", str(tmp_path / "twice.zkj")]) == 1
    assert "Line 2" in capsys.readouterr().err


def test_hidden_cards_make_few_moves_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = read_log(GAME)
    log = Log(whole.header, [each for each in whole.records if each.kind != "end"])
    play: Any = catalogue.load(log.header.game)
    made = []
    real = play.RULES.apply
    monkeypatch.setattr(play.RULES, "apply", lambda *words: (made.append(1), real(*words))[1])

    transcript(log)

    # Each card that turns up for the first time may play the game again, a line never does.
    assert len(made) < 400 * len(log.records)
