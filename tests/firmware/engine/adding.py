"""A game in which totals grow, and tables of it: what the tests of Table play."""

from engine.chance import DECK
from engine.header import Header
from engine.refusal import Refusal
from engine.seal import sealed
from engine.table import Table

SECRET = bytes(range(100, 132))
DRAW = 254  # an amount nobody sees
ROLL = 255  # an amount everybody sees


class Total:
    """A number and a stream."""

    def __init__(self, total, chance):
        self.total = total
        self.chance = chance


class Adding:
    """A game in which a move adds to a total, in the open or by chance; 0 is refused."""

    VERSION = 1

    def new(self, setup, chance):
        return Total(setup[0], chance)

    def apply(self, state, move):
        amount = move[0]
        if amount == 0:
            return Refusal(b"ADD-0", b"Nothing to add.")
        if amount == DRAW:
            amount = state.chance.below(100, DECK)
        elif amount == ROLL:
            amount = state.chance.roll(6)
        state.total += amount
        return ((1, amount),)

    def label(self, move, tape):
        return b"roll %d" % tape[0] if tape else b"add %d" % move[0]

    def pack(self, state):
        return state.total.to_bytes(4, "big")

    def unpack(self, data, chance):
        return Total(int.from_bytes(data, "big"), chance)


class Flash:
    """Keeps records, unless it `is_full`."""

    def __init__(self):
        self.data = b""
        self.is_full = False

    def keep(self, data):
        if self.is_full:
            raise OSError(28)
        self.data += data


def set_up(flash):
    """Return a table of that game before its cuts."""
    header = sealed(Header("adding", 1, b"\x0a"), SECRET)
    return Table(Adding(), header, SECRET, flash.keep)


def adding_table(flash=None):
    """Return a table of that game, at 10."""
    table = set_up(flash or Flash())
    table.begin()
    return table


def moves(table, *amounts):
    """Make a move for each amount."""
    for amount in amounts:
        assert not isinstance(table.do(bytes((amount,))), Refusal)


def facts(table):
    """Return all that a refusal must leave as it is."""
    return table.pack(), table.done, table.can_redo, table.chain, table.last_label, table.is_over
