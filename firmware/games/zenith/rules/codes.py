"""Numbers of moves and events, and the answer that declines."""

from micropython import const

# Moves.
DRAW = const(1)  # what chance decides of the set-up
LAID_OUT = const(2)
RECRUIT = const(3)  # agent
RECRUIT_OTHER = const(4)  # planet, cost
TECHNOLOGY = const(5)  # faction
LEADER = const(6)  # faction
CHOOSE = const(7)  # what is asked, the answer
PASS = const(8)
SWAP = const(9)  # the partner plays first
ADJUST = const(10)  # field, index, value
COLUMN = const(11)  # column, card or NO: put on top, or taken off

NO = const(255)  # an answer: it is not done

# Events.
EV_BEGUN = const(1)
EV_INFLUENCE = const(2)  # side, planet, place
EV_DISC = const(3)  # side, planet
EV_CREDITS = const(4)  # side, how many more or less
EV_ZENITHIUM = const(5)  # side, how many more or less
EV_BADGE = const(6)  # side, gold
EV_TOKEN = const(7)  # side, kind
EV_MOBILISED = const(8)  # side, card
EV_EXILED = const(9)  # side that had it, card
EV_TRANSFERRED = const(10)  # side that gets it, card
EV_LEVEL = const(11)  # side, faction, level
EV_DISCARDED = const(12)  # seat, cards
EV_SKIPPED = const(13)  # the effect
EV_REFILLED = const(14)  # seat, cards
EV_SHUFFLED = const(15)  # 0 the cards, 1 the tokens
EV_TURN = const(16)  # seat
EV_WON = const(17)  # side, how
EV_RECRUITED = const(18)  # side, card, price
EV_CENTRED = const(19)  # planet
EV_CHOSEN = const(20)  # what was asked, the answer
EV_PASSED_ON = const(21)  # seat, cards
EV_SET = const(22)  # field, index, value
EV_ROW = const(23)  # side, row
