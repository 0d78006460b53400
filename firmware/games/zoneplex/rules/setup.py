"""What the table decides before the game: the mode, seats, decisions, cards of each kind."""

from micropython import const

# The modes. What their rules are is in `modes`.
ZONEPLEX = const(0)
EVOCATION = const(1)
CHALLENGE = const(2)
GAUNTLET = const(3)
ZONEMASTER = const(4)
MODES = const(5)
FEWEST_SEATS = b"\x03\x03\x01\x01\x02"  # of each mode
MOST_SEATS = b"\x05\x05\x02\x01\x02"

DRAWN = const(255)  # the starter is drawn by the device (AMB-38)
NAME = const(9)  # letters of a name at most

# Flags: each is a decision the table may take otherwise (T in the list of decisions).
TABLE_DIE = const(0x01)  # a real die: the faces are entered
TABLE_DECK = const(0x02)  # real cards: they are entered
HIGH_FACES = const(0x04)  # The Eye, 2, 3, 4 instead of The Eye, 1, 2, 3
OTHERS_PLUS = const(0x08)  # a stone on another's symbol gives 2 (AMB-01)
JAR_FIXED = const(0x10)  # the Canopic Jar keeps the class chosen first (AMB-16)
LOOSE_STONES = const(0x20)  # more stones may follow the first sacrifice rolls (AMB-25)
DEAL_SYMBOLS = const(0x40)  # the device deals the Sacred Symbols
OPEN_DECK = const(0x80)  # what is left in the deck may be looked up

# The same for the modes.
ALWAYS_TRY = const(0x01)  # The Eye may be tried again and again (AMB-46)
CHAMBERS_ONLY = const(0x02)  # only stones on chambers can be dislocated (AMB-51)
LATE_STONE = const(0x04)  # the mission's stone is placed after the symbol is shown (AMB-60)
FEARS_IN_DECK = const(0x08)  # Zonemaster's Fears are in the deck, not in stacks (AMB-64)
MISSION_TOO = const(0x10)  # Zonemaster has the Challenge's last mission too (AMB-65)
FOUR_STACKS = const(0x20)  # Zonemaster with Evocation's stacks and deck (ZM-06)
NO_INFLUENTIAL = const(0x40)  # Zonemaster without Influential Relics (ZM-05)
BACK_OF_STACK = const(0x80)  # on four stacks a Fear that wins goes to the back (AMB-71)

# What a mode offers, beside its families of rules.
WITH_TILES = const(0x01)  # tiles are drawn and placed, until the second phase begins
WITH_ALLIES = const(0x02)  # others may help in a battle, and stones are rolled for
WITH_STACKS = const(0x04)  # Fears lie in stacks too, and may be evoked
WITH_HIDDEN_SYMBOLS = const(0x08)  # nobody knows a symbol until its player has a full set
WITH_CURSES = const(0x10)  # Dark Power costs Monk Strength
WITH_INFLUENCE = const(0x20)
WITH_NEUTRALS = const(0x40)  # neutral chambers
WITH_FEAR_RELICS = const(0x80)  # Fears carry relics
WITH_SHORT_DECK = const(0x100)  # some cards stay in the box, unseen
WITH_LATE_STONES = const(0x200)  # no rule of its own forbids a stone after a battle

_FOR_GROUPS = const(WITH_TILES | WITH_ALLIES | WITH_INFLUENCE | WITH_FEAR_RELICS)
_FOR_FEW = const(WITH_STACKS | WITH_HIDDEN_SYMBOLS | WITH_CURSES | WITH_LATE_STONES)
_OFFERS = (
    _FOR_GROUPS | WITH_NEUTRALS | WITH_LATE_STONES,  # Zoneplex
    _FOR_GROUPS | WITH_STACKS,  # Evocation
    _FOR_FEW | WITH_FEAR_RELICS | WITH_SHORT_DECK,  # Challenge
    _FOR_FEW | WITH_SHORT_DECK,  # Gauntlet
    _FOR_FEW | WITH_FEAR_RELICS | WITH_INFLUENCE,  # Zonemaster
)

_DEFAULT_SPLIT = b"\x10\x10\x10\x03"  # 16, 16, 16, 3: unconfirmed
_DEFAULT_TWO_RELICS = const(0x38)  # strengths 8, 9 and 10 have two relic icons: unconfirmed


class Setup:
    """The decisions of one game."""

    __slots__ = (
        "flags",
        "house",
        "is_quiet",
        "is_strict",
        "mode",
        "names",
        "seats",
        "signs",
        "split",
        "starter",
        "two_relics",
    )

    def __init__(self):
        self.mode = ZONEPLEX
        self.seats = 3
        self.starter = 0
        self.flags = 0
        self.house = 0  # flags of the modes
        self.split = _DEFAULT_SPLIT
        self.two_relics = _DEFAULT_TWO_RELICS
        self.is_quiet = False  # nobody is reminded of anything
        self.is_strict = True  # AMB-72 is kept; games begun before it was go on without it
        self.signs = b""  # of the six symbols, when the table chose them: see `symbols`
        self.names = [b"Red", b"Amber", b"Green", b"Cyan", b"Blue"]

    def has(self, flag):
        """Tell whether the table took that decision."""
        return self.flags & flag != 0

    def has_house(self, flag):
        """Tell whether the table took that decision of the mode."""
        return self.house & flag != 0

    def offers(self, what):
        """Tell whether the mode has something of the list above."""
        return _OFFERS[self.mode] & what != 0

    @property
    def has_influential(self):
        """Tell whether Influential Relics are in the game (CH-SET-04, ZM-05)."""
        return self.offers(WITH_INFLUENCE) and not self.has_house(NO_INFLUENTIAL)

    @property
    def has_jar(self):
        """Tell whether the Canopic Jar is in the game: not for one alone (CH-SET-04)."""
        return self.seats > 1

    def encode(self):
        """Return the setup as bytes for the head of the log."""
        from games.zoneplex.rules import setup_bytes

        return setup_bytes.encode(self, self.seats)
