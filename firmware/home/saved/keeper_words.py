"""What the keeper of games may have to say."""

NO_ROOM = b"Flash is full: delete one"
DAMAGED = b"That game is damaged"
OTHER_FORMAT = b"Needs other firmware"
OTHER_RULES = b"Played by other rules"
NO_SETUP = b"Set-up cannot be read"
SAVE_FAILED = b"Could not save: not kept"
