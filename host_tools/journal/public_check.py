"""What can be checked of a log whose secret is not known: legal moves, possible outcomes."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine import record as codec
from host_tools.journal.course import Course
from host_tools.journal.possible_deal import NoDeal
from host_tools.journal.record_reader import Flaw, Record
from host_tools.journal.rulebook import label
from host_tools.journal.walk import Walk


class Unsure(Exception):
    """From `line` on nothing can be said without the secret; the text says why."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(sentence)
        self.line = line


def check_public(
    rules: Any, setup: bytes, records: Sequence[Record], advance: Callable[[int], None]
) -> Flaw | None:
    """Return the first move that no deal allows; raise Unsure where the hidden decides."""
    walk = Walk(rules, setup)
    for line, moves in _tips(records):
        try:
            walk.state(moves)
        except NoDeal as trouble:
            record = moves[trouble.index] if moves else records[0]
            if not trouble.is_certain:
                raise Unsure(record.line, str(trouble)) from None
            name = label(rules, record.move, record.tape)
            return Flaw(record.line, "move", "a possible move", f"{name}: {trouble}")
        advance(line)
    return None


def _tips(records: Sequence[Record]) -> Iterator[tuple[int, list[Record]]]:
    """Yield every row of moves that stood before some of them were taken back, and the last."""
    course = Course()
    was_undo = True
    for record in records:
        is_undo = record.kind == "undo"
        if is_undo and not was_undo:
            yield record.line, course.standing
        course.follow(record)
        was_undo = is_undo
    if any(record.code == codec.BEGIN for record in records):
        yield len(records), course.standing
