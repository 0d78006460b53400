"""The zombies that a table may erase by hand, or draw again."""

from games.zeds.rules import codes, fields, names
from games.zeds.rules.zone import referee
from games.zeds.rules.zone.sheet import ITEMS
from games.zeds.screens.pages import adjust_words as words


def zombies(state, seat):
    """Return (name, move) of each."""
    rows = []
    for square, item in referee.targets(state, seat):
        rows.append(_row(state, seat, square * ITEMS + item, 1))
    return rows + [_row(state, seat, place, 0) for place in state.erased[seat]]


def _row(state, seat, place, is_erased):
    square = names.square(state.sheet, place // ITEMS)
    name = (words.ERASE if is_erased else words.DRAW_AGAIN) % square
    return name, bytes((codes.ADJUST, fields.ERASED, seat, place, is_erased))
