"""Words of a plain turn."""

DRAW = b"draw a card"
DRAW_A_CARD = b"turn over a card"
WHICH_CARD = b"Which card?"
STONE_FORGOTTEN = b"%s: no stone of late. Placed one? DOWN says so."
MOVE_CARDS = (b"MOVE 1", b"MOVE 2", b"MOVE 3", b"MOVE 1-3")
MOVE_UP_TO = (b"MOVE 1", b"MOVE 1-2", b"MOVE 1-3", b"MOVE 1-3")
DRAW_AND_PLACE = b"draw %d, place %d"
OR_DISLOCATE = b"or send one stone back"
OR_DISLOCATE_SHORT = b" or dislocate"
STONE_BACK = b"a stone went back"
NO_MOVE = b"NO MOVE"
ONLY_MOVE = b"no tiles: only move"
EYE_IS_OPEN = b"The Eye is open to you"
COMPLETE = b"The Zoneplex is complete: Phase 2."
EVOKE = b"evoke"
THIS_ONE = b"this one"
