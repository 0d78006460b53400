"""Words that several screens of ZoneS share."""

FIRST = b"%s begins."
THRICE = b"This position has come for the third time: you may agree a draw."
PASSED = b"%s passes."
SAME_TIME = b"%s:%s"
POINTS = b"%d : %d points"
LEAVE = b"leave"
BACK = b"back"
PAUSED = b"paused"
GO_ON = b"go on"
TIME_OVER = b"TIME"
# In the order of the ends in `rules.state`.
ENDS = (b"", b"BASE FELL", b"RESIGNED", b"TIME OVER", b"DRAW", b"DRAW", b"DRAW")
