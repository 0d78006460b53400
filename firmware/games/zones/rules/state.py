"""All that ZoneS remembers, as an object and as bytes.

`terrain` and `pieces` have a byte for each cell; a cell without terrain holds a base, or nothing
yet. A companion has no cells: it counts what is in reserve and what is captured. The roster of the
set-up is taken apart once, a row for each field, because every move asks it.
"""

from engine.packing import Packer, Unpacker
from games.zones.rules import setup as decisions
from micropython import const

CELLS = const(36)
COLUMNS = const(6)
HALF = const(18)  # cells of a side
LAID = const(17)  # tiles that a side lays
DRAWN = const(34)  # tiles of both (ZSD-01)
FIRST = const(3)  # pieces on the board at the start
NONE = const(255)  # no tile, no base, no kind, no cell

SPEARMAN = const(0)
ARCHER = const(1)
SWORDSMAN = const(2)
VALA = const(3)
WARRIOR = const(4)
LOBBER = const(5)
TROLLWIFE = const(6)
HILL_TROLL = const(7)

FIELDS = const(0)
FOREST = const(1)
HILLS = const(2)
WATER = const(3)

# Steps, as the screens know them.
DRAW = const(0)  # companion: tiles out of the bag
BASE = const(1)  # glass: where the base stands
LAY = const(2)  # glass: a tile in hand
START = const(3)  # three pieces each
COIN = const(4)
TURN = const(5)
RETURN = const(6)  # which infantry the Trollwife brings back
OVER = const(7)

# How it ended.
BY_BASE = const(1)
RESIGNED = const(2)
FLAGGED = const(3)
DRAW_AGREED = const(4)
DRAW_PASSES = const(5)
DRAW_BARE = const(6)  # neither side has two pieces left (ZSD-32)

_WORD = const(0xFFFF)


class State:
    """The table. Rows have a value for each seat, each kind or each cell."""

    __slots__ = (
        "active",  # the seat that has to do something
        "bag",  # tiles that nobody has drawn; the next is the last
        "bases",  # of each seat the cell, or NONE
        "captured",  # of each kind: pieces that the other side holds
        "chance",
        "costs",
        "counts",  # of each kind: pieces of the set
        "difficult",
        "drawn",  # tiles that have left the bag
        "ended",  # how, see above; 0 while it goes on
        "flags",
        "hand",  # terrain of the tile drawn last, NONE when there is none to lay
        "landed",  # while the Trollwife's return is asked: the cell that she has reached
        "last",  # the code of the turn before, 0 at the start and after a correction
        "movements",
        "names",
        "pieces",  # of each cell: 0, or kind + 1
        "preferred",
        "reserve",  # of each kind: pieces that have not come yet
        "restricted",
        "seen",  # short hashes of the positions since something was captured or summoned
        "setup",
        "step",
        "terrain",  # of each cell, or NONE
        "told",  # events of the move that is being made
        "turns",  # of each seat, how many it has had
        "types",
        "used",  # of each seat, quarter seconds
        "winner",  # seat, or NONE
    )

    def __init__(self, chance, setup):
        self.chance = chance
        self.setup = setup = bytes(setup)
        self.flags = setup[0]
        self.names = decisions.names_of(setup)
        self.counts = decisions.row(setup, decisions.COUNT)
        self.costs = decisions.row(setup, decisions.COST)
        self.movements = decisions.row(setup, decisions.MOVEMENT)
        self.types = decisions.row(setup, decisions.TYPE)
        self.preferred = decisions.row(setup, decisions.PREFERRED)
        self.difficult = decisions.row(setup, decisions.DIFFICULT)
        self.restricted = decisions.row(setup, decisions.RESTRICTED)
        self.active = self.drawn = self.ended = self.last = 0
        self.hand = self.landed = self.winner = NONE
        self.bag = bytearray()
        self.terrain = bytearray([NONE] * CELLS)
        self.bases = bytearray((NONE, NONE))
        self.pieces = bytearray(CELLS)
        self.reserve = bytearray(self.counts)
        self.captured = bytearray(decisions.KINDS)
        self.used = [0, 0]
        self.turns = [0, 0]
        self.seen = b""
        self.told = []
        self.step = BASE if self.glass else START if self.allows(decisions.OWN_BAG) else DRAW

    @property
    def seats(self):
        """Return how many play."""
        return 2

    @property
    def glass(self):
        """Tell whether the device is the board."""
        return self.flags & decisions.GLASS != 0

    @property
    def is_hidden(self):
        """Tell whether the screen still stands between the players."""
        return self.flags & decisions.GLASS != 0 and self.step < COIN

    @property
    def clock(self):
        """Return how time is kept, 0 for not at all."""
        return self.setup[decisions.CLOCK]

    def allows(self, flag):
        """Tell whether the table has decided for a flag."""
        return self.flags & flag != 0

    def go_through(self, packing):
        """Hand every value to a packing."""
        self.active = packing.byte(self.active)
        self.step = packing.byte(self.step)
        self.drawn = packing.byte(self.drawn)
        self.hand = packing.byte(self.hand)
        self.landed = packing.byte(self.landed)
        self.last = packing.byte(self.last)
        self.ended = packing.byte(self.ended)
        self.winner = packing.byte(self.winner)
        for row in (self.terrain, self.bases, self.pieces, self.reserve, self.captured):
            packing.row(row)
        self.turns = packing.words(self.turns)
        halves = [half for time in self.used for half in (time & _WORD, time >> 16)]
        halves = packing.words(halves)
        self.used = [halves[0] | halves[1] << 16, halves[2] | halves[3] << 16]
        self.bag = bytearray(packing.pile(self.bag))
        self.seen = bytes(packing.pile(self.seen))


def pack(state):
    """Return a state as bytes."""
    packer = Packer()
    packer.pile(state.setup)
    state.go_through(packer)
    return packer.data


def unpack(data, chance):
    """Return the state that `pack` made bytes of."""
    unpacker = Unpacker(data)
    state = State(chance, bytes(unpacker.pile(b"")))
    state.go_through(unpacker)
    return state
