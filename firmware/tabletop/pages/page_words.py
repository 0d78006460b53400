"""Words of the table menu and its pages, loaded only with them."""

from ui import sign

WHAT_NOW = b"What now?"
HISTORY = b"History"
JUDGE = b"Judge"
END_AND_PROVE = b"End and prove"
FAIR = b"Is it fair tonight?"
PROOF = b"Proof"
REDO = b"Redo"
NEW_GAME = b"New game"
LEAVE = b"Save and leave"
NOTHING = b"nothing"
HELP_HISTORY = (
    b"Every move, the newest first, the one at the cursor on top. OK shows the table as it was "
    b"then; nothing changes. What was seen by all is taken back only if everybody agrees."
)
HELP_LOOK = (
    b"The table as it was then. UP goes one move on, DOWN one move back; BACK returns to the "
    b"history. Nothing can be changed here."
)
LOOKING = b"LOOKING BACK"
OF = b" of "
TIME = b"in time"
BACK_TO_HISTORY = b"BACK history"
SEEN_BY_ALL = b"seen by all"
HELP_JUDGE = (
    b"What decides the game, with the rule of each line. When the game is over, keep OK "
    b"held: the device shows its secret, so that all can be proven. After that nothing can be "
    b"taken back; before, BACK still can."
)
HELP_FAIR = (
    b"A bar for each face: how often it came up. The dotted band is what chance allows, from "
    b"the number below to the one above. With fair dice a bar ends outside it on one night in "
    b"a thousand at most. Large dice are shown in groups of faces."
)
HELP_PROOF = (
    b"Before the first card the device shows its seal; then everybody cuts. When the game is "
    b"over it shows its secret. If you noted the seal, and the log's words after the end, you can "
    b"prove every card and roll on any computer. Four letters are a glance: they can be forged. "
    b"PSEUDO: this device's noise could not be trusted when the game began; the cuts still count."
)
FAIR_TITLE = b"Is it fair?"
FAIR_NONE = b"No rolls yet"
FAIR_NONE_HINT = b"Roll, then look again."
FAIR_FEW = b"Too few to say: %d of %d"
FAIR_GOOD = b"Looks fair"
FAIR_ODD = b"Rare: %s came %dx"
FAIR_OTHER = sign.UP + sign.DOWN + b" other dice"
WINS = b"%s wins"
NOBODY_WINS = b"Nobody wins"
NO_END = (
    b"This never ends by itself. Keep OK held to end it: the secret is shown, and every "
    b"roll can be proven."
)
SHOW_SECRET = b"End, show the secret"
HOLD_TO_END = b"hold: end"
THE_TABLE = b"table"
SECRET_IS = b"Secret:"
SECRET = b"Secret"
LOG = b"Log"
HIDDEN = b"after the end"
SOURCE = b"Source"
HARDWARE = b"hardware"
CUTS = b"Cuts"
NOBODY_CUT = b"nobody: device alone"
SEAL_COUNT = b"no. %d"
THE_START = b"The start"
LOOK = b"look"
HELP_MENU = (
    b"The letters at the top right are the log's fingerprint: the same letters on two copies "
    b"mean the same game. Redo names the move that would be made again."
)
