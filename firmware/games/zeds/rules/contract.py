"""The rules of Zeds Zone as the table asks for them; what decides a move is loaded for it."""

from engine import dispatch
from engine.refusal import Refusal
from games.zeds.rules import setup as decisions
from games.zeds.rules import state as rules_state
from games.zeds.rules.state import HAS_ENDED, SIDE
from micropython import const

VERSION = const(1)

pack = rules_state.pack
unpack = rules_state.unpack

_PARTS = (
    "games.zeds.rules.turn games.zeds.rules.zone.draw games.zeds.rules.paper.counting "
    "games.zeds.rules.paper.end games.zeds.rules.adjust"
)
# shortest, longest, part, place
_MOVES = (
    b"\x01\x03\x00\x00"  # ROLL: with own dice light, dark
    b"\x02\x02\x00\x01"  # CROSS: sector
    b"\x02\x04\x00\x02"  # SHELTER: seat; with own dice light, dark
    b"\x02\x02\x01\x00"  # PLACE: square
    b"\x02\x04\x00\x04"  # THROW: seat; with a sheet square, item
    b"\x01\x01\x00\x03"  # DONE
    b"\x02\x02\x02\x00"  # GENERATOR: 0 or 1
    b"\x04\x04\x02\x01"  # ATTACK: seat, zombies, 0 or 1
    b"\x04\x04\x02\x02"  # COUNT: seat, counter, value
    b"\x02\x02\x02\x03"  # OUT: seat
    b"\x03\x03\x03\x00"  # ESCAPE: 0 or 1, 0 or 1
    b"\x05\x05\x03\x01"  # SCORE: killed, survivors, thrown, sheltered
    b"\x03\x03\x03\x02"  # LEFT: zombies, items
    b"\x05\x05\x04\x00"  # ADJUST: field, seat, index, value
)
_OVER = Refusal(b"ZD-08", b"The game is over.")


def new(setup, chance):
    """Return the table before the first roll, None when the set-up makes no sense."""
    if not decisions.is_sound(setup):
        return None
    state = rules_state.State(chance, setup)
    check = dispatch.part("games.zeds.rules.zone.sheet_check") if state.sheet else None
    return None if check and not check.is_sound(state.sheet) else state


def apply(state, move):
    """Make a move; return its events, or a Refusal that leaves the state untouched."""
    if state.ended == HAS_ENDED:
        return _OVER
    action = dispatch.find(_PARTS, _MOVES, move)
    if action is None:
        return dispatch.NO_SUCH_MOVE
    state.told = []
    refusal = action(state, move)
    if refusal:
        return refusal
    told, state.told = tuple(state.told), []
    return told


def is_over(state):
    """Tell whether the last turn is over and judged, or everybody has lost."""
    return state.ended == HAS_ENDED


def moves(state):
    """Return what may be done now."""
    return dispatch.part("games.zeds.rules.all_moves").moves(state)


def label(move, tape):
    """Return what a move is called in the history."""
    return dispatch.part("games.zeds.rules.label").label(move, tape)


def tell(state, move, tape):
    """Return a move in a sentence, for the history; `state` is the one before it."""
    return dispatch.part("games.zeds.rules.tell").tell(state, move, tape)


def view(state, seat):
    """Return what a seat may see: nothing is secret."""
    return dispatch.part("games.zeds.rules.view").view(state)


def verdict(state):
    """Return how the game stands."""
    return dispatch.part("games.zeds.rules.judge").verdict(state)


def tallies(state):
    """Return how often each face of both dice came up on the device."""
    return [(b"Light", state.tallies[:SIDE]), (b"Dark", state.tallies[SIDE:])]
