"""What may be done behind the screen, and in which words. Loaded for the moment of a key."""

from games.zones.rules import codes, flow, laying, names
from games.zones.rules.setup import SIDE
from games.zones.rules.state import BASE, HALF, LAID, LAY
from games.zones.screens.turn import turn_words as words
from micropython import const
from tabletop.pick_screen import PickScreen

_REST, _COVER = const(0), const(1)


def cells(state):
    """Return the cells on which something may be put now."""
    seat = state.active
    if state.step == BASE:
        return bytes(range(HALF * seat, HALF * seat + HALF))
    if state.step == LAY:
        return laying.free(state)
    return bytes({cell for kind in _reserve(state) for cell in laying.starts(state, kind)})


def _reserve(state):
    first = SIDE * state.active
    return [kind for kind in range(first, first + SIDE) if state.reserve[kind]]


def lines_of(state):
    """Return what is to be put down, for everybody, then in lines for who looks."""
    if state.step == BASE:
        return words.WHAT_BASE, (words.YOUR_BASE, b"", b"")
    if state.step == LAY:
        number = state.drawn - LAID * state.active
        what = words.WHAT_TILES % (LAID + 1 - number)
        return what, (names.TERRAINS[state.hand], words.TILE % number, b"")
    number = flow.on_board(state, state.active)
    return words.WHAT_PIECES % (3 - number), words.PIECES[:2] + (words.PIECES[2] % (number + 1),)


class _PlaceList(PickScreen):
    """Rows over the half; what is chosen is done there."""

    covers = False  # whether BACK leaves the half dark

    def __init__(self, place, title, rows, notes=None):
        super().__init__(place.game, title, ())
        self.place = place
        self.fill(rows, notes)

    def leave_list(self, now):
        """Go back to the half, which stays in sight if the list does not cover it."""
        if not self.covers:
            self.place.keep_open()
        self.stack.pop(now)

    def choose(self, move, now):
        """Do what was chosen."""
        if move == _COVER:
            self.stack.pop(now)
            return
        self.place.keep_open()
        self.stack.pop(now)
        if move == _REST:
            self.place.put_rest(now)
        else:
            self.place.put(move, now)


def start_page(place, cell):
    """Return the list of kinds that may stand on a cell."""
    state = place.table.state
    rows, notes = [], []
    for kind in _reserve(state):
        if cell in laying.starts(state, kind):
            rows.append((names.KINDS[kind], bytes((codes.START, kind, cell))))
            notes.append(words.IN_RESERVE % state.reserve[kind])
    return _PlaceList(place, words.WHICH, rows, notes)


def more_page(place):
    """Return what else can be done with the half in sight. BACK covers it, the next one leaves."""
    rows = [(words.COVER, _COVER)]
    if place.table.state.step == LAY:
        rows.insert(0, (words.AT_RANDOM, _REST))
    page = _PlaceList(place, words.BEHIND, rows)
    page.covers = True
    return page
