"""What the table decides before Lamplight: how many play, whose die it is, the names.

As bytes: the seats, with a bit for the table's own die; then each name after its length. Names
may be left out.
"""

from micropython import const

DEFAULT = b"\x03"  # three seats, the device's die, no names
FEWEST_SEATS = const(2)
MOST_SEATS = const(4)

_SEATS = const(0x0F)
_UNUSED = const(0x70)
_TABLE_DIE = const(0x80)


class Setup:
    """The decisions of one game."""

    __slots__ = ("has_die", "names", "seats")

    def __init__(self):
        self.seats = 3
        self.has_die = 0  # 1 when the table rolls a die of its own
        self.names = [b"Seat %d" % (seat + 1) for seat in range(MOST_SEATS)]


def encode(setup, names):
    """Return a setup as bytes, with so many names."""
    data = bytes((setup.seats | (_TABLE_DIE if setup.has_die else 0),))
    for name in setup.names[:names]:
        data += bytes((len(name),)) + name
    return data


def is_sound(data):
    """Tell whether bytes may be a setup. A program may seat more than the set-up offers."""
    return data[0] & _SEATS != 0 and not data[0] & _UNUSED


def decode(data):
    """Return the Setup that `encode` made bytes of."""
    setup = Setup()
    setup.seats = data[0] & _SEATS
    setup.names += [b"Seat %d" % (seat + 1) for seat in range(MOST_SEATS, setup.seats)]
    setup.has_die = data[0] // _TABLE_DIE
    at, seat = 1, 0
    while at < len(data) and seat < len(setup.names):
        end = at + 1 + data[at]
        setup.names[seat] = bytes(data[at + 1 : end])
        at, seat = end, seat + 1
    return setup
