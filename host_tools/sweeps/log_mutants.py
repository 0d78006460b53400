"""Changes a log as accidents and forgers do, with checks, head and seal computed anew or not."""

import hashlib
import random
import zlib

from engine import record as codec
from engine.header import header_size
from engine.reader import body_size

_CRC, _SEAL = 4, 32
_END = 6  # the code of the record that has the secret
_SECRET = 32


class _Desk:
    """A log taken apart."""

    def __init__(self, data: bytes, chance: random.Random) -> None:
        size = header_size(data)
        self.chance = chance
        self.head = bytearray(data[:size])
        self.bodies: list[bytes] = []
        at = size
        while at < len(data):
            end = at + body_size(data, at)
            self.bodies.append(data[at:end])
            at = end + codec.CHECK

    def line(self) -> int:
        """Return a line at random, often one of the first or last."""
        last = len(self.bodies) - 1
        first, late = self.chance.randrange(8), last - self.chance.randrange(4)
        return max(
            0, min(last, self.chance.choice((first, late, self.chance.randrange(last + 1))))
        )

    def seal(self) -> None:
        """Seal the head anew with the log's own secret, as one can who made the log."""
        end = self.bodies[-1][-_SECRET - 1 :] if self.bodies else b""
        if end[:1] == bytes((_END,)):
            sealed = bytes(self.head[: -_CRC - _SEAL])
            parts = b"Zonekeeper seal" + sealed + end[1:] if self.head[2] == 2 else end[1:]
            self.head[-_CRC - _SEAL : -_CRC] = hashlib.sha256(parts).digest()

    def written(self) -> bytes:
        """Return the log with every check anew."""
        self.head[-_CRC:] = zlib.crc32(self.head[:-_CRC]).to_bytes(_CRC, "little")
        data = bytearray(self.head)
        chain = hashlib.sha256(self.head).digest()
        for body in self.bodies:
            data += body + codec.check(chain, body)
            chain = codec.link(chain, body)
        return bytes(data)


def shortened(data: bytes, lines: int) -> bytes:
    """Return the log of a game that was ended after so many lines; as it is, if it has no end."""
    desk = _Desk(data, random.Random(0))
    if desk.bodies[-1][-_SECRET - 1 : -_SECRET] == bytes((_END,)):
        del desk.bodies[lines:-1]
    return desk.written()


def mutant(data: bytes, chance: random.Random) -> bytes:
    """Return another log, or what is left of one."""
    way = chance.randrange(10)
    if way == 0:
        return data[: chance.randrange(len(data))]
    if way == 1:
        return _flipped(data, chance)
    desk = _Desk(data, chance)
    if way == 2:
        _change_head(desk)
    else:
        for _ in range(chance.choice((1, 1, 1, 2, 3))):
            chance.choice(_EDITS)(desk)
    if chance.random() < 0.7:
        desk.seal()
    if chance.random() < 0.2:
        del desk.bodies[-1:]
    return desk.written()


def _flipped(data: bytes, chance: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 8))):
        changed[chance.randrange(len(changed))] ^= 1 << chance.randrange(8)
    return bytes(changed)


def _change_head(desk: _Desk) -> None:
    at = desk.chance.randrange(2, len(desk.head) - _CRC - _SEAL)
    desk.head[at] = desk.chance.choice((desk.head[at] ^ 1 << desk.chance.randrange(8), 0, 255))


def _change_byte(desk: _Desk) -> None:
    line = desk.line()
    body = bytearray(desk.bodies[line])
    at = desk.chance.randrange(1, len(body))
    body[at] = desk.chance.choice(
        (body[at] ^ 1 << desk.chance.randrange(8), desk.chance.randrange(32))
    )
    desk.bodies[line] = bytes(body)


def _drop(desk: _Desk) -> None:
    if len(desk.bodies) > 1:
        del desk.bodies[desk.line()]


def _double(desk: _Desk) -> None:
    line = desk.line()
    desk.bodies.insert(line, desk.bodies[line])


def _swap(desk: _Desk) -> None:
    one, other = desk.line(), desk.line()
    desk.bodies[one], desk.bodies[other] = desk.bodies[other], desk.bodies[one]


def _insert(desk: _Desk) -> None:
    """Write a control record, or a move without a tape, that was not there."""
    code = desk.chance.randrange(1, 8)
    made = codec.control_body(code, desk.chance.randbytes(desk.chance.choice((0, 0, 0, 3, 32))))
    move = bytes((desk.chance.randrange(1, 33),)) + desk.chance.randbytes(desk.chance.randrange(4))
    line = desk.line()
    desk.bodies.insert(line, desk.chance.choice((made, codec.move_body(move, b""))))


def _change_tape(desk: _Desk) -> None:
    """Give a value more, or one less, to a move that shows something."""
    shown = [n for n, body in enumerate(desk.bodies) if body[0] >> 4 and body[0] & 15]
    if not shown:
        return
    line = desk.chance.choice(shown)
    body = desk.bodies[line]
    cut = 1 + (body[0] >> 4)
    tape = (
        body[cut:-1]
        if desk.chance.random() < 0.5
        else body[cut:] + bytes((desk.chance.randrange(6),))
    )
    desk.bodies[line] = codec.move_body(body[1:cut], tape[: codec.MOST_TAPE])


_EDITS = (_change_byte, _drop, _double, _swap, _insert, _change_tape, _change_tape)
