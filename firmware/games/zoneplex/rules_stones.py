"""Stones: placed after moving, dislocated by a card or a relic."""

from engine.refusal import Refusal
from games.zoneplex.rules_cards import DISLOCATE
from games.zoneplex.rules_state import (
    DONE,
    MOVE,
    NEUTRAL,
    OVER,
    STONE_KINDS,
    STONES,
)
from micropython import const

EV_STONE = const(30)  # seat, kind

_CHAMBERS_NEUTRAL = const(9)
_CHAMBERS_OF_SYMBOL = const(3)


def chambers(kind):
    """Return how many chambers of a kind there are (ZP-TILE-01)."""
    return _CHAMBERS_NEUTRAL if kind == NEUTRAL else _CHAMBERS_OF_SYMBOL


def free_chambers(state, kind):
    """Return how many chambers of a kind have no stone (ZP-STN-02)."""
    taken = 0
    for seat in range(state.seats):
        taken += state.stones_of(seat, kind)
    return chambers(kind) - taken


def may_place(state):
    """Tell whether the active player may place a stone now: one a turn, four in all."""
    is_open = state.stage in (MOVE, DONE) and state.placed_stones(state.active) < STONES
    return is_open and not (state.has_placed or state.is_dislocating)


def may_dislocate(state):
    """Tell whether the card may still be given up for a stone (ZP-DECK-06)."""
    is_open = state.stage == MOVE and state.card == DISLOCATE
    return is_open and not (state.has_placed or state.is_dislocating)


def place_stone(state, move):
    """Place a stone of the active player on the chamber stood on (ZP-STN-01)."""
    kind = move[1]
    seat = state.active
    if state.stage not in (MOVE, DONE):
        return Refusal(b"ZP-STN-01", b"Stones are placed after moving.")
    if state.is_dislocating:
        return Refusal(b"ZP-DECK-06", b"The movement was given up.")
    if state.has_placed:
        return Refusal(b"ZP-STN-01", b"One stone a turn.")
    if kind >= STONE_KINDS or not free_chambers(state, kind):
        return Refusal(b"ZP-STN-02", b"Each such chamber has a stone.")
    if state.placed_stones(seat) >= STONES:
        return Refusal(b"ZP-SET-03", b"All four stones are placed.")
    state.add_stone(seat, kind, 1)
    state.has_placed = True
    return ((EV_STONE, seat, kind),)


def dislocate(state, move):
    """Give the card up to send one stone back to its owner (ZP-DECK-06)."""
    if state.stage != MOVE or state.card != DISLOCATE:
        return Refusal(b"ZP-DECK-06", b"Only the dislocate card does that.")
    if state.is_dislocating:
        return Refusal(b"ZP-DECK-06", b"One stone only.")
    if state.has_placed:
        return Refusal(b"ZP-DECK-06", b"Instead of moving, not after it.")
    outcome = remove_stone(state, move)
    if not isinstance(outcome, Refusal):
        state.is_dislocating = True
    return outcome


def remove_stone(state, move):
    """Send one stone back to its owner's Netherzone, as a relic may do (ZP-STN-05)."""
    seat, kind = move[1], move[2]
    if state.stage == OVER or seat >= state.seats or kind >= STONE_KINDS:
        return Refusal(b"ZP-STN-05", b"There is no such stone.")
    if not state.stones_of(seat, kind):
        return Refusal(b"ZP-STN-05", b"There is no such stone.")
    state.add_stone(seat, kind, -1)
    return ((EV_STONE, seat, kind),)
