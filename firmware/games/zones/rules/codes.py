"""Numbers of moves and events. A cell is row * 6 + column, row 0 at the top: Midgard's half.

On the glass the device is the board and judges every move; as a companion it keeps bag, coin,
reserves, captures and clock beside a real board, and believes the table. Each move belongs to
steps of `state`. [time] is there exactly when a clock is on: two bytes, high first, the quarter
seconds that the turn took.

| move | bytes behind the code | step | what it does |
|---|---|---|---|
| DRAW | none | DRAW | companion: the next tile of the bag |
| BASE | cell | BASE | glass: puts the base down, then draws the first tile |
| LAY | cell | LAY | glass: lays the tile in hand, then draws the next |
| REST | none | LAY | glass: lays up to seven tiles at random |
| START | kind; glass: cell | START | one of the three first pieces |
| COIN | none; own coin: seat | COIN | who begins |
| MOVE | cell, cell, [time] | TURN | glass: a piece goes from here to there, and may capture |
| SHOOT | cell, cell, [time] | TURN | glass: an Archer captures without moving |
| SUMMON | kind; glass: cell, [time] | TURN | a piece of the reserve |
| MOVED | [time] | TURN | companion: a piece was moved, nothing captured |
| CAPTURED | kind, [time] | TURN | companion: that piece of the other side is captured |
| RETURN | kind, or 255 for none | RETURN | the Trollwife's return |
| FELL | seat | TURN | companion: two enemies stand around this seat's base |
| PASS | [time] | TURN | nothing can be done |
| RESIGN | none | TURN, RETURN | who is to move gives up |
| AGREE | none | TURN, RETURN | a draw |
| FLAG | seat | TURN, RETURN | this seat's time is over |
| ADJUST | field, index, value | TURN | sets a value by hand, see `fields` |
"""

from micropython import const

# Moves.
DRAW = const(1)
BASE = const(2)
LAY = const(3)
REST = const(4)
START = const(5)
COIN = const(6)
MOVE = const(7)
SHOOT = const(8)
SUMMON = const(9)
MOVED = const(10)
CAPTURED = const(11)
RETURN = const(12)
FELL = const(13)
PASS = const(14)
RESIGN = const(15)
AGREE = const(16)
FLAG = const(17)
ADJUST = const(18)

# Events.
EV_DRAWN = const(1)  # seat, terrain: a tile of the bag
EV_LAID = const(2)  # seat, cell, terrain; of a base seat, cell, NONE
EV_PLACED = const(3)  # seat, kind, cell or NONE: one of the three first pieces
EV_STARTS = const(4)  # seat: the coin
EV_MOVED = const(5)  # seat, kind, from, to; companion: seat alone
EV_SHOT = const(6)  # seat, kind, from, to
EV_SUMMONED = const(7)  # seat, kind, cell or NONE
EV_CAPTURED = const(8)  # seat of the captor, kind, cell or NONE
EV_ASKED = const(9)  # seat: which infantry returns?
EV_RETURNED = const(10)  # seat, kind or NONE
EV_FELL = const(11)  # seat whose base has fallen
EV_PASSED = const(12)  # seat
EV_OVER = const(13)  # how it ended, seat of the winner or NONE
EV_SET = const(14)  # field, index, value
EV_THRICE = const(15)  # this position has come for the third time, or more often
