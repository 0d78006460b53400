"""What a move, a start and an undo take, in steps of the interpreter.

Only ratios mean something. Steps are counted, not timed: a ratio of times differed by half between
one machine and another, and this one is the same everywhere.
"""

import sys
from collections.abc import Callable
from functools import cache, partial
from hashlib import sha256
from types import FrameType
from typing import Any

from host_tools.shelf import games
from host_tools.simulated.disk import SimDisk

LOG_MOVES = 500

_SEED = 5
_MOVES = 64
_UNDOS = LOG_MOVES // 2
_NAME = "g0001"


@cache
def resume() -> float:
    """Return how many ordinary moves a start from a long journal takes."""
    return _long_game().resume() / _move()


@cache
def undo() -> float:
    """Return how many ordinary moves an undo takes, the first after a start or one deep down."""
    game = _long_game()
    return max(game.undos(1), game.undos(_UNDOS)) / _move()


def in_moves(action: Callable[[], object]) -> float:
    """Return how many ordinary moves an action takes."""
    return steps(action) / _move()


@cache
def _long_game() -> "LongGame":
    return LongGame(_SEED, LOG_MOVES)


@cache
def _move() -> float:
    return _long_game().moves(_MOVES)


class LongGame:
    """The first game on the shelf in a journal on a disk in memory, so many moves on."""

    def __init__(self, seed: int, moves: int) -> None:
        from engine import seal
        from engine.header import Header
        from games import catalogue
        from host_tools.exercises.fixed_dice import FixedDice

        self._rules: Any = catalogue.load(games()[0]).RULES
        self._secret = sha256(b"bench").digest()
        self._header = seal.sealed(Header(games()[0], self._rules.VERSION, b""), self._secret)
        self._dice = FixedDice(seed)
        self._disk = SimDisk()
        journal = self._journal(self._disk)
        journal.create(self._header.encode(), self._secret)
        table = self._table(journal)
        table.begin()
        for _ in range(moves):
            _do(table, journal, self._choose(table))

    def moves(self, count: int) -> float:
        """Return the steps of a move, without those to choose it."""
        table, journal = self._resume()
        return _mean(lambda move: _do(table, journal, move), lambda: self._choose(table), count)

    def resume(self) -> float:
        """Return the steps of reading the whole journal back."""
        return steps(self._resume)

    def undos(self, count: int) -> float:
        """Return the steps of an undo, on average over so many in a row after a start."""
        table, _ = self._resume()
        return _mean(table.undo, lambda: True, count)

    def _choose(self, table: Any) -> bytes:
        return self._dice.pick(self._rules.moves(table.state))

    def _resume(self) -> tuple[Any, Any]:
        disk = SimDisk()
        disk.files, disk.folders = dict(self._disk.files), self._disk.folders
        journal = self._journal(disk)
        table = self._table(journal)
        table.load(journal.pieces(), journal.marks())
        return table, journal

    def _journal(self, disk: SimDisk) -> Any:
        from storage.journal import Journal

        return Journal(disk, _NAME)

    def _table(self, journal: Any) -> Any:
        from engine.table import Table

        return Table(self._rules, self._header, self._secret, journal.keep)


def steps(action: Callable[[], object]) -> int:
    """Return how many instructions of the interpreter an action takes."""
    count = 0

    def follow(frame: FrameType, event: str, detail: object) -> Any:
        nonlocal count
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        count += event == "opcode"
        return follow

    before = sys.gettrace()
    sys.settrace(follow)
    try:
        action()
    finally:
        sys.settrace(before)
    return count


def _do(table: Any, journal: Any, move: bytes) -> None:
    """Make a move as the app does, marks included."""
    table.do(move)
    mark = table.mark_to_keep()
    if mark:
        journal.save_mark(*mark)


def _mean(action: Callable[[Any], object], choose: Callable[[], Any], count: int) -> float:
    total = 0
    for _ in range(count):
        chosen = choose()
        total += steps(partial(action, chosen))
    return total / count
