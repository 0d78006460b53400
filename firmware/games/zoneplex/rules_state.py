"""All that the device knows of a game of Zoneplex."""

from games.zoneplex import rules_setup
from games.zoneplex.rules_cards import CARDS, STARTERS, whole_deck
from micropython import const

NO_CARD = const(255)
UNKNOWN = const(255)  # a symbol nobody has told the device

STONES = const(4)
STONE_KINDS = const(7)  # neutral, then the symbols A to F
NEUTRAL = const(0)  # in a mode: any tile that is no chamber
DARK = const(7)  # Dark Power, in a mode
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
LAY_OUT = const(11)  # a mode: the first Fears are still to be laid out
BANISHED = const(12)  # The Eye has sent somebody back

# What a mode has other rules for; each is a module (see `rules_modes`).
FEARS_RULES = const(0)
STONES_RULES = const(1)
EYE_RULES = const(2)

STACKS = const(4)  # of Fears, in a mode: blue, green, magenta, Masters

NOBODY = const(255)
EV_OVER = const(5)  # how, winner


class State:
    """One game. Seats count from 0, clockwise."""

    def __init__(self, setup, chance):
        seats = setup.seats
        self.chance = chance
        self.setup = setup
        self.stage = DRAW
        self.phase = 1
        self.active = 0 if setup.starter == rules_setup.DRAWN else setup.starter
        self.card = NO_CARD
        self.is_dislocating = False  # the card's movement was given up for a stone
        self.has_placed = False  # a stone was placed this turn
        self.deck = bytearray()  # the order, when the device deals; secret
        self.left = whole_deck(setup.split)  # cards not seen yet, by kind
        self.cards = CARDS  # in the deck at the start
        self.starters = len(STARTERS)  # set aside to come first
        self.drawn = 0
        self.placed = BASE_TILES
        self.stack = TILES - BASE_TILES - HAND_TILES * seats
        self.hands = bytearray([HAND_TILES] * seats)
        self.wms = bytearray([1] * seats)
        self.kinds = STONE_KINDS  # of places for stones
        self.stones = bytearray(seats * STONE_KINDS)
        self.relics = bytearray(seats)  # those that are not Influential
        self.fresh = bytearray(seats)  # of them, got this turn: not usable yet
        self.influential = [[] for _ in range(seats)]  # the value of each
        self.jars = [[] for _ in range(seats)]  # the class of each, MASTER for any
        self.relic_deck = RELICS
        self.relic_discard = 0
        self.fears = [[] for _ in range(seats)]  # captured cards
        self.classes = [[] for _ in range(seats)]  # the class each of them stands for
        self.fear_discard = 0
        self.symbols = bytearray([UNKNOWN] * seats)
        self.is_revealed = False
        self.winner = NOBODY
        self.ending = 0  # how the game ended
        self.voters = 0  # seats the Council chooses among, one bit each
        self.battle = Battle(seats)
        self.tally = [0, 0, 0, 0]  # faces of the die tonight
        self.more = None
        if setup.mode:
            self._prepare()

    def _prepare(self):
        from games.zoneplex import rules_modes

        rules_modes.prepare(self)

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
        return self.is_revealed or (self.more is not None and self.more.shown >> seat & 1 != 0)

    def is_interrupted(self):
        """Tell whether a moved player fights in another's turn (EV-STK-05)."""
        return self.more is not None and self.more.turn_of != NOBODY

    def family(self, which):
        """Return the module with the rules that the mode has instead of the base game's."""
        from games.zoneplex import rules_modes

        return rules_modes.family(self.setup, which)

    def is_bargaining(self):
        """Tell whether help may still be agreed on: no die was rolled yet (AMB-26)."""
        is_open = HELP <= self.stage <= ATTACK and not self.battle.has_begun
        return is_open and not self.setup.is_small

    def may_lift(self):
        """Tell whether stones may be declared: before the first roll, or as the table agreed."""
        if not HELP <= self.stage <= READY:
            return False
        return not self.battle.has_begun or self.setup.has(rules_setup.LOOSE_STONES)

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


class More:
    """What the state of a mode has beyond that; the base game has none."""

    def __init__(self, seats):
        self.places = b""  # how many places for stones there are of each kind
        self.stacks = [bytearray() for _ in range(STACKS)]  # Fears, the top one last
        self.shown = 0  # who has shown the symbol, one bit each, where each does so alone
        self.early = bytearray(seats)  # stones that lay on the own symbol when it was shown
        self.asked = NOBODY  # whose symbol is to be shown
        self.after = 0  # the step that follows then
        self.is_attempt = False  # The Eye was tried, and that is why symbols are shown
        # A player was moved onto an Evocation tile: whose turn goes on afterwards, and where.
        self.turn_of = NOBODY
        self.held_stage = 0
        self.held_card = NO_CARD
