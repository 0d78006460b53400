"""Moves that a program may make in a state: all kinds, with arguments a table would use."""

from games.toolbox import rules
from games.toolbox.rules_state import DICE, PYRAMID, SEATS


def moves(state):
    """Return moves that may be made now: all kinds, with the arguments a table would use."""
    found = [bytes((rules.FLIP,)), bytes((rules.PICK,)), bytes((rules.RESTART,))]
    found.append(rules.pause(state.clock_ms + 1000) if state.is_running else bytes((rules.START,)))
    found += [rules.set_limit(seconds) for seconds in (0, 30, rules.LIMIT_HIGH)]
    found += [bytes((rules.SET_SEATS, seats)) for seats in range(rules.FEWEST_SEATS, SEATS + 1)]
    for seat in range(state.seats):
        found.append(rules.count(seat, min(state.counts[seat] + 1, rules.COUNT_HIGH)))
    return found + _dice_moves(state)


def _dice_moves(state):
    found = []
    for slot in range(DICE):
        found += [rules.set_die(slot, sides) for sides in (0, PYRAMID, 2, 6, 20, rules.MOST_SIDES)]
        if state.sides[slot]:
            found.append(rules.roll(1 << slot))
    return found + [rules.roll((1 << DICE) - 1)] if any(state.sides) else found
