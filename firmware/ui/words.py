"""Words that every screen shares. A game keeps its own beside its screens."""

KEY_OK = b"OK"
KEY_BACK = b"BACK"

BACK_LEAVE = b"leave"
BACK_CANCEL = b"cancel"
OK_OPEN = b"open"
OK_CHANGE = b"change"
OK_KEEP = b"keep"

HOLD_HELP = b"Help"
