"""What the table decides before the game: seats, decisions, how many cards of each kind."""

from micropython import const

FEWEST_SEATS = const(3)
MOST_SEATS = const(5)
DRAWN = const(255)  # the starter is drawn by the device (AMB-38)
NAME = const(6)  # letters of a name at most

# Flags: each is a decision the table may take otherwise (T in the list of decisions).
TABLE_DIE = const(0x01)  # a real die: the faces are entered
TABLE_DECK = const(0x02)  # real cards: they are entered
HIGH_FACES = const(0x04)  # The Eye, 2, 3, 4 instead of The Eye, 1, 2, 3
OTHERS_PLUS = const(0x08)  # a stone on another's symbol gives 2 (AMB-01)
JAR_FIXED = const(0x10)  # the Canopic Jar keeps the class chosen first (AMB-16)
LOOSE_STONES = const(0x20)  # more stones may follow the first sacrifice rolls (AMB-25)
DEAL_SYMBOLS = const(0x40)  # the device deals the Sacred Symbols
OPEN_DECK = const(0x80)  # what is left in the deck may be looked up

_DEFAULT_SPLIT = b"\x10\x10\x10\x03"  # 16, 16, 16, 3: unconfirmed
_DEFAULT_TWO_RELICS = const(0x38)  # strengths 8, 9 and 10 have two relic icons: unconfirmed


class Setup:
    """The decisions of one game."""

    __slots__ = ("flags", "is_quiet", "names", "seats", "split", "starter", "two_relics")

    def __init__(self):
        self.seats = 3
        self.starter = 0
        self.flags = 0
        self.split = _DEFAULT_SPLIT
        self.two_relics = _DEFAULT_TWO_RELICS
        self.is_quiet = False  # nobody is reminded of anything
        self.names = [b"Red", b"Amber", b"Green", b"Cyan", b"Blue"]

    def has(self, flag):
        """Tell whether the table took that decision."""
        return self.flags & flag != 0

    def encode(self):
        """Return the setup as bytes for the head of the log."""
        from games.zoneplex import rules_setup_bytes

        return rules_setup_bytes.encode(self)
