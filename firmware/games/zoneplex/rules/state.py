"""All that the device knows of a game of Zoneplex."""

from games.zoneplex.rules import setup as setup_rules
from games.zoneplex.rules.cards import STARTERS, whole_deck
from micropython import const

NO_CARD = const(255)
UNKNOWN = const(255)  # a symbol nobody has told the device

STONES = const(4)
NEUTRAL = const(0)  # where there are no neutral chambers: any tile that is no chamber
DARK = const(7)  # Dark Power
SYMBOLS = const(6)
TILES = const(48)
BASE_TILES = const(7)
HAND_TILES = const(3)
RELICS = const(30)
MOST_RELICS = const(4)

# Where in the turn we are.
DRAW = const(0)  # the card is still to be turned over
MOVE = const(1)  # a movement card lies open
STRENGTH = const(2)  # a Fear lies open: its strength is to be rolled
HELP = const(3)  # who helps, for what share
SACRIFICE = const(4)  # stones were lifted and are rolled for
READY = const(5)  # all stones are rolled: ATTACK is to be announced
ATTACK = const(6)
DONE = const(7)  # the battle is over, the turn is not
REVEAL = const(8)  # the Zoneplex is complete: all show their symbols
VOTE = const(9)  # the Council of the others decides
OVER = const(10)
LAY_OUT = const(11)  # the first Fears are still to be laid out
BANISHED = const(12)  # The Eye has sent somebody back

STACKS = const(4)  # of Fears, where there are some: blue, green, magenta, Masters

NOBODY = const(255)


class State:
    """One game. Seats count from 0, clockwise. `modes.rows` lays out what differs by mode."""

    def __init__(self, setup, chance):
        self.chance = chance
        self.setup = setup
        self.step = DRAW
        self.phase = 1
        self.active = 0 if setup.starter == setup_rules.DRAWN else setup.starter
        self.card = NO_CARD
        self.is_dislocating = False  # the card's movement was given up for a stone
        self.has_placed = False  # a stone was placed this turn
        self.is_moved = False  # by a relic, and has not stopped to place a stone or fight since
        self.deck = bytearray()  # the order, when the device deals; secret
        self.left = whole_deck(setup.split)  # cards not seen yet, by kind
        self.cards = 0  # in the deck at the start
        self.starters = len(STARTERS)  # set aside to come first
        self.drawn = 0
        self.placed = BASE_TILES
        self.stack = TILES - BASE_TILES - HAND_TILES * setup.seats
        self.relic_deck = RELICS
        self.relic_discard = 0
        self.fear_discard = 0
        self.is_revealed = False
        self.winner = NOBODY
        self.ending = 0  # how the game ended
        self.voters = 0  # seats the Council chooses among, one bit each
        self.battle = Battle(setup.seats)
        self.tally = [0, 0, 0, 0]  # faces of the die tonight
        self._seat(setup.seats)
        self._lay_aside(setup.seats)

    def _seat(self, seats):
        """Give each player what all begin with."""
        self.hands = bytearray([HAND_TILES] * seats)
        self.wms = bytearray([1] * seats)
        self.places = b""  # for stones: how many there are of each kind
        self.kinds = 0  # of places
        self.stones = bytearray()  # a byte a kind, seat by seat
        self.relics = bytearray(seats)  # those that are not Influential
        self.fresh = bytearray(seats)  # of them, got this turn: not usable yet
        self.influential: list = [[] for _ in range(seats)]  # the value of each
        self.jars: list = [[] for _ in range(seats)]  # the class of each, MASTER for any
        self.fears: list = [[] for _ in range(seats)]  # captured cards
        self.classes: list = [[] for _ in range(seats)]  # the class each of them stands for
        self.symbols = bytearray([UNKNOWN] * seats)

    def _lay_aside(self, seats):
        """Begin what is used with Evocation's tiles alone."""
        self.stacks: list = []  # of Fears, where there are some; the top one last
        self.shown = 0  # who has shown the symbol, one bit each, where each does so alone
        self.early = bytearray(seats)  # stones that lay on the own symbol when it was shown
        self.asked = NOBODY  # whose symbol is to be shown
        self.after = 0  # the step that follows then
        self.is_attempt = False  # The Eye was tried, and that is why symbols are shown
        # A player was moved onto an Evocation tile: whose turn goes on afterwards, and where.
        self.turn_of = NOBODY
        self.held_step = 0
        self.held_card = NO_CARD

    @property
    def seats(self):
        """Return how many play."""
        return self.setup.seats

    def stones_of(self, seat, kind):
        """Return how many stones of a seat lie on chambers of a kind."""
        return self.stones[seat * self.kinds + kind]

    def add_stone(self, seat, kind, count):
        """Put stones on chambers of a kind, or take them off."""
        self.stones[seat * self.kinds + kind] += count

    def placed_stones(self, seat):
        """Return how many stones of a seat are on the board."""
        start = seat * self.kinds
        return sum(self.stones[start : start + self.kinds])

    def relic_count(self, seat):
        """Return the relics a seat holds, face up and face down (ZP-REL-01)."""
        return self.relics[seat] + len(self.influential[seat])

    def cards_left(self):
        """Return how many cards have not been drawn."""
        return self.cards - self.drawn

    def is_shown(self, seat):
        """Tell whether everybody knows the symbol of a seat."""
        return self.is_revealed or self.shown >> seat & 1 != 0

    def show_symbols(self):
        """Let the table see the symbols that the device dealt."""
        for symbol in self.symbols:
            self.chance.show(symbol)
        self.is_revealed = True

    def is_interrupted(self):
        """Tell whether a moved player fights in another's turn (EV-STK-05)."""
        return self.turn_of != NOBODY

    def family(self, which):
        """Return the module of one of the families of rules in which the modes differ."""
        from games.zoneplex.modes import families

        return families.family(self.setup, which)

    def is_bargaining(self):
        """Tell whether help may still be agreed on: no die was rolled yet (AMB-26)."""
        is_open = HELP <= self.step <= ATTACK and not self.battle.has_begun
        return is_open and self.setup.offers(setup_rules.WITH_ALLIES)

    def may_lift(self):
        """Tell whether stones may be declared: before the first roll, or as the table agreed."""
        if not HELP <= self.step <= READY:
            return False
        return not self.battle.has_begun or self.setup.has(setup_rules.LOOSE_STONES)

    def next_seat(self, seat):
        """Return the seat clockwise of another."""
        return (seat + 1) % self.seats


class Battle:
    """A battle with a Fear, from its strength to its end."""

    def __init__(self, seats):
        self.total = 0  # number and roll
        self.left = 0  # what is still to be beaten
        self.helpers = 0  # all who take part, one bit each; the drawer always does
        self.captor = 0
        self.shares = bytearray(seats)  # relics promised to each
        self.lifted = bytearray(seats)  # stones each has lifted and not rolled yet
        self.struck = 0  # who has attacked, one bit each
        self.has_begun = False  # a die was rolled: nobody may join any more
        self.roll = 0  # the last face, for the screen
        self.is_won = False
