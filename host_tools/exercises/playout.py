"""Plays a game at random and checks at every step that nothing of it can get lost.

Two tables play the same moves. The restless one takes everything back and makes it again after
every move (in long games a part of it). The log of the calm one is read back by a third table
after every move. All must agree on every byte of the state and on what every seat may see. Runs
on both interpreters.
"""

import json
from hashlib import sha256

from engine.chance import DICE, Chance
from engine.header import Header
from engine.refusal import Refusal
from engine.seal import cut, sealed
from engine.table import Table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_CUTS = (cut(0, 17), cut(1, 8755))
_MOST_MOVES = 24  # of a game that has no end of its own
_LONG_GAME = 100  # longer than marks lie apart, in memory and on flash
_LONG_EVERY = 50  # games
_UNDO_ALL = 40  # moves; a log has room for so many undone after each move


class Broken(Exception):
    """A promise that a random game has broken."""


class Log:
    """What a table has written: its records, and its marks by number."""

    def __init__(self) -> None:
        self.data = b""
        self.marks: dict[int, bytes] = {}

    def keep(self, data: bytes) -> None:
        """Take over a record."""
        self.data += data

    def keep_mark(self, table: "Table") -> None:
        """Take over a mark, when it is time for one."""
        mark = table.mark_to_keep()
        if mark is not None:
            self.marks[mark[0]] = mark[1]


class Playout:
    """One random game, the same for the same seed, on any interpreter."""

    def __init__(self, play: "Any", setup: bytes, seed: int) -> None:
        rules = play.RULES
        self._rules = rules
        self._seats = play.cutters(setup)
        self._secret = sha256(b"secret %d" % seed).digest()
        self._header = sealed(Header("playout", rules.VERSION, setup), self._secret)
        self._picks = Chance(sha256(b"picks %d" % seed).digest())
        self._log = Log()
        self._restless_log = Log()
        self._calm = self._begin(self._log)
        self._restless = self._begin(self._restless_log)
        self._states = [self._calm.pack()]
        self._digest = sha256(self._states[0])

    def play(self, most_moves: int) -> "tuple[int, str]":
        """Play to the end or for so many moves; return how many, and a digest of all states."""
        while self._calm.done < most_moves and self.step():
            pass
        self._expect_reload(self._restless, self._restless_log)
        return self._calm.done, "".join(["%02x" % byte for byte in self._digest.digest()[:8]])

    def step(self) -> bool:
        """Make one move and try everything on it; return False when no move is left."""
        moves = self._rules.moves(self._calm.state)
        if not moves:
            return False
        move = moves[self._picks.below(len(moves), DICE)]
        for table in (self._calm, self._restless):
            if isinstance(table.do(move), Refusal):
                raise Broken("move %s is offered and refused" % list(move))
        self._log.keep_mark(self._calm)
        self._states.append(self._calm.pack())
        self._digest.update(self._states[-1])
        self._digest.update(self._seen(self._calm))
        self._undo_and_redo_all()
        self._expect_reload(self._calm, self._log)
        return True

    def _begin(self, log: "Log") -> "Table":
        table = Table(self._rules, self._header, self._secret, log.keep)
        for each in _CUTS:
            table.cut(each)
        table.begin()
        return table

    def _undo_and_redo_all(self) -> None:
        table = self._restless
        last = table.done
        first = 0 if last <= _UNDO_ALL else last - self._picks.below(_UNDO_ALL, DICE)
        for done in range(last - 1, first - 1, -1):
            table.undo(True)
            self._expect_state(table, done, "undo")
        for done in range(first + 1, last + 1):
            table.redo()
            self._expect_state(table, done, "redo")
        self._expect_same_view(table, "redo")

    def _expect_reload(self, table: "Table", log: "Log") -> None:
        other = Table(self._rules, self._header, self._secret, log.keep)
        reader = other.load(log.data, list(log.marks.values()))
        if reader is None or reader.is_torn or other.chain != table.chain:
            raise Broken("the log cannot be read back after %d moves" % table.done)
        self._expect_state(other, table.done, "reload")
        self._expect_same_view(other, "reload")

    def _expect_state(self, table: "Table", done: int, after: str) -> None:
        if table.done != done or table.pack() != self._states[done]:
            raise Broken("%s: the state of move %d is another" % (after, done))

    def _expect_same_view(self, table: "Table", after: str) -> None:
        if self._seen(table) != self._seen(self._calm):
            raise Broken("%s: the view of move %d is another" % (after, table.done))

    def _seen(self, table: "Table") -> bytes:
        return seen_by_all(self._rules, table.state, self._seats)


def seen_by_all(rules: "Any", state: object, seats: int) -> bytes:
    """Return what the public and every seat may see, as JSON."""
    lines = [canonical(rules.view(state, seat)) for seat in range(-1, seats)]
    return "\n".join(lines).encode()


def canonical(value: object) -> str:
    """Return JSON with sorted keys: MicroPython's dicts keep no order."""
    if isinstance(value, dict):
        parts = [json.dumps(key) + ":" + canonical(value[key]) for key in sorted(value)]
        return "{" + ",".join(parts) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join([canonical(each) for each in value]) + "]"
    return json.dumps(value)


def play_games(shelf: "list[list]", first_seed: int, count: int) -> "list[str]":
    """Play a random game for each seed; return a line for each: seed, game, moves, digest.

    `shelf` has the name and the setup of each game, as hex; they are taken in turn.
    """
    from games import catalogue

    lines = []
    for seed in range(first_seed, first_seed + count):
        name, setup = shelf[seed % len(shelf)]
        playout = Playout(catalogue.load(name), bytes.fromhex(setup), seed)
        moves, digest = playout.play(_MOST_MOVES if seed % _LONG_EVERY else _LONG_GAME)
        lines.append("%d %s %s %d %s" % (seed, name, setup, moves, digest))
    return lines
