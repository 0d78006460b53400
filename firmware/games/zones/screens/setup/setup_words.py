"""Words of the set-up."""

TITLE = b"ZoneS"
BOARD = (0, b"Board", (b"our own", b"the glass"))  # of each flag: its bit, its row, its two words
AGAINST = b"Device plays"
OPPONENTS = (b"not", b"weakly", b"well", b"strongly")
DEVICE = b"Device"
MIDGARD = b"Midgard"
COLOUR = (3, b"Midgard is", (b"blue", b"white"))
BAG = (1, b"Bag", (b"device's", b"our own"))
COIN = (5, b"Coin", (b"device's", b"our own"))
FELLS = (2, b"Base falls by", (b"a move", b"a summon, too"))
TILES = b"Tiles in the bag"
FOUR = b"%d %d %d %d"
PIECES = b"Pieces"
UNCONFIRMED = b"unconfirmed"
CONFIRMED = b"confirmed"
AS_ON_CARDS = b"Our cards"
TOTALS = b"%d : %d points"
PIECE = b"%d x %d"
CLOCK = b"Clock"
CLOCKS = (b"off", b"for the game", b"with increment", b"for each turn")
MINUTES = b"  Minutes"
SECONDS = b"  Seconds"

# In the order of the roster's fields.
FIELDS = (b"How many", b"Cost", b"Moves", b"Type", b"Prefers", b"Stops in", b"Never enters")

NOT_36 = b"The four kinds of tiles must add up to 36, not %d (ZSD-02)."
NOT_TEN = b"%s must have ten pieces, not %d (ZSD-03)."
HELP = (
    b"Board: our own is a real ZoneS board; the device is bag, coin, clock and judge. The glass "
    b"is a board of its own, for two, or for one against the device.\n\n"
    b"Pieces: what each can do is a guess until you have compared it with your cards (ZSD-04).\n\n"
    b"Base falls: by a move that brings the second piece, or by a summon, too (ZSD-13).\n\n"
    b"Clock: minutes for all turns, seconds for each; with increment both."
)
HELP_PIECES = (
    b"OK opens a piece. When all are as on your cards, say so in the first row; until then they "
    b"are shown as unconfirmed (ZSD-04)."
)
