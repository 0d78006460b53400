"""Games of Zeds Zone that have come to a certain point, on flash: keys alone would take long.

Runs on both interpreters.
"""

from engine import seal
from engine.header import Header
from engine.refusal import Refusal
from engine.table import Table
from games import catalogue
from games.zeds.rules import codes, fields
from games.zeds.rules import setup as decisions
from games.zeds.sheets import gentle
from host_tools.simulated.disk import SimDisk
from storage.saves import Saves

_GAME = "zeds"
_SECRET = bytes(range(32))
# The longest names there are.
_NAMES = [b"Wilhelmin", b"Gwendolyn", b"Maximilia", b"Montgomry", b"Ferdinand", b"Josephina"]
_TURNS = 20
_ROLL = bytes((codes.ROLL,))


class Unfit(Exception):
    """The rules did not take a move of the story."""


def _staged(setup: bytes, *moves: bytes) -> "SimDisk":
    """Return a disk with a game on it after some moves."""
    disk = SimDisk()
    play = catalogue.load(_GAME)
    header = seal.sealed(Header(_GAME, play.RULES.VERSION, setup), _SECRET)
    journal = Saves(disk).create(header.encode(), _SECRET)
    table = Table(play.RULES, header, _SECRET, journal.keep)
    for seat in range(play.cutters(setup)):
        table.cut(seal.cut(seat, 0))
    table.begin()
    for move in moves:
        outcome = table.do(move)
        if isinstance(outcome, Refusal):
            raise Unfit("%s: %s" % (list(move), outcome.sentence))
    return disk


def _paper(seats: int, flags: int = decisions.OWN_DICE) -> bytes:
    return bytes(decisions.encode(flags, _NAMES[:seats]))


def _known(seats: int, flags: int = decisions.OWN_DICE) -> bytes:
    return bytes(decisions.encode(flags, _NAMES[:seats], gentle.SHEET))


def _rolled(row: int, column: int) -> bytes:
    return bytes((codes.ROLL, row, column))


def _set(field: int, index: int, value: int, seat: int = 0) -> bytes:
    return bytes((codes.ADJUST, field, seat, index, value))


def _turn_over(turn: int) -> bytes:
    return _set(fields.TURN, 0, turn)


def dice_alone() -> "SimDisk":
    """The dice alone, after a roll."""
    return _staged(_paper(0, 0), _ROLL)


def on_paper() -> "SimDisk":
    """Six on paper, after a roll of their own dice; the first has guns."""
    counted = bytes((codes.COUNT, 0, fields.GUNS, 1))
    return _staged(_paper(6), _rolled(3, 4), counted)


def colliding() -> "SimDisk":
    """A sector is rolled a second time."""
    return _staged(_paper(2), _rolled(3, 4), _rolled(3, 4))


def last_turn() -> "SimDisk":
    """Turn 20 on paper: is a generator drawn?"""
    return _staged(_paper(2), _turn_over(_TURNS - 1), _rolled(3, 4))


def _finished() -> "tuple[bytes, ...]":
    drawn = bytes((codes.GENERATOR, 1))
    return _turn_over(_TURNS - 1), _rolled(3, 4), drawn, drawn, bytes((codes.DONE,))


def finished() -> "SimDisk":
    """The questions of the end have begun."""
    return _staged(_paper(2), *_finished())


_SCORED = bytes((codes.ESCAPE, 1, 1)), bytes((codes.SCORE, 3, 2, 0, 1))


def level() -> "SimDisk":
    """Two have the same points."""
    return _staged(_paper(2), *(_finished() + _SCORED * 2))


def won() -> "SimDisk":
    """One of two has more left than the other."""
    left = bytes((codes.LEFT, 2, 1)), bytes((codes.LEFT, 2, 3))
    return _staged(_paper(2), *(_finished() + _SCORED * 2 + left))


def placing() -> "SimDisk":
    """A sector with a zombie is to be drawn; a shelter may be used."""
    drawn = _set(fields.SQUARE, 0, 3)  # (1,4), a shelter
    return _staged(_known(6), _turn_over(4), drawn, _rolled(1, 2))


def colliding_known() -> "SimDisk":
    """A sector of a known sheet is rolled a second time."""
    moves = _rolled(3, 4), bytes((codes.PLACE, 19)), _rolled(3, 4)
    return _staged(_known(1), *moves)


def throwing() -> "SimDisk":
    """A grenade may be thrown at a zombie that is cut off."""
    drawn = _set(fields.SQUARE, 0, 4)  # (1,5), a grenade
    place = bytes((codes.PLACE, 13))
    return _staged(_known(1), _turn_over(4), drawn, _rolled(1, 2), place)


def forced() -> "SimDisk":
    """Turn 20 with a known sheet, and no generator is drawn."""
    return _staged(_known(1), _turn_over(_TURNS - 1), _rolled(1, 2))


def escaped() -> "SimDisk":
    """One has escaped alone from a known sheet."""
    return _staged(_known(1), *_way_out())


def _way_out() -> "tuple[bytes, ...]":
    """Draw open sectors along the way, and a generator sector last."""
    squares = (0, 3), (5, 11), (10, 15), (15, 6), (16, 30), (17, 16), (18, 31)
    drawn = [_set(fields.SQUARE, square, sector) for square, sector in squares]
    forced = bytes((codes.CROSS, 22))
    last = [_rolled(1, 2), forced, bytes((codes.PLACE, 19))]
    return tuple([_turn_over(_TURNS - 1)] + drawn + last)


def refereed() -> "SimDisk":
    """Before a roll, with some of the zone drawn and the device's dice."""
    squares = (0, 3), (1, 20), (2, 12), (6, 1)
    drawn = [_set(fields.SQUARE, square, sector) for square, sector in squares]
    return _staged(_known(2, 0), _turn_over(4), *drawn)
