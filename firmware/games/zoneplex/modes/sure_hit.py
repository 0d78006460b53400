"""Damage without a roll, as stones of the modes do it."""

from games.zoneplex.rules import codes
from games.zoneplex.rules.battle import attack
from games.zoneplex.rules.battle.die import NO_FACE


def hit(state, damage):
    """Weaken the Fear; return what happened. The battle has begun: nobody may join any more."""
    if not damage:
        return ()
    battle = state.battle
    battle.has_begun = True
    battle.roll = NO_FACE
    battle.left = max(0, battle.left - damage)
    events = ((codes.EV_HIT, damage, battle.left),)
    return events if battle.left else events + attack.win(state)
