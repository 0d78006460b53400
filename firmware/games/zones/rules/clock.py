"""Whose time is how much: in quarter seconds, as the moves tell it."""

from games.zones.rules import setup
from micropython import const

SECOND = const(4)
MINUTE = const(240)
MOST = const(0xFFFF)  # that a move can tell


def left(state, seat):
    """Return what a seat has left before its turn; below 0 when it has played on."""
    decided = state.setup
    seconds = decided[setup.SECONDS] * SECOND
    if state.clock == setup.PER_TURN:
        return seconds
    total = decided[setup.MINUTES] * MINUTE + seconds * state.turns[seat]
    return total - state.used[seat]
