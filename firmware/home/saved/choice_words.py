"""Words of the question whether a game goes on."""

RESUME = b"Resume"
NEW = b"New game"
HELP = (
    b"A game of this kind is open. Resume goes on with it; a new one leaves it among the saved "
    b"games, and can be undone."
)
