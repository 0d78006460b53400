"""`FORMAT.md` says enough: a reader written from it alone, without the engine, proves a game."""

import hashlib
import hmac
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from host_tools.shelf import recorded
from tests.host_tools.samples import NAMES

CUT, BEGIN, UNDO, UNDO_AGREED, REDO, END = range(1, 7)
DRAW, ROLL, LOOK, TURN_UP = b"\x01", b"\x02", b"\x04", b"\x05"  # moves of Lamplight


def sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


@dataclass
class Body:
    code: int
    payload: bytes
    move: bytes
    tape: bytes


def split(body: bytes) -> Body:
    size = body[0] >> 4
    if size:
        return Body(0, b"", body[1 : 1 + size], body[1 + size :])
    start = 2 if body[0] == 15 else 1
    return Body(body[start], body[start + 1 :], b"", b"")


def bodies(data: bytes) -> Iterator[Body]:
    """Yield the bodies of a log, its header and every check compared on the way."""
    size = 43 + data[5] + data[6]
    assert data[:3] == b"ZK\x01"
    assert zlib.crc32(data[: size - 4]) == int.from_bytes(data[size - 4 : size], "little")
    chain, at = sha256(data[:size]), size
    while at < len(data):
        first = data[at]
        length = 2 + data[at + 1] if first == 15 else 1 + (first >> 4) + (first & 15)
        body, check = data[at : at + length], data[at + length : at + length + 3]
        assert zlib.crc32(chain[:8] + body) & 0xFFFFFF == int.from_bytes(check, "little")
        chain = sha256(chain + body)
        at += length + 3
        yield split(body)


class Stream:
    """One stream of chance, with Python's own HMAC."""

    def __init__(self, seed: bytes, number: int) -> None:
        self._seed = seed
        self._number = number
        self.used = 0

    def below(self, limit: int) -> int:
        while True:
            message = bytes((self._number,)) + (self.used // 32).to_bytes(4, "big")
            byte = hmac.digest(self._seed, message, "sha256")[self.used % 32]
            self.used += 1
            if byte < 256 - 256 % limit:
                return byte % limit


class Lamplight:
    """Just as much of the game as decides what chance shows."""

    def __init__(self, seed: bytes, seats: int) -> None:
        deck = [card for card in range(4) for _ in range(4)]
        cards = Stream(seed, 0)
        for last in range(15, 0, -1):
            chosen = cards.below(last + 1)
            deck[last], deck[chosen] = deck[chosen], deck[last]
        self._hidden = [deck.pop() for _ in range(seats)]
        self._deck = deck
        self._dice = Stream(seed, 1)

    def shows(self, moves: list[bytes]) -> bytes:
        """Return what the last of these moves shows, when they are made from the start."""
        deck, self._dice.used, turn, shown = list(self._deck), 0, 0, b""
        for move in moves:
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
    data = recorded(name).read_bytes()
    lines = list(bodies(data))
    secret = lines[-1].payload
    cuts = [line.payload for line in lines if line.code == CUT]
    message = b"".join(bytes((len(cut),)) + cut for cut in cuts)
    name_end = 7 + data[5]
    game = Lamplight(hmac.digest(secret, message, "sha256"), data[name_end])

    moves: list[bytes] = []
    done = 0
    for line in lines:
        if line.code == 0:
            moves[done:] = [line.move]
            assert game.shows(moves) == line.tape
        done += {0: 1, UNDO: -1, UNDO_AGREED: -1, REDO: 1}.get(line.code, 0)

    assert sha256(secret) == data[name_end + data[6] :][:32]
    assert lines[-1].code == END


@pytest.mark.parametrize("path", [recorded(name) for name in NAMES], ids=NAMES)
def test_every_recorded_log_is_as_the_format_says(path: Path) -> None:
    codes = [line.code for line in bodies(path.read_bytes())]

    begin = codes.index(BEGIN)
    assert set(codes[:begin]) <= {CUT}
    assert set(codes[begin + 1 : -1]) <= {0, UNDO, UNDO_AGREED, REDO}
