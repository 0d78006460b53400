"""Words of what would happen, loaded for the moment in which it is put into words."""

from games.zeds import signs
from ui import sign

LOSE = b"YOU LOSE"
WOKEN = signs.ZOMBIE + b" %d  " + signs.GUN + b" %d"
KILLED = b"all killed"
HAVE = signs.GUN + b"%d " + signs.GRENADE + b"%d " + signs.SHELTER + b"%d"
ESCAPED = b"path and " + signs.GENERATOR
PATH = b"path, no " + signs.GENERATOR
GENERATOR = signs.GENERATOR + b", no path"

USE_SHELTER = b"Use a shelter?"
ROLL_AGAIN = b"Refuse %s, roll again"
MUST_USE = b"The second roll is used."
ONE_POINT = b"It costs a point."
USE_IT = b"roll again"

GRENADE = b"Grenade?"
HAVE_GRENADES = signs.GRENADE + b" %d left"
OF = sign.RIGHT + signs.ZOMBIE + b" %d of %d"
NO_GRENADE = sign.RIGHT + b"keep"
A_POINT = b"costs a point"
