"""The shortest way to each victory: which discs it needs, and how much influence each.

A disc is (influence, 1 if it comes to the centre after this turn at the soonest, planet).
"""

from games.zenith.rules import names
from games.zenith.rules import state as rules_state
from games.zenith.rules.cards import PLANETS
from games.zenith.rules.state import CENTRE, GONE, ZONE
from micropython import const

_SAME = b"%d %s of %s: %d more influence%s."
_SEVERAL = b"%d discs: %d more influence. %s."
_LATER = b", a turn later"
_TOO_FAR = const(255)
_PAIRS = b"\x03\x05\x09\x11\x06\x0a\x12\x0c\x14\x18"  # of planets, a bit for each


def distance(state, side, planet):
    """Return how much influence wins the next disc of a planet; 0 if there is none this turn."""
    place = state.tracks[planet]
    if place == GONE:
        return 0
    return CENTRE + ZONE - place if side else place - CENTRE + ZONE


def shortest(state, side, how):
    """Return the shortest ways to a victory, each a list of discs; [] when it is reached."""
    won = state.discs[side * PLANETS : (side + 1) * PLANETS]
    first = [_next_disc(state, side, planet) for planet in range(PLANETS)]
    if how == rules_state.ABSOLUTE:
        return _of_one_planet(first, won)
    if how == rules_state.DEMOCRATIC:
        return _of_four_planets(first, won)
    return _of_five_discs(first, won, 5 - sum(won))


def influence(way):
    """Return how much influence all discs of a way need."""
    return sum([disc[0] for disc in way])


def _next_disc(state, side, planet):
    far = distance(state, side, planet)
    return far or ZONE, int(not far), planet


def _discs(first, count):
    """Return the next discs of a planet; every later one begins at the centre."""
    return [first] + [(ZONE, 1, first[2])] * (count - 1) if count > 0 else []


def _nearest(found):
    """Return a way for each of some discs that is as near as the nearest."""
    return [[disc] for disc in found if disc[0] == min(found)[0]]


def _of_one_planet(first, won):
    """Return the ways to three discs of one planet."""
    costs = [first[planet][0] + ZONE * (2 - won[planet]) for planet in range(PLANETS)]
    found = [_discs(first[p], 3 - won[p]) for p in range(PLANETS) if costs[p] == min(costs)]
    return [] if max(won) >= 3 else found


def _of_four_planets(first, won):
    """Return the ways to discs of four planets; of several with more than one disc, one."""
    fresh = sorted([disc for disc in first if not won[disc[2]]])
    if len(fresh) == 2:
        return _nearest(fresh)
    return [fresh[:-1]] if len(fresh) > 2 else []


def _of_five_discs(first, won, needed):
    """Return the ways to five discs, of several with more than one disc, one.

    They are two, two and one of three planets: with others another victory comes before.
    """
    planets = PLANETS - list(won).count(0)
    if needed == 1:
        near = [d for d in first if won[d[2]] < 2 and planets + (not won[d[2]]) <= 3]
        return _nearest(near or first)
    if needed <= 0:
        return []
    return [_two_two_one(first, won)]


def _two_two_one(first, won):
    """Return the shortest way to two discs of two planets and one of a third."""
    full = [first[p][0] + ZONE * (1 - won[p]) if won[p] < 2 else 0 for p in range(PLANETS)]
    spared = [(ZONE, first[p][0], 0)[won[p]] if won[p] < 3 else 0 for p in range(PLANETS)]
    least = _TOO_FAR, 0, 0
    for out in _PAIRS:
        least = min(least, _leaving_out(out, full, spared, won))
    _, out, single = least
    way = []
    for planet in range(PLANETS):
        if not out >> planet & 1:
            way += _discs(first[planet], (1 if planet == single else 2) - won[planet])
    return sorted(way)


def _leaving_out(out, full, spared, won):
    """Return the influence of a way that leaves planets out, these, and the single disc's."""
    cost, most, single = 0, -1, 0
    for planet in range(PLANETS):
        if out >> planet & 1:
            cost += _TOO_FAR if won[planet] else 0
        else:
            cost += full[planet]
            if spared[planet] > most:
                most, single = spared[planet], planet
    return cost - most, out, single


def in_words(ways):
    """Return the shortest ways in a sentence: "1 disc of Terra: 2 more influence." """
    way = ways[0]
    if len({disc[2] for disc in way}) > 1:
        return _SEVERAL % (len(way), influence(way), b", ".join([_disc(disc) for disc in way]))
    word = b"disc" if len(way) == 1 else b"discs"
    planets = sorted({one[0][2] for one in ways})
    called = b" or ".join([names.planet(planet) for planet in planets])
    if len(planets) > 2:
        called = b"one of %d planets" % len(planets)
    later = _LATER if way[0][1] else b""
    return _SAME % (len(way), word, called, influence(way), later)


def _disc(disc):
    return b"%s %d" % (names.planet(disc[2]), disc[0])
