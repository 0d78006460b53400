"""A reader of logs written from `FORMAT.md` alone: nothing of the firmware is imported here."""

import hashlib
import hmac
import zlib
from collections.abc import Iterator
from dataclasses import dataclass

CUT, BEGIN, UNDO, UNDO_AGREED, REDO, END = range(1, 7)


def sha256(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


@dataclass
class Body:
    code: int
    payload: bytes
    move: bytes
    tape: bytes


class PlainLog:
    """A log of format 2 that is over, its header and every check compared on the way."""

    def __init__(self, data: bytes) -> None:
        assert data[:3] == b"ZK\x02"
        self.setup = data[7 + data[5] : 7 + data[5] + data[6]]
        self._data = data
        self._size = 49 + data[5] + data[6]
        end = self._size - 4
        assert zlib.crc32(data[:end]) == int.from_bytes(data[end : self._size], "little")
        self.before_seal, self.seal = data[: end - 32], data[end - 32 : end]
        self.lines = list(self._bodies())

    @property
    def secret(self) -> bytes:
        return self.lines[-1].payload

    @property
    def seed(self) -> bytes:
        cuts = b"".join(line.payload for line in self.lines if line.code == CUT)
        message = b"Zonekeeper seed" + self.seal + cuts
        return hmac.digest(self.secret, message, "sha256")

    def rows(self) -> Iterator[list[Body]]:
        """Yield, for every move, the moves that stand with it as the last."""
        moves: list[Body] = []
        done = 0
        for line in self.lines:
            if line.code == 0:
                moves[done:] = [line]
                yield list(moves)
            done += {0: 1, UNDO: -1, UNDO_AGREED: -1, REDO: 1}.get(line.code, 0)

    def _bodies(self) -> Iterator[Body]:
        data, at = self._data, self._size
        chain = sha256(data[:at])
        while at < len(data):
            first = data[at]
            length = 2 + data[at + 1] if first == 15 else 1 + (first >> 4) + (first & 15)
            body, check = data[at : at + length], data[at + length : at + length + 3]
            assert zlib.crc32(chain[:8] + body) & 0xFFFFFF == int.from_bytes(check, "little")
            chain = sha256(chain + body)
            at += length + 3
            yield _split(body)


def _split(body: bytes) -> Body:
    size = body[0] >> 4
    if size:
        return Body(0, b"", body[1 : 1 + size], body[1 + size :])
    start = 2 if body[0] == 15 else 1
    return Body(body[start], body[start + 1 :], b"", b"")


class Stream:
    """One stream of chance, with Python's own HMAC."""

    def __init__(self, seed: bytes, number: int) -> None:
        self._seed = seed
        self._number = number
        self._blocks: dict[int, bytes] = {}
        self.used = 0

    def below(self, limit: int) -> int:
        while True:
            number = self.used // 32
            if number not in self._blocks:
                message = bytes((self._number,)) + number.to_bytes(4, "big")
                self._blocks[number] = hmac.digest(self._seed, message, "sha256")
            byte = self._blocks[number][self.used % 32]
            self.used += 1
            if byte < 256 - 256 % limit:
                return byte % limit

    def shuffle(self, cards: list[int]) -> list[int]:
        for last in range(len(cards) - 1, 0, -1):
            chosen = self.below(last + 1)
            cards[last], cards[chosen] = cards[chosen], cards[last]
        return cards
