"""Words of Lamplight."""

TITLE = b"Lamplight"
PLAYERS = b"Players"
DIE = b"Die"
DICE = (b"device", b"table")
SAME_NAMES = b"Two players have the same name: change one."
CHECKLIST = (b"Seven lamps each", b"A die of six faces")
CHECKLIST_NOTE = b"The device deals the cards; yours stay in the box."

DRAW = b"Draw"
CARDS_LEFT = b"%d left"
ROLL = b"Roll"
LOOK = b"Look at yours"
TURN_UP = b"Turn yours up"
DO_IT = b"do it"
WHICH_FACE = b"What does it show?"
ENTER = b"enter"

LAMPS = b"Lamps"
STILL_DARK = b"Still dark"
CARDS_WORTH = b"Worth %d"
IN_DECK = b"In the deck"
WON = b"all lamps are lit"
OIL_GONE = b"the oil has run out"
NOBODY = b"NOBODY"

BOAT_TURN = b"Turn: %s"
BOAT_DECK = b"Deck: %d cards"
BOAT_DISCARDS = b"Discards: "
BOAT_PLAYER = b"%s: %d lamps"
BOAT_HIDDEN = b", a card face down"
