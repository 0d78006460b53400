"""The whole position in words, to go on with dice and paper.

Each part is put at the end of one text: of six players, lists of parts would fill the heap.
"""

from games.zeds.rules import fields, names, sectors
from games.zeds.rules import state as rules
from games.zeds.rules.state import NONE, SIDE, SQUARES, TURNS
from games.zeds.rules.zone.sheet import ITEMS
from micropython import const

_ONE = const(49)  # the character


def lifeboat(state):
    """Return every value that the table needs to go on without the device."""
    text = bytearray(b"Turn %d of %d" % (state.turn, TURNS))
    if state.turn and state.light:
        text += b"\nLight %d, dark %d" % (state.light, state.dark)
    for seat in range(state.seats):
        _put_seat(text, state, seat)
    return bytes(text)


def _put_seat(text, state, seat):
    """Put down what a player has crossed out, drawn and counted."""
    text += b"\n"
    text += state.names[seat]
    if not state.plays(seat):
        text += b": out in turn %d" % state.out[seat]
        return
    text += b":"
    if state.todo[seat] in (rules.PLACE, rules.COLLISION) and state.sector[seat] != NONE:
        text += b"\nto draw: "
        text += names.sector(state.sector[seat])
    for row in range(SIDE):
        _put_crossed(text, state, seat, row)
    for number in range(len(fields.COUNTERS)):
        text += b", " if number else b"\n"
        text += fields.COUNTERS[number]
        text += b" %d" % fields.counter(state, number)[seat]
    if state.sheet:
        _put_zone(text, state, seat)


def _put_crossed(text, state, seat, row):
    """Put down which sectors of a row are crossed out, if any."""
    is_first = True
    for column in range(SIDE):
        if sectors.is_crossed(state, seat, row * SIDE + column):
            if is_first:
                text += b"\nRow %d crossed:" % (row + 1)
                is_first = False
            text += b" "
            text.append(_ONE + column)


def _put_zone(text, state, seat):
    """Put down the sector on each square, by its coordinates, and where zombies are erased."""
    zone = state.zones[seat]
    before = b"\nDrawn: "
    for square in range(SQUARES):
        if zone[square] != NONE:
            text += before
            text += names.square(state.sheet, square)
            text += b" "
            text += names.sector(zone[square])
            before = b", "
    if before != b", ":
        text += b"\nDrawn: nothing"
    before = b"\nZombies erased on "
    for place in state.erased[seat]:
        text += before
        text += names.square(state.sheet, place // ITEMS)
        before = b", "
