"""Whether a shelter may be used (ZD-04). It is asked at every drawing, so it is apart."""

from engine.refusal import Refusal
from games.zeds.rules.state import FINISH, MOST_SHELTERS, NONE, PLACE, ROLL, TURNS
from games.zeds.rules.zone.sheet import is_generator_drawn

_NOT_NOW = Refusal(b"ZD-08", b"That is not what comes now.")
_NO_SEAT = Refusal(b"ZDD-16", b"That player is not in the game.")
_NO_SHELTER = Refusal(b"ZD-04", b"There is no shelter to use.")
_ONE_A_TURN = Refusal(b"ZDD-04", b"One shelter a turn: this roll must be used.")
_TOO_MANY = Refusal(b"ZDD-19", b"A sheet has at most 16 shelters.")
_FORCED = Refusal(b"ZDD-13", b"No shelter now: a generator must be drawn.")


def is_forced(state, seat):
    """Tell whether a seat has to draw a generator in this turn, its last (ZD-09)."""
    if not state.sheet:
        return state.turn == TURNS and state.sector[seat] == NONE
    return state.turn == TURNS and not is_generator_drawn(state.sheet, state.zones[seat])


def no_shelter(state, seat):
    """Return why a seat may not use a shelter now, or None."""
    if seat >= state.seats or not state.plays(seat):
        return _NO_SEAT
    return _not_now(state, seat) or _none_left(state, seat)


def _not_now(state, seat):
    if not state.turn or state.step not in ((PLACE,) if state.sheet else (ROLL, FINISH)):
        return _NOT_NOW
    if is_forced(state, seat):
        return _FORCED
    if not state.sheet and state.sector[seat] == NONE:
        return _NOT_NOW  # the turn was set by hand
    return _ONE_A_TURN if state.refused >> seat & 1 else None


def _none_left(state, seat):
    if state.sheet:
        return None if seat == state.active and state.shelters[seat] else _NO_SHELTER
    return _TOO_MANY if state.sheltered[seat] >= MOST_SHELTERS else None
