"""Words of the seal, the cut and the number before them, loaded only for these."""

from ui import sign

CUT_TITLE = b"%s cuts"
CUT_NOW = b"cut"
CUT_COUNT = b"%d of %d"
CUT_LAST = b"%s cut %04d"
CUT_TURN = sign.UP + sign.DOWN + b" turn"
HELP_CUT = (
    b"Each player takes a number. OK takes the one shown. UP turns the left wheel and stops "
    b"both, DOWN the right one: so you choose it yourself. The number goes into the shuffle and "
    b"nothing else does, so nobody, not even this device, chose the cards. BACK leaves; the "
    b"cuts made so far are kept."
)
NUMBER_TITLE = b"First number"
NUMBER_HINT = b"The device seals it in."
NUMBER_TAKE = b"take it"
HELP_NUMBER = (
    b"START takes the number beside it, and the device seals it in with its secret: so no seal "
    b"can have been prepared. If you do not trust a running number, turn the wheels: UP the left "
    b"one, DOWN the right one."
)
SEAL = b"Seal"
SEAL_OF = b"number %04d"
HELP_SEAL = (
    b"The device has drawn its secret. This seal fixes it, with the set-up and the number you "
    b"gave, and tells nothing of it. Note the words, or photograph the code: with them you can "
    b"prove this game later. Then everybody cuts."
)
PSEUDO = b"PSEUDO"
