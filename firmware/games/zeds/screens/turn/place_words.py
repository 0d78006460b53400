"""Words of drawing a sector, loaded with it."""

from games.zeds import signs
from ui import sign, words

HERE = b"draw it"
ROW = b"this row"
ROWS = b"rows"
LEAVE = words.BACK_LEAVE
SHELTER = b"shelter"
LOSE = b"YOU LOSE"
WOKEN = signs.ZOMBIE + b" %d  " + signs.GUN + b" %d"
KILLED = b"all killed"
HAVE = signs.GUN + b"%d " + signs.GRENADE + b"%d " + signs.SHELTER + b"%d"
ESCAPED = b"path, " + signs.GENERATOR + b": out"
PATH = b"path, no " + signs.GENERATOR
GENERATOR = signs.GENERATOR + b", no path"

USE_SHELTER = b"Use a shelter?"
ROLL_AGAIN = b"Refuse %s, roll again"
MUST_USE = b"The second roll is used."
ONE_POINT = b"It costs a point."
A_POINT = b"costs a point"
USE_IT = b"roll again"

THROW = b"erase it"
KEEP = b"keep"
GRENADE = b"Grenade?"
HAVE_GRENADES = signs.GRENADE + b" %d left"
OF = sign.RIGHT + signs.ZOMBIE + b" %d of %d"
NO_GRENADE = sign.RIGHT + b"keep"
