"""What only the modes have: Fears laid out and evoked, cursed tiles."""

from engine.refusal import Refusal
from games.zoneplex.modes.families import FEARS
from games.zoneplex.rules import codes, turn
from games.zoneplex.rules.cards import fear_strength
from games.zoneplex.rules.setup import WITH_CURSES, WITH_STACKS
from games.zoneplex.rules.state import (
    DONE,
    DRAW,
    LAY_OUT,
    MOVE,
    NOBODY,
    STACKS,
    STRENGTH,
    Battle,
)

_NO_MODE = Refusal(b"EV-SET-02", b"Only with the tiles of Evocation.")


def lay_out(state, move):
    """Lay the first Fears out, before the first card (EV-SET-02, CH-SET-02)."""
    if not state.setup.offers(WITH_STACKS):
        return _NO_MODE
    if state.step != LAY_OUT:
        return Refusal(b"EV-SET-02", b"The Fears are laid out.")
    refusal = state.family(FEARS).lay_out(state, move[1:])
    if refusal:
        return refusal
    state.step = DRAW
    return ((codes.EV_LAID_OUT,),)


def evoke(state, move):
    """Let a player who came to rest on an Evocation tile fight its top Fear (EV-STK-02)."""
    if not state.setup.offers(WITH_STACKS):
        return _NO_MODE
    seat, number = move[1], move[2]
    refusal = _why_not_evoke(state, seat, number)
    if refusal:
        return refusal
    card = state.family(FEARS).take_top(state, number, move[3:])
    if card is None:
        return Refusal(b"EV-STK-02", b"That is not the top of this stack.")
    _begin(state, seat, card)
    return ((codes.EV_EVOKED, seat, card),)


def _why_not_evoke(state, seat, number):
    if state.step not in (DRAW, MOVE, DONE) or state.is_interrupted():
        return Refusal(b"EV-STK-02", b"Not now: first finish what goes on.")
    if seat >= state.seats or number >= STACKS:
        return Refusal(b"EV-STK-02", b"There is no such stack.")
    is_bound = seat == state.active and not state.is_moved
    if is_bound and state.is_dislocating:
        return Refusal(b"ZP-DECK-06", b"The movement was given up.")
    if is_bound and state.has_placed and state.step == MOVE:
        return Refusal(b"EV-STN-01", b"Your stone lies on the tile you stopped on.")
    if not state.stacks[number]:
        return Refusal(b"EV-STK-04", b"That stack is empty: its tile sleeps.")
    return None


def _begin(state, seat, card):
    """Start the battle. One's own movement is over; another's turn is kept for later."""
    if seat != state.active or state.step == DRAW:
        state.turn_of, state.held_step, state.held_card = state.active, state.step, state.card
        state.active = seat
    else:
        state.is_moved = False
        if state.step == MOVE and not state.is_dislocating:
            turn.count_tiles(state)
    state.card = card
    state.step = STRENGTH
    state.battle = Battle(state.seats)
    state.battle.left = fear_strength(card)


def go_on(state, move):
    """Go back to the turn in which somebody was moved into a battle (EV-STK-05)."""
    if not state.is_interrupted() or state.step != DONE:
        return Refusal(b"EV-STK-05", b"No turn waits.")
    state.active, state.step, state.card = state.turn_of, state.held_step, state.held_card
    state.turn_of = NOBODY
    if state.step == DONE:
        state.battle = Battle(state.seats)  # what was fought is not the waiting player's
    return ()


def curse(state, move):
    """Let a player lose 1 WMS on a cursed tile, not below 1 (CH-CUR-01, AMB-58)."""
    seat = move[1]
    if not state.setup.offers(WITH_CURSES):
        return Refusal(b"CH-CUR-01", b"Only the Challenge has cursed tiles.")
    if seat >= state.seats or state.step not in (DRAW, MOVE, DONE):
        return Refusal(b"CH-CUR-01", b"Nobody moves now.")
    state.wms[seat] = max(1, state.wms[seat] - 1)
    return ((codes.EV_CURSED, seat, state.wms[seat]),)


ACTIONS = (lay_out, evoke, go_on, curse)  # in the order that `rules` knows
