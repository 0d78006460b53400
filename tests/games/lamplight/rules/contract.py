"""Lamplight: who lights seven lamps before the oil runs out?

LL-1  Sixteen cards, worth 0 to 3 lamps, four of each, are shuffled. Everybody gets one, face
      down, unseen.
LL-2  In your turn draw a card, or roll the die, or turn your own card up; then the next seat
      plays.
LL-3  Before that you may look at your own card, once.
LL-4  A card lights as many lamps as it is worth, and goes on the discards.
LL-5  A roll of 4 or more lights one lamp. You may use a die of your own and enter its face.
LL-6  The first with seven lamps wins.
LL-7  When the deck is empty before that, nobody does.
LL-8  The table may set lamps, and whose turn it is, by hand.
"""

from engine import by_hand
from engine.refusal import Refusal
from engine.verdict import NOBODY, Reason, Verdict
from games.lamplight.rules import state as state_rules
from games.lamplight.rules.state import FACES, NO_CARD
from micropython import const

VERSION = const(1)
GOAL = const(7)

DRAW = const(1)
ROLL = const(2)
ENTER = const(3)  # the face of the table's own die
LOOK = const(4)  # at the card of the seat whose turn it is
TURN_UP = const(5)
ADJUST = const(6)  # field, seat, value

FIELDS = ((b"Lamps", "lamps", GOAL), (b"Whose turn", "active", by_hand.A_SEAT))

EV_LIT = const(1)  # seat, lamps
EV_LOOKED = const(2)  # seat
EV_ROLLED = const(3)  # face
EV_SET = const(4)  # field, seat, value

_SIZES = b"\x00\x01\x01\x02\x01\x01\x04"  # bytes of each move
_NAMES = (b"", b"Draw", b"Roll", b"Roll %d, entered", b"Look", b"Turn up", b"Set by hand")
_LIGHTS_FROM = const(4)
_SEEN = const(0)  # on the tape for a look: something was seen, the log must not say what

new = state_rules.deal
pack = state_rules.pack
unpack = state_rules.unpack
view = state_rules.view


def moves(state):
    """Return every move that may be made now."""
    if is_over(state):
        return []
    found = [bytes((DRAW,)), bytes((ROLL,))]
    found += [bytes((ENTER, face)) for face in range(1, FACES + 1)]
    if state.hidden[state.active] != NO_CARD:
        found.append(bytes((TURN_UP,)))
        if not state.looked[state.active]:
            found.append(bytes((LOOK,)))
    return found


def label(move, tape):
    """Return what a move is called in the history, with what chance made of it."""
    name = _NAMES[move[0]]
    if move[0] == ENTER:
        return name % move[1]
    return name if move[0] in (LOOK, ADJUST) else name + b" %d" % tape[0]


def apply(state, move):
    """Make a move; return its events, or a Refusal that leaves the state untouched."""
    kind = move[0] if move else 0
    if not 0 < kind < len(_SIZES) or len(move) != _SIZES[kind]:
        return Refusal(b"LL-2", b"No such move.")
    if is_over(state):
        return Refusal(b"LL-6", b"The game is over.")
    return _ACTIONS[kind](state, move)


def verdict(state):
    """Return how the game stands: the lamps of each seat, then the oil."""
    reasons = []
    for seat in range(len(state.lamps)):
        sentence = b"Seat %d has %d of %d lamps." % (seat + 1, state.lamps[seat], GOAL)
        reasons.append(Reason(b"LL-6", sentence, state.lamps[seat] >= GOAL))
    sentence = b"Cards left: %d." % len(state.deck)
    reasons.append(Reason(b"LL-7", sentence, not state.deck))
    return Verdict(is_over(state), _winner(state), reasons)


def tallies(state):
    """Return how often each face came up on the device's die."""
    return [(b"d6", state.tally)] if any(state.tally) else []


def _draw(state, move):
    card = state.chance.show(state_rules.take(state))
    return _play_card(state, card)


def _roll(state, move):
    face = state.chance.roll(FACES)
    state.tally[face - 1] += 1
    return ((EV_ROLLED, face),) + _light(state, face >= _LIGHTS_FROM)


def _enter(state, move):
    if not 1 <= move[1] <= FACES:
        return Refusal(b"LL-5", b"A die has faces 1 to 6.")
    return ((EV_ROLLED, move[1]),) + _light(state, move[1] >= _LIGHTS_FROM)


def _look(state, move):
    if state.hidden[state.active] == NO_CARD:
        return Refusal(b"LL-3", b"Your card lies face up already.")
    if state.looked[state.active]:
        return Refusal(b"LL-3", b"You have looked at it already.")
    state.looked[state.active] = 1
    state.chance.show(_SEEN)
    return ((EV_LOOKED, state.active),)


def _turn_up(state, move):
    seat = state.active
    if state.hidden[seat] == NO_CARD:
        return Refusal(b"LL-2", b"Your card lies face up already.")
    card = state.chance.show(state.hidden[seat])
    state.hidden[seat] = NO_CARD
    return _play_card(state, card)


def _adjust(state, move):
    return by_hand.put(state, FIELDS, move, EV_SET) or Refusal(b"LL-8", b"That value cannot be.")


def _play_card(state, card):
    state.discards.append(card)
    return _light(state, card)


def _light(state, lamps):
    """Light lamps for the seat whose turn it is, and end that turn."""
    seat = state.active
    state.lamps[seat] += lamps
    state.active = (seat + 1) % len(state.lamps)
    return ((EV_LIT, seat, int(lamps)),)


def is_over(state):
    return not state.deck or _winner(state) != NOBODY


def _winner(state):
    for seat in range(len(state.lamps)):
        if state.lamps[seat] >= GOAL:
            return seat
    return NOBODY


_ACTIONS = (None, _draw, _roll, _enter, _look, _turn_up, _adjust)
