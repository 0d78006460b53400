"""What every game owes the table, as checks that any game can be held against.

They walk through a random game. At every state each move is made, taken back and made again, and
nonsense is tried. Runs on both interpreters.
"""

import json
from hashlib import sha256

from engine.chance import DICE, Chance
from engine.header import Header
from engine.record import CHECK, MOST_MOVE, move_body
from engine.refusal import Refusal
from engine.seal import cut, sealed
from engine.table import Table
from engine.verdict import NOBODY

_SECRET = bytes(range(32))
_NONSENSE = 24  # tries at each state


class Walk:
    """A random walk through a game; the same for the same seed."""

    def __init__(self, play, setup, seed):
        self.rules = play.RULES
        self.seats = play.cutters(setup)
        self._header = sealed(Header("walk", self.rules.VERSION, setup), _SECRET)
        self._picks = Chance(sha256(b"walk %d" % seed).digest())
        self.log = bytearray()
        self._table = self._new_table()
        self._table.cut(cut(0, seed))
        self._table.begin()

    def check(self, states):
        """Check so many states, fewer when the game ends before."""
        for _ in range(states):
            state = self._table.state
            check_copy(self.rules, state)
            check_views(self.rules, state, self.seats)
            check_verdict(self.rules, state)
            self._check_moves(self._table.done)
            moves = self.rules.moves(state)
            if not moves:
                return
            assert not isinstance(self._table.do(self._pick(moves)), Refusal)

    def _check_moves(self, done):
        """Try everything on a table that has read the log so far; the walk goes on without it."""
        log = bytes(self.log)
        table = self._new_table()
        assert table.load(log) is not None and table.done == done
        moves = self.rules.moves(table.state)
        assert len(set(moves)) == len(moves), "a move is offered twice"
        for move in moves:
            assert 0 < len(move) <= MOST_MOVE
            check_move(table, move, self.log)
        for _ in range(_NONSENSE):
            check_nonsense(table, self._nonsense(moves), self.log)
        self.log[:] = log

    def _nonsense(self, moves):
        """Return random bytes, or a move with one byte changed, added or left out."""
        if not moves or not self._picks.below(3, DICE):
            return bytes([self._any_byte() for _ in range(self._picks.below(20, DICE))])
        move = bytearray(self._pick(moves))
        at = self._picks.below(len(move), DICE)
        kind = self._picks.below(3, DICE)
        if kind == 0:
            move[at] = self._any_byte()
            return bytes(move)
        return bytes(move[:at]) if kind == 1 else bytes(move) + bytes((self._any_byte(),))

    def _pick(self, moves):
        return moves[self._picks.below(len(moves), DICE)]

    def _any_byte(self):
        return self._picks.below(256, DICE)

    def _new_table(self):
        return Table(self.rules, self._header, _SECRET, self.log.extend)


def check_copy(rules, state):
    """Expect that packing loses nothing and asking changes nothing."""
    packed = rules.pack(state)
    copy = rules.unpack(packed, state.chance)
    for each in (state, copy):
        assert rules.pack(each) == packed, "unpack and pack give other bytes"
        assert rules.moves(each) == rules.moves(state), "the moves are not in the packed state"
        assert _told(rules, each) == _told(rules, state), "the verdict is not in the packed state"
        assert rules.tallies(each) == rules.tallies(state), "the tallies are not packed"
        assert rules.pack(each) == packed, "asking has changed the state"


def check_views(rules, state, seats):
    """Expect views that JSON can hold, equal for equal states."""
    packed = rules.pack(state)
    for seat in range(NOBODY, seats):
        view = rules.view(state, seat)
        assert isinstance(view, dict) and _is_plain(view), "not plain JSON"
        assert json.loads(json.dumps(view)) == view, "JSON cannot hold it"
        copy = rules.unpack(packed, state.chance)
        assert rules.view(copy, seat) == view, "equal states look different"
    assert rules.pack(state) == packed, "a view has changed the state"


def check_verdict(rules, state):
    """Expect reasons for whatever the verdict says, and no moves once the game is over."""
    verdict = rules.verdict(state)
    assert verdict.is_over == rules.is_over(state), "over and not over"
    assert verdict.is_over in (True, False) and verdict.winner >= NOBODY
    for reason in verdict.reasons:
        assert reason.rule and reason.sentence and reason.holds in (True, False)
    if verdict.is_over:
        assert [reason for reason in verdict.reasons if reason.holds], "over for no reason"
    else:
        assert verdict.winner == NOBODY, "won and not over"
    assert bool(rules.moves(state)) != verdict.is_over, "moves after the end, or none before"


def check_move(table, move, log):
    """Expect one labelled entry, undone and redone byte by byte."""
    before, size, done = table.pack(), len(log), table.done
    events = table.do(move)
    assert not isinstance(events, Refusal), "an offered move is refused"
    assert events and isinstance(events, tuple), "a move without events"
    after = table.pack()

    check_entry(table, move, bytes(log[size:]))
    assert table.done == done + 1 and table.last_label == table.label(done)
    for _ in range(2):
        assert table.undo(True) == () and table.pack() == before, "undo"
        assert table.redo() == () and table.pack() == after, "redo"
    assert table.undo(True) == ()


def check_entry(table, move, data):
    """Expect that exactly one record was written, that it is this move, and that it has a name."""
    assert table.last_label and isinstance(table.last_label, bytes), "a move without a label"
    body = move_body(move, table.state.chance.tape)
    assert data[:-CHECK] == body, "not exactly one record"


def check_nonsense(table, move, log):
    """Expect that a refusal changes nothing, and that what is accepted can be taken back."""
    before, size, chain = table.pack(), len(log), table.chain
    outcome = table.do(move)
    if isinstance(outcome, Refusal):
        assert outcome.rule and outcome.sentence, "a refusal without a reason"
        assert table.pack() == before, "a refused move has changed the state"
        assert not table.state.chance.tape, "a refused move has shown something"
        assert len(log) == size and table.chain == chain, "a refused move is in the log"
        return
    assert 0 < len(move) <= MOST_MOVE
    assert table.undo(True) == () and table.pack() == before, "undo"


def _told(rules, state):
    verdict = rules.verdict(state)
    reasons = [(each.rule, each.sentence, each.holds) for each in verdict.reasons]
    return verdict.is_over, verdict.winner, reasons


def _is_plain(value):
    """Tell whether a value is made of texts, whole numbers, truth, lists and named parts."""
    if isinstance(value, dict):
        keys = [key for key in value if not isinstance(key, str)]
        return not keys and _is_plain(list(value.values()))
    if isinstance(value, list):
        return not [each for each in value if not _is_plain(each)]
    return value is None or isinstance(value, (str, int, bool))
