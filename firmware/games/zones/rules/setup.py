"""What the table decides before ZoneS: glass or companion, clock, bag, roster, who plays.

As bytes: the flags; who plays against the device; three bytes of the clock; the tiles in the bag,
a byte for each terrain; the roster, three bytes for each kind of piece; then two names. Seat 0 is
Midgard, seat 1 the Trolls.
"""

from engine.seating import decode_names, encode_names
from micropython import const

# Flags, one bit each.
GLASS = const(1)  # the device is the board
OWN_BAG = const(2)  # companion: the table draws its tiles itself
SUMMON_FELLS = const(4)  # a summon can fell a base, too (ZSD-13)
WHITE = const(8)  # Midgard are the white Separatists, else the blue Dominion
CONFIRMED = const(16)  # the table has gone through the roster (ZSD-04)
OWN_COIN = const(32)  # the table tosses its own coin

# Of the opponent.
WEAK = const(1)
MIDDLE = const(2)
STRONG = const(3)
AS_MIDGARD = const(4)  # the device plays Midgard, else the Trolls

# Of the clock.
OFF = const(0)
TOTAL = const(1)
INCREMENT = const(2)
PER_TURN = const(3)

# Where they lie.
OPPONENT = const(1)
CLOCK = const(2)
MINUTES = const(3)
SECONDS = const(4)
BAG = const(5)
ROSTER = const(9)
NAMES = const(33)

KINDS = const(8)
SIDE = const(4)  # kinds of a side
ARMY = const(10)  # pieces of a side (ZSD-03)
TERRAINS = const(4)
NO_TERRAIN = const(4)  # of a cell of the roster
TILES = const(36)
MOST_COST = const(15)

# Movements and types.
ORTHOGONAL = const(0)
DIAGONAL = const(1)
ANY = const(2)
INFANTRY = const(0)
MONSTER = const(1)

# Fields of the roster.
COUNT = const(0)
COST = const(1)
MOVEMENT = const(2)
TYPE = const(3)
PREFERRED = const(4)
DIFFICULT = const(5)
RESTRICTED = const(6)

_FLAGS = const(64)  # every flag is below it
_ROW = const(3)  # bytes of a kind; numbers of a field:
# which of the three bytes, what to divide it by, how many values there are.
_FIELDS = b"\x00\x10\x10\x00\x01\x10\x01\x01\x04\x01\x04\x04\x02\x01\x05\x02\x05\x05\x02\x19\x05"
_WHERE = const(125)  # below it is the third byte: three terrains or none
_BLANK = const(32)  # the first printed character, and the last
_TILDE = const(126)

DEFAULT_BAG = b"\x09\x09\x09\x09"
# A guess, until the table has confirmed it (ZSD-04).
DEFAULT_ROSTER = (
    b"\x35\x00\x55"  # 3 Spearmen for 5, orthogonal, Fields, Hills, Water
    b"\x33\x01\x52"  # 3 Archers for 3, diagonal, Hills, Forest, Water
    b"\x36\x00\x50"  # 3 Swordsmen for 6, orthogonal, Fields, Forest, Water
    b"\x18\x02\x56"  # 1 Vala for 8, any, Forest, Hills, Water
    b"\x34\x00\x74"  # 3 Warriors for 4, orthogonal, Forest, Water, none
    b"\x34\x01\x75"  # 3 Lobbers for 4, diagonal, Hills, Water, none
    b"\x36\x02\x67"  # 3 Trollwives for 6, any, Water, Fields, none
    b"\x18\x04\x52"  # 1 Hill Troll for 8, orthogonal, a monster, Hills, Forest, Water
)


def encode(flags, names, rest=b"\x00\x00\x00\x00", bag=DEFAULT_BAG, roster=DEFAULT_ROSTER):
    """Return a set-up as bytes; `rest` is the opponent and the clock's three."""
    return bytes((flags,)) + rest + bag + roster + encode_names(names)


def names_of(setup):
    """Return what the two players are called."""
    return decode_names(setup, NAMES)


def value(setup, kind, field):
    """Return what a field of the roster says of a kind of piece."""
    at = _ROW * field
    return setup[_byte(kind, field)] // _FIELDS[at + 1] % _FIELDS[at + 2]


def put(setup, kind, field, now):
    """Let a field of the roster say something else; `setup` is a bytearray."""
    setup[_byte(kind, field)] += (now - value(setup, kind, field)) * _FIELDS[_ROW * field + 1]


def row(setup, field):
    """Return a field of the roster, a byte for each kind."""
    return bytes([value(setup, kind, field) for kind in range(KINDS)])


def _byte(kind, field):
    return ROSTER + _ROW * kind + _FIELDS[_ROW * field]


def is_sound(setup):
    """Tell whether bytes may be a set-up."""
    if len(setup) < NAMES or setup[0] >= _FLAGS or not _has_sound_opponent(setup):
        return False
    if sum(setup[BAG:ROSTER]) != TILES or not _has_sound_roster(setup):
        return False
    return _has_sound_clock(setup) and _has_sound_names(setup)


def _has_sound_opponent(setup):
    is_glass, opponent = setup[0] & GLASS, setup[OPPONENT]
    if is_glass and setup[0] & OWN_BAG:
        return False
    return opponent == 0 or bool(is_glass and opponent & STRONG and opponent <= 7)


def _has_sound_clock(setup):
    mode = setup[CLOCK]
    has_minutes, has_seconds = setup[MINUTES] > 0, setup[SECONDS] > 0
    if mode > PER_TURN or has_minutes != (mode in (TOTAL, INCREMENT)):
        return False
    return has_seconds == (mode in (INCREMENT, PER_TURN))


def _has_sound_roster(setup):
    for kind in range(KINDS):
        at = ROSTER + _ROW * kind
        if not setup[at] & MOST_COST or setup[at + 1] not in (0, 1, 2, 4, 5, 6):
            return False
        if setup[at + 2] >= _WHERE:
            return False
    counts = row(setup, COUNT)
    return sum(counts[:SIDE]) == sum(counts[SIDE:]) == ARMY


def _has_sound_names(setup):
    names = names_of(setup)
    if len(names) != 2 or encode_names(names) != setup[NAMES:] or not all(names):
        return False
    letters = names[0] + names[1]
    return _BLANK <= min(letters) <= max(letters) <= _TILDE
