"""The course of a game as its log tells it: which moves stand after each line, and whether the
order of the lines makes sense. No rules and no secret are needed for that.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from engine import record as codec
from engine import seal
from engine.chance import SEED_BYTES
from engine.header import FORMAT, NUMBERS, OLD_FORMAT
from engine.table import MOST_BYTES, ROOM_TO_END, ROOM_TO_UNDO
from host_tools.journal.record_reader import MOVE, Flaw, Record

_LAST_SEAT = 255  # a cut names its seat in one byte


@dataclass(frozen=True)
class Step:
    """A line and what it did. `subject` is the move it makes, takes back or makes again."""

    record: Record
    subject: Record | None
    done: int  # how many moves stand after it

    @property
    def move_no(self) -> int:
        """Return the number of the move that the line is about, from 1; 0 for none."""
        if self.subject is None:
            return 0
        return self.done + (self.record.kind == "undo")


class Course:
    """Follows a log line by line, as the table does."""

    def __init__(self, seats: int | None = None, form: int = OLD_FORMAT) -> None:
        self._seats = seats  # how many must cut; None where nobody knows
        self._is_old = form == OLD_FORMAT  # in which a cut may be any bytes
        self._cuts = 0
        self.has_begun = False
        self._is_over = False
        self.moves: list[Record] = []  # those that stand, then those that redo would make
        self._done = 0
        self._size = 0  # of all records

    def follow(self, record: Record) -> Step | Flaw:
        """Take one more line; return what it did, or why it cannot stand here."""
        flaw = self._misplaced(record) or self._misshapen(record) or self._too_long(record)
        if flaw:
            return Flaw(record.line, *flaw)
        subject = self._take(record)
        return Step(record, subject, self._done)

    @property
    def standing(self) -> list[Record]:
        """Return the moves that stand now."""
        return self.moves[: self._done]

    def _misplaced(self, record: Record) -> tuple[str, str, str] | None:
        if self._is_over:
            return "order", "nothing after the end", _name(record)
        if record.code == codec.BEGIN:
            return self._bad_begin()
        if (record.code == codec.CUT) == self.has_begun:
            expected = "no cut after the beginning" if self.has_begun else "cuts, the beginning"
            return "order", expected, _name(record)
        if record.kind == "undo":
            return self._bad_undo(record)
        if record.code == codec.REDO and self._done == len(self.moves):
            return "redo", "an undone move to make again", "none"
        return None

    def _bad_begin(self) -> tuple[str, str, str] | None:
        if self.has_begun:
            return "order", "one beginning", "a second one"
        if self._seats is not None and self._cuts != self._seats:
            return "cuts", f"{self._seats}", f"{self._cuts}"
        return None

    def _bad_undo(self, record: Record) -> tuple[str, str, str] | None:
        if not self._done:
            return "undo", "a move to take back", "none"
        is_seen = bool(self.moves[self._done - 1].tape)
        if is_seen and not record.is_agreed:
            return "undo", "an agreed undo, for the table had seen the move", "a plain undo"
        if record.is_agreed and not is_seen:
            return "undo", "a plain undo, for the move showed nothing", "an agreed undo"
        return None

    def _misshapen(self, record: Record) -> tuple[str, str, str] | None:
        """Say what is wrong with the payload of a control record."""
        size = len(record.payload)
        if record.code == codec.CUT:
            most = _LAST_SEAT + 1 if self._seats is None else self._seats
            if self._cuts == most:
                return "cuts", f"{most} at most", "one more"
            seat = record.payload[:1]
            if seat != bytes((self._cuts,)):
                return "cut", f"the cut of seat {self._cuts + 1}", _seat_of(seat)
            if not self._is_old and not seal.is_cut(record.payload, self._cuts):
                return "cut", f"a number from 0 to {NUMBERS - 1}", record.payload[1:].hex()
        elif record.code == codec.END:
            if size != SEED_BYTES:
                return "secret", f"{SEED_BYTES} bytes", f"{size} bytes"
        elif size:
            return "length", "no more bytes", f"{size} bytes"
        return None

    def _too_long(self, record: Record) -> tuple[str, str, str] | None:
        """Say that a line finds no room: some is kept to take back every move that stands."""
        self._size += len(record.data)
        most = MOST_BYTES
        if record.code in (MOVE, codec.REDO):
            most -= ROOM_TO_END + ROOM_TO_UNDO * (self._done + 1)
        if self._size <= most:
            return None
        return "length", f"{most} bytes of records at most", f"{self._size}"

    def _take(self, record: Record) -> Record | None:
        if record.code == MOVE:
            self.moves[self._done :] = [record]
            self._done += 1
            return record
        if record.kind == "undo":
            self._done -= 1
            return self.moves[self._done]
        if record.code == codec.REDO:
            self._done += 1
            return self.moves[self._done - 1]
        self._cuts += record.code == codec.CUT
        self.has_begun |= record.code == codec.BEGIN
        self._is_over |= record.code == codec.END
        return None


def follow_all(
    records: Sequence[Record], seats: int | None = None, form: int = FORMAT
) -> tuple[list[Step], Flaw | None]:
    """Return the steps up to the first line that cannot stand, and why it cannot."""
    course = Course(seats, form)
    steps: list[Step] = []
    for record in records:
        step = course.follow(record)
        if isinstance(step, Flaw):
            return steps, step
        steps.append(step)
    return steps, None


def _name(record: Record) -> str:
    return "a move" if record.code == MOVE else f"the record {record.kind}"


def _seat_of(seat: bytes) -> str:
    return f"the cut of seat {seat[0] + 1}" if seat else "an empty cut"
