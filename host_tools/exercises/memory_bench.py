"""How long a move, a start and an undo take, one against the other, on the interpreter at hand.

Only ratios mean something. A measure is a list of short pieces: of each take the shortest of many
rounds, as the others were disturbed.
"""

from hashlib import sha256

from engine import seal
from engine.header import Header
from engine.table import Table
from games import catalogue
from host_tools.exercises.fixed_dice import FixedDice
from host_tools.simulated.disk import SimDisk
from storage.journal import Journal

# MicroPython's own clock counts whole milliseconds on the virtual board.
try:
    from js import performance  # type: ignore[import-not-found]
except ImportError:
    performance = None

_PIECE = 10

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from host_tools.simulated.disk import Buffer


class MemoryBench:
    """The first game on the shelf in a journal on a disk in memory."""

    def __init__(self, seed: int) -> None:
        game = catalogue.names()[0]
        self._rules = catalogue.load(game).RULES
        self._secret = sha256(b"bench").digest()
        self._header = seal.sealed(Header(game, 1, b""), self._secret)
        self._dice = FixedDice(seed)
        self._disk = SimDisk()
        journal = Journal(self._disk, "g0001")
        journal.create(self._header.encode(), self._secret)
        self._sitting = Sitting(self._new_table(journal), journal)
        self._sitting.table.begin()

    def play(self, count: int) -> None:
        """Make so many moves, each kept before the next."""
        for _ in range(count):
            self._sitting.do(self._choose(self._sitting))

    def time_moves(self, count: int) -> "list[float]":
        """Return the milliseconds of so many moves, without the time to choose them."""
        trial, sitting = self._resume(), self._resume()
        moves = []
        for _ in range(count):
            moves.append(self._choose(trial))
            trial.do(moves[-1])
        moves.reverse()
        return [_time(lambda: sitting.do(moves.pop()), count)]

    def time_resumes(self, count: int) -> "list[float]":
        """Return the milliseconds of reading the whole journal back so many times."""
        return [_time(self._resume, count)]

    def time_first_undos(self, count: int) -> "list[float]":
        """Return the milliseconds of so many undos, each the first after a start."""
        tables = [self._resume().table for _ in range(count)]
        return [_time(lambda: tables.pop().undo(True), count)]

    def time_deep_undos(self, count: int) -> "list[float]":
        """Return the milliseconds of so many undos in a row, after a start, ten a piece."""
        table = self._resume().table
        return [_time(lambda: table.undo(True), _PIECE) for _ in range(count // _PIECE)]

    def _choose(self, sitting: "Sitting") -> bytes:
        return self._dice.pick(self._rules.moves(sitting.table.state))

    def _resume(self) -> "Sitting":
        journal = Journal(Overlay(self._disk), "g0001")
        sitting = Sitting(self._new_table(journal), journal)
        sitting.table.load(journal.records(), journal.marks())
        return sitting

    def _new_table(self, journal: "Journal") -> "Table":
        return Table(self._rules, self._header, self._secret, journal.keep)


class Sitting:
    """A table and the journal that it writes to."""

    def __init__(self, table: "Table", journal: "Journal") -> None:
        self.table = table
        self._journal = journal

    def do(self, move: bytes) -> None:
        """Make a move as the app does, marks included."""
        self.table.do(move)
        mark = self.table.mark_to_keep()
        if mark:
            self._journal.save_mark(*mark)


class Overlay(SimDisk):
    """A disk that leaves the one below it as it is."""

    def __init__(self, below: SimDisk) -> None:
        super().__init__()
        self.folders = below.folders
        self._below = below

    def read(self, name: str) -> "bytes | None":
        """Return a file's bytes, or None."""
        return self.files.get(name, self._below.files.get(name))

    def append(self, name: str, data: "Buffer") -> None:
        """Add bytes to the end of a file."""
        self.replace(name, (self.read(name) or b"") + bytes(data))

    def names(self, folder: str = "") -> "list[str]":
        """Return what lies in a folder below."""
        return self._below.names(folder)


def _clock_ms() -> float:
    if performance is not None:
        return float(performance.now())
    import time

    return time.perf_counter() * 1000


def _time(action: "Callable[[], object]", count: int) -> float:
    start = _clock_ms()
    for _ in range(count):
        action()
    return _clock_ms() - start
