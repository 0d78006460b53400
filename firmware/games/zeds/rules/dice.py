"""The pair of dice: the device's, the table's own, or those of a daily zone."""

from hashlib import sha256

from games.zeds.rules import setup as decisions
from games.zeds.rules.state import SIDE
from micropython import const

LABEL = b"Zeds Zone daily "
FAIR = const(252)  # six times 42: a byte from here on is left out


def wrong(state, faces):
    """Return what is wrong with the faces of a move, or None."""
    from engine.refusal import Refusal

    if not state.allows(decisions.OWN_DICE):
        return Refusal(b"ZD-01", b"The device rolls the dice.") if faces else None
    if len(faces) == 2 and 1 <= min(faces) <= max(faces) <= SIDE:
        return None
    return Refusal(b"ZD-01", b"Two dice, each from 1 to 6.")


def throw(state, faces, second):
    """Return the faces of light and dark; `second` is 0 for all, else the seat counted from 1."""
    if state.allows(decisions.OWN_DICE):
        return faces[0], faces[1]
    if state.allows(decisions.DAILY):
        light, dark = of_day(state.setup, state.turn, second)
        return state.chance.show(light), state.chance.show(dark)
    light, dark = state.chance.roll(SIDE), state.chance.roll(SIDE)
    state.tallies[light - 1] += 1
    state.tallies[SIDE + dark - 1] += 1
    return light, dark


def of_day(setup, turn, second):
    """Return the faces of a daily zone: the same for everybody who plays that sheet that day."""
    year, month, day = decisions.date_of(setup)
    label = LABEL + b"%04d-%02d-%02d" % (year, month, day) + bytes((turn, second))
    fair = [byte for byte in sha256(label + decisions.sheet_of(setup)).digest() if byte < FAIR]
    return fair[0] % SIDE + 1, fair[1] % SIDE + 1


def sector_of(state, light, dark):
    """Return the sector that a pair points at (ZDD-01)."""
    if state.allows(decisions.SWAPPED):
        light, dark = dark, light
    return (light - 1) * SIDE + dark - 1
