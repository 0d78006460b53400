"""Words that several screens of ZoneS share."""

FIRST = b"%s begins."
THRICE = b"This position has come for the third time: you may agree a draw."
PASSED = b"%s passes."
LEAVE = b"leave"
BACK = b"back"
GO_ON = b"go on"
