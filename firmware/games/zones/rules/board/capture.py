"""Whether a piece may capture another where both stand, and why."""

from games.zones.rules.board import protection
from games.zones.rules.state import SWORDSMAN, VALA


def may_capture(state, attacker, victim):
    """Tell whether the piece on one cell may capture that on another, if it gets there."""
    kind = state.pieces[attacker] - 1
    if kind == SWORDSMAN or not protection.is_protected(state, victim):
        return True
    return protection.has_ally(state, victim, kind >> 2, attacker)


def reason(state, attacker, victim):
    """Return whether it may, the rule, and the facts that `protection` names."""
    kind, other = state.pieces[attacker] - 1, state.pieces[victim] - 1
    facts = 0
    if state.terrain[victim] == state.preferred[other]:
        facts |= protection.ON_PREFERRED
    if other <= VALA and protection.is_near_vala(state, victim):
        facts |= protection.NEAR_VALA
    if protection.has_ally(state, victim, kind >> 2, attacker):
        facts |= protection.HAS_ALLY
    if kind == SWORDSMAN:
        facts |= protection.IS_SWORDSMAN
    return protection.judged(facts) + (facts,)
