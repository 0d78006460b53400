"""Words of what is left in the deck."""

CARDS_LEFT = b"Cards"
ROUNDS_LEFT = b"Rounds"
ANY_FEAR = b"Any Fear"
FEAR_LINE = b"Fear "
