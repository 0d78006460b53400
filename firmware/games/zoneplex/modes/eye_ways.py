"""What would open The Eye where Influence decides: the shortest lists of changes."""

from games.zoneplex.rules import eye, influence
from games.zoneplex.rules.cards import CLASSES
from games.zoneplex.rules.state import MOST_RELICS, STONES
from games.zoneplex.rules.stones import free_chambers
from micropython import const

# What can change in a seat's favour: the steps of the shortest lists.
GAIN_CLASS = const(0)  # capture a Fear of a class that is missing
GAIN_WMS = const(1)  # win a battle: +1
GAIN_OWN = const(2)  # stone on the own symbol, or another that gives 2: +2
GAIN_STONE = const(3)  # stone on a neutral or unclaimed chamber: +1
GAIN_RELIC = const(4)  # an Influential Relic: +1
LOSE_RIVAL = const(5)  # a rival loses a point
LIFT_OWN = const(6)  # the own stone leaves another's symbol: +2
STEPS = const(7)

_MOST_WMS = const(4)


def missing_classes(state, seat):
    """Return how many classes a seat still needs."""
    return CLASSES - eye.class_count(state, seat)


def shortest_ways(state, seat):
    """Return the shortest lists of changes that would open The Eye; [] when it is open.

    Each list is a tuple of the steps above, smallest first. Missing tiles are not in it:
    the pyramid must be complete in any case. Also [] when no list would do.
    """
    classes = (GAIN_CLASS,) * missing_classes(state, seat)
    mine = influence.influence(state, seat) + eye.EYE_BONUS
    rivals = [_rival(state, other) for other in range(state.seats) if other != seat]
    room = _room(state, seat)
    gains = {(): 0}  # lists of own gains, all of one length, and the points of each
    found: dict = {}
    length = 0
    while gains and (not found or length <= min(found.values())):
        for way, points in gains.items():
            losses = _losses(rivals, mine + points)
            if losses >= 0:
                found[way + (LOSE_RIVAL,) * losses] = length + losses
        gains = _longer(gains, room)
        length += 1
    shortest = [classes + way for way in found if found[way] == min(found.values())]
    return sorted([tuple(sorted(way)) for way in shortest if way])


def _rival(state, seat):
    """Return the Influence of a rival, and how low it can be brought."""
    lowest = 1
    for kind in range(state.kinds):
        value = influence.stone_value(state, seat, kind)
        lowest += min(0, value) * state.stones_of(seat, kind)
    for value in state.influential[seat]:
        lowest += min(0, value)
    return influence.influence(state, seat), lowest


def _losses(rivals, mine):
    """Return how many points rivals must lose until `mine` is above all; -1 when they cannot."""
    lost = 0
    for points, lowest in rivals:
        if mine <= lowest:
            return -1
        lost += max(0, points - mine + 1)
    return lost


def _room(state, seat):
    """Return how often each step can be taken, in the order of their numbers; free stones last."""
    chambers = [0, 0]  # free ones that are worth 1 and 2
    hurting = 0
    for kind in range(state.kinds):
        value = influence.stone_value(state, seat, kind)
        if value < 0:
            hurting += state.stones_of(seat, kind)
        elif value:
            chambers[value - 1] += free_chambers(state, kind)
    strength = _MOST_WMS - state.wms[seat]
    relics = MOST_RELICS - state.relic_count(seat)
    if not state.setup.has_influential:
        relics = 0  # ZM-05
    free = STONES - state.placed_stones(seat)
    return (0, strength, chambers[1], chambers[0], relics, 0, hurting, free)


def _longer(gains, room):
    """Return every list of own gains with one step more."""
    longer = {}
    for way, points in gains.items():
        stones = room[-1] + way.count(LIFT_OWN) - way.count(GAIN_OWN) - way.count(GAIN_STONE)
        for step in (GAIN_WMS, GAIN_OWN, GAIN_STONE, GAIN_RELIC, LIFT_OWN):
            needs_stone = step in (GAIN_OWN, GAIN_STONE)
            if way.count(step) < room[step] and (stones > 0 or not needs_stone):
                worth = 2 if step in (GAIN_OWN, LIFT_OWN) else 1
                longer[tuple(sorted(way + (step,)))] = points + worth
    return longer
