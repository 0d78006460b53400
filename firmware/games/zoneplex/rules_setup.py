"""What the table decides before the game: the mode, seats, decisions, cards of each kind."""

from micropython import const

# The modes. What each has that the base game has not is in `rules_modes`.
ZONEPLEX = const(0)
EVOCATION = const(1)
CHALLENGE = const(2)  # this and those after it are for one or two
GAUNTLET = const(3)
ZONEMASTER = const(4)

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

# The same for the modes.
ALWAYS_TRY = const(0x01)  # The Eye may be tried again and again (AMB-46)
CHAMBERS_ONLY = const(0x02)  # only stones on chambers can be dislocated (AMB-51)
LATE_STONE = const(0x04)  # the mission's stone is placed after the symbol is shown (AMB-60)
FEARS_IN_DECK = const(0x08)  # Zonemaster's Fears are in the deck, not in stacks (AMB-64)
MISSION_TOO = const(0x10)  # Zonemaster has the Challenge's last mission too (AMB-65)
FOUR_STACKS = const(0x20)  # Zonemaster with Evocation's stacks and deck (ZM-06)
NO_INFLUENTIAL = const(0x40)  # Zonemaster without Influential Relics (ZM-05)

_DEFAULT_SPLIT = b"\x10\x10\x10\x03"  # 16, 16, 16, 3: unconfirmed
_DEFAULT_TWO_RELICS = const(0x38)  # strengths 8, 9 and 10 have two relic icons: unconfirmed


class Setup:
    """The decisions of one game."""

    __slots__ = (
        "flags",
        "house",
        "is_quiet",
        "mode",
        "names",
        "seats",
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
        self.names = [b"Red", b"Amber", b"Green", b"Cyan", b"Blue"]

    def has(self, flag):
        """Tell whether the table took that decision."""
        return self.flags & flag != 0

    def has_house(self, flag):
        """Tell whether the table took that decision of the mode."""
        return self.house & flag != 0

    @property
    def is_small(self):
        """Tell whether one or two play: no tiles are placed, and nobody helps."""
        return self.mode >= CHALLENGE

    def encode(self):
        """Return the setup as bytes for the head of the log."""
        from games.zoneplex import rules_setup_bytes

        return rules_setup_bytes.encode(self, self.seats)
