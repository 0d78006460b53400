"""Games of Zenith that have come to a certain point, on flash: keys alone would take long.

Runs on both interpreters.
"""

from engine import seal
from engine.header import Header
from engine.refusal import Refusal
from engine.table import Table
from games import catalogue
from games.zenith.rules import codes, fields
from host_tools.simulated.disk import SimDisk
from storage.saves import Saves

_GAME = "zenith"
_SECRET = bytes(range(32))
# The longest names there are. The first begins; boards are drawn.
_TWO = b"\x00\x05\x09Wilhelmin\x09Gwendolyn"
_TEAMS = b"\x01\x05\x09Wilhelmin\x09Gwendolyn\x09Maximilia\x09Montgomry"
_CHARLEMAGNE, _HAMILTON, _LULA, _NERO = 39, 13, 6, 3


class Unfit(Exception):
    """The rules did not take a move of the story."""


def _staged(setup: bytes, *moves: bytes) -> "SimDisk":
    """Return a disk with a game on it after some moves."""
    disk = SimDisk()
    rules = catalogue.load(_GAME).RULES
    header = seal.sealed(Header(_GAME, rules.VERSION, setup), _SECRET)
    journal = Saves(disk).create(header.encode(), _SECRET)
    table = Table(rules, header, _SECRET, journal.keep)
    for seat in range(len(catalogue.load(_GAME).names(setup))):
        table.cut(seal.cut(seat, 0))
    table.begin()
    for move in moves:
        outcome = table.do(move)
        if isinstance(outcome, Refusal):
            raise Unfit("%s: %s" % (list(move), outcome.sentence))
    return disk


_BEGIN = (bytes((codes.DRAW,)), bytes((codes.LAID_OUT,)))
_RICH = (
    bytes((codes.ADJUST, fields.CREDITS, 0, 60)),
    bytes((codes.ADJUST, fields.ZENITHIUM, 0, 9)),
)


def opened() -> "SimDisk":
    """Nothing is drawn yet."""
    return _staged(_TWO)


def begun() -> "SimDisk":
    """The first turn of two teams."""
    return _staged(_TEAMS, *_BEGIN)


def rich() -> "SimDisk":
    """A turn of a player who can pay for everything, with a card in a column."""
    return _staged(_TWO, *(_BEGIN + _RICH + (bytes((codes.COLUMN, 0, _NERO)),)))


def choosing_a_planet() -> "SimDisk":
    """Free influence is to be placed."""
    return _staged(_TWO, *(_BEGIN + _RICH + (bytes((codes.RECRUIT, _CHARLEMAGNE)),)))


def giving() -> "SimDisk":
    """A gift may be made."""
    return _staged(_TWO, *(_BEGIN + _RICH + (bytes((codes.RECRUIT, _LULA)),)))


def mobilising() -> "SimDisk":
    """A card is to be named."""
    return _staged(_TWO, *(_BEGIN + _RICH + (bytes((codes.RECRUIT, _HAMILTON)),)))


def won() -> "SimDisk":
    """Somebody has three discs of one planet."""
    return _staged(_TWO, *(_BEGIN + (bytes((codes.ADJUST, fields.DISCS, 2, 3)),)))
