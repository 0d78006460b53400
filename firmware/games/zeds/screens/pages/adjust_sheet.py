"""What a table of Zeds Zone may set by hand."""

from games.zeds.rules import codes, fields
from games.zeds.rules.state import MOST_SHELTERS, TURNS
from games.zeds.screens.pages import adjust_words as words
from tabletop import steps
from tabletop.pages.adjust_screen import AdjustScreen


def adjust_screen(game):
    """Return the screen on which values are set."""
    return AdjustScreen(game, game.table.state.names, _Sheet())


class _Sheet:
    """Numbers are set on the kit's screen; sectors, squares and zombies on pages."""

    def rows(self, state, seat, names):
        """Return (name, field, text) of each value; nothing stands beside what has a page."""
        found = [
            (words.TURN, fields.TURN, b"%d" % state.turn),
            (words.OUT, fields.IS_OUT, b"%d" % self.value(state, fields.IS_OUT, seat)),
            (words.CROSSED, fields.CROSSED, b""),
        ]
        if state.sheet:
            found.append((words.USED, fields.USED, b"%d" % state.sheltered[seat]))
            found.append((words.SQUARE, fields.SQUARE, b""))
            found.append((words.ERASED, fields.ERASED, b""))
        return found

    def value(self, state, field, seat):
        """Return what a field is now."""
        if field == fields.TURN:
            return state.turn
        return state.sheltered[seat] if field == fields.USED else int(not state.plays(seat))

    def limits(self, state, field, seat):
        """Return how low and how high it can be."""
        if field == fields.TURN:
            return 0, TURNS - 1
        return 0, MOST_SHELTERS if field == fields.USED else 1

    def move(self, field, seat, value):
        """Return the move that sets a field."""
        seat = 0 if field == fields.TURN else seat
        return bytes((codes.ADJUST, field, seat, 0, value))

    def page(self, game, field, seat):
        """Return the page for a sector, a square or a zombie, None for a number."""
        if field == fields.CROSSED:
            page = steps.page(game, "games.zeds.screens.pages.cross_page CrossPage")
        elif field == fields.SQUARE:
            page = steps.page(game, "games.zeds.screens.pages.square_page SquarePage")
        elif field == fields.ERASED:
            return _zombies(game, seat)
        else:
            return None
        page.seat = seat
        return page

    def is_seat(self, field):
        """Tell whether the number is a seat."""
        return False


def _zombies(game, seat):
    from tabletop.pick_screen import PickScreen

    rows = steps.made("games.zeds.screens.pages.adjust_rows zombies", game.table.state, seat)
    page = PickScreen(game, words.ZOMBIES, rows)
    page.topic = b"adjust"
    return page
