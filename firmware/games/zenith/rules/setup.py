"""What the table decides before Zenith: who plays, who begins, and how some rules are read.

As bytes: the flags, who begins and the technology boards, then the names. In teams the seats are
those by the Diplomacy board and by the Technology board of the first team, then of the second.
"""

from engine.seating import decode_names, encode_names
from micropython import const

# Flags, one bit each.
TEAMS = const(1)
OWN_TOKENS = const(2)  # the table draws its own tokens and enters them
NOVICE = const(4)  # who plays second gets help
SECRET = const(8)  # the ten secret agents are in the deck
ALL_OR_NOTHING = const(16)  # what cannot be stolen whole is not stolen
SPLIT = const(32)  # what Suleiman and StessyPower buy may go to several planets
ENEMY_DISC = const(64)  # SirSam moves only a disc on the opponent's side
HANGS_OVER = const(128)  # Augustus may stand at Mercury or Jupiter

DRAWN = const(0)  # who begins; else the side, counted from 1

SUN = const(0)  # the technology boards: the first game's, drawn, or as the table says
DRAWN_BOARDS = const(1)
SAID_BOARDS = const(2)

_HEAD = const(2)  # bytes before the names
_FLAGS = const(0)
_REST = const(1)


def encode(flags, first, boards, sides, names):
    """Return a set-up as bytes; `sides` has a bit for each of D, O, P."""
    return bytes((flags, first | boards << 2 | sides << 4)) + encode_names(names)


def names_of(setup):
    """Return what the players are called."""
    return decode_names(setup, _HEAD)


def first_of(setup):
    """Return who begins: DRAWN, or the side, counted from 1."""
    return setup[_REST] & 3


def boards_of(setup):
    """Return how the technology boards are chosen."""
    return setup[_REST] >> 2 & 3


def sides_of(setup):
    """Return which boards lie on their other side, as the table says: a bit for D, O, P."""
    return setup[_REST] >> 4 & 7


def is_sound(setup):
    """Tell whether bytes may be a set-up."""
    if len(setup) < _HEAD or setup[_REST] > 127:
        return False
    wanted = 4 if setup[_FLAGS] & TEAMS else 2
    names = decode_names(setup, _HEAD, wanted + 1)
    is_whole = encode_names(names) == setup[_HEAD:]  # a name that is cut off is shorter than told
    is_known = first_of(setup) < 3 and boards_of(setup) < 3
    if setup[_FLAGS] & NOVICE and first_of(setup) == DRAWN:
        return False
    return is_known and is_whole and len(names) == wanted and all(names)
