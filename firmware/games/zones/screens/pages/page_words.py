"""Words of ZoneS's pages, loaded only with them."""

DRAW = b"DRAW"
# In the order of the ends in `rules.state`.
ENDS = (b"", b"BASE FELL", b"RESIGNED", b"TIME OVER", b"DRAW", b"DRAW", b"DRAW")
POINTS_TO = b"%d to %d points"
COLUMNS = (b"taken", b"left", b"all")

POINTS = b"Points and reserves"
CARDS = b"Pieces"
MAY_I = b"May I capture?"
BAG = b"The bag"
END = b"Resign or draw"

TAKEN = b"%d %s"
RESERVE = b"in reserve"
THEIR_RESERVE = b"reserve of the loser"
POINTS_WORD = b"points"

COST = b"%d points"
KIND = b"%s, moves: %s"
PREFERS = b"prefers %s"
STOPS = b"stops: %s  never: %s"
UNCONFIRMED = b"?"
# What is special about each kind, in at most two lines.
SPECIAL = (
    (b"can be summoned next to", b"a Spearman"),
    (b"shoots what is next to him,", b"and stays where he is"),
    (b"takes protected pieces", b"without an ally"),
    (b"protects all of hers that are", b"next to her"),
    (b"can be summoned to any", b"open Forest"),
    (b"may pass over one enemy on", b"the way"),
    (b"takes infantry: one of the", b"Trolls comes back"),
    (b"may go to any Hills on", b"the board"),
)
PIECES = b"piece"

QUESTIONS = (
    b"Who captures?",
    b"Whom?",
    b"On which ground?",
    b"An ally of yours next to it?",
    b"A Vala by it, no ally of yours?",
)
ANSWERS = (b"no", b"yes")
MAY = b"YES, it may"
MAY_NOT = b"NO, not now"

RESIGN = b"%s resigns"
AGREE = b"Both agree on a draw"

TURN = b"Whose turn"
A_PIECE = b"A piece on the board"
TWO_TILES = b"Two tiles change places"
IN_RESERVE = b"%s in reserve"
LOST = b"%s captured"
MINUTES = b"Minutes used"
SECONDS = b"Seconds beside them"
CELL = b"cell %s"
AND = b"with %s"
EMPTY = b"nobody"
ROW = b"row"
ROWS = b"rows"

BOAT_TURN = b"Turn: %s"
BOAT_HIDDEN = b"\nBoth halves are behind the screen."
BOAT_LEGEND = (
    b"F Fields, O Forest, H Hills, W Water, # base; then Midgard: S Spearman, A Archer, W "
    b"Swordsman, V Vala; Trolls: w Warrior, l Lobber, t Trollwife, h Hill Troll."
)
BOAT_RESERVE = b"%s, reserve: %s"
BOAT_TAKEN = b"captured: %s"
BOAT_TIME = b"time used: %d s"
NOTHING = b"nothing"
