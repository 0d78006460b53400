"""The short lists over the board, and what the last move was. Loaded when one is wanted."""

from games.zones.rules import codes, names
from games.zones.rules.board import why as reasons
from games.zones.rules.state import NONE
from games.zones.screens.turn import choices
from games.zones.screens.turn import turn_words as words
from tabletop import steps
from tabletop.pick_screen import PickScreen


class _BoardList(PickScreen):
    """Rows over the board; what is chosen is done there."""

    def __init__(self, board, title, rows, notes=None):
        super().__init__(board.game, title, ())
        self.board = board
        self.keeps_awake = board.keeps_awake
        self.fill(rows, notes)

    def choose(self, move, now):
        """Go back to the board with the choice."""
        self.stack.pop(now)
        steps.made("games.zones.screens.turn.board_keys decided", self.board, move, now)


def summon_page(board):
    """Return the list of kinds that can be summoned."""
    state = board.table.state
    found = choices.kinds(state)
    notes = [words.IN_RESERVE % state.reserve[kind] for kind in found]
    return _BoardList(board, words.WHICH, [(names.KINDS[kind], kind) for kind in found], notes)


def how_page(board, cell, target):
    """Return the two ways in which an Archer takes a piece."""
    rows = [
        (words.GO_THERE, bytes((codes.MOVE, cell, target))),
        (words.SHOOT_IT, bytes((codes.SHOOT, cell, target))),
    ]
    return _BoardList(board, names.piece(board.table.state, target), rows)


def flag_page(board, seat):
    """Return what can be done when a time is over."""
    other = board.table.state.names[1 - seat]
    rows = [(words.CLOCK_OVER % other, bytes((codes.FLAG, seat))), (words.CLOCK_ON, b"")]
    return _BoardList(board, words.TIME_IS_OVER, rows)


def why(state, cell, target):
    """Return why a piece may not be captured, with the rule, and what would allow it."""
    refusal = reasons.refusal(state, bytes((codes.MOVE, cell, target)))
    return refusal.sentence + b" (" + refusal.rule + b")"


def last_lines(events):
    """Return the last move in three short lines, () when there was none."""
    found: tuple = ()
    victim = b""
    for event in events:
        if event[0] in (codes.EV_MOVED, codes.EV_SHOT):
            found = names.KINDS[event[2]], words.FROM_TO % tuple(map(names.cell, event[3:5]))
        elif event[0] == codes.EV_SUMMONED:
            found = names.KINDS[event[2]], words.COMES % names.cell(event[3])
        elif event[0] == codes.EV_CAPTURED and event[3] != NONE:
            victim = names.KINDS[event[2]]
            found = found[0], found[1].replace(b"-", words.CAPTURE_SIGN)
    return found + (victim,) if found else ()
