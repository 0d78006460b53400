"""Damage without a roll, as stones of the modes do it."""

from games.zoneplex import rules_attack
from games.zoneplex.rules_die import NO_FACE
from micropython import const

EV_HIT = const(17)  # damage, what is left


def hit(state, damage):
    """Weaken the Fear; return what happened. The battle has begun: nobody may join any more."""
    if not damage:
        return ()
    battle = state.battle
    battle.has_begun = True
    battle.roll = NO_FACE
    battle.left = max(0, battle.left - damage)
    events = ((EV_HIT, damage, battle.left),)
    return events if battle.left else events + rules_attack.win(state)
