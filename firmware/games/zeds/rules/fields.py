"""The values that the table may set: counters on paper, and what may be corrected by hand."""

from micropython import const

MOST = const(80)  # of any kind of item: twenty squares, four each

# Counters on paper, in the order of `COUNTERS`: a row of the state for each.
GUNS = const(0)
GRENADES = const(1)
SHELTERS = const(2)
SURVIVORS = const(3)
KILLED = const(4)
THROWN = const(5)
SHELTERED = const(6)
COUNTERS = (b"Guns", b"Grenades", b"Shelters", b"Survivors", b"Killed", b"Thrown", b"Sheltered")

# Fields that are set by hand, with what index and value are.
TURN = const(0)  # the value: turns that are over, 0 to 19
CROSSED = const(1)  # index: sector; value: 0 or 1
IS_OUT = const(2)  # value: 0 or 1
SQUARE = const(3)  # sheet; index: square; value: sector, or NONE
ERASED = const(4)  # sheet; index: square * 4 + item; value: 0 or 1
USED = const(5)  # shelters used; value: 0 to 16
FIELDS = (b"Turn", b"Sector", b"Out", b"Square", b"Zombie", b"Shelters used")


def counter(state, number):
    """Return the row of a counter."""
    return (
        state.guns,
        state.grenades,
        state.shelters,
        state.survivors,
        state.killed,
        state.thrown,
        state.sheltered,
    )[number]
