"""The whole position in words, to go on with dice and paper."""

from games.zeds.rules import fields, names, sectors
from games.zeds.rules import state as rules
from games.zeds.rules.state import NONE, SIDE, SQUARES, TURNS


def lifeboat(state):
    """Return every value that the table needs to go on without the device."""
    lines = [b"Turn %d of %d" % (state.turn, TURNS)]
    if state.turn and state.light:
        lines.append(b"Light %d, dark %d" % (state.light, state.dark))
    for seat in range(state.seats):
        lines += _of_seat(state, seat)
    return b"\n".join(lines)


def _of_seat(state, seat):
    """Return what a player has crossed out, drawn and counted."""
    name = state.names[seat]
    if not state.plays(seat):
        return [b"%s: out in turn %d" % (name, state.out[seat])]
    lines = [name + b":"]
    if state.todo[seat] in (rules.PLACE, rules.COLLISION) and state.sector[seat] != NONE:
        lines.append(b"to draw: " + names.sector(state.sector[seat]))
    for row in range(SIDE):
        crossed = [
            b"%d" % (column + 1)
            for column in range(SIDE)
            if sectors.is_crossed(state, seat, row * SIDE + column)
        ]
        if crossed:
            lines.append(b"Row %d crossed: %s" % (row + 1, b" ".join(crossed)))
    counts = [
        b"%s %d" % (fields.COUNTERS[number], fields.counter(state, number)[seat])
        for number in range(len(fields.COUNTERS))
    ]
    return lines + [b", ".join(counts)] + (_zone(state, seat) if state.sheet else [])


def _zone(state, seat):
    """Return the sector on each square, by its coordinates."""
    zone = state.zones[seat]
    drawn = [
        b"%s %s" % (names.square(state.sheet, square), names.sector(zone[square]))
        for square in range(SQUARES)
        if zone[square] != NONE
    ]
    erased = [b"%s" % names.square(state.sheet, place // 4) for place in state.erased[seat]]
    lines = [b"Drawn: " + (b", ".join(drawn) or b"nothing")]
    return lines + ([b"Zombies erased on " + b", ".join(erased)] if erased else [])
