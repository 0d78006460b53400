"""All that Zenith remembers, as an object and as bytes.

Sides are 0 and 1, whether a player or a team. A track has its disc at CENTRE, up to three places
nearer to side 0 (below) or side 1 (above), or GONE until the turn ends.
"""

from engine.packing import Packer, Unpacker
from games.zenith.rules import setup as decisions
from games.zenith.rules.cards import AGENTS, ALL_AGENTS, PLANETS
from micropython import const

CENTRE = const(4)
ZONE = const(4)  # places from the centre to a control zone
GONE = const(15)
NO_ONE = const(2)  # holds the badge
FRAME = const(6)  # bytes of a step that is still to do, see `chain`

# Kinds of bonus tokens.
NO_TOKEN = const(0)
TOKEN_KINDS = const(8)
OF_EACH_TOKEN = b"\x00\x04\x03\x02\x02\x02\x01\x01\x01"  # none; then kind 1 to 8

# Steps, as the screens know them.
DRAW_SETUP = const(0)
LAY_OUT = const(1)
TURN = const(2)
CHOICE = const(3)
OVER = const(4)

# How it ended.
ABSOLUTE = const(1)
DEMOCRATIC = const(2)
POPULAR = const(3)
NO_CARDS = const(4)

HAND = const(4)
_CREDITS = const(12)


class State:
    """The table. `todo` has what is still to do, the next step last, in frames of FRAME bytes."""

    __slots__ = (
        "active",  # the seat that plays
        "badge",  # the side that holds it, or NO_ONE
        "bag",  # tokens in the reserve, the next one last
        "boards",  # a bit for each technology board that lies on its other side
        "chance",
        "columns",  # five of side 0, five of side 1: cards, the top one last
        "credits",
        "deck",  # how many cards are in it
        "discards",  # how many cards lie on the discard pile
        "discs",  # won: five of side 0, five of side 1
        "ended",  # how; 0 while it goes on
        "flags",
        "half",  # of a team's turn: 1 for the second member
        "hands",  # cards of each seat
        "is_gold",  # the badge
        "laid_out",  # 0 before the draw, 1 before the first turn, 2 from then on
        "levels",  # three technologies of side 0, three of side 1
        "names",
        "seen",  # a bit for each agent on the discard pile
        "setup",
        "spent",  # tokens that were used
        "todo",
        "tokens",  # on the five planets, then on the three technologies
        "told",  # events of the move that is being made
        "tracks",
        "winner",  # the side
        "zenithium",
    )

    def __init__(self, chance, setup):
        self.chance = chance
        self.setup = bytes(setup)
        self.flags = setup[0]
        self.names = decisions.names_of(setup)
        self.active = 0
        self.half = 0
        self.laid_out = 0
        self.boards = 0
        self.tracks = bytearray([CENTRE] * PLANETS)
        self.discs = bytearray(2 * PLANETS)
        self.credits = [_CREDITS, _CREDITS]
        self.zenithium = [1, 1]
        self.badge = NO_ONE
        self.is_gold = 0
        self.levels = bytearray(6)
        self.columns = [bytearray() for _ in range(2 * PLANETS)]
        self.hands = bytearray([HAND] * self.seats)
        self.deck = (ALL_AGENTS if self.flags & decisions.SECRET else AGENTS) - HAND * self.seats
        self.discards = 0
        self.seen = bytearray(13)
        self.tokens = bytearray(8)
        self.bag = bytearray()
        self.spent = bytearray()
        self.todo = bytearray()
        self.told = []
        self.ended = 0
        self.winner = 0

    @property
    def seats(self):
        """Return how many play."""
        return len(self.names)

    @property
    def step(self):
        """Return the step that the game has come to."""
        if self.ended:
            return OVER
        if self.todo:
            return CHOICE
        return min(self.laid_out, TURN)

    @property
    def side(self):
        """Return the side whose turn it is."""
        return self.side_of(self.active)

    def side_of(self, seat):
        """Return the side of a seat."""
        return seat * 2 // self.seats

    def allows(self, flag):
        """Tell whether the table has decided for a flag."""
        return self.flags & flag != 0

    def go_through(self, packing):
        """Hand every value to a packing."""
        self.active = packing.byte(self.active)
        self.half = packing.byte(self.half)
        self.laid_out = packing.byte(self.laid_out)
        self.boards = packing.byte(self.boards)
        self.badge = packing.byte(self.badge)
        self.is_gold = packing.byte(self.is_gold)
        self.deck, self.discards = packing.words([self.deck, self.discards])
        self.ended = packing.byte(self.ended)
        self.winner = packing.byte(self.winner)
        self.credits = packing.words(self.credits)
        self.zenithium = packing.words(self.zenithium)
        for row in (self.tracks, self.discs, self.levels, self.hands, self.seen, self.tokens):
            packing.row(row)
        self.bag = bytearray(packing.pile(self.bag))
        self.spent = bytearray(packing.pile(self.spent))
        self.todo = bytearray(packing.pile(self.todo))
        for number in range(2 * PLANETS):
            self.columns[number] = bytearray(packing.pile(self.columns[number]))


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
