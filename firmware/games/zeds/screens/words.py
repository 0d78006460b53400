"""Words and signs that several screens of Zeds Zone share."""

from games.zeds import signs

ITEM_SIGNS = (
    signs.ZOMBIE + signs.GUN + signs.GRENADE + signs.SHELTER + signs.GENERATOR + signs.SURVIVOR
)

TURN = b"Turn %d of 20"
TURN_SHORT = b"turn %d/20"
NAMED = b"%s: %s"
ANSWERS = (b"YES", b"NO")
POINTS = b"%d points"
POINT = b"%d point"
LOST = b"has lost"


def points(number):
    """Return a number of points in words."""
    return (POINT if number in (1, -1) else POINTS) % number
