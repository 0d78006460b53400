"""Words that all games share at the table."""

MENU = b"Table menu"
WHAT_NOW = b"What now?"
HISTORY = b"History"
FAIR = b"Is it fair tonight?"
PROOF = b"Proof"
REDO = b"Redo"
NEW_GAME = b"New game"
LEAVE = b"Save and leave"
NOTHING = b"nothing"

UNDO = b"Undo:"
UNDO_SEEN = b"All agree? Undo:"
UNDO_NEW_GAME = b"Undo new game"
LOOKING = b"LOOKING"
START = b"start"

HELP_HISTORY = (
    b"Every move, the newest first. OK shows the table as it was then; nothing changes. "
    b"Lines with a mark were seen by all: taking them back needs everybody's agreement."
)
HELP_FAIR = (
    b"How often each face came up, and between the marks what chance allows. One face in a "
    b"thousand may lie outside by pure chance."
)
HELP_PROOF = (
    b"Before the first card the device shows its seal; then everybody cuts. When the game is "
    b"over it shows its secret. With the log, any computer can then prove every card and roll."
)
HELP_CUT = (
    b"Each player presses OK once, whenever they like. The moment goes into the shuffle, so "
    b"nobody, not even this device, has chosen the cards."
)

FAIR_NONE = b"No rolls yet"
FAIR_FEW = b"Too few rolls to say"
FAIR_GOOD = b"As chance would have it"
FAIR_ODD = b"Rare, but not proof"

SEAL = b"Seal"
SECRET = b"Secret"
LOG = b"Log"
HIDDEN = b"after the end"
SOURCE = b"Source"
HARDWARE = b"hardware"
PSEUDO = b"PSEUDO"
CUTS = b"Cuts"

CUT_TITLE = b"Cut the deck"
CUT_NOW = b"cut"
SEAT = b"Seat "
UNDONE = b"Undone: "
REDONE = b"Redone: "
THE_START = b"0 The start"
LOOK = b"look"
HELP_MENU = (
    b"The letters at the top right are the log's fingerprint: two who compare them know that "
    b"they hold the same game. Redo names the move that would be made again."
)
