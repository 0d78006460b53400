"""Stones: placed after moving, dislocated by a card or a relic."""

from engine.refusal import Refusal
from games.zoneplex.rules_cards import DISLOCATE
from games.zoneplex.rules_setup import CHAMBERS_ONLY, EVOCATION
from games.zoneplex.rules_state import (
    DARK,
    DONE,
    MOVE,
    NEUTRAL,
    OVER,
    STONES,
)
from micropython import const

OTHER_TILE = const(8)  # how a move names a tile that is no chamber, in a mode

EV_STONE = const(30)  # seat, kind

_DISLOCATE = const(5)  # the code of the move
_ALL_TAKEN = Refusal(b"ZP-STN-02", b"Each such chamber has a stone.")
_WRONG_TILE = Refusal(b"CH-STN-01", b"Stones lie on symbols only.")

_CHAMBERS_NEUTRAL = const(9)
_CHAMBERS_OF_SYMBOL = const(3)


def chambers(state, kind):
    """Return how many chambers of a kind there are (ZP-TILE-01)."""
    if state.more is not None:
        return state.more.places[kind]
    return _CHAMBERS_NEUTRAL if kind == NEUTRAL else _CHAMBERS_OF_SYMBOL


def free_chambers(state, kind):
    """Return how many chambers of a kind have no stone (ZP-STN-02)."""
    taken = 0
    for seat in range(state.seats):
        taken += state.stones_of(seat, kind)
    return chambers(state, kind) - taken


def may_place(state):
    """Tell whether the active player may place a stone now: one a turn, four in all."""
    is_open = _is_time(state) and state.placed_stones(state.active) < STONES
    return is_open and not (state.has_placed or state.is_dislocating)


def _is_time(state):
    """Tell whether a stone may follow: not in another's turn, in Evocation not after a battle."""
    if state.is_interrupted() or (state.stage == DONE and state.setup.mode == EVOCATION):
        return False
    return state.stage in (MOVE, DONE)


def may_dislocate(state):
    """Tell whether the card may still be given up for a stone (ZP-DECK-06)."""
    is_open = state.stage == MOVE and state.card == DISLOCATE
    return is_open and not (state.has_placed or state.is_dislocating)


def dislocations(state):
    """Return a move for every stone that the card could send home (AMB-51)."""
    found = []
    for seat in range(state.seats):
        for kind in range(state.kinds):
            if state.stones_of(seat, kind) and not _is_held_fast(state, kind):
                found.append(bytes((_DISLOCATE, seat, kind)))
    return found


def _is_held_fast(state, kind):
    """Tell whether the table spares stones off the chambers (AMB-51)."""
    return state.setup.has_house(CHAMBERS_ONLY) and kind in (NEUTRAL, DARK)


def place_stone(state, move):
    """Place a stone of the active player on the chamber stood on (ZP-STN-01)."""
    kind = move[1]
    seat = state.active
    if state.more is not None and kind == OTHER_TILE:
        kind = NEUTRAL
    refusal = _why_not_now(state)
    if refusal:
        return refusal
    if kind >= state.kinds or not free_chambers(state, kind):
        return _WRONG_TILE if state.setup.is_small and not _is_place(state, kind) else _ALL_TAKEN
    if state.placed_stones(seat) >= STONES:
        return Refusal(b"ZP-SET-03", b"All four stones are placed.")
    state.add_stone(seat, kind, 1)
    state.has_placed = True
    return ((EV_STONE, seat, kind),)


def _is_place(state, kind):
    return kind < state.kinds and chambers(state, kind) > 0


def _why_not_now(state):
    """Return a Refusal when it is not the time for a stone, else None."""
    if not _is_time(state):
        if state.stage == DONE:
            return Refusal(b"EV-STN-02", b"No stone at the end of a battle.")
        return Refusal(b"ZP-STN-01", b"Stones are placed after moving.")
    if state.is_dislocating:
        return Refusal(b"ZP-DECK-06", b"The movement was given up.")
    if state.has_placed:
        return Refusal(b"ZP-STN-01", b"One stone a turn.")
    return None


def dislocate(state, move):
    """Give the card up to send one stone back to its owner (ZP-DECK-06)."""
    if state.stage != MOVE or state.card != DISLOCATE:
        return Refusal(b"ZP-DECK-06", b"Only the dislocate card does that.")
    if state.is_dislocating:
        return Refusal(b"ZP-DECK-06", b"One stone only.")
    if state.has_placed:
        return Refusal(b"ZP-DECK-06", b"Instead of moving, not after it.")
    if _is_held_fast(state, move[2]):
        return Refusal(b"AMB-51", b"Only a stone on a chamber.")
    outcome = remove_stone(state, move)
    if not isinstance(outcome, Refusal):
        state.is_dislocating = True
    return outcome


def remove_stone(state, move):
    """Send one stone back to its owner's Netherzone, as a relic may do (ZP-STN-05)."""
    seat, kind = move[1], move[2]
    if state.stage == OVER or seat >= state.seats or kind >= state.kinds:
        return Refusal(b"ZP-STN-05", b"There is no such stone.")
    if not state.stones_of(seat, kind):
        return Refusal(b"ZP-STN-05", b"There is no such stone.")
    state.add_stone(seat, kind, -1)
    return ((EV_STONE, seat, kind),)


ACTIONS = (place_stone, dislocate, remove_stone)  # in the order that `rules` knows
