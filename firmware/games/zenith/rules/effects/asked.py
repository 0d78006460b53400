"""What may be chosen where an effect leaves a choice, and what cannot be applied at all."""

from engine import dispatch
from games.zenith.rules import cards
from games.zenith.rules import setup as decisions
from games.zenith.rules import state as rules_state
from games.zenith.rules.cards import FACTIONS, PLANETS
from games.zenith.rules.codes import NO
from games.zenith.rules.effects import programs
from games.zenith.rules.effects.frames import AMOUNT, FOUND, OP, RUN, SIDE, WHICH, chosen, put, top
from games.zenith.rules.state import CENTRE, GONE
from micropython import const

OFFERED = b"GSTKhDCQyH"  # what `offers` knows
_MOST_LEVEL = const(5)
_TERRA = const(2)
_OPPONENT = const(111)  # the characters o, d, c, l, f, v
_DIFFERENT = const(100)
_AT_CENTRE = const(99)
_LOWEST = const(108)
_FREE = const(102)
_OPEN = const(118)
_MOBILISE = const(109)
_MAY = b"GSTKhBFDC"  # declined, the effect that follows is not applied


def options(state, frame):
    """Return the answers that may be given, [] when nothing can be done, None without a choice."""
    letter = frame[OP : OP + 1]
    place = _LETTERS.find(letter)
    if place >= 0:
        found = _OPTIONS[place](state, frame)
    elif letter in OFFERED:
        found = dispatch.part("games.zenith.rules.effects.offers").options(state, frame)
    else:
        return None
    if found is None or frame[OP] not in _MAY:
        return found
    return [NO] + found if found and _is_worth_it(state) else []


def is_naming(state, frame):
    """Tell whether a card is to be named: its answers are too many to be listed in passing."""
    return frame[OP] == _MOBILISE and state.deck + state.discards > 0


def may_be(state, frame, answer):
    """Tell whether an answer may be given."""
    if is_naming(state, frame):
        return can_lie(state, answer)
    return answer in (options(state, frame) or ())


def can_lie(state, card):
    """Tell whether a card may come to the table: it is in the box and lies in no column."""
    if not cards.is_card(card, state.allows(decisions.SECRET)):
        return False
    if card >= cards.OTHER:
        return True
    named = bytes((card,))
    is_free = True
    for column in state.columns:
        is_free = is_free and column.find(named) < 0
    return is_free


def may_recruit_on(state, planet):
    """Tell whether who plays may recruit on a planet: in a team by the seat (ZND-12)."""
    if not state.allows(decisions.TEAMS):
        return True
    return planet <= _TERRA if state.active & 1 else planet >= _TERRA


def pass_over(state, frame):
    """Leave out what belongs to an effect that is not applied."""
    if frame[OP] in _MAY:
        put(state, WHICH, top(state)[WHICH] + 1)


def price(state, side, faction, discount):
    """Return what the next level of a technology costs, and whether there is one to pay for."""
    level = state.levels[side * FACTIONS + faction]
    cost = max(0, level + 1 - discount)
    return cost, level < _MOST_LEVEL and cost <= state.zenithium[side]


def _is_worth_it(state):
    """Tell whether the effect that follows could be applied (ZND-22)."""
    run = top_run(state)
    effect = programs.effect(run[AMOUNT], run[WHICH])
    if effect[:1] == b"i":
        return effect[2] == 42 or state.tracks[effect[2] - 48] != GONE
    if effect[:1] == b"a":
        return bool(planets(state, run[SIDE], effect[2], chosen(state, True)))
    if effect[:1] == b"f":
        return bool(_filled(state, 1 - run[SIDE]))
    return effect[:1] != b"m" or state.deck + state.discards > 0


def top_run(state):
    """Return the program that the step on top belongs to."""
    size = rules_state.FRAME
    below = state.todo[-2 * size : -size]
    return below if below and below[OP] == RUN else top(state)


def planets(state, side, which, before):
    """Return the planets that free influence may go to (ZND-20, ZND-21)."""
    found = []
    for planet in range(PLANETS):
        place = state.tracks[planet]
        is_out = place == GONE or which == 48 + planet
        is_out |= which == _DIFFERENT and before >> planet & 1 != 0
        is_out |= which == _AT_CENTRE and place != CENTRE
        if not is_out and (which != _OPPONENT or is_on_side(place, 1 - side)):
            found.append(planet)
    return found


def is_on_side(place, side):
    """Tell whether a disc is nearer to a side than to the other."""
    return place != GONE and (place > CENTRE if side else place < CENTRE)


def _filled(state, side):
    """Return the columns of a side that have cards."""
    first = side * PLANETS
    return [planet for planet in range(PLANETS) if state.columns[first + planet]]


def _any(state, frame):
    return planets(state, frame[SIDE], frame[WHICH], chosen(state, True))


def _gift(state, frame):
    return planets(state, frame[SIDE], frame[WHICH], 0)


def _neighbours(state, frame):
    width = frame[WHICH] - 48
    tracks = [place != GONE for place in state.tracks]
    return [at for at in range(PLANETS + 1 - width) if any(tracks[at : at + width])]


def _one_two_one(state, frame):
    edge = 0 if state.allows(decisions.HANGS_OVER) else 1
    tracks = [place != GONE for place in state.tracks]
    places = range(edge, PLANETS - edge)
    return [at for at in places if any(tracks[max(0, at - 1) : at + 2])]


def _token(state, frame):
    if frame[WHICH] == _OPEN:
        return [spot for spot in range(len(state.tokens)) if state.tokens[spot]]
    return None if state.bag or state.spent else []


def _kinds(state, frame):
    """Return the kinds of tokens that the table may have drawn."""
    left = list(state.bag or state.spent)
    return [kind for kind in range(1, rules_state.TOKEN_KINDS + 1) if kind in left]


def _mobilise(state, frame):
    return []  # without cards; else one is named


def _transfer(state, frame):
    found = _filled(state, 1 - frame[SIDE])
    only = frame[WHICH] - 48
    return [only] if only in found else [] if 0 <= only < PLANETS else found


def _exile_theirs(state, frame):
    return _filled(state, 1 - frame[SIDE])


def _exile_own(state, frame):
    return [planet for planet in _filled(state, frame[SIDE]) if planet + 1 != frame[FOUND]]


def _exile_but_mercury(state, frame):
    return [planet for planet in _filled(state, frame[SIDE]) if planet]


def _to_centre(state, frame):
    enemy = state.allows(decisions.ENEMY_DISC)
    found = []
    for planet in range(PLANETS):
        place = state.tracks[planet]
        is_off = place not in (GONE, CENTRE)
        if is_off and (not enemy or is_on_side(place, 1 - frame[SIDE])):
            found.append(planet)
    return found


def _develop(state, frame):
    side, which = frame[SIDE], frame[WHICH]
    levels = state.levels[side * FACTIONS : (side + 1) * FACTIONS]
    lowest = min(levels)
    found = []
    for faction in range(FACTIONS):
        is_out = which in (_LOWEST, _FREE) and levels[faction] != lowest
        is_out |= 48 <= which < 48 + FACTIONS and which != 48 + faction
        discount = _MOST_LEVEL if which == _FREE else frame[AMOUNT]
        if not is_out and price(state, side, faction, discount)[1]:
            found.append(faction)
    return [NO] + found if found else []


def _either(state, frame):
    return [0, 1]


_LETTERS = b"agnNbmfeokrv|BFEO"
_OPTIONS = (
    _any,
    _gift,
    _neighbours,
    _one_two_one,
    _token,
    _mobilise,
    _transfer,
    _exile_theirs,
    _exile_own,
    _exile_but_mercury,
    _to_centre,
    _develop,
    _either,
    _exile_theirs,
    _transfer,
    _kinds,
    _kinds,
)
