"""The four keys and what can happen to one of them.

An event is one byte: its kind in the high half, the key in the low half.
"""

from micropython import const

UP = const(0)
DOWN = const(1)
OK = const(2)
BACK = const(3)
COUNT = const(4)

PRESS = const(0x10)
REPEAT = const(0x20)  # UP and DOWN only, while held
HOLD = const(0x30)  # still down after HOLD_MS
LONG = const(0x40)  # still down after LONG_MS
TAP = const(0x50)  # let go of before HOLD
RELEASE = const(0x60)  # let go of after HOLD

KIND_MASK = const(0xF0)
KEY_MASK = const(0x0F)

HOLD_MS = const(600)
LONG_MS = const(1800)
