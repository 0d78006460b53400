"""Words of the stacks of Fears."""

TITLE = b"Stacks of Fears"
NOTE = b"%d in all"  # no long letters: the third row stands on the footer
LAY_OUT = b"Lay the Fears out"
SHOW_THEM = b"show them"
WHICH_TOP = b"Which one lies on top?"
BACK = b"back"
SEEN = b"go on"
BANISHED = b"BANISHED"
BACK_TO_BASE = b"back to the bottom row"
