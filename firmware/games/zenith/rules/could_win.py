"""Who could win in this turn, from what everybody knows: never from a hand.

What an agent or a technology could bring at best on one planet is counted; luck with mobilised
cards and tokens from the reserve is not.
"""

from games.zenith.rules.all_moves import can_pay
from games.zenith.rules.cards import ALL_AGENTS, FACTIONS, PLANETS, planet_of
from games.zenith.rules.effects import asked, influence, programs
from games.zenith.rules.judge import distance


def winning(state, side):
    """Return (planet, influence) of every disc that would win at once."""
    found = []
    for planet in range(PLANETS):
        far = distance(state, side, planet)
        place = side * PLANETS + planet
        state.discs[place] += 1
        is_won = influence.victory(state, side) != 0
        state.discs[place] -= 1
        if far and is_won:
            found.append((planet, far))
    return found


def agents(state, planet, needed):
    """Return the agents that who plays could pay, and that could bring so much on a planet."""
    found = []
    for agent in range(ALL_AGENTS):
        if asked.can_lie(state, agent) and can_pay(state, agent):
            own = 1 if planet_of(agent) == planet else 0
            if own + best(state, agent, planet) >= needed:
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
        brought = sum([best(state, board + at, planet) for at in range(level)])
        others = [levels[other] for other in range(FACTIONS) if other != faction]
        if level <= 3 and min(others) >= level:
            brought += level
        if brought >= needed:
            found.append((faction, level))
    return found


def best(state, program, planet):
    """Return the most influence that a program could bring on a planet."""
    total = place = free = 0
    effect = programs.effect(program, place)
    while effect:
        if effect[:1] in (b"?", b"G") and not _is_met(state, effect):
            place += 1
        elif effect[:1] == b"a":
            amount = _free(state, effect, planet)
            total += amount if effect[2] != ord("d") or not free else 0
            free = free or amount
        else:
            total += _bound(state, effect, planet)
        place += 1
        effect = programs.effect(program, place)
    return total


def _free(state, effect, planet):
    which, track, side = effect[2:], state.tracks[planet], state.side
    is_out = which == b"%d" % planet or (which == b"c" and track != 4)
    if is_out or (which == b"o" and not asked.is_on_side(track, 1 - side)):
        return 0
    return programs.amount(effect[1], 3)


def _bound(state, effect, planet):
    """Return what an effect that is bound to planets could bring."""
    kind = effect[:1]
    if kind == b"i":
        return programs.amount(effect[1], 3) if effect[2:] in (b"%d" % planet, b"*") else 0
    if kind == b"n":
        return programs.amount(effect[1], 0)
    if kind == b"N":
        return 2
    if kind == b"e" and effect[2:] != b"0":
        return min(3, len(state.columns[(1 - state.side) * PLANETS + planet]))
    if kind == b"o" and effect[2:] != b"0":
        return 2 if state.columns[state.side * PLANETS + planet] else 0
    return 1 if effect == b"f1+" and state.columns[(1 - state.side) * PLANETS + planet] else 0


def _is_met(state, effect):
    """Tell whether a condition holds now, or a gift can be made."""
    side, which = state.side, effect[2:]
    amount = programs.amount(effect[1], 0)
    if which in (b"L", b"b"):
        return state.badge == side
    if which == b"O":
        return state.badge == 1 - side
    have = state.credits if which in (b"c", b"C") else state.zenithium
    return have[1 - side if which in (b"C", b"Z") else side] >= amount
