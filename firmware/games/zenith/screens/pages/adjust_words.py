"""Words of the page on which values are set by hand."""

FIRST = (b"Credits", b"Zenithium")
DISCS = b"Discs of %s"
TRACK = b"Track of %s"
LEVEL = b"Level of %s"
TAKE_OFF = b"Take a card off"
LAST = (
    b"Badge, 2 is gold",
    b"Cards in hand",
    b"Cards in the deck",
    b"Cards discarded",
    b"Whose turn",
    b"Put a card on",
    TAKE_OFF,
)
TOKEN = b"Token: %s"
BOARD = b"Board %s: 0, %s: 1"
SIDES = ((b"S", b"D"), (b"U", b"O"), (b"N", b"P"))
