"""Moves that a program may make in a state: all kinds, with arguments a table would use."""

from games.toolbox.rules import contract
from games.toolbox.rules.state import DICE, PYRAMID, SEATS


def moves(state):
    """Return moves that may be made now: all kinds, with the arguments a table would use."""
    found = [bytes((contract.FLIP,)), bytes((contract.PICK,)), bytes((contract.RESTART,))]
    found.append(
        contract.pause(state.clock_ms + 1000) if state.is_running else bytes((contract.START,))
    )
    found += [contract.set_limit(seconds) for seconds in (0, 30, contract.LIMIT_HIGH)]
    found += [
        bytes((contract.SET_SEATS, seats)) for seats in range(contract.FEWEST_SEATS, SEATS + 1)
    ]
    for seat in range(state.seats):
        found.append(contract.count(seat, min(state.counts[seat] + 1, contract.COUNT_HIGH)))
    return found + _dice_moves(state)


def _dice_moves(state):
    found = []
    for slot in range(DICE):
        found += [
            contract.set_die(slot, sides) for sides in (0, PYRAMID, 2, 6, 20, contract.MOST_SIDES)
        ]
        if state.sides[slot]:
            found.append(contract.roll(1 << slot))
    return found + [contract.roll((1 << DICE) - 1)] if any(state.sides) else found
