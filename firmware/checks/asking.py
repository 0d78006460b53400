"""The checks that somebody has to answer at the device: (part, class) each."""

from checks.display_check import DisplayCheck
from checks.keys_check import KeysCheck
from checks.lights_check import LightsCheck

ASKING = (("display", DisplayCheck), ("keys", KeysCheck), ("lights", LightsCheck))
