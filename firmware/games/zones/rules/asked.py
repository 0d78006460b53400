"""May I capture? The answer for a real board: a question is asked only where it matters.

Answers are five bytes, NONE for what is not known yet: attacker, victim, the terrain on which it
stands, whether an ally of the attacker is next to it, whether it is covered by a Vala.
"""

from games.zones.rules.board import protection, why
from games.zones.rules.setup import NO_TERRAIN
from games.zones.rules.state import ARCHER, NONE, SWORDSMAN, VALA
from micropython import const

ATTACKER = const(0)
VICTIM = const(1)
TERRAIN = const(2)
ALLY = const(3)  # is another piece of the attacker's side next to it?
COVERED = const(4)  # is a Vala of its side next to it, and no ally of the attacker?
NOTHING = const(5)

_BY_SHOT = b" He cannot go there, only shoot from next to it."


def question(state, answers):
    """Return what is to be asked next, NOTHING when the answer is known: four at most."""
    for asked in (ATTACKER, VICTIM):
        if answers[asked] == NONE:
            return asked
    if answers[TERRAIN] == NONE:
        return TERRAIN if _does_terrain_matter(state, answers) else _near(state, answers)
    if _is_forbidden(state, answers) and answers[ATTACKER] != ARCHER:
        return NOTHING
    return _near(state, answers)


def _does_terrain_matter(state, answers):
    attacker, victim = answers[ATTACKER], answers[VICTIM]
    if state.restricted[attacker] != NO_TERRAIN:
        return True
    return attacker != SWORDSMAN and state.preferred[victim] != NO_TERRAIN


def _near(state, answers):
    """Return what is asked of the pieces next to the victim, if anything."""
    if answers[ATTACKER] == SWORDSMAN:
        return NOTHING
    if _prefers(state, answers):
        return ALLY if answers[ALLY] == NONE else NOTHING
    if not _may_be_covered(state, answers[VICTIM]):
        return NOTHING
    return COVERED if answers[COVERED] == NONE else NOTHING


def _prefers(state, answers):
    return answers[TERRAIN] == state.preferred[answers[VICTIM]]


def _may_be_covered(state, victim):
    """Tell whether a Vala is on the board, other than the victim (ZSD-28)."""
    stand = state.counts[VALA] - state.reserve[VALA] - state.captured[VALA]
    return victim <= VALA and stand > (victim == VALA)


def _is_forbidden(state, answers):
    """Tell whether the attacker may not enter that terrain."""
    return answers[TERRAIN] == state.restricted[answers[ATTACKER]]


def verdict(state, answers):
    """Return whether it may be captured, the rule, and a sentence with what would allow it."""
    attacker, victim = answers[ATTACKER], answers[VICTIM]
    if _is_forbidden(state, answers) and attacker != ARCHER:
        return False, b"ZS-09", why.restricted(attacker, answers[TERRAIN])
    facts = protection.IS_SWORDSMAN if attacker == SWORDSMAN else 0
    if _prefers(state, answers):
        facts |= protection.ON_PREFERRED
    if answers[COVERED] == 1:
        facts |= protection.NEAR_VALA
    if answers[ALLY] == 1:
        facts |= protection.HAS_ALLY
    is_allowed, rule = protection.judged(facts)
    sentence = why.said(state, attacker, victim, facts)
    if is_allowed and _is_forbidden(state, answers):
        rule, sentence = b"ZSD-20", sentence + _BY_SHOT
    return is_allowed, rule, sentence
