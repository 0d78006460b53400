"""Words of the about page, loaded only with it."""

ABOUT_VERSION = b"Version"
ABOUT_FAIR = b"Chance"
ABOUT_HARDWARE = b"hardware seed"
ABOUT_PSEUDO = b"PSEUDO seed"
ABOUT_NO_SEED = b"no game yet"
ABOUT_FREE = b"Free memory"
ABOUT_PARTS = b"Parts"
ABOUT_ALL_WELL = b"all answer"
ABOUT_MISSING = (b"", b"no display", b"no lights", b"no battery sense", b"key stuck")
