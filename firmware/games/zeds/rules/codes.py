"""Numbers of moves and events. Sectors are row * 6 + column, squares row * columns + column.

Who plays on paper counts there, and the device remembers; with a known sheet it referees. Each
move belongs to a step of `state`; paper counts from the first roll to the end of turn 20.

| move | bytes behind the code | step | what it does |
|---|---|---|---|
| ROLL | none; own dice: light, dark | ROLL | begins a turn: everybody crosses out, or is asked |
| CROSS | sector | COLLISION, FORCED | takes one of the sectors on offer |
| SHELTER | seat; own dice: light, dark | paper: ROLL, FINISH; sheet: PLACE | another roll |
| PLACE | square | PLACE | draws the sector there; zombies that wake are judged at once |
| THROW | seat; sheet: square, item 0-3 | GRENADE; paper: any | erases a zombie that is cut off |
| DONE | none | GRENADE, FINISH | no more grenades; paper: the twentieth turn is over |
| GENERATOR | 0 or 1 | GENERATOR | paper, turn 20: has this player drawn a generator? |
| ATTACK | seat, zombies, 0 or 1 | paper: any | zombies woke: guns for all, or the player is out |
| COUNT | seat, counter, value | paper: any | sets one of `fields.COUNTERS` |
| OUT | seat | paper: any | a player has lost |
| ESCAPE | 0 or 1, 0 or 1 | ESCAPE | paper: a path to the exit? a generator in its area? |
| SCORE | killed, survivors, thrown, sheltered | SCORE | paper: what counts for the points |
| LEFT | zombies, items | TIE | paper: what is still inactive of a player who is level |
| ADJUST | field, seat, index, value | ROLL, FINISH | sets a value by hand, see `fields` |
"""

from micropython import const

# Moves.
ROLL = const(1)
CROSS = const(2)
SHELTER = const(3)
PLACE = const(4)
THROW = const(5)
DONE = const(6)
GENERATOR = const(7)
ATTACK = const(8)
COUNT = const(9)
OUT = const(10)
ESCAPE = const(11)
SCORE = const(12)
LEFT = const(13)
ADJUST = const(14)

# Events.
EV_ROLLED = const(1)  # turn, light, dark: the roll for all
EV_CROSSED = const(2)  # seat, sector
EV_ASKED = const(3)  # seat, step: this player has to choose
EV_SHELTERED = const(4)  # seat, light, dark: the second roll
EV_PLACED = const(5)  # seat, square, sector
EV_WOKE = const(6)  # seat, zombies, guns that could be crossed out
EV_LOST = const(7)  # seat
EV_THROWN = const(8)  # seat, square, item; paper: seat alone
EV_COUNTED = const(9)  # seat, counter, value
EV_DONE = const(10)  # seat: nothing is left to choose; paper, turn 20: without a generator
EV_FINISHED = const(11)  # paper: the twentieth turn is over
EV_ANSWERED = const(12)  # seat, path, generator
EV_SCORED = const(13)  # seat
EV_OVER = const(14)
EV_SET = const(15)  # field, seat, index, value
