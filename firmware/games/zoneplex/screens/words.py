"""Words and signs of Zoneplex that are on the screen in more than one room."""

from games.zoneplex import signs

CLASS_NAMES = (b"blue", b"green", b"magenta", b"MASTER")
FEAR_SIGNS = (
    signs.FEAR_BLUE,
    signs.FEAR_GREEN,
    signs.FEAR_MAGENTA,
    signs.FEAR_MASTER,
)
PHASE_1 = b"Phase 1"
PHASE_2 = b"Phase 2"
DECK = b"deck "
END_TURN = b"end turn"
MORE = b"more"
