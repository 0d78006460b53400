"""Help of the kit's screens, loaded only when somebody asks."""

HELP_SEATS = b"START begins with what stands here; it is remembered for next time."
HELP_NAMES = (
    b"UP and DOWN go through the letters, OK takes the one shown, BACK takes the last away. "
    b"Hold OK when the name is finished. Names are remembered."
)
HELP_CHECKLIST = (
    b"What to take out of the box before the first card. OK ticks a line and goes to the next; "
    b"hold OK to start at once."
)
