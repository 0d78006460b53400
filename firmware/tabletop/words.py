"""Words that all games share at the table."""

MENU = b"Table menu"
WHAT_NOW = b"What now?"
HISTORY = b"History"
JUDGE = b"Judge"
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
HELP_JUDGE = (
    b"What decides the game, with the rule of each line. When the game is over, hold OK for "
    b"long: the device shows its secret, so that all can be proven. After that nothing can be "
    b"taken back; before, BACK still can."
)
HELP_FAIR = (
    b"A bar for each face: how often it came up. The dotted band is what chance allows, from "
    b"the number below to the one above. With fair dice a bar ends outside it on one night in "
    b"a thousand at most. Large dice are shown in groups of faces."
)
HELP_PROOF = (
    b"Before the first card the device shows its seal; then everybody cuts. When the game is "
    b"over it shows its secret. With the log, any computer can then prove every card and roll. "
    b"PSEUDO: this device's noise could not be trusted when the game began; the cuts still count."
)
HELP_CUT = (
    b"Each player presses OK once, whenever they like. The moment goes into the shuffle, so "
    b"nobody, not even this device, has chosen the cards. Note the seal first: it fixes the "
    b"device's part. BACK leaves; the cuts made so far are kept."
)

FAIR_TITLE = b"Is it fair?"
FAIR_NONE = b"No rolls yet"
FAIR_NONE_HINT = b"Roll, then look again."
FAIR_FEW = b"Too few to say: %d of %d"
FAIR_GOOD = b"As chance would have it"
FAIR_ODD = b"Rare: %s came %dx"
FAIR_OTHER = b"\x96\x97 other dice"  # the signs UP and DOWN

WINS = b"Seat %d wins"
NOBODY_WINS = b"Nobody wins"
NO_END = (
    b"This never ends by itself. Hold OK for long to end it: the secret is shown, and every "
    b"roll can be proven."
)
SHOW_SECRET = b"End, show the secret"
HOLD_TO_END = b"hold: end"
THE_TABLE = b"table"
SECRET_IS = b"Secret:"

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
CUT_COUNT = b"%d of %d"
CUT_HINT = b"Stop it with OK."
CUT_LAST = b"Seat %d cut at %d"
SEAT = b"Seat "
UNDONE = b"Undone: "
REDONE = b"Redone: "
THE_START = b"0 The start"
LOOK = b"look"
HELP_MENU = (
    b"The letters at the top right are the log's fingerprint: two who compare them know that "
    b"they hold the same game. Redo names the move that would be made again."
)
