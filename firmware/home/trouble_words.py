"""Sentences for when something is wrong, loaded only then."""

SAVE_FAILED = b"Could not save: not kept"
GAME_DAMAGED = b"That game is damaged"
SETTINGS_LOST = b"Settings were damaged"
SETTINGS_UNREAD = b"Settings: could not read"
UNREAD = b"Flash failed: try again"
KEY_STUCK = (b"UP seems stuck", b"DOWN seems stuck", b"OK seems stuck", b"BACK seems stuck")
