"""Words of the cut, loaded only for it."""

CUT_TITLE = b"Cut the deck"
CUT_NOW = b"cut"
CUT_COUNT = b"%d of %d"
CUT_HINT = b"Stop it with OK."
CUT_LAST = b"%s cut at %d"
HELP_CUT = (
    b"Each player presses OK once, whenever they like. The moment goes into the shuffle, so "
    b"nobody, not even this device, has chosen the cards. Note the seal first: it fixes the "
    b"device's part. BACK leaves; the cuts made so far are kept."
)
SEAL = b"Seal"
PSEUDO = b"PSEUDO"
