"""The decisions of the table as bytes for the head of the log, and back."""

from games.zoneplex.rules_cards import MOVEMENT_CARDS
from games.zoneplex.rules_setup import DRAWN, FEWEST_SEATS, MOST_SEATS, NAME, Setup
from micropython import const

_QUIET = const(0x40)  # beside the strengths with two relics
_SPLIT = const(3)
_TWO_RELICS = const(7)
_NAMES = const(8)


def encode(setup):
    """Return a setup as bytes."""
    data = bytes((setup.seats, setup.starter, setup.flags)) + bytes(setup.split)
    data += bytes((setup.two_relics | (_QUIET if setup.is_quiet else 0),))
    for name in setup.names[: setup.seats]:
        data += bytes((len(name),)) + name
    return data


def is_sound(setup):
    """Tell whether a game can be played like this."""
    return (
        FEWEST_SEATS <= setup.seats <= MOST_SEATS
        and (setup.starter < setup.seats or setup.starter == DRAWN)
        and sum(setup.split) == MOVEMENT_CARDS
        and min(setup.split[:3]) >= 2
        and setup.two_relics < 64
        and max([len(name) for name in setup.names]) <= NAME
    )


def decode_setup(data):
    """Return the Setup that `encode` made bytes of, or None when it is not sound."""
    if len(data) < _NAMES:
        return None
    setup = decode(data)
    return setup if is_sound(setup) and len(setup.names) >= setup.seats else None


def decode(data):
    """Return the Setup in `data`, sound or not: one that is being changed may not be."""
    setup = Setup()
    setup.seats, setup.starter, setup.flags = data[0], data[1], data[2]
    setup.split = bytes(data[_SPLIT:_TWO_RELICS])
    setup.two_relics = data[_TWO_RELICS] & ~_QUIET
    setup.is_quiet = data[_TWO_RELICS] & _QUIET != 0
    names = _decode_names(data, setup.seats)
    setup.names[: len(names)] = names
    return setup


def _decode_names(data, seats):
    names = []
    at = _NAMES
    while at < len(data) and len(names) < seats:
        end = at + 1 + data[at]
        names.append(bytes(data[at + 1 : end]))
        at = end
    return names
