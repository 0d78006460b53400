"""Values that the table may set by hand: moves of a code, a field, a seat and the value.

A game has a list of fields: the name of each, the attribute of the state, the most it can be. An
attribute is a number, or a bytearray with one for each seat; a number without a most is a seat.
"""

from micropython import const

A_SEAT = None

_MOVE = const(4)  # bytes


def value_of(state, field, seat):
    """Return what a field is now."""
    value = getattr(state, field[1])
    return value[seat] if isinstance(value, bytearray) else value


def most(state, field):
    """Return the most that a field can be."""
    return state.seats - 1 if field[2] is A_SEAT else field[2]


def put(state, fields, move, event):
    """Set a value; return the event with field, seat and value, () when it cannot be."""
    if len(move) != _MOVE or move[1] >= len(fields) or move[2] >= state.seats:
        return ()
    field, seat, value = fields[move[1]], move[2], move[3]
    if value > most(state, field):
        return ()
    if isinstance(getattr(state, field[1]), bytearray):
        getattr(state, field[1])[seat] = value
    else:
        setattr(state, field[1], value)
    return ((event, move[1], seat, value),)
