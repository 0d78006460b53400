"""Words of the names' screens."""

TITLE = b"Names"
CHANGE = b"change"
LETTER = b"take it"
BACK = b"erase"
HOLD = b"hold OK: done"
CANCEL = b"cancel"
DONE = b"That is the name"
HELP = (
    b"UP and DOWN go through the letters, OK takes the one shown, BACK takes the last away. "
    b"Hold OK when the name is finished. Names are remembered."
)
