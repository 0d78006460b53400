"""The records of a log as objects, and a sentence about the first byte that is no record."""

from dataclasses import dataclass
from typing import Any

from engine import record as codec
from engine.reader import Reader, body_size

MOVE = 0  # the code of a record that is no control record

KINDS = {
    MOVE: "move",
    codec.CUT: "cut",
    codec.BEGIN: "begin",
    codec.UNDO: "undo",
    codec.UNDO_REVEALED: "undo",
    codec.REDO: "redo",
    codec.END: "end",
}


@dataclass(frozen=True)
class Record:
    """One sound record. `line` counts from 1; the header is line 0."""

    line: int
    code: int
    move: bytes
    tape: bytes
    payload: bytes
    data: bytes  # body and check, as they are in the file
    chain: bytes  # the hash chain after this record

    @property
    def kind(self) -> str:
        """Return the kind in a word."""
        return KINDS[self.code]

    @property
    def is_agreed(self) -> bool:
        """Tell whether the table agreed to take back something it had seen."""
        return bool(self.code == codec.UNDO_REVEALED)


@dataclass(frozen=True)
class Flaw:
    """Something that does not hold: in which line, what, and what should stand there."""

    line: int
    what: str
    expected: str
    found: str


def tell_flaw(flaw: Flaw) -> str:
    """Return a sentence that names the place."""
    place = f"Line {flaw.line}" if flaw.line else "Line 0, the header"
    return f"{place}, {flaw.what}: expected {flaw.expected}; found {flaw.found}."


def read_records(chain: bytes, data: bytes) -> tuple[list[Record], Flaw | None]:
    """Return the records up to the first that is not sound, and what is wrong with that one."""
    reader = Reader(chain, data)
    found: list[Record] = []
    start = 0
    while reader.step():
        found.append(_take(reader, len(found) + 1, data[start : reader.at]))
        start = reader.at
    if not reader.is_torn:
        return found, None
    return found, _diagnose(len(found) + 1, reader.chain, data[start:])


def _take(reader: Any, line: int, data: bytes) -> Record:
    if reader.code == MOVE:
        return Record(line, MOVE, reader.move, reader.tape, b"", data, reader.chain)
    return Record(line, reader.code, b"", b"", reader.payload, data, reader.chain)


def _diagnose(line: int, chain: bytes, rest: bytes) -> Flaw:
    """Say why no record starts here."""
    size = body_size(rest, 0)
    if not size:
        return Flaw(line, "length", "a whole record", f"{_count(rest)} beginning {_start(rest)}")
    body, found = rest[:size], rest[size : size + codec.CHECK]
    expected = codec.check(chain, body)
    if len(found) < codec.CHECK:
        return Flaw(line, "length", "a whole record", f"{_count(rest)}, its check cut off")
    if found != expected:
        return Flaw(line, "check", expected.hex(), found.hex())
    return Flaw(line, "kind", "a record that Zonekeeper writes", f"the body {body.hex()}")


def _count(rest: bytes) -> str:
    return f"{len(rest)} byte{'s' * (len(rest) != 1)}"


def _start(rest: bytes) -> str:
    return rest[:8].hex()
