"""The values of one player that can be set by hand, each with what it is now."""

from games.zoneplex.rules import adjust
from games.zoneplex.rules.state import SYMBOLS
from games.zoneplex.screens.names import symbol_name
from games.zoneplex.screens.pages import words
from games.zoneplex.screens.turn.rest_of_move import captures


def adjust_rows(state, seat, names, first_list):
    """Return (name, field, text) of each value, then of each list of Fears, from a number on."""
    rows = []
    for field in adjust.fields(state):
        value = adjust.value_of(state, field, seat)
        text = names[value] if field == adjust.SET_ACTIVE else b"%d" % value
        rows.append((field_name(state, field), field, text))
    fears = b"%d" % len(state.fears[seat])
    return rows + [(name, first_list + code, fears) for name, code in captures(state)]


def field_name(state, field):
    """Return what a field is called; in a mode there are no neutral chambers."""
    if field == adjust.SET_STONES and state.stacks:
        return words.OTHER_TILES
    symbol = field - adjust.SET_STONES - 1
    if symbol < 0:
        return words.ADJUST_FIELDS[field]
    if symbol < SYMBOLS:
        return words.STONES_ON + symbol_name(state.setup, symbol)
    return words.ADJUST_FIELDS[field - SYMBOLS]
