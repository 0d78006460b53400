"""Takes a log apart, and puts it together again after it was tampered with."""

from typing import Any

from engine import record as codec
from engine import seal
from engine.header import decode_header, header_size
from engine.reader import body_size

_CRC = 4


class Draft:
    """A log that lies open on a forger's desk. Lines count from 1; `bodies[0]` is line 1."""

    def __init__(self, data: bytes) -> None:
        size = header_size(data)
        self.header = decode_header(data)
        self._crc = data[size - _CRC : size]
        self.bodies: list[bytes] = []
        self._checks: list[bytes] = []
        at = size
        while at < len(data):
            end = at + body_size(data, at)
            self.bodies.append(data[at:end])
            self._checks.append(data[end : end + codec.CHECK])
            at = end + codec.CHECK

    def lines(self, kind: int, has_tape: bool = True) -> list[int]:
        """Return the lines of the moves whose first byte is `kind`."""
        found = range(1, len(self.bodies) + 1)
        return [
            n
            for n in found
            if self.move(n)[:1] == bytes((kind,)) and has_tape == bool(self.tape(n))
        ]

    def controls(self, code: int) -> list[int]:
        """Return the lines of control records."""
        found = range(1, len(self.bodies) + 1)
        return [n for n in found if not self.move(n) and self._code(n) == code]

    def move(self, line: int) -> bytes:
        """Return the move of a line, empty for a control record."""
        body = self.bodies[line - 1]
        return body[1 : 1 + (body[0] >> 4)]

    def tape(self, line: int) -> bytes:
        """Return what a move showed."""
        body = self.bodies[line - 1]
        return body[1 + (body[0] >> 4) :] if body[0] >> 4 else b""

    def show(self, line: int, tape: bytes) -> int:
        """Let a move have shown something else; return its line."""
        self.bodies[line - 1] = codec.move_body(self.move(line), tape)
        return line

    def write(self, line: int, body: bytes) -> int:
        """Put another body in the place of a line; return the line."""
        self.bodies[line - 1] = body
        return line

    def insert(self, line: int, body: bytes, check: bytes = bytes(codec.CHECK)) -> int:
        """Put a new line in the place of `line`, which moves down; return the line."""
        self.bodies.insert(line - 1, body)
        self._checks.insert(line - 1, check)
        return line

    def drop(self, line: int) -> int:
        """Take a line out; return its place."""
        del self.bodies[line - 1]
        del self._checks[line - 1]
        return line

    def swap(self, one: int, other: int) -> int:
        """Let two lines change places; return the first."""
        for row in (self.bodies, self._checks):
            row[one - 1], row[other - 1] = row[other - 1], row[one - 1]
        return min(one, other)

    def repeat(self, line: int) -> int:
        """Write a line twice; return the line of the copy."""
        return self.insert(line + 1, self.bodies[line - 1], self._checks[line - 1])

    def naive(self) -> bytes:
        """Return the log as one has it who changes bytes and knows of no checks."""
        head = self.header.encode()[:-_CRC] + self._crc
        return head + b"".join(map(bytes.__add__, self.bodies, self._checks))

    def forged(self) -> bytes:
        """Return the log as one has it who computes every check and the whole chain anew."""
        data = self.header.encode()
        chain = self.header.digest
        for body in self.bodies:
            data += body + codec.check(chain, body)
            chain = codec.link(chain, body)
        return bytes(data)

    def _code(self, line: int) -> int:
        body = self.bodies[line - 1]
        return body[2] if body[0] == 15 else body[1]


def unplayed(header: Any, secret: bytes, *numbers: int) -> bytes:
    """Return the log of a game that was sealed, cut at these numbers, begun, and ended at once."""
    log = Draft(seal.sealed(header, secret).encode())
    log.bodies = [
        *(codec.control_body(codec.CUT, seal.cut(*cut)) for cut in enumerate(numbers)),
        codec.control_body(codec.BEGIN),
        codec.control_body(codec.END, secret),
    ]
    return log.forged()
