"""What the scores of Zoneplex show: everybody's meter, and where each point comes from."""

from games.zoneplex.rules import influence
from games.zoneplex.rules.setup import WITH_HIDDEN_SYMBOLS
from games.zoneplex.screens.names import place_name, symbol_name, symbol_sign
from games.zoneplex.screens.pages import words
from games.zoneplex.screens.turn.words import INFLUENTIAL
from micropython import const

_ROWS = const(5)


def meters(state):
    """Return what is counted, then (name, symbol, points, note) of each seat."""
    counted = [influence.is_counted(state, seat) for seat in range(state.seats)]
    title = words.INFLUENCE if any(counted) else words.WMS_LONG
    return title, [_meter(state, seat, counted) for seat in range(state.seats)]


def leader(state):
    """Return the seat with more Influence than all others whose Influence counts, or -1."""
    for seat in range(state.seats):
        if _leads(state, seat):
            return seat
    return -1


def page(state, seat):
    """Return a seat's Influence, None before it counts, and where it comes from."""
    is_counted = influence.is_counted(state, seat)
    return influence.influence(state, seat) if is_counted else None, sources(state, seat)


def _meter(state, seat, counted):
    is_shown = state.is_shown(seat)
    symbol = symbol_sign(state.setup, state.symbols[seat]) if is_shown else b""
    points = influence.influence(state, seat) if counted[seat] else state.wms[seat]
    is_left_out = any(counted) and not counted[seat]  # AMB-66
    return state.setup.names[seat], symbol, None if is_left_out else points, words.NO_SET


def _leads(state, seat):
    """Tell whether a seat has more Influence than all others whose Influence counts."""
    for other in range(state.seats):
        if not influence.is_counted(state, other):
            return False
    rival = influence.best_other(state, seat)
    return influence.influence(state, seat) > influence.influence(state, rival)


def sources(state, seat):
    """Return (what, points) for everything that gives a seat Influence."""
    lines = [(words.WMS_LONG, b"%d" % state.wms[seat])]
    if not influence.is_counted(state, seat):
        return tuple(lines + _uncounted(state, seat))
    for kind in range(state.kinds):
        count = state.stones_of(seat, kind)
        if count:
            value = influence.stone_value(state, seat, kind)
            name = words.STONE_LINE % (count, _place(state, seat, kind))
            lines.append((name, b"%d" % (count * value)))
    if state.influential[seat]:
        relics = influence.from_relics(state, seat)
        if len(lines) == _ROWS:  # four stones on four kinds of chambers leave no line
            both = (state.wms[seat], relics)
            lines[0] = (words.WMS_AND_RELICS % both, b"%d" % sum(both))
        else:
            lines.append((INFLUENTIAL, b"%d" % relics))
    return tuple(lines)


def _place(state, seat, kind):
    """Return what a place is called; another's symbol goes by its owner."""
    owner = influence.holder(state, kind)
    if owner in (-1, seat):
        return place_name(state, kind)
    return words.OF_PLAYER % (symbol_sign(state.setup, kind - 1), state.setup.names[owner])


def _uncounted(state, seat):
    """Return what stands in the place of points before they count, or where they never do."""
    words_now = words.NOT_COUNTED_YET if influence.is_used(state.setup) else words.INFLUENCE_UNUSED
    lines = [(words_now, b"")]
    if state.setup.offers(WITH_HIDDEN_SYMBOLS):
        is_shown = state.is_shown(seat)
        symbol = symbol_name(state.setup, state.symbols[seat]) if is_shown else b"?"
        lines.append((words.SYMBOL, symbol))
        lines.append((words.STONES_PLACED, b"%d" % state.placed_stones(seat)))
    return lines
