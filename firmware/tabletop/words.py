"""Words that every game has in memory all the time."""

MENU = b"Table menu"
UNDO = b"Undo:"
UNDO_SEEN = b"All agree? Undo:"
UNDO_NEW_GAME = b"Undo new game"
LOOKING = b"LOOKING"
UNDONE = b"Undone: "
REDONE = b"Redone: "
