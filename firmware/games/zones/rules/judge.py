"""How the game stands: pieces on home tiles, points of both, how it has ended."""

from engine.verdict import NOBODY, Reason, Verdict
from games.zones.rules import flow, points
from games.zones.rules.board import home
from games.zones.rules.state import (
    BY_BASE,
    DRAW_AGREED,
    DRAW_BARE,
    DRAW_PASSES,
    FLAGGED,
    NONE,
    OVER,
    RESIGNED,
    TURN,
)

# Of each end the rule, and what is said with the name of who has lost.
_ENDS = {
    BY_BASE: (b"ZS-12", b"The base of %s has fallen."),
    RESIGNED: (b"ZSD-17", b"%s has resigned."),
    FLAGGED: (b"ZS-06", b"The time of %s is over."),
    DRAW_AGREED: (b"ZSD-17", b"A draw was agreed."),
    DRAW_PASSES: (b"ZSD-16", b"Two passes in a row: a draw."),
    DRAW_BARE: (b"ZSD-32", b"Neither side has two pieces left: a draw."),
}
_STAND = b"%s: %d of 2 pieces at the base of %s."
_POINTS = b"%s: %d points captured."
_WITH_RESERVE = b"%s: %d points captured + %d of the reserve = %d."
_AGAIN = b"This position has come %d times."


def verdict(state):
    """Return the reasons: what has ended the game, the bases, the points."""
    is_over = state.step == OVER
    winner = NOBODY if state.winner == NONE else state.winner
    reasons = [_end(state)] if is_over else []
    if state.glass and state.step >= TURN:
        reasons += [_base(state, seat) for seat in range(2)]
    reasons += [_points(state, seat) for seat in range(2)]
    if flow.times(state) > 1 and not is_over:
        reasons.append(Reason(b"ZSD-32", _AGAIN % flow.times(state), False))
    return Verdict(is_over, winner, reasons)


def _end(state):
    rule, sentence = _ENDS[state.ended]
    if b"%s" in sentence:
        sentence = sentence % state.names[1 - state.winner]
    return Reason(rule, sentence, True)


def _base(state, seat):
    """Return how near the other base is to its fall."""
    count = home.attackers(state, 1 - seat)
    sentence = _STAND % (state.names[seat], count, state.names[1 - seat])
    return Reason(b"ZS-12", sentence, state.ended == BY_BASE and state.winner == seat)


def _points(state, seat):
    """Return the points of a seat; who has more leads."""
    name, captured = state.names[seat], points.captured(state, seat)
    total = points.total(state, seat)
    leads = total > points.total(state, 1 - seat)
    if state.winner != seat:
        return Reason(b"ZS-13", _POINTS % (name, captured), leads)
    return Reason(b"ZSD-18", _WITH_RESERVE % (name, captured, total - captured, total), leads)
