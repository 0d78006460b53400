"""Words of Zeds Zone's pages, loaded only with them."""

from games.zeds import signs
from ui import sign

SECTORS = b"Sector table"
ZONES = b"Zones"
COULD = b"Can I still make it?"
BEST = b"Best scores"

CROSSED = b"crossed"
FREE = b"free"

OF_ITEM = b"%s %s"
LEFT = b"%d  %d %%"
TURNS_LEFT = b"%s: turns to come"

COULD_NO = b"%s: no. Nothing that may still come joins entrance, generator and exit."
COULD_LAST = b"%s: no. No sector that may come leads out, wherever it is drawn."
COULD_IS = b"%s has escaped."
COULD_OUT = b"%s has lost."
COULD_YES = b"%s: yes, with the right rolls and squares."
COULD_UNKNOWN = b"%s: unknown. Neither a way nor a proof against one was found in time."
LOOKING = b"Looking ..."

HAVE = (
    signs.GUN + b" %d  " + signs.ZOMBIE + b" %d",
    signs.GRENADE + b" %d  " + signs.SHELTER + b" %d",
    signs.SURVIVOR + b" %d",
)
ROW = b"this row"
ROWS = b"rows"
NEXT_PLAYER = b"next player"
OTHERS = sign.UP + sign.DOWN + b" player"
