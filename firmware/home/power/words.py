"""Words about a cell that runs down."""

LOW = b"Battery low: charge it soon"

TITLE = b"Battery empty"
CHARGE_ME = b"Charge me"
SAVED = b"The game is saved."
STARTS = b"Then OK starts me."
OFF_NOW = b"off now"
