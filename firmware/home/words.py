"""Words of the launcher: what is in memory all the time."""

NAME = b"ZONEKEEPER"

RESUME = b"Resume"
SETTINGS = b"Settings"
ABOUT = b"About"

HELP_LAUNCHER = (
    b"Choose a game and press OK. An open game stands first: Resume goes on where you "
    b"left it. Settings and About are at the end."
)
