"""How the game stands: each victory of each side, what is missing, and the shortest way."""

from engine.verdict import NOBODY, Reason, Verdict
from games.zenith.rules import names
from games.zenith.rules import state as rules_state
from games.zenith.rules.cards import PLANETS
from games.zenith.rules.state import CENTRE, GONE, ZONE

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


def side_name(state, side):
    """Return what a side is called: its player, or both members."""
    if state.seats == 2:
        return state.names[side]
    return b"%s + %s" % (state.names[2 * side], state.names[2 * side + 1])


def distance(state, side, planet):
    """Return how much influence wins the next disc of a planet; 0 if there is none this turn."""
    place = state.tracks[planet]
    if place == GONE:
        return 0
    return CENTRE + ZONE - place if side else place - CENTRE + ZONE


def missing(state, side, how):
    """Return how many discs a victory needs, and the planets that count for the next one."""
    discs = state.discs[side * PLANETS : (side + 1) * PLANETS]
    every = list(range(PLANETS))
    if how == rules_state.ABSOLUTE:
        most = max(discs)
        return 3 - most, [planet for planet in every if discs[planet] == most]
    if how == rules_state.DEMOCRATIC:
        new = [planet for planet in every if not discs[planet]]
        return 4 - (PLANETS - len(new)), new
    return 5 - sum(discs), every


def _reason(state, side, how):
    needed, planets = missing(state, side, how)
    title = b"%s, %s: " % (side_name(state, side), _VICTORIES[how])
    if needed <= 0:
        return Reason(b"ZN-15", title + _won(state, side, how), True)
    return Reason(b"ZN-15", title + _way(state, side, needed, planets), False)


def _won(state, side, how):
    discs = state.discs[side * PLANETS : (side + 1) * PLANETS]
    if how == rules_state.ABSOLUTE:
        return b"3 discs of %s." % names.planet(list(discs).index(max(discs)))
    if how == rules_state.DEMOCRATIC:
        return b"%d different planets." % (PLANETS - list(discs).count(0))
    return b"%d discs." % sum(discs)


def _way(state, side, needed, planets):
    """Return how many discs are missing, and the nearest: "one disc of Terra: 2 more"."""
    nearest = [(distance(state, side, planet) or 9, planet) for planet in planets]
    far, planet = min(nearest)
    discs = b"1 disc" if needed == 1 else b"%d discs" % needed
    if far > 2 * ZONE:
        return discs + b" more."
    return b"%s more; %s needs %d influence." % (discs, names.planet(planet), far)
