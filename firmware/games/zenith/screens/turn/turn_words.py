"""Words of a turn's lists, loaded with them."""

from ui import sign

MOBILISED = b"Which card came?"
SHUFFLE_FIRST = b"shuffle!"  # the deck is empty
TO_COME = b"%d to come"
WHAT_COST = b"%s: its cost"
LYING = b"%d lying"
LEFT = b"%d left"
ANOTHER = b"Another card"
COST = b"Cost %d"
NOT_LOOKED = b"Not told"
DISCOUNT = b"%d-%d=%d"
TOO_DEAR = sign.CROSS + b" %s"
