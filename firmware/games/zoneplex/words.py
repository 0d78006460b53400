"""Words of Zoneplex on the screen."""

CLASS_NAMES = (b"blue", b"green", b"magenta", b"MASTER")
CHAMBER_NAMES = (
    b"neutral",
    b"symbol A",
    b"symbol B",
    b"symbol C",
    b"symbol D",
    b"symbol E",
    b"symbol F",
)

PHASE_1 = b"P1"
PHASE_2 = b"P2"
COMPLETE = b"The Zoneplex is complete: Phase 2."
DECK = b"deck "
DRAW = b"draw a card"
DRAW_A_CARD = b"turn over a card"
WHICH_CARD = b"Which card?"
END_TURN = b"end turn"
MORE = b"more"
LIFTED = b"Lift from: "
STONE_FORGOTTEN = b"%s: no stone of late. Placed one? DOWN says so."

FEAR = b"FEAR"
ENTER_FACE = b"enter"
STONES = b"stones"
STONES_TO_ROLL = b"stones: %d"
DIE_AND_WMS = b"die + WMS %d"
ATTACK_NOW = b"ATTACK"
NO_MORE = b"no more"
ROLL = b"roll"
STRIKE = b"strike"
WIN = b"win "
ONE_STONE = b"+\x8a"
ONE_HELPER = b"+\xa4"
BEATEN = b"BEATEN"
LOST = b"LOST"
FEAR_TO = b"Fear to"
FEAR_GONE = b"gone"
LEFT_OVER = b" left over"
MISS = b"critical miss"

REVEAL = b"Show your symbols"
ENTER_EYE = b"Enter The Eye"

SCORES = b"Scores"
JUDGE = b"Judge of The Eye"
LEFT = b"What is left"
DEAL = b"The deal"
SYMBOL = b"My symbol"
LIFEBOAT = b"Lifeboat"
ADJUST = b"Adjust"

MOVE_CARDS = (b"MOVE 1", b"MOVE 2", b"MOVE 3", b"MOVE 1-3")
DRAW_AND_PLACE = b"draw %d, place %d"
OR_DISLOCATE = b"or send one stone back"
OR_DISLOCATE_SHORT = b" or dislocate"
STONE_BACK = b"a stone went back"
NO_MOVE = b"NO MOVE"
ONLY_MOVE = b"no tiles: only move"
EYE_IS_OPEN = b"The Eye is open to you"

ALONE = b"alone"
TOGETHER = b"together"
JOINS = b"joins"
LIFT = b"lift them"
STONE = b"stone"
WMS = b"WMS"
NOT_COUNTED = b"not counted yet"

INFLUENTIAL = b"Influential Relic"
THIS_ONE = b"this one"
FEAR_TAKEN = b"Fear captured"
FEAR_LOST = b"Fear to discards"
PLAYERS = b"players"

FIELDS = (
    b"Monk Strength",
    b"Relics",
    b"Tiles in hand",
    b"Whose turn",
    b"Tiles placed",
    b"Stones neutral",
    b"Stones on A",
    b"Stones on B",
    b"Stones on C",
    b"Stones on D",
    b"Stones on E",
    b"Stones on F",
    b"Cards MOVE 1 left",
    b"Cards MOVE 2 left",
    b"Cards MOVE 3 left",
    b"Cards 1-3 left",
)
