"""Words of Zoneplex that are on the screen in every step."""

CLASS_NAMES = (b"blue", b"green", b"magenta", b"MASTER")
PHASE_1 = b"P1"
PHASE_2 = b"P2"
DECK = b"deck "
END_TURN = b"end turn"
MORE = b"more"
