"""What the Toolbox knows: a handful of dice, a coin, the seats and a clock.

A move is one byte for what is done, then its arguments, a byte each.
"""

from engine.refusal import Refusal
from micropython import const

DICE = const(6)  # at most
SEATS = const(6)  # at most
FEWEST_SEATS = const(1)
PYRAMID = const(1)  # the "sides" of a pyramid die: faces The Eye (0), 1, 2 and 3
MOST_SIDES = const(100)

HEADS = const(1)
TAILS = const(2)

SET_DIE = const(1)  # slot, sides; 0 sides takes the die away
ROLL = const(2)  # the slots, one bit each
FLIP = const(3)
PICK = const(4)  # draw the first player among the seats
SET_SEATS = const(5)  # how many
COUNT = const(6)  # seat, new value as two bytes, high first, plus _COUNT_ZERO
SET_LIMIT = const(7)  # seconds for a turn as two bytes; 0 counts up without end
START = const(8)  # the clock
PAUSE = const(9)  # milliseconds on the clock, four bytes
RESTART = const(10)  # the clock, for the next turn

EV_ROLLED = const(1)  # slots, one bit each
EV_FLIPPED = const(2)  # HEADS or TAILS
EV_PICKED = const(3)  # seat
EV_CHANGED = const(4)

_COUNT_ZERO = const(10_000)
COUNT_LOW = const(-999)
COUNT_HIGH = const(9999)
LIMIT_HIGH = const(3600)
LIMIT_STEP = const(5)

_LABELS = (
    b"",
    b"Dice chosen",
    b"Roll",
    b"Coin flipped",
    b"First player drawn",
    b"Seats set",
    b"Counter changed",
    b"Turn length set",
    b"Clock started",
    b"Clock paused",
    b"Next turn",
)
_SIZES = b"\x00\x03\x02\x01\x01\x02\x04\x03\x01\x05\x01"  # bytes of each move


class State:
    """All that the Toolbox remembers."""

    __slots__ = (
        "chance",
        "clock_ms",
        "coin",
        "counts",
        "faces",
        "first",
        "flips",
        "is_running",
        "limit_s",
        "rolled",
        "seats",
        "sides",
    )

    def __init__(self, chance):
        self.chance = chance
        self.sides = bytearray((6, 6, 0, 0, 0, 0))
        self.faces = bytearray(DICE)
        self.rolled = 0  # the slots whose face counts, one bit each
        self.coin = 0
        self.flips = [0, 0, 0]  # unused, heads, tails
        self.seats = 4
        self.first = -1
        self.counts = [0] * SEATS
        self.limit_s = 0
        self.clock_ms = 0
        self.is_running = False


def new(setup, chance):
    """Return the Toolbox as it is when it is first opened."""
    return State(chance)


def label(move):
    """Return what a move is called in the history."""
    return _LABELS[move[0]]


def apply(state, move):
    """Make a move; return its events, or a Refusal that leaves the state untouched."""
    kind = move[0] if move else 0
    if not 0 < kind < len(_SIZES) or len(move) != _SIZES[kind]:
        return Refusal(b"TB-MOVE", b"No such move.")
    return _ACTIONS[kind](state, move)


def set_die(slot, sides):
    """Return the move that puts a die with `sides` in a slot."""
    return bytes((SET_DIE, slot, sides))


def roll(slots):
    """Return the move that rolls the dice in `slots`, one bit each."""
    return bytes((ROLL, slots))


def count(seat, value):
    """Return the move that sets a seat's counter."""
    return bytes((COUNT, seat)) + (value + _COUNT_ZERO).to_bytes(2, "big")


def set_limit(seconds):
    """Return the move that sets the length of a turn."""
    return bytes((SET_LIMIT,)) + seconds.to_bytes(2, "big")


def pause(clock_ms):
    """Return the move that stops the clock at `clock_ms`."""
    return bytes((PAUSE,)) + clock_ms.to_bytes(4, "big")


def dice_total(state):
    """Return the sum of the dice as they lie."""
    return sum(state.faces)


def _set_die(state, move):
    slot, sides = move[1], move[2]
    if slot >= DICE or sides > MOST_SIDES:
        return Refusal(b"TB-DICE", b"Six dice, d2 to d100.")
    state.sides[slot] = sides
    state.rolled = 0  # the dice in hand have not been rolled yet
    for each in range(DICE):
        state.faces[each] = 0
    return ((EV_CHANGED,),)


def _roll(state, move):
    slots = 0
    for slot in range(DICE):
        if move[1] & (1 << slot) and state.sides[slot]:
            slots |= 1 << slot
    if not slots:
        return Refusal(b"TB-DICE", b"There is no die to roll.")
    for slot in range(DICE):
        if slots & (1 << slot):
            state.faces[slot] = _throw(state.chance, state.sides[slot])
    state.rolled |= slots
    return ((EV_ROLLED, slots),)


def _throw(chance, sides):
    return chance.below(4) if sides == PYRAMID else chance.below(sides) + 1


def _flip(state, move):
    state.coin = HEADS + state.chance.below(2)
    state.flips[state.coin] += 1
    return ((EV_FLIPPED, state.coin),)


def _pick(state, move):
    state.first = state.chance.below(state.seats)
    return ((EV_PICKED, state.first),)


def _set_seats(state, move):
    if not FEWEST_SEATS <= move[1] <= SEATS:
        return Refusal(b"TB-SEATS", b"One to six seats.")
    state.seats = move[1]
    state.first = -1
    return ((EV_CHANGED,),)


def _count(state, move):
    if move[1] >= state.seats:
        return Refusal(b"TB-SEATS", b"Nobody sits there.")
    value = int.from_bytes(move[2:4], "big") - _COUNT_ZERO
    if not COUNT_LOW <= value <= COUNT_HIGH:
        return Refusal(b"TB-COUNT", b"From -999 to 9999.")
    state.counts[move[1]] = value
    return ((EV_CHANGED,),)


def _set_limit(state, move):
    seconds = int.from_bytes(move[1:3], "big")
    if seconds > LIMIT_HIGH:
        return Refusal(b"TB-CLOCK", b"An hour at most.")
    state.limit_s = seconds
    return ((EV_CHANGED,),)


def _start(state, move):
    if state.is_running:
        return Refusal(b"TB-CLOCK", b"The clock is running.")
    state.is_running = True
    return ((EV_CHANGED,),)


def _pause(state, move):
    if not state.is_running:
        return Refusal(b"TB-CLOCK", b"The clock stands still.")
    state.clock_ms = int.from_bytes(move[1:5], "big")
    state.is_running = False
    return ((EV_CHANGED,),)


def _restart(state, move):
    state.clock_ms = 0
    state.is_running = True
    return ((EV_CHANGED,),)


_ACTIONS = (
    None,
    _set_die,
    _roll,
    _flip,
    _pick,
    _set_seats,
    _count,
    _set_limit,
    _start,
    _pause,
    _restart,
)
