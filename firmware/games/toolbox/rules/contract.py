"""What the Toolbox knows: a handful of dice, a coin, the seats and a clock.

A move is one byte for what is done, then its arguments, a byte each.
"""

from engine.refusal import Refusal
from engine.verdict import ENDLESS
from games.toolbox.rules import state as state_rules
from games.toolbox.rules.state import DICE, HEADS, PYRAMID, SEATS, State, face_count
from micropython import const

VERSION = const(1)

WITH_CUT = b"\x01"  # the setup when somebody cuts; without it the device chooses alone

FEWEST_SEATS = const(1)
MOST_SIDES = const(100)

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

# Which tool a move belongs to: the screen that shows its result.
TOOL_NONE = const(0)
TOOL_DICE = const(1)
TOOL_CHOOSE = const(2)
TOOL_COIN = const(3)
TOOL_FIRST = const(4)
TOOL_COUNTERS = const(5)
TOOL_MENU = const(6)
TOOL_TIMER = const(7)
_TOOLS = b"\x00\x02\x01\x03\x04\x06\x05\x07\x07\x07\x07"  # of each move

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
    b"Coin",
    b"First player",
    b"Seats set",
    b"Counter changed",
    b"Turn length set",
    b"Clock started",
    b"Clock paused",
    b"Next turn",
)
_MANY = b"Roll %d dice: %d"  # where the faces have no room
_LONGEST_LABEL = const(17)
_SIZES = b"\x00\x03\x02\x01\x01\x02\x04\x03\x01\x05\x01"  # bytes of each move


TAILS = state_rules.TAILS
pack = state_rules.pack
unpack = state_rules.unpack
view = state_rules.view
tallies = state_rules.tallies


def new(setup, chance):
    """Return the Toolbox as it is when it is first opened; None for a setup that it has not."""
    return State(chance) if setup in (b"", WITH_CUT) else None


def is_over(state):
    """Tell whether the game has come to its end: never."""
    return False


def verdict(state):
    """Return how it stands: nobody ever wins."""
    return ENDLESS


def moves(state):
    """Return moves that may be made now. For programs: loaded only when asked for."""
    from games.toolbox.rules import moves as moves_rules

    return moves_rules.moves(state)


def label(move, tape):
    """Return what a move is called in the history, with what chance made of it."""
    text = _LABELS[move[0]]
    if move[0] == FLIP:
        return text + (b": heads" if tape[0] == HEADS else b": tails")
    for value in tape:
        text += b" %d" % value
    if len(text) > _LONGEST_LABEL:
        return _MANY % (len(tape), sum(tape))
    return text


def apply(state, move):
    """Make a move; return its events, or a Refusal that leaves the state untouched."""
    kind = move[0] if move else 0
    if not 0 < kind < len(_SIZES) or len(move) != _SIZES[kind]:
        return Refusal(b"TB-MOVE", b"No such move.")
    outcome = _ACTIONS[kind](state, move)
    if not isinstance(outcome, Refusal):
        state.tool = _TOOLS[kind]
    return outcome


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
    if not slots or move[1] >> DICE:
        return Refusal(b"TB-DICE", b"There is no die to roll.")
    for slot in range(DICE):
        if slots & (1 << slot):
            state.faces[slot] = _throw(state, state.sides[slot])
    state.rolled |= slots
    return ((EV_ROLLED, slots),)


def _throw(state, sides):
    faces = face_count(sides)
    first = 0 if sides == PYRAMID else 1
    face = state.chance.roll(faces, first)
    state.tally.setdefault(sides, [0] * faces)[face - first] += 1
    return face


def _flip(state, move):
    state.coin = state.chance.roll(2, HEADS)
    state.flips[state.coin] += 1
    return ((EV_FLIPPED, state.coin),)


def _pick(state, move):
    state.first = state.chance.roll(state.seats) - 1
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
