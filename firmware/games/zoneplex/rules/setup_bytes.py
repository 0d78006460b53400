"""The decisions of the table as bytes for the head of the log, and back."""

from engine.seating import decode_names, encode_names
from games.zoneplex.rules.cards import MOVEMENT_CARDS, NO_RELICS
from games.zoneplex.rules.setup import (
    DRAWN,
    FEWEST_SEATS,
    LOOSE_STONES,
    MODES,
    MOST_SEATS,
    NAME,
    WITH_ALLIES,
    WITH_FEAR_RELICS,
    ZONEPLEX,
    Setup,
)
from games.zoneplex.rules.symbols import SYMBOLS, WORDS
from micropython import const

_QUIET = const(0x40)  # beside the strengths with two relics
_SPLIT = const(3)
_TWO_RELICS = const(7)
_HOUSE = const(8)  # in the modes: their flags, before the names
_MODE_SHIFT = const(4)  # the mode stands above the seats
_SEATS = const(0x0F)
_STRENGTHS = const(0x3F)
_STRICT = const(0x80)  # beside them too: a log without it was played before AMB-72 was kept
_SIGNS = const(0xFF)  # where a name would begin: no name is that long
WORD = const(6)  # letters of a symbol's word at most
_HOUSE_OF = b"\x00\x03\x04\x04\xfc"  # which flags each mode has


def encode(setup, names):
    """Return a setup as bytes, with so many names."""
    first = setup.seats | setup.mode << _MODE_SHIFT
    data = bytes((first, setup.starter, setup.flags)) + bytes(setup.split)
    beside = (_QUIET if setup.is_quiet else 0) | (_STRICT if setup.is_strict else 0)
    data += bytes((setup.two_relics & _STRENGTHS | beside,))
    if setup.mode:
        data += bytes((setup.house,))
    data += encode_names(setup.names[:names])
    return data + bytes((_SIGNS,)) + setup.signs if setup.signs else data


def is_sound(setup):
    """Tell whether a game can be played like this."""
    return (
        FEWEST_SEATS[setup.mode] <= setup.seats <= MOST_SEATS[setup.mode]
        and (setup.starter < setup.seats or setup.starter == DRAWN)
        and sum(setup.split) == MOVEMENT_CARDS
        and min(setup.split[:3]) >= 2
        and max([len(name) for name in setup.names]) <= NAME
        and (not setup.signs or _are_signs(setup.signs))
    )


def _are_signs(signs):
    """Tell whether these are six different pictures, and six words that are short enough."""
    pictures = signs[:SYMBOLS]
    words = decode_names(signs, SYMBOLS)
    return (
        len(set(pictures)) == SYMBOLS == len(words)
        and max(pictures) < len(WORDS)
        and max([len(word) for word in words]) <= WORD
        and encode_names(words) == signs[SYMBOLS:]
    )


def decode_setup(data):
    """Return the Setup that `encode` made bytes of, or None when it is not sound."""
    mode = data[0] >> _MODE_SHIFT if data else MODES
    if mode >= MODES or len(data) < _HOUSE + (mode != ZONEPLEX):
        return None
    setup = decode(data)
    return setup if is_sound(setup) and len(setup.names) >= setup.seats else None


def decode(data):
    """Return the Setup in `data`, sound or not: one that is being changed may not be."""
    setup = Setup()
    setup.mode, setup.seats = data[0] >> _MODE_SHIFT, data[0] & _SEATS
    setup.starter, setup.flags = data[1], data[2]
    setup.split = bytes(data[_SPLIT:_TWO_RELICS])
    setup.two_relics = data[_TWO_RELICS] & _STRENGTHS
    setup.is_quiet = data[_TWO_RELICS] & _QUIET != 0
    setup.is_strict = data[_TWO_RELICS] & _STRICT != 0
    if not setup.offers(WITH_ALLIES):
        setup.flags &= ~LOOSE_STONES  # their stones are not rolled for
    if not setup.offers(WITH_FEAR_RELICS):
        setup.two_relics |= NO_RELICS
    at = _HOUSE
    if setup.mode != ZONEPLEX:
        setup.house = data[at] & _HOUSE_OF[setup.mode] if setup.mode < MODES else 0
        at += 1
    end = _end_of_names(data, at, len(setup.names))
    names = decode_names(data[:end], at, len(setup.names))
    setup.names[: len(names)] = names
    if data[end : end + 1] == bytes((_SIGNS,)):
        setup.signs = bytes(data[end + 1 :])
    return setup


def _end_of_names(data, at, most):
    """Return where the names end that begin at `at`."""
    while most and at < len(data) and data[at] != _SIGNS:
        at += 1 + data[at]
        most -= 1
    return at
