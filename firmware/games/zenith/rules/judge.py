"""How the game stands: each victory of each side, what is missing, and the shortest way."""

from engine.verdict import NOBODY, Reason, Verdict
from games.zenith.rules import names, ways
from games.zenith.rules import state as rules_state
from games.zenith.rules.cards import PLANETS

_VICTORIES = (b"", b"Absolute", b"Democratic", b"Popular")


def verdict(state):
    """Return three reasons for each side, then the cards."""
    reasons = []
    for side in _in_order(state):
        reasons += [_reason(state, side, how) for how in (1, 2, 3)]
    if state.ended == rules_state.NO_CARDS:
        reasons.insert(0, Reason(b"ZND-30", b"No cards are left: a drawn game.", True))
    is_won = state.ended and state.ended != rules_state.NO_CARDS
    winner = state.winner * state.seats // 2 if is_won else NOBODY
    return Verdict(state.ended != 0, winner, reasons)


def _in_order(state):
    """Return the sides, the winner first, else the one whose turn it is."""
    first = state.winner if state.ended else state.side
    return first, 1 - first


def _reason(state, side, how):
    found = ways.shortest(state, side, how)
    title = b"%s, %s: " % (names.side_name(state, side), _VICTORIES[how])
    if not found:
        return Reason(b"ZN-15", title + _won(state, side, how), True)
    return Reason(b"ZN-15", title + ways.in_words(found), False)


def _won(state, side, how):
    discs = state.discs[side * PLANETS : (side + 1) * PLANETS]
    if how == rules_state.ABSOLUTE:
        return b"3 discs of %s." % names.planet(list(discs).index(max(discs)))
    if how == rules_state.DEMOCRATIC:
        return b"%d different planets." % (PLANETS - list(discs).count(0))
    return b"%d discs." % sum(discs)
