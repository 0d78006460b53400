"""Fingers on the screens of Zeds Zone."""

from host_tools.sweeps import hands
from host_tools.sweeps.zeds.key_plans import PLANS


class Hands(hands.Hands):
    """Plays one recorded game with the keys."""

    plans = PLANS
