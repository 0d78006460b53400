"""The values that the table may set by hand, with what the index of each is, and its limits."""

from micropython import const

CREDITS = const(0)  # side
ZENITHIUM = const(1)  # side
DISCS = const(2)  # side and planet
TRACK = const(3)  # planet
LEVEL = const(4)  # side and faction
BADGE = const(5)  # the value: nobody; first side silver, gold; second side silver, gold
HAND = const(6)  # seat
DECK = const(7)
DISCARDS = const(8)
ACTIVE = const(9)  # the value: a seat
TOKEN = const(10)  # spot
BOARD = const(11)  # faction; the value: 1 when its technology board lies on the other side

# Of each field: how many there are, the least and the most.
LIMITS = (
    (2, 0, 255),
    (2, 0, 255),
    (10, 0, 4),
    (5, 1, 7),
    (6, 0, 5),
    (1, 0, 4),
    (4, 0, 20),
    (1, 0, 100),
    (1, 0, 100),
    (1, 0, 3),
    (8, 0, 8),
    (3, 0, 1),
)
