"""The pyramid die: rolled by the device, or by the table and entered."""

from engine.chance import DICE
from engine.refusal import Refusal
from games.zoneplex.rules.setup import HIGH_FACES, TABLE_DIE
from micropython import const

THE_EYE = const(0)
NO_FACE = const(255)
NO_SUCH_FACE = Refusal(b"ZP-DIE-01", b"The die has no such face.")

_LOW = b"\x00\x01\x02\x03"
_HIGH = b"\x00\x02\x03\x04"


def faces(setup):
    """Return the values on the four faces; The Eye counts 0 (ZP-DIE-01)."""
    return _HIGH if setup.has(HIGH_FACES) else _LOW


def throw(state, entered):
    """Return the face that fell, or NO_FACE when the table entered one that the die has not.

    `entered` is what the table rolled, or b"" when the device rolls.
    """
    values = faces(state.setup)
    if state.setup.has(TABLE_DIE) != (len(entered) == 1):
        return NO_FACE
    if entered:
        value = entered[0]
        if value not in values:
            return NO_FACE
    else:
        value = state.chance.show(values[state.chance.below(4, DICE)])
    state.tally[values.index(bytes((value,)))] += 1
    return value
