"""The line below the dice: who took another sector; with a sheet, what everybody has."""

from games.zeds.rules import dice, names
from games.zeds.rules.ranking import points
from games.zeds.rules.state import NONE
from games.zeds.screens import words
from micropython import const

_ROOM_PX = const(128)
_GAP = b"  "
_MORE = b" ..."


def line(state, font):
    """Return as many of the parts as find room in a font."""
    parts = _of_sheet(state) if state.sheet else _of_paper(state)
    found = _GAP.join(parts)
    while font.measure(found, 0, len(found)) > _ROOM_PX:
        parts.pop()
        found = _GAP.join(parts) + _MORE
    return found


def _of_paper(state):
    """Return who took another sector than the dice point at."""
    if not state.turn or not state.light:
        return []
    rolled = dice.sector_of(state, state.light, state.dark)
    found = []
    for seat in range(state.seats):
        sector = state.sector[seat]
        if sector not in (NONE, rolled):
            found.append(b"%s %s" % (state.names[seat], names.sector(sector)))
    return found


def _of_sheet(state):
    """Return what a single player has, or everybody's points."""
    if state.seats == 1:
        return [
            _sign(2) + b"%d" % state.guns[0],
            _sign(3) + b"%d" % state.grenades[0],
            _sign(4) + b"%d" % state.shelters[0],
            words.points(points(state, 0)),
        ]
    return [
        b"%s %d" % (state.names[seat], points(state, seat))
        for seat in range(state.seats)
        if state.plays(seat)
    ]


def _sign(item):
    return words.ITEM_SIGNS[item - 1 : item] + b" "
