"""`FORMAT.md` says enough: a reader written from it alone, without the engine, proves a game."""

import shutil
import subprocess
from pathlib import Path

import pytest

from host_tools import log_pages
from host_tools.firmware_path import ROOT
from host_tools.shelf import games, recorded
from tests.host_tools.plain_reader import (
    BEGIN,
    CUT,
    END,
    REDO,
    UNDO,
    UNDO_AGREED,
    Body,
    PlainLog,
    Stream,
    sha256,
)
from tests.host_tools.samples import NAMES

FORMAT = ROOT / "firmware" / "storage" / "FORMAT.md"
DRAW, ROLL, LOOK, TURN_UP = b"\x01", b"\x02", b"\x04", b"\x05"  # moves of Lamplight


class Lamplight:
    """Just as much of the game as decides what chance shows."""

    def __init__(self, seed: bytes, seats: int) -> None:
        deck = Stream(seed, 0).shuffle([card for card in range(4) for _ in range(4)])
        self._hidden = [deck.pop() for _ in range(seats)]
        self._deck = deck
        self._dice = Stream(seed, 1)

    def shows(self, moves: list[Body]) -> bytes:
        """Return what the last of these moves shows, when they are made from the start."""
        deck, self._dice.used, turn, shown = list(self._deck), 0, 0, b""
        for move in [each.move for each in moves]:
            shown = b""
            if move == DRAW:
                shown = bytes((deck.pop(),))
            elif move == ROLL:
                shown = bytes((1 + self._dice.below(6),))
            elif move == TURN_UP:
                shown = bytes((self._hidden[turn],))
            elif move == LOOK:
                shown = b"\x00"
            turn = (turn + (move != LOOK)) % len(self._hidden)
        return shown


@pytest.mark.parametrize("name", ["lamplight/won", "lamplight/dry"])
def test_a_reader_written_from_the_format_proves_a_game(name: str) -> None:
    log = PlainLog(recorded(name).read_bytes())
    game = Lamplight(log.seed, log.setup[0])

    for moves in log.rows():
        assert game.shows(moves) == moves[-1].tape
    assert sha256(b"Zonekeeper seal" + log.before_seal + log.secret) == log.seal
    assert log.lines[-1].code == END


@pytest.mark.parametrize("path", [recorded(name) for name in NAMES], ids=NAMES)
def test_every_recorded_log_is_as_the_format_says(path: Path) -> None:
    codes = [line.code for line in PlainLog(path.read_bytes()).lines]

    begin = codes.index(BEGIN)
    assert set(codes[:begin]) <= {CUT}
    assert set(codes[begin + 1 : -1]) <= {0, UNDO, UNDO_AGREED, REDO}


def example() -> list[list[str]]:
    """Return the commands of the worked example, each with what it prints."""
    block = FORMAT.read_text(encoding="utf-8").split("```sh\n")[1].split("```")[0]
    lines = [line for line in block.splitlines() if not line.startswith("#")]
    return [[lines[at][2:], lines[at + 1]] for at in range(0, len(lines), 2)]


@pytest.mark.skipif(not shutil.which("openssl"), reason="there is no openssl here")
@pytest.mark.parametrize(("command", "printed"), example())
def test_the_worked_example_comes_out_of_openssl(command: str, printed: str) -> None:
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=True)

    assert done.stdout.split(maxsplit=1)[0] == printed.split(maxsplit=1)[0]


def test_the_worked_example_is_a_whole_log() -> None:
    text = FORMAT.read_text(encoding="utf-8").split("```\nhead ")[1].split("```")[0]
    rows = text.split("fingerprint")[0].replace("\n", " ").split()
    words = ("cut", "begin", "coin", "roll", "end")
    log = PlainLog(bytes.fromhex("".join(word for word in rows if word not in words)))

    assert sha256(b"Zonekeeper seal" + log.before_seal + log.secret) == log.seal
    dice = Stream(log.seed, 1)
    assert [moves[-1].tape for moves in log.rows()] == [
        bytes((1 + dice.below(2),)),
        bytes((1 + dice.below(6), 1 + dice.below(6))),
    ]


def test_the_pages_of_the_games_are_what_their_data_make_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert log_pages.main(["--check"]) == 0

    monkeypatch.setattr(log_pages, "ROOT", tmp_path)
    monkeypatch.setattr(log_pages, "_GAMES", tmp_path)
    for game in games():
        (tmp_path / game).mkdir()
    assert log_pages.main(["--check"]) == 1
    assert f"{games()[0]}/LOG.md is out of date." in capsys.readouterr().err
    assert log_pages.main([]) == log_pages.main(["--check"]) == 0
