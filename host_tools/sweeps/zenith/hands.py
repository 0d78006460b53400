"""Fingers on the screens of Zenith."""

from host_tools.sweeps import hands
from host_tools.sweeps.zenith.key_plans import PLANS


class Hands(hands.Hands):
    """Plays one recorded game with the keys."""

    plans = PLANS
