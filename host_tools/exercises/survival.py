"""Whether a device that is switched on after a cut of power has kept everything.

Runs on both interpreters, on any disk.
"""

from host_tools.exercises.long_game import Note, open_game, resume
from host_tools.simulated.session import Session

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from host_tools.simulated.disk import SimDisk


class Step:
    """One word of a long game: its first operation on flash, and how things stand after it."""

    def __init__(self, word: str, first: int, note: Note, past: "list[bytes]") -> None:
        self.word = word
        self.first = first
        self.note = note
        self.past = past


class Survival:
    """Judges what is left, by the steps that were recorded.

    `disk_after(number)` makes the disk as it is after a step, nothing cut. Only in one of
    `undo_every` steps everything is taken back, which takes its time.
    """

    def __init__(
        self, steps: "list[Step]", disk_after: "Callable[[int], SimDisk]", undo_every: int = 1
    ) -> None:
        self._steps = steps
        self._disk_after = disk_after
        self._undo_every = undo_every
        self._pictures: dict[int, bytes] = {}
        self._undone: dict[bytes, bool] = {}

    def step_of(self, operation: int) -> int:
        """Return the number of the step that an operation belongs to."""
        number = len(self._steps) - 1
        while self._steps[number].first > operation:
            number -= 1
        return number

    def examine(self, disk: "SimDisk", number: int, may_repair: bool = False) -> str:
        """Switch on what is left of a cut in a step; return what is wrong, or an empty text."""
        session = Session(disk)
        return self.judge(session, resume(session, may_repair), number)

    def judge(self, session: Session, note: "Note | None", number: int) -> str:
        """Return what is wrong about a device that was started after a cut in a step.

        That step, and no other, may be done or not.
        """
        if note is None:
            return "the launcher offers no game" if number else ""
        for candidate in (number, number - 1):
            if candidate >= 0 and note.chain == self._steps[candidate].note.chain:
                return self._compare(note, candidate) or self._undo_all(session, note, candidate)
        return "a log that never was, of %d moves" % note.done

    def _compare(self, note: Note, number: int) -> str:
        expected = self._steps[number].note
        wrong = note.differs(expected)
        # A clock that was running shows another time: then the one of a start without a cut.
        is_same = note.picture == expected.picture or note.picture == self._picture(number)
        if not wrong and not is_same:
            wrong = "picture"
        return "another " + wrong if wrong else ""

    def _picture(self, number: int) -> bytes:
        """Return the picture of a device that is switched on after a step, nothing cut."""
        if number not in self._pictures:
            note = resume(Session(self._disk_after(number)))
            self._pictures[number] = note.picture
        return self._pictures[number]

    def _undo_all(self, session: Session, note: Note, number: int) -> str:
        """Take everything back, once for each log; this writes, so the disk is tried too."""
        if note.chain in self._undone or number % self._undo_every:
            return ""
        self._undone[note.chain] = True
        past = self._steps[number].past
        table = open_game(session).table
        while table.done:
            if table.undo(True):
                return "undo refused at move %d" % table.done
            if table.pack() != past[table.done]:
                return "another state after undo to move %d" % table.done
        return ""
