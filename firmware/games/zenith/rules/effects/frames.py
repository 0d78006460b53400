"""What is still to do, as frames on a stack: the effect, the side it is for, and its details.

A frame is FRAME bytes: a character, the side, how much, which, what was found, planets chosen. RUN
goes through a program: its number, and the place of the next effect.
"""

from games.zenith.rules.codes import EV_SKIPPED
from games.zenith.rules.state import FRAME
from micropython import const

RUN = const(82)  # the character R

OP = const(0)
SIDE = const(1)
AMOUNT = const(2)
WHICH = const(3)
FOUND = const(4)
_DETAILS = const(4)
CHOSEN = const(5)  # planets that free influence went to, one bit each


def push(state, op, side, *details):
    """Put a step on top of what is to do: how much, which, what was found; 0 if left out."""
    state.todo += bytes((op, side) + details + (0,) * (_DETAILS - len(details)))


def top(state):
    """Return the step on top."""
    return state.todo[-FRAME:]


def pop(state):
    """Take the step on top away and return it."""
    frame = state.todo[-FRAME:]
    state.todo = state.todo[:-FRAME]
    return frame


def put(state, detail, value):
    """Change a detail of the step on top."""
    state.todo[len(state.todo) - FRAME + detail] = value


def chosen(state, is_below=False):
    """Return the planets that this program, or the one below the top, has chosen."""
    at = len(state.todo) - (2 * FRAME if is_below else FRAME)
    return state.todo[at + CHOSEN] if at >= 0 and state.todo[at] == RUN else 0


def skipped(state, frame):
    """Tell that an effect came to nothing (ZN-17)."""
    state.told.append((EV_SKIPPED, frame[OP]))
