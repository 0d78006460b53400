"""Symbols that nobody knows until their player has a full set: in the games for one or two."""

from engine.refusal import Refusal
from games.zoneplex.rules import codes, eye
from games.zoneplex.rules.setup import LATE_STONE
from games.zoneplex.rules.state import NOBODY, OVER, REVEAL, SYMBOLS, UNKNOWN


def after(state):
    """After each move let those show their symbol who have a full set now (AMB-59)."""
    events = ()
    for seat in range(state.seats):
        if state.is_shown(seat):
            state.early[seat] = min(state.early[seat], own_stones(state, seat))
        elif state.step not in (REVEAL, OVER) and eye.is_worthy(state, seat):
            events += _ask(state, seat)
    return events


def _ask(state, seat):
    """Show the symbol that the device dealt, or ask for the card."""
    if state.symbols[seat] == UNKNOWN:
        state.asked = seat
        state.after = state.step
        state.step = REVEAL
        return ()
    state.chance.show(state.symbols[seat])
    return (_show(state, seat),)


def _show(state, seat):
    state.shown |= 1 << seat
    state.early[seat] = own_stones(state, seat)
    return codes.EV_SHOWN, seat


def reveal(state, move):
    """Take the symbol on the card of the one who is asked (CH-WIN-01)."""
    symbol = move[1]
    seat = state.asked
    if len(move) != 2 or symbol >= SYMBOLS or symbol in bytes(state.symbols):
        return Refusal(b"ZP-SET-04", b"One of six symbols, not the other player's.")
    state.symbols[seat] = symbol
    state.step = state.after
    state.asked = NOBODY
    return (_show(state, seat),)


def own_stones(state, seat):
    """Return how many stones of a seat lie on its own symbol."""
    return state.stones_of(seat, 1 + state.symbols[seat])


def is_mission_done(state, seat):
    """Tell whether a stone lies where the symbol wants it (CH-WIN-01, AMB-60)."""
    if not state.is_shown(seat):
        return False
    early = state.early[seat] if state.setup.has_house(LATE_STONE) else 0
    return own_stones(state, seat) > early
