"""Fingers on the screens of ZoneS."""

from host_tools.sweeps import hands
from host_tools.sweeps.zones.key_plans import PLANS


class Hands(hands.Hands):
    """Plays one recorded game with the keys; the device's own moves and the clock it cannot."""

    plans = PLANS
