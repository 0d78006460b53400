"""Positions for the tests of the rules, and moves that must be taken or must be refused.

The sheet of the tests has zombies, guns and the rest where `ITEMS` says; all its other sectors are
open and empty.
"""

from engine.chance import Chance
from engine.refusal import Refusal
from games.zeds.rules import codes, contract, sectors
from games.zeds.rules import setup as decisions
from games.zeds.rules.state import NONE

NAMES = (b"Ann", b"Ben", b"Cid", b"Dan", b"Eve", b"Fay")
WEST_IN_EAST_OUT = b"\x54\x00\x13\x82"
TALL = b"\x45\x00\x13\x82"

_KINDS = " ZGBSEV"
_SPLITS = " -|\\/"
_WALLS = {"N": 1, "E": 2, "S": 4, "W": 8}
# Of each sector, row and column: walls, split, items; small letters lie in the second half.
ITEMS = {
    (1, 1): ("", "", "Z"),
    (1, 2): ("", "", "ZZ"),
    (1, 3): ("", "", "G"),
    (1, 4): ("", "", "GG"),
    (1, 5): ("", "", "B"),
    (1, 6): ("", "", "BB"),
    (2, 1): ("", "", "S"),
    (2, 2): ("", "", "E"),
    (2, 3): ("", "", "E"),
    (2, 4): ("", "", "V"),
    (2, 5): ("", "", "ZG"),
    (2, 6): ("", "", "VVG"),
    (3, 1): ("", "-", "Gz"),
    (3, 2): ("", "|", "Gz"),
    (3, 3): ("", "\\", "Gz"),
    (3, 4): ("", "/", "Gz"),
    (3, 5): ("", "", "SS"),
    (3, 6): ("", "", "ZZZZ"),
    (4, 1): ("N", "", ""),
    (4, 2): ("E", "", ""),
    (4, 3): ("S", "", ""),
    (4, 4): ("W", "", ""),
    (4, 5): ("NESW", "", "Z"),
    (4, 6): ("NESW", "", ""),
}


def sector(row, column):
    """Return the number of a sector."""
    return (row - 1) * 6 + column - 1


def sheet(changed=(), head=WEST_IN_EAST_OUT):
    """Return the bytes of the sheet, with some sectors changed: (row, column, what it is)."""
    content = dict(ITEMS)
    for row, column, what in changed:
        content[row, column] = what
    data = head
    for number in range(36):
        data += _sector_bytes(*content.get((number // 6 + 1, number % 6 + 1), ("", "", "")))
    return data


def _sector_bytes(walls, split, items):
    first = sum([_WALLS[wall] for wall in walls]) | (_SPLITS.find(split) if split else 0) << 4
    four = [_item(letter) for letter in items] + [0, 0, 0, 0]
    return bytes((first, four[0] | four[1] << 4, four[2] | four[3] << 4))


def _item(letter):
    kind = _KINDS.find(letter.upper())
    return kind if letter == letter.upper() else kind + 8


def opened(seats=2, flags=0, known=b"", date=(), seed=0):
    """Return a game before its first roll."""
    setup = decisions.encode(flags, NAMES[:seats], known, date)
    return contract.new(setup, Chance(bytes([seed]) * 32))


def on_paper(seats=2, flags=0):
    """Return a game on paper with the table's own dice."""
    return opened(seats, flags | decisions.OWN_DICE)


def refereed(seats=1, flags=0, changed=(), head=WEST_IN_EAST_OUT):
    """Return a game with a known sheet and the table's own dice."""
    return opened(seats, flags | decisions.OWN_DICE, sheet(changed, head))


def do(state, *move):
    """Make a move that must be taken; return its events."""
    state.chance.tape = bytearray()
    outcome = contract.apply(state, bytes(move))
    assert not isinstance(outcome, Refusal), outcome.sentence
    assert outcome
    return outcome


def refused(state, *move):
    """Try a move that must be refused, and changes nothing; return the rule."""
    before = contract.pack(state)
    outcome = contract.apply(state, bytes(move))
    assert isinstance(outcome, Refusal), outcome
    assert contract.pack(state) == before
    return outcome.rule


def roll(state, row, column):
    """Enter a roll that points at a sector."""
    return do(state, codes.ROLL, row, column)


def draw(state, row, column, square):
    """Roll a sector and draw it: a whole turn of a single player."""
    return roll(state, row, column) + do(state, codes.PLACE, square)


def cross(state, seat, *numbers):
    """Cross sectors out beforehand."""
    for number in numbers:
        sectors.cross(state, seat, number)


def lay(state, seat, *drawn):
    """Draw sectors beforehand: (row, column, square) of each."""
    from games.zeds.rules.zone import referee

    for row, column, square in drawn:
        state.zones[seat][square] = sector(row, column)
        sectors.cross(state, seat, sector(row, column))
    referee.take_stock(state, seat)


def offered(state):
    """Return row and column of each sector on offer."""
    from games.zeds.rules import turn

    return [(number // 6 + 1, number % 6 + 1) for number in turn.offers(state)]


def taken(state, seat):
    """Return row and column of the sector that a seat has taken, None for none."""
    number = state.sector[seat]
    return None if number == NONE else (number // 6 + 1, number % 6 + 1)
