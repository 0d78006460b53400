"""Set-ups and names that no device writes, in logs of every game: each reader says a sentence."""

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import seal
from engine.header import Header
from games import catalogue
from host_tools import cli
from host_tools.journal.log_file import read_log
from host_tools.journal.rulebook import can_set_up
from host_tools.json_table.open_table import OpenTable
from host_tools.shelf import games, recorded_games
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.session import Session
from storage.saves import Saves

COMMANDS = (["log"], ["log", "--json"], ["verify"], ["lifeboat"], ["replay", "--json"])
SECRET = bytes(range(32))
EACH = 14
LONG_MS = {"OK": 700, "BACK": 1900}
UNSEEN = "\x1b\x00\x07\x7f\x9b"  # what a terminal acts on


def hostile(game: str, seed: int) -> bytes:
    """Return a true set-up with other bytes, other names, cut short, or with more behind it."""
    hand = random.Random(seed)
    logs = [read_log(path) for path in recorded_games()[::7]]
    true = [log.header.setup for log in logs if log.header.game == game]
    data = bytearray(hand.choice([*true, catalogue.load(game).SETUP]))
    way = seed % 4
    if way == 0 and data:
        for _ in range(hand.randrange(1, 4)):
            data[hand.randrange(len(data))] = hand.randrange(256)
    elif way == 1:
        letters = [n for n, letter in enumerate(data) if chr(letter).isalpha()]
        for at in letters:
            data[at] = hand.choice((hand.randrange(256), 27, 0, 7, 37, 155))
    elif way == 2:
        del data[hand.randrange(len(data) + 1) :]
    else:
        data += hand.randbytes(hand.randrange(1, 12))
    return bytes(data)


def written(game: str, setup: bytes, seed: int) -> list[bytes]:
    """Return the head and the lines of a game that was sealed, and played where it can be."""
    play, hand = catalogue.load(game), random.Random(seed)
    header = seal.sealed(Header(game, play.RULES.VERSION, setup), SECRET)
    if not can_set_up(play.RULES, setup):
        return [header.encode()]
    opened = OpenTable(play, header, SECRET)
    opened.begin_after_cuts()
    while not opened.table.has_begun:
        opened.cut(hand.randrange(10_000))
    for _ in range(hand.choice((0, 3, 40))):
        moves = play.RULES.moves(opened.table.state)
        if moves:
            opened.table.do(hand.choice(moves))
    if hand.randrange(2):
        opened.table.end()
    return opened.written


def trials(game: str) -> Iterator[tuple[bytes, list[bytes]]]:
    for seed in range(EACH):
        setup = hostile(game, seed)
        yield setup, written(game, setup, seed)


@pytest.mark.parametrize("game", games())
def test_every_reader_says_a_sentence(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # Regression: `replay` of a game that was sealed with no set-up ended in a traceback.
    codes = set()
    for setup, pieces in trials(game):
        (tmp_path / "log.zkj").write_bytes(b"".join(pieces))
        is_sound = can_set_up(catalogue.load(game).RULES, setup)
        for command in COMMANDS:
            code = cli.main([*command, str(tmp_path / "log.zkj")])
            said = capsys.readouterr()
            codes.add((command[0], is_sound, code))
            assert not set(UNSEEN) & set(said.out + said.err), (command, setup)
            if command[-1] == "--json":
                assert all(json.loads(line) for line in said.out.splitlines())
    wrong = {code for command, is_sound, code in codes if not is_sound and command != "log"}
    assert wrong == {1}


@pytest.mark.parametrize("game", games())
def test_the_device_goes_on_with_it_or_says_why_not(game: str) -> None:
    for setup, (head, *lines) in trials(game):
        hand, disk = random.Random(setup), SimDisk()
        journal = Saves(disk).create(head, SECRET)
        for line in lines:
            journal.keep(line)
        session = Session(disk).boot()
        app = session.app
        session.press("OK")
        for _ in range(12):
            name = hand.choice(("OK", "OK", "UP", "DOWN", "BACK"))
            if hand.randrange(4) == 0 and name in LONG_MS:
                session.hold(name, LONG_MS[name])
            else:
                session.press(name)
            session.settle()
        assert session.app is app, f"{setup.hex()} broke it"
