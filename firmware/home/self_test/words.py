"""Words of the self-test's screens. What it finds is in `checks.words`."""

INTRO = b"All parts are tested in a minute. Press the keys it asks for, and say what you see."
START = b"start"
YES_ALL = b"yes, all"
NO = b"no"
GO_ON = b"go on"
LEAVE = b"Leave the test"
AGAIN = b"again"

DISPLAY_1 = b"Did you see"
DISPLAY_2 = b"border, chessboard,"
DISPLAY_3 = b"all lit, all dark?"

PRESS = b"Press"
DONE = b"All done"
MS = b"ms"
SKIPPED_IN = b"skipped in"

DO_THEY_RUN = b"Do these run from 1 to 8?"
COLOUR_NAMES = (b"red", b"green", b"blue", b"white")

ALL_WELL = b"All well."
KEPT = b"Kept in report.txt."
NOT_KEPT = b"The report is not kept."
