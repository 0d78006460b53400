"""The Cataclysm: the unworthy fall, then a ladder of comparisons names the winner."""

from engine.refusal import Refusal
from games.zoneplex.rules import codes, eye, influence
from games.zoneplex.rules.cards import fear_strength
from games.zoneplex.rules.state import (
    NOBODY,
    OVER,
    REVEAL,
    UNKNOWN,
    VOTE,
)
from micropython import const

# How the game ended.
ENDED_ZONEPLEX = const(2)  # nobody was worthy: the Zoneplex wins
ENDED_ALONE = const(3)  # one survivor
ENDED_INFLUENCE = const(4)
ENDED_FEARS = const(5)
ENDED_STRENGTH = const(6)
ENDED_RELICS = const(7)
ENDED_COUNCIL = const(8)
ENDED_REPLAY = const(9)  # the Council did not agree: play again
ENDED_DECK = const(10)  # the cards ran out before anybody entered: the Zoneplex wins
ENDED_DRAW = const(11)  # two are equal on every rung, and there is nobody to vote

_REPLAY = const(255)


def fear_count(state, seat):
    """Return the captured Fears: Masters count, and so does the Jar (AMB-12)."""
    return len(state.fears[seat]) + len(state.jars[seat])


def strength_sum(state, seat):
    """Return the sum of the printed strengths; a Jar has none (AMB-13)."""
    total = 0
    for card in state.fears[seat]:
        total += fear_strength(card)
    return total


# The rungs in order: how each is called when it decides, and what it compares.
RUNGS = (
    (ENDED_INFLUENCE, influence.influence),
    (ENDED_FEARS, fear_count),
    (ENDED_STRENGTH, strength_sum),
    (ENDED_RELICS, lambda state, seat: state.relic_count(seat)),
)


def strike(state):
    """End a game whose cards ran out: all show and count first, then they are judged (AMB-09)."""
    begun = ((codes.EV_PHASE_2,),) if state.phase == 1 else ()
    state.phase = 2
    if state.is_revealed:
        return (_judged(state),)
    if max(state.symbols) == UNKNOWN:
        state.step = REVEAL
        return begun
    state.show_symbols()
    return begun + ((codes.EV_REVEALED,), _judged(state))


def _judged(state):
    judge(state)
    return codes.EV_OVER, state.ending, state.winner


def survivors(state):
    """Return the worthy seats, in order (ZP-CAT-02)."""
    return [seat for seat in range(state.seats) if eye.is_worthy(state, seat)]


def judge(state):
    """Judge the table when the last card's turn is over. The Eye's bonus does not count."""
    left = survivors(state)
    if not left:
        end(state, ENDED_ZONEPLEX, NOBODY)
        return
    if len(left) == 1:
        end(state, ENDED_ALONE, left[0])
        return
    for ending, value in RUNGS:
        best = max([value(state, seat) for seat in left])
        left = [seat for seat in left if value(state, seat) == best]
        if len(left) == 1:
            end(state, ending, left[0])
            return
    if state.seats == 2:
        end(state, ENDED_DRAW, NOBODY)
        return
    state.step = VOTE
    state.voters = 0
    for seat in left:
        state.voters |= 1 << seat


def vote(state, move):
    """Take the Council's vote: a seat among those tied, or 255 when it cannot agree."""
    if state.step != VOTE:
        return Refusal(b"ZP-TIE-04", b"There is no vote.")
    seat = move[1]
    if seat == _REPLAY:
        end(state, ENDED_REPLAY, NOBODY)
    elif seat >= state.seats or not state.voters >> seat & 1:
        return Refusal(b"ZP-TIE-04", b"Only those who are tied.")
    else:
        end(state, ENDED_COUNCIL, seat)
    return ((codes.EV_OVER, state.ending, state.winner),)


def end(state, ending, winner):
    """End the game."""
    state.step = OVER
    state.ending = ending
    state.winner = winner


ACTIONS = (vote,)  # in the order that `rules` knows
