"""Every move that may be made now, without what is counted on paper and set by hand."""

from games.zeds.rules import codes, turn
from games.zeds.rules import setup as decisions
from games.zeds.rules import state as rules_state
from games.zeds.rules.state import NONE, SIDE, SQUARES
from games.zeds.rules.zone import referee


def moves(state):
    """Return the moves of the step; on paper also the shelters."""
    step = state.step
    if step == rules_state.OVER:
        return []
    found = _of_step(state, step)
    for seat in range(state.seats):
        if turn.no_shelter(state, seat) is None:
            found += _rolled(state, bytes((codes.SHELTER, seat)))
    return found


def _of_step(state, step):
    if step == rules_state.ROLL:
        return _rolled(state, bytes((codes.ROLL,)))
    if step in (rules_state.COLLISION, rules_state.FORCED):
        return [bytes((codes.CROSS, sector)) for sector in turn.offers(state)]
    if step == rules_state.PLACE:
        zone = state.zones[state.active]
        return [bytes((codes.PLACE, at)) for at in range(SQUARES) if zone[at] == NONE]
    if step == rules_state.GRENADE:
        head, done = (codes.THROW, state.active), bytes((codes.DONE,))
        return [done] + [bytes(head + at) for at in referee.targets(state, state.active)]
    if step == rules_state.FINISH:
        return [bytes((codes.DONE,))]
    return _answers(state, step)


def _answers(state, step):
    """Return answers to what is asked on paper; numbers as they stand."""
    seat = state.active
    if step == rules_state.GENERATOR:
        return [bytes((codes.GENERATOR, answer)) for answer in range(2)]
    if step == rules_state.ESCAPE:
        return [bytes((codes.ESCAPE, answer >> 1, answer & 1)) for answer in range(4)]
    if step == rules_state.TIE:
        return [bytes((codes.LEFT, state.idle_zombies[seat], state.idle_items[seat]))]
    counts = state.killed[seat], state.survivors[seat], state.thrown[seat], state.sheltered[seat]
    return [bytes((codes.SCORE,) + counts)]


def _rolled(state, move):
    """Return a move that rolls; with the table's own dice one for each pair."""
    if not state.allows(decisions.OWN_DICE):
        return [move]
    return [
        move + bytes((light, dark)) for light in range(1, SIDE + 1) for dark in range(1, SIDE + 1)
    ]
