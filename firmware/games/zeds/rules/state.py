"""All that Zeds Zone remembers, as an object and as bytes.

Of each seat: six bytes of its sector table, a row each, with a bit for a sector that is crossed
out; counters; with a known sheet also the zone, a sector for each square, and the zombies that
grenades have erased. What a known sheet brings, `referee` counts after every drawing.
"""

from engine.packing import Packer, Unpacker
from games.zeds.rules import setup as decisions
from micropython import const

TURNS = const(20)
SQUARES = const(20)
SECTORS = const(36)
SIDE = const(6)  # rows of the sector table, columns, faces of a die
NONE = const(255)  # no sector
MOST_SHELTERS = const(16)  # on a sheet (ZDD-19)

# Steps, as the screens know them. `todo` has one for each seat that has to choose.
ROLL = const(0)
COLLISION = const(1)  # the sector is crossed out: previous or next
PLACE = const(2)  # sheet: where to draw it
GRENADE = const(3)  # sheet: erase a zombie, or not
GENERATOR = const(4)  # paper, turn 20: is one drawn?
FORCED = const(5)  # sheet, turn 20: which of the two with a generator
FINISH = const(6)  # paper: the twentieth turn is played
ESCAPE = const(7)  # paper: path, generator
SCORE = const(8)  # paper: what counts
TIE = const(9)  # paper: what is left of players who are level
OVER = const(10)

# Of `escaped`, one bit each.
HAS_PATH = const(1)
HAS_GENERATOR = const(2)
HAS_ESCAPED = const(3)

# Of `ended`.
ASKING = const(1)  # paper: who has escaped, with what
BREAKING_TIES = const(2)  # paper: what is left of those who are level
HAS_ENDED = const(3)


class State:
    """The table. Rows have a value for each seat."""

    __slots__ = (
        "active",  # the seat that has to choose, or the first that still plays
        "chance",
        "crossed",  # six bytes for each seat
        "dark",  # the face of the roll for all
        "ended",  # 0 while turns are played, see above
        "erased",  # sheet: of each seat square * 4 + item of the zombies erased
        "escaped",  # HAS_PATH, HAS_GENERATOR
        "flags",
        "grenades",  # that may be used
        "guns",  # that may be crossed out
        "idle_items",  # for the second tie
        "idle_zombies",  # for the first
        "killed",  # zombies
        "light",
        "names",
        "out",  # the turn in which the player lost, counted from 1; 0 while he plays
        "refused",  # a bit for each seat that has used a shelter in this turn
        "sector",  # that is drawn in this turn, or NONE
        "setup",
        "sheet",
        "sheltered",  # shelters used
        "shelters",  # that may be used
        "survivors",
        "tallies",  # how often each face came up: light, then dark
        "thrown",  # grenades used
        "todo",  # a step for each seat, ROLL for nothing
        "told",  # events of the move that is being made
        "turn",  # 1 to 20; 0 before the first roll
        "zones",  # sheet: a sector for each square, or NONE
    )

    def __init__(self, chance, setup):
        self.chance = chance
        self.setup = bytes(setup)
        self.flags = setup[0]
        self.names = decisions.names_of(setup)
        self.sheet = decisions.sheet_of(setup)
        self.active = self.turn = self.light = self.dark = self.refused = self.ended = 0
        self.told = []
        self.tallies = [0] * (2 * SIDE)
        seats = self.seats
        self.crossed = bytearray(SIDE * seats)
        self.sector = bytearray([NONE] * seats)
        self.todo = bytearray(seats)
        self.out = bytearray(seats)
        self.guns = bytearray(seats)
        self.grenades = bytearray(seats)
        self.shelters = bytearray(seats)
        self.survivors = bytearray(seats)
        self.killed = bytearray(seats)
        self.thrown = bytearray(seats)
        self.sheltered = bytearray(seats)
        self.escaped = bytearray(seats)
        self.idle_zombies = bytearray(seats)
        self.idle_items = bytearray(seats)
        known = seats if self.sheet else 0
        self.zones = [bytearray([NONE] * SQUARES) for _ in range(known)]
        self.erased = [b""] * known

    @property
    def seats(self):
        """Return how many play; 0 where the dice are alone."""
        return len(self.names)

    @property
    def step(self):
        """Return the step that the game has come to."""
        if self.ended == HAS_ENDED:
            return OVER
        if self.seats and self.todo[self.active]:
            return self.todo[self.active]
        return ROLL if self.turn < TURNS else FINISH

    def allows(self, flag):
        """Tell whether the table has decided for a flag."""
        return self.flags & flag != 0

    def plays(self, seat):
        """Tell whether a seat has not lost."""
        return self.out[seat] == 0

    def go_through(self, packing):
        """Hand every value to a packing."""
        self.active = packing.byte(self.active)
        self.turn = packing.byte(self.turn)
        self.light = packing.byte(self.light)
        self.dark = packing.byte(self.dark)
        self.refused = packing.byte(self.refused)
        self.ended = packing.byte(self.ended)
        self.tallies = packing.words(self.tallies)
        packing.row(self.crossed)
        packing.row(self.sector)
        for row in (self.todo, self.out, self.guns, self.grenades, self.shelters, self.survivors):
            packing.row(row)
        for row in (self.killed, self.thrown, self.sheltered, self.escaped):
            packing.row(row)
        packing.row(self.idle_zombies)
        packing.row(self.idle_items)
        for seat in range(len(self.zones)):
            packing.row(self.zones[seat])
            self.erased[seat] = bytes(packing.pile(self.erased[seat]))


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
