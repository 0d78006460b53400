"""What a table of Zoneplex may set by hand."""

from games.zoneplex.rules import codes
from games.zoneplex.rules.adjust import SET_ACTIVE
from micropython import const
from tabletop import steps
from tabletop.pages.adjust_screen import AdjustScreen

_LISTS = const(100)  # fields from here on are lists of Fears, by the code of their move


def adjust_screen(game):
    """Return the screen on which values are set."""
    state = game.table.state
    return AdjustScreen(game, state.setup.names[: state.seats], _Sheet())


class _Sheet:
    """The fields of `rules.adjust`, then captured Fears."""

    def rows(self, state, seat, names):
        """Return (name, field, text) of each value."""
        rows = "games.zoneplex.screens.pages.adjust_rows adjust_rows"
        return steps.made(rows, state, seat, names, _LISTS)

    def value(self, state, field, seat):
        """Return what a field is now."""
        return steps.made("games.zoneplex.rules.adjust value_of", state, field, seat)

    def limits(self, state, field, seat):
        """Return how low and how high it can be."""
        return steps.made("games.zoneplex.rules.adjust limits", state, field, seat)

    def move(self, field, seat, value):
        """Return the move that sets a field."""
        return bytes((codes.ADJUST, field, seat, value))

    def page(self, game, field, seat):
        """Return the list of Fears to choose from, None for a number."""
        if field < _LISTS:
            return None
        fears_of = "games.zoneplex.screens.turn.rest_of_move fears_of"
        return steps.made(fears_of, game, field - _LISTS, seat)

    def is_seat(self, field):
        """Tell whether the number is a seat."""
        return field == SET_ACTIVE
