"""What each move is in a log, and what may happen by it.

A move is one byte for what is done, then its arguments, a byte each.
"""

from micropython import const

DRAW = const(1)  # the card, when the table has its own deck
END_TURN = const(2)
REVEAL = const(3)  # the symbol of each seat
PLACE_STONE = const(4)  # kind of chamber
DISLOCATE = const(5)  # owner, kind
REMOVE_STONE = const(6)  # owner, kind
DRAW_RELIC = const(7)  # seat
SWAP_RELIC = const(8)  # seat
USE_RELIC = const(9)  # seat
GIVE_RELIC = const(10)  # giver, taker
INFLUENTIAL = const(11)  # seat, value
MOVE_INFLUENTIAL = const(12)  # seat, which, taker or 255 for the discards
JAR = const(13)  # seat, class
MOVE_MASTER = const(14)  # seat, which, class
STRENGTH = const(15)  # the face, when the table has its own die
AGREE = const(16)  # helpers, captor, shares: two bits a seat
PAY_FEAR = const(17)  # giver, which, taker
LIFT = const(18)  # stones of each seat, two bytes each; one more: they are rolled for at once
SACRIFICE = const(19)  # the face
ANNOUNCE = const(20)
STRIKE = const(21)  # the face
ENTER_EYE = const(22)
VOTE = const(23)  # seat, 255 when the Council does not agree
ADJUST = const(24)  # field, seat, value
TAKE_FEAR = const(25)  # seat, card
DROP_FEAR = const(26)  # seat, which
LAY_OUT = const(27)  # the Fears set aside, when the table has its own deck
EVOKE = const(28)  # seat, stack, the card when the table has its own decks of Fears
GO_ON = const(29)
CURSE = const(30)  # seat
MOVED = const(31)  # seat, whose monk a relic has moved

# What a move may bring about, for the screens and the lights; behind it what the event says.
EV_PHASE_2 = const(3)
EV_REVEALED = const(4)
EV_OVER = const(5)  # how, winner
EV_STRENGTH = const(10)  # face, total
EV_SACRIFICED = const(11)  # face, what is left
EV_STRUCK = const(12)  # seat, face, attack, what is left
EV_HIT = const(17)  # damage, what is left
EV_RELICS = const(20)  # seat
EV_STONE = const(30)  # seat, kind
EV_MOVED = const(31)  # seat
EV_ADJUSTED = const(40)  # field, seat, value
EV_LAID_OUT = const(50)
EV_EVOKED = const(51)  # seat, card
EV_CURSED = const(53)  # seat, WMS
EV_TRIED = const(60)  # seat
EV_BANISHED = const(61)  # seat
EV_SHOWN = const(62)  # seat
