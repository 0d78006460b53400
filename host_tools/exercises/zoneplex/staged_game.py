"""Games of Zoneplex that have come to a certain point, on flash: keys alone would take long."""

from engine import seal
from engine.header import Header
from engine.refusal import Refusal
from engine.table import Table
from games import catalogue
from games.zoneplex.rules import codes
from games.zoneplex.rules.battle import declared
from games.zoneplex.rules.setup import CHALLENGE, EVOCATION, Setup
from host_tools.simulated.disk import SimDisk
from storage.saves import Saves

_GAME = "zoneplex"
_SECRET = bytes(range(32))
_TABLE = 0x03  # the table has its own die and deck: faces and cards are entered
_DEVICE = 0xE0  # the device deals all, stones are loose, the deck is open
_STARTERS = b"\x00\x01\x02\x00\x01\x02"
_FEARS = range(4, 25)
_ADJUST_WMS, _ADJUST_HAND, _ADJUST_PLACED = 0, 2, 4
_ASIDE = b"\x09\x0f\x15"  # the Fears of 10 begin the stacks
_WORTHY = (b"\x04\x0b\x12", b"\x05\x0c\x10")  # blue, green, magenta: 18 together, both
THREE = (b"Red", b"Amber", b"Green")
FULL_TABLE = (b"Wilhelmin", b"Gwendolyn", b"Maximilia", b"Bartholom", b"Montgomry")  # nine letters


class Unfit(Exception):
    """The rules did not take a move of the story."""


class StagedGame:
    """A table with a story to tell. Moves are given by the names the rules have for them."""

    def __init__(self, flags: int, mode: int = 0, names: "tuple[bytes, ...]" = THREE) -> None:
        self.disk = SimDisk()
        self.rules = catalogue.load(_GAME).RULES
        self.seats = len(names)
        setup = Setup()
        setup.flags, setup.mode, setup.seats = flags, mode, self.seats
        setup.names[: self.seats] = names
        header = seal.sealed(Header(_GAME, self.rules.VERSION, setup.encode()), _SECRET)
        journal = Saves(self.disk).create(header.encode(), _SECRET)
        self.table = Table(self.rules, header, _SECRET, journal.keep)
        for seat in range(self.seats):
            self.table.cut(seal.cut(seat, 0))
        self.table.begin()

    def do(self, name: str, *arguments: int) -> None:
        """Make a move."""
        outcome = self.table.do(bytes((getattr(codes, name),) + arguments))
        if isinstance(outcome, Refusal):
            raise Unfit("%s %s: %s" % (name, arguments, outcome.sentence))

    def turn(self, card: int, *stones: int) -> None:
        """Play a whole turn; every Fear wins its battle."""
        self.do("DRAW", card)
        if card in _FEARS:
            self.do("STRENGTH", 0)
            self.do("ANNOUNCE")
            self.do("STRIKE", 0)
        for stone in stones:
            self.do("PLACE_STONE", stone)
        self.do("END_TURN")


def fresh(names: "tuple[bytes, ...]" = THREE) -> "StagedGame":
    """Return a game before its first card, all of it in the device's hands."""
    return StagedGame(_DEVICE, names=names)


def begun(names: "tuple[bytes, ...]" = THREE) -> "StagedGame":
    """Return a game after six cards: everybody has stones on the board, and a relic."""
    game = StagedGame(_TABLE, names=names)
    for turn in range(6):
        game.turn(_STARTERS[turn], turn)
    for seat in range(game.seats):
        game.do("DRAW_RELIC", seat)
    return game


def in_battle(names: "tuple[bytes, ...]" = THREE) -> "StagedGame":
    """Return a game in which a Fear has just been turned over."""
    game = begun(names)
    game.do("DRAW", _FEARS[-1])
    return game


def bargaining(names: "tuple[bytes, ...]" = THREE) -> "StagedGame":
    """Return a game in which all three are to fight a Fear together."""
    game = in_battle(names)
    game.do("STRENGTH", 3)
    game.do("AGREE", 7, 0, 0b010101, 0)
    return game


def lifted(names: "tuple[bytes, ...]" = THREE) -> "StagedGame":
    """Return a game in which one stone is off the board, still to be rolled for."""
    game = bargaining(names)
    kinds: list[list[int]] = [[0]] + [[] for _ in range(game.seats - 1)]
    game.do("LIFT", *declared.lifting(kinds, False)[1:])
    return game


def at_the_last_tile(names: "tuple[bytes, ...]" = THREE) -> "StagedGame":
    """Return a game in whose turn the last tile is laid."""
    game = begun(names)
    for seat in range(game.seats):
        game.do("ADJUST", _ADJUST_HAND, seat, 0)
    game.do("ADJUST", _ADJUST_PLACED, 0, 48)
    game.do("DRAW", 0)
    return game


def complete(names: "tuple[bytes, ...]" = THREE) -> "StagedGame":
    """Return a game whose last tile lies: the symbols are to be shown."""
    game = at_the_last_tile(names)
    game.do("END_TURN")
    return game


def at_the_eye(names: "tuple[bytes, ...]" = THREE) -> "StagedGame":
    """Return a game in which the one whose turn it is may enter The Eye."""
    game = complete(names)
    game.do("REVEAL", *range(game.seats))
    for card in _WORTHY[0]:
        game.turn(card)
    _give(game, game.table.state.active, _WORTHY[0])
    game.do("DRAW", 1)
    game.do("INFLUENTIAL", game.table.state.active, 1)
    return game


def at_the_council(names: "tuple[bytes, ...]" = THREE) -> "StagedGame":
    """Return a game whose end is equal on every rung: the others vote."""
    game = complete(names)
    game.do("REVEAL", *[(seat + 3) % 6 for seat in range(game.seats)])
    state = game.table.state
    while state.drawn < 71:
        game.turn([card for card in range(25) if state.left[card]][-1])
    game.do("DRAW", next(card for card in range(25) if state.left[card]))
    for seat in range(2):
        _give(game, seat, _WORTHY[seat])
    for seat in range(game.seats):
        for kind in range(7):
            if state.stones_of(seat, kind):
                game.do("REMOVE_STONE", seat, kind)
    game.do("END_TURN")
    return game


def unlaid(names: "tuple[bytes, ...]" = THREE) -> "StagedGame":
    """Return a game of Evocation before its first Fears are laid out."""
    return StagedGame(_TABLE, EVOCATION, names)


def evoking(names: "tuple[bytes, ...]" = THREE) -> "StagedGame":
    """Return a game of Evocation in which a card lies open, and stones are on the board."""
    game = unlaid(names)
    game.do("LAY_OUT", *_ASIDE)
    for turn in range(6):
        game.turn(_STARTERS[turn], turn + 1)
    game.do("DRAW", 0)
    return game


def trying(names: "tuple[bytes, ...]" = THREE) -> "StagedGame":
    """Return a game of Evocation in which the one whose turn it is may try The Eye, and fails."""
    game = evoking(names)
    for seat in range(game.seats):
        game.do("ADJUST", _ADJUST_HAND, seat, 0)
    game.do("ADJUST", _ADJUST_PLACED, 0, 48)
    game.do("END_TURN")
    for card in _WORTHY[0]:
        game.turn(card)
    _give(game, game.table.state.active, _WORTHY[0])
    game.do("DRAW", 1)
    for seat in range(game.seats):
        game.do("ADJUST", _ADJUST_WMS, seat, 1 if seat == game.table.state.active else 4)
    return game


def banished(names: "tuple[bytes, ...]" = THREE) -> "StagedGame":
    """Return a game of Evocation in which The Eye has just sent somebody back."""
    game = trying(names)
    game.do("ENTER_EYE")
    game.do("REVEAL", *range(game.seats))
    return game


def racing(names: "tuple[bytes, ...]" = THREE) -> "StagedGame":
    """Return a Challenge of two in which a card lies open."""
    game = StagedGame(_TABLE, CHALLENGE, names[:2])
    game.do("LAY_OUT")
    game.do("DRAW", 0)
    return game


def _give(game: "StagedGame", seat: int, cards: bytes) -> None:
    for card in cards:
        game.do("TAKE_FEAR", seat, card)
