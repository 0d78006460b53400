"""What a table of ZoneS may set by hand."""

from games.zones.rules import clock, codes, fields, names
from games.zones.rules.setup import SIDE
from games.zones.screens.pages import page_words as words
from micropython import const
from tabletop import steps
from tabletop.pages.adjust_screen import AdjustScreen

_KIND = const(16)  # a row's field times this, plus the kind


def adjust_screen(game):
    """Return the screen on which values are set."""
    return AdjustScreen(game, game.table.state.names, _Sheet())


class _Sheet:
    """Numbers are set on the kit's screen; cells of the board on a page."""

    def rows(self, state, seat, names_of):
        """Return (name, field, text) of each value; nothing stands beside what has a page."""
        found = [(words.TURN, fields.ACTIVE * _KIND, names_of[state.active])]
        if state.glass:
            found.append((words.A_PIECE, fields.PIECE * _KIND, b""))
            found.append((words.TWO_TILES, fields.SWAP * _KIND, b""))
        for field, name in ((fields.RESERVE, words.IN_RESERVE), (fields.CAPTURED, words.LOST)):
            for kind in range(SIDE * seat, SIDE * seat + SIDE):
                row = field * _KIND + kind
                value = b"%d" % self.value(state, row, seat)
                found.append((name % names.KINDS[kind], row, value))
        if state.clock:
            for field, name in ((fields.MINUTES, words.MINUTES), (fields.SECONDS, words.SECONDS)):
                row = field * _KIND
                found.append((name, row, b"%d" % self.value(state, row, seat)))
        return found

    def value(self, state, field, seat):
        """Return what a field is now."""
        code, kind = field // _KIND, field % _KIND
        if code == fields.MINUTES:
            return state.used[seat] // clock.MINUTE
        if code == fields.SECONDS:
            return state.used[seat] % clock.MINUTE // clock.SECOND
        if code == fields.ACTIVE:
            return state.active
        return (state.reserve if code == fields.RESERVE else state.captured)[kind]

    def limits(self, state, field, seat):
        """Return how low and how high it can be."""
        code, kind = field // _KIND, field % _KIND
        if code in (fields.MINUTES, fields.SECONDS):
            return 0, 240 if code == fields.MINUTES else 59
        if code == fields.ACTIVE:
            return 0, 1
        if state.glass:
            return 0, state.reserve[kind] + state.captured[kind]
        other = state.captured if code == fields.RESERVE else state.reserve
        return 0, state.counts[kind] - other[kind]

    def move(self, field, seat, value):
        """Return the move that sets a field."""
        code, index = field // _KIND, field % _KIND
        if code in (fields.MINUTES, fields.SECONDS):
            index = seat
        return bytes((codes.ADJUST, code, index, value))

    def page(self, game, field, seat):
        """Return the page for cells of the board, None for a number."""
        if field // _KIND not in (fields.PIECE, fields.SWAP):
            return None
        page = steps.page(game, "games.zones.screens.pages.cells_page CellsPage")
        page.field = field // _KIND
        return page

    def is_seat(self, field):
        """Tell whether the number is a seat."""
        return field == fields.ACTIVE * _KIND
