"""Sentences for when something is wrong, loaded only then."""

SAVE_FAILED = b"Flash is full: not kept"
GAME_DAMAGED = b"That game is damaged"
SETTINGS_LOST = b"Settings were damaged"
KEY_STUCK = (b"UP seems stuck", b"DOWN seems stuck", b"OK seems stuck", b"BACK seems stuck")
