"""What only the modes have: Fears laid out and evoked, cursed tiles."""

from engine.refusal import Refusal
from games.zoneplex import rules_turn
from games.zoneplex.rules_cards import fear_strength
from games.zoneplex.rules_state import (
    DONE,
    DRAW,
    FEARS_RULES,
    LAY_OUT,
    MOVE,
    NOBODY,
    STACKS,
    STRENGTH,
    Battle,
)
from micropython import const

EV_LAID_OUT = const(50)
EV_EVOKED = const(51)  # seat, card
EV_WENT_ON = const(52)  # the seat whose turn goes on
EV_CURSED = const(53)  # seat, WMS

_NO_MODE = Refusal(b"EV-SET-02", b"Only with the tiles of Evocation.")


def lay_out(state, move):
    """Lay the first Fears out, before the first card (EV-SET-02, CH-SET-02)."""
    if state.more is None:
        return _NO_MODE
    if state.stage != LAY_OUT:
        return Refusal(b"EV-SET-02", b"The Fears are laid out.")
    refusal = state.family(FEARS_RULES).lay_out(state, move[1:])
    if refusal:
        return refusal
    state.stage = DRAW
    return ((EV_LAID_OUT,),)


def evoke(state, move):
    """Let a player who came to rest on an Evocation tile fight its top Fear (EV-STK-02)."""
    if state.more is None:
        return _NO_MODE
    seat, number = move[1], move[2]
    refusal = _why_not_evoke(state, seat, number)
    if refusal:
        return refusal
    card = state.family(FEARS_RULES).take_top(state, number, move[3:])
    if card is None:
        return Refusal(b"EV-STK-02", b"That is not the top of this stack.")
    _begin(state, seat, card)
    return ((EV_EVOKED, seat, card),)


def _why_not_evoke(state, seat, number):
    if state.stage not in (DRAW, MOVE, DONE) or state.is_interrupted():
        return Refusal(b"EV-STK-02", b"Not now: first finish what goes on.")
    if seat >= state.seats or number >= STACKS:
        return Refusal(b"EV-STK-02", b"There is no such stack.")
    if seat == state.active and state.is_dislocating:
        return Refusal(b"ZP-DECK-06", b"The movement was given up.")
    if not state.more.stacks[number]:
        return Refusal(b"EV-STK-04", b"That stack is empty: its tile sleeps.")
    return None


def _begin(state, seat, card):
    """Start the battle. One's own movement is over; another's turn is kept for later."""
    more = state.more
    if seat != state.active or state.stage == DRAW:
        more.turn_of, more.held_stage, more.held_card = state.active, state.stage, state.card
        state.active = seat
    elif state.stage == MOVE:
        rules_turn.count_tiles(state)
    state.card = card
    state.stage = STRENGTH
    state.battle = Battle(state.seats)
    state.battle.left = fear_strength(card)


def go_on(state, move):
    """Go back to the turn in which somebody was moved into a battle (EV-STK-05)."""
    if not state.is_interrupted() or state.stage != DONE:
        return Refusal(b"EV-STK-05", b"No turn waits.")
    more = state.more
    state.active, state.stage, state.card = more.turn_of, more.held_stage, more.held_card
    more.turn_of = NOBODY
    return ((EV_WENT_ON, state.active),)


def curse(state, move):
    """Let a player lose 1 WMS on a cursed tile, not below 1 (CH-CUR-01, AMB-58)."""
    seat = move[1]
    if not state.setup.is_small:
        return Refusal(b"CH-CUR-01", b"Only the Challenge has cursed tiles.")
    if seat >= state.seats or state.stage not in (DRAW, MOVE, DONE):
        return Refusal(b"CH-CUR-01", b"Nobody moves now.")
    state.wms[seat] = max(1, state.wms[seat] - 1)
    return ((EV_CURSED, seat, state.wms[seat]),)


ACTIONS = (lay_out, evoke, go_on, curse)  # in the order that `rules` knows
