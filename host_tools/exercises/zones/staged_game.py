"""Games of ZoneS that have come to a certain point, on flash: keys alone would take long.

Runs on both interpreters.
"""

from engine import seal
from engine.header import Header
from engine.refusal import Refusal
from engine.table import Table
from games import catalogue
from games.zones.rules import codes, laying
from games.zones.rules import setup as decisions
from games.zones.rules.state import LAY
from host_tools.simulated.disk import SimDisk
from storage.saves import Saves

_GAME = "zones"
_SECRET = bytes(range(32))
_NAMES = [b"Gwendolyn", b"Montgomry"]  # the longest there are
_SPEARMAN, _ARCHER, _SWORDSMAN, _VALA, _WARRIOR, _LOBBER, _TROLLWIFE, _HILL_TROLL = range(8)
# Fields, Forest, Hills, Water; a base among them is #. Nine of each but for the two in the bag.
_GROUND = b"OFHWFOF#FOHWHOFWOHFWHOFHWOHF#WHWOFWO"
_TIMED = bytes((0, decisions.INCREMENT, 5, 10))


class Unfit(Exception):
    """The rules did not take a move of the story."""


def _opened(setup: bytes) -> "tuple[SimDisk, Table]":
    disk = SimDisk()
    play = catalogue.load(_GAME)
    header = seal.sealed(Header(_GAME, play.RULES.VERSION, setup), _SECRET)
    journal = Saves(disk).create(header.encode(), _SECRET)
    table = Table(play.RULES, header, _SECRET, journal.keep)
    for seat in range(play.cutters(setup)):
        table.cut(seal.cut(seat, 0))
    table.begin()
    return disk, table


def _do(table: Table, *moves: bytes) -> None:
    for move in moves:
        outcome = table.do(move)
        if isinstance(outcome, Refusal):
            raise Unfit("%s: %s" % (list(move), outcome.sentence))


def _staged(setup: bytes, *moves: bytes) -> "SimDisk":
    """Return a disk with a game on it after some moves."""
    disk, table = _opened(setup)
    _do(table, *moves)
    return disk


def _setup(flags: int, rest: bytes = bytes(4)) -> bytes:
    return bytes(decisions.encode(flags, _NAMES, rest))


def _each(code: int, *values: int) -> "list[bytes]":
    return [bytes((code, value)) for value in values]


_FIRST = _each(codes.START, _SPEARMAN, _ARCHER, _VALA, _WARRIOR, _LOBBER, _TROLLWIFE)
_BEGUN = tuple(_FIRST + [bytes((codes.COIN, 0))])
_AT_BOARD = decisions.OWN_BAG | decisions.OWN_COIN


def drawing() -> "SimDisk":
    """At a real board some tiles are drawn."""
    return _staged(_setup(0), *([bytes((codes.DRAW,))] * 5))


def starting() -> "SimDisk":
    """At a real board, before the first pieces, with the table's own bag and coin."""
    return _staged(_setup(_AT_BOARD))


def at_board() -> "SimDisk":
    """At a real board, with captures on both sides; the Trolls are to move."""
    moves = _each(codes.CAPTURED, _WARRIOR, _SPEARMAN) + _each(codes.RETURN, 255)
    moves += _each(codes.SUMMON, _SWORDSMAN)
    return _staged(_setup(_AT_BOARD), *(_BEGUN + tuple(moves)))


def timed() -> "SimDisk":
    """The same with a clock."""
    moves = bytes((codes.MOVED, 1, 0)), bytes((codes.MOVED, 0, 80))
    return _staged(_setup(_AT_BOARD, _TIMED), *(_BEGUN + moves))


def returning() -> "SimDisk":
    """At a real board: which of the Trolls comes back?"""
    moves = _each(codes.CAPTURED, _WARRIOR, _SPEARMAN)
    return _staged(_setup(_AT_BOARD), *(_BEGUN + tuple(moves)))


def hidden() -> "SimDisk":
    """On the glass, behind the screen: Midgard lays tiles."""
    return _staged(_setup(decisions.GLASS), bytes((codes.BASE, 8)), bytes((codes.LAY, 3)))


def first_pieces() -> "SimDisk":
    """On the glass, behind the screen: Midgard's tiles are laid."""
    rest = bytes((codes.REST,))
    return _staged(_setup(decisions.GLASS), bytes((codes.BASE, 8)), rest, rest, rest)


def _laid(flags: int, rest: bytes = bytes(4)) -> "tuple[SimDisk, Table]":
    """Lay the ground as it is drawn above, as far as the tiles allow; three pieces each."""
    disk, table = _opened(_setup(decisions.GLASS | flags, rest))
    for seat in range(2):
        _do(table, bytes((codes.BASE, _GROUND.find(b"#", 18 * seat))))
        while table.state.step == LAY and table.state.active == seat:
            _do(table, bytes((codes.LAY, _wanted(table.state))))
        _do(table, *_first_pieces(table.state, seat))
    return disk, table


def _wanted(state: "object") -> int:
    """Return a free cell that is to have the tile in hand, else the first free one."""
    free = laying.free(state)
    for cell in free:
        if _GROUND[cell] == b"FOHW"[state.hand]:  # type: ignore[attr-defined]
            return int(cell)
    return int(free[0])


def _first_pieces(state: "object", seat: int) -> "list[bytes]":
    """Put the first three kinds of a side where they may stand, nearest to the middle."""
    moves, taken = [], []
    for kind in range(4 * seat, 4 * seat + 3):
        cells = [cell for cell in laying.starts(state, kind) if cell not in taken]
        cell = cells[-1] if seat == 0 else cells[0]
        taken.append(cell)
        moves.append(bytes((codes.START, kind, cell)))
    return moves


def tossing() -> "SimDisk":
    """On the glass, both halves are ready: who begins?"""
    return _laid(decisions.OWN_COIN)[0]


def coin() -> "SimDisk":
    """The same, and the device tosses."""
    return _laid(0)[0]


def on_glass() -> "SimDisk":
    """On the glass, the first turn."""
    disk, table = _laid(decisions.OWN_COIN)
    _do(table, bytes((codes.COIN, 0)))
    return disk


def timed_glass() -> "SimDisk":
    """On the glass with a clock, the Trolls' turn."""
    disk, table = _laid(decisions.OWN_COIN, _TIMED)
    _do(table, bytes((codes.COIN, 1)))
    return disk


def against_device() -> "SimDisk":
    """On the glass, the device is to move for the Trolls."""
    disk, table = _laid(decisions.OWN_COIN, bytes((decisions.WEAK, 0, 0, 0)))
    _do(table, bytes((codes.COIN, 1)))
    return disk


def over() -> "SimDisk":
    """The base of the Trolls has fallen at a real board."""
    moves = _each(codes.CAPTURED, _WARRIOR, _SPEARMAN) + _each(codes.RETURN, 255)
    return _staged(_setup(_AT_BOARD), *(_BEGUN + tuple(moves) + (bytes((codes.FELL, 1)),)))


def drawn() -> "SimDisk":
    """A draw was agreed on the glass."""
    disk, table = _laid(decisions.OWN_COIN)
    _do(table, bytes((codes.COIN, 0)), bytes((codes.AGREE,)))
    return disk
