"""Words of the launcher: what is in memory all the time."""

NAME = b"ZONEKEEPER"

RESUME = b"Resume"
SETTINGS = b"Settings"
ABOUT = b"About"
SAVED = b"Saved games"
