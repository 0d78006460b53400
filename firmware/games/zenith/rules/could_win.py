"""Who could win in this turn, from what everybody knows: never from a hand.

What an agent or a technology could bring at best on one planet is counted; luck with mobilised
cards and tokens from the reserve is not.
"""

from games.zenith.rules.all_moves import can_pay, credits_after
from games.zenith.rules.cards import ALL_AGENTS, FACTIONS, PLANETS, planet_of
from games.zenith.rules.effects import asked, influence, programs
from games.zenith.rules.state import CENTRE
from games.zenith.rules.ways import distance
from micropython import const

# Characters of `programs`.
_DONE_FOR_THE_NEXT = b"?GST"
_ANY = const(97)
_INFLUENCE = const(105)
_NEIGHBOURS = const(110)
_ONE_TWO_ONE = const(78)
_EXILE_MANY = const(84)
_EXILE_THEIRS = const(101)
_EXILE_OWN = const(111)
_SPEND = const(83)
_TRANSFER = const(102)
_DIFFERENT = const(100)
_AT_CENTRE = const(99)
_OPPONENT = const(111)
_OPPONENT_LEADS = const(79)
_OWN_CREDITS = const(99)
_THEIR_CREDITS = const(67)
_ITS_PLANET = const(42)
_WITH_INFLUENCE = const(43)
_CREDITS = b"\x03\x07\x0c"
_ZENITHIUM = b"\x01\x02\x04"


def winning(state, side):
    """Return (planet, influence) of every disc that would win at once."""
    found = []
    for planet in range(PLANETS):
        far = distance(state, side, planet)
        discs = list(state.discs[side * PLANETS : (side + 1) * PLANETS])
        discs[planet] += 1
        if far and influence.victory(discs):
            found.append((planet, far))
    return found


def payable(state):
    """Return the agents that who plays could pay."""
    found = []
    for agent in range(ALL_AGENTS):
        if can_pay(state, agent) and asked.can_lie(state, agent):
            found.append(agent)
    return found


def agents(state, among, planet, needed):
    """Return those of some agents that could bring so much on a planet."""
    found = []
    for agent in among:
        own = 1 if planet_of(agent) == planet else 0
        if own + best(state, agent, planet, credits_after(state, agent)) >= needed:
            found.append(agent)
    return found


def technologies(state, planet, needed):
    """Return (faction, level) of the technologies that could bring so much on a planet."""
    found = []
    side = state.side
    levels = state.levels[side * FACTIONS : (side + 1) * FACTIONS]
    for faction in range(FACTIONS):
        if not asked.price(state, side, faction, 0)[1]:
            continue
        level = levels[faction] + 1
        board = programs.LEVELS + 5 * (2 * faction + (state.boards >> faction & 1))
        credits = state.credits[side]
        brought = sum([best(state, board + at, planet, credits) for at in range(level)])
        others = [levels[other] for other in range(FACTIONS) if other != faction]
        if level <= 3 and min(others) >= level:
            brought += level
        if brought >= needed:
            found.append((faction, level))
    return found


def best(state, program, planet, credits):
    """Return the most influence that a program could bring on a planet, with so many credits.

    All agents may be asked for one page, so it works on single characters and makes no garbage.
    """
    text = programs.whole(program)
    total = free = at = 0
    found = 1
    while at < len(text):
        op, code, which = text[at], text[at + 1], text[at + 2]
        at += programs.EFFECT
        if op in _DONE_FOR_THE_NEXT:
            found = _times(state, op, code, which, credits)
            at += 0 if found else programs.EFFECT
        elif op == _ANY:
            amount = programs.amount(code, found) if _may_be(state, which, planet) else 0
            total += 0 if which == _DIFFERENT and free else amount
            free = free or amount
        else:
            total += _bound(state, op, programs.amount(code, found), which, planet)
    return total


def _times(state, op, code, which, credits):
    """Return how often what follows would come: 0 when its condition is not met."""
    side = state.side
    if op == _EXILE_MANY:
        lying = len(state.columns[side * PLANETS + code - 48]) + 1  # the recruited card, too
        return (lying >= 2) + (lying >= 4) + (lying >= 7)
    if op == _SPEND:
        is_in_credits = which == _OWN_CREDITS
        have = credits if is_in_credits else state.zenithium[side]
        steps = _CREDITS if is_in_credits else _ZENITHIUM
        return (have >= steps[0]) + (have >= steps[1]) + (have >= steps[2])
    if which in b"Lb":
        return int(state.badge == side)
    if which == _OPPONENT_LEADS:
        return int(state.badge == 1 - side)
    have = credits if which == _OWN_CREDITS else state.zenithium[side]
    if which in b"CZ":
        have = (state.credits if which == _THEIR_CREDITS else state.zenithium)[1 - side]
    return int(have >= programs.amount(code, 0))


def _may_be(state, which, planet):
    """Tell whether free influence may go to a planet."""
    place = state.tracks[planet]
    if which == _OPPONENT:
        return asked.is_on_side(place, 1 - state.side)
    return which != 48 + planet and (which != _AT_CENTRE or place == CENTRE)


def _bound(state, op, amount, which, planet):
    """Return what an effect that is bound to planets could bring."""
    if op == _INFLUENCE:
        return amount if which in (48 + planet, _ITS_PLANET) else 0
    if op == _NEIGHBOURS:
        return amount
    if op == _ONE_TWO_ONE:
        return 2
    theirs = len(state.columns[(1 - state.side) * PLANETS + planet])
    if op == _EXILE_THEIRS and which != 48:
        return min(amount, theirs)
    if op == _EXILE_OWN and which != 48:
        return 2 if state.columns[state.side * PLANETS + planet] else 0
    return int(op == _TRANSFER and which == _WITH_INFLUENCE and theirs > 0)
