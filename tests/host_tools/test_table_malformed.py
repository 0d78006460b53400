"""`zonekeeper table` and lines that nobody should have written: an answer, and no harm."""

import json
import random
from collections.abc import Iterator

import pytest

from host_tools.journal.recorder import TEST_GAMES
from host_tools.simulated.shelf import Shelf
from tests.host_tools.table_talk import NEW, do, say


@pytest.fixture(autouse=True)
def games() -> Iterator[None]:
    with Shelf(str(TEST_GAMES)):
        yield


MALFORMED = [
    b"move",
    b"[]",
    b"null",
    b'"do"',
    b"{}",
    b'{"ask": 1}',
    b'{"ask": "dance"}',
    b'{"ask": "do"}',
    b'{"ask": "do", "move": 2}',
    b'{"ask": "do", "move": "2"}',
    b'{"ask": "do", "move": "xy"}',
    b'{"ask": "do", "move": ""}',
    b'{"ask": "do", "move": "' + b"01" * 16 + b'"}',
    b'{"ask": "do", "move": "01", "seat": 1}',
    b'{"ask": "undo", "agreed": 1}',
    b'{"ask": "view", "seat": true}',
    b'{"ask": "view", "seat": 77}',
    b'{"ask": "view", "seat": -5}',
    b'{"ask": "cut", "cut": 0}',
    b'{"ask": "cut", "cut": "00"}',
    b'{"ask": "new", "setup": ""}',
    b'{"ask": "new", "setup": "ff"}',
    b'{"ask": "new", "secret": "00"}',
    b'{"ask": "new", "cuts": [0]}',
    b'{"ask": "new", "cuts": 0}',
    b'{"ask": "new", "cuts": ["00", "00", "00"]}',
    b'{"ask": "new", "cuts": [0, 1, true]}',
    b'{"ask": "new", "cuts": [0, 1, 10000]}',
    b'{"ask": "new", "cuts": [0, 1, -1]}',
    b'{"ask": "new", "first": 10000}',
    b'{"ask": "new", "first": -1}',
    b'{"ask": "load"}',
    b'{"ask": "load", "log": "00"}',
    b'{"ask": "load", "file": "nothing.zkj"}',
    b'{"ask": "save", "file": "no/such/folder/x.zkj"}',
    b"\xff\xfe",
    b"[" * 100_000,
    b'{"ask": "do", "move": "01"',
    b'{"ask": "view", "seat": ' + b"9" * 5000 + b"}",
]


@pytest.mark.parametrize("line", MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_line_gets_an_error_and_changes_nothing(line: bytes) -> None:
    start = [json.dumps(ask).encode() for ask in (NEW, do("02"), {"ask": "save"})]

    answers = say("lamplight", [*start, line, start[-1]])

    assert answers[3].keys() == {"ok", "error"}
    assert answers[3]["error"].endswith(".")
    assert answers[4] == answers[2]


def test_random_lines_are_always_answered() -> None:
    hand = random.Random(1)
    seeds = [json.dumps(ask).encode() for ask in (NEW, do("02"), {"ask": "undo"}, {"ask": "view"})]
    lines = []
    for _ in range(3000):
        line = bytearray(hand.choice(seeds))
        for _ in range(hand.randrange(3)):
            line[hand.randrange(len(line))] = hand.choice(b'{}[]":,0123456789abcdef\x00\xff ')
        lines.append(bytes(line))

    assert len(say("lamplight", lines)) == len(lines)
