"""What may have been done at a real board. Loaded when the list is wanted."""

from games.zones.rules import clock, codes, companion, names
from games.zones.rules.setup import SIDE
from games.zones.screens.turn import turn_words as words
from micropython import const
from tabletop import steps
from tabletop.pick_screen import PickScreen

_CAPTURE, _SUMMON, _ASK, _GO_ON = const(0), const(1), const(2), const(3)
_PAGE = "games.zones.screens.pages.may_page MayPage"


class _TurnList(PickScreen):
    """Rows of moves, and of lists that are opened."""

    def __init__(self, turn, title, rows, notes=None):
        super().__init__(turn.game, title, ())
        self.turn = turn
        self.keeps_awake = turn.keeps_awake
        self.fill(rows, notes)

    def choose(self, move, now):
        """Note what was done, with its time; or open a list."""
        if move in (_CAPTURE, _SUMMON):
            page = capture_page(self.turn) if move == _CAPTURE else summon_page(self.turn)
            self.stack.replace(page, now)
        elif move == _ASK:
            self.stack.replace(steps.page(self.game, _PAGE), now)
        elif move == _GO_ON:
            self.stack.pop(now)
        else:
            super().choose(move if move[0] == codes.FELL else self.turn.timed(move, now), now)


def turn_page(turn):
    """Return the list of all that may have been done."""
    state = turn.table.state
    title = words.WHAT_NOW % state.names[state.active]
    rows = [
        (words.MOVED, bytes((codes.MOVED,))),
        (words.CAPTURED, _CAPTURE),
        (words.SUMMONED, _SUMMON),
    ]
    for seat in (1 - state.active, state.active):
        if not companion.why_stands(state, seat):
            rows.append((words.FELL % state.names[seat], bytes((codes.FELL, seat))))
    rows += [(words.PASSED, bytes((codes.PASS,))), (words.MAY_I, _ASK)]
    if turn.clock and turn.clock.has_to_tell():
        title = words.TIME_IS_OVER
        wins = words.CLOCK_OVER % state.names[1 - state.active]
        rows = [(wins, bytes((codes.FLAG, state.active))), (words.CLOCK_ON, _GO_ON)]
    return _TurnList(turn, title, rows)


def capture_page(turn):
    """Return the kinds that can have been captured."""
    state = turn.table.state
    kinds = companion.victims(state)
    notes = [words.ON_BOARD % companion.stand(state, kind) for kind in kinds]
    return _TurnList(turn, words.CAPTURED, _rows(codes.CAPTURED, kinds), notes)


def summon_page(turn):
    """Return the kinds that can have been summoned."""
    state = turn.table.state
    first = SIDE * state.active
    kinds = [kind for kind in range(first, first + SIDE) if state.reserve[kind]]
    notes = [words.IN_RESERVE % state.reserve[kind] for kind in kinds]
    return _TurnList(turn, words.SUMMONED, _rows(codes.SUMMON, kinds), notes)


def time_left(state, seat):
    """Return the time that a seat has left before its turn."""
    seconds = max(0, clock.left(state, seat)) // clock.SECOND
    return words.TIME % (seconds // 60, seconds % 60)


def _rows(code, kinds):
    return [(names.KINDS[kind], bytes((code, kind))) for kind in kinds]
