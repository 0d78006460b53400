"""Stones: placed after moving, dislocated by a card or a relic."""

from engine.refusal import Refusal
from games.zoneplex.rules import codes
from games.zoneplex.rules.cards import DISLOCATE
from games.zoneplex.rules.setup import CHAMBERS_ONLY, WITH_LATE_STONES, WITH_NEUTRALS
from games.zoneplex.rules.state import DARK, DONE, MOVE, NEUTRAL, OVER, STONES
from micropython import const

OTHER_TILE = const(8)  # how a move names a tile that is no chamber


_DISLOCATE = const(5)  # the code of the move
_ALL_TAKEN = Refusal(b"ZP-STN-02", b"Each such chamber has a stone.")
NO_STEPS = Refusal(b"AMB-72", b"No steps after a battle, unless a relic moved you.")
_WRONG_TILE = Refusal(b"CH-STN-01", b"Stones lie on symbols only.")


def free_chambers(state, kind):
    """Return how many chambers of a kind have no stone (ZP-TILE-01, ZP-STN-02)."""
    taken = 0
    for seat in range(state.seats):
        taken += state.stones_of(seat, kind)
    return state.places[kind] - taken


def may_place(state):
    """Tell whether the active player may place a stone now: one a turn, four in all."""
    return not _why_not_now(state) and state.placed_stones(state.active) < STONES


def may_be_moved(state):
    """Tell whether it matters that a relic moved the monk: its own steps are over (AMB-72)."""
    if state.is_interrupted() or state.is_moved:
        return False
    is_spent = state.has_placed or state.is_dislocating
    return state.step == DONE or (state.step == MOVE and is_spent)


def moved(state, move):
    """Note that a relic moved the monk in turn: it may come to rest once more (AMB-72)."""
    if move[1] != state.active or not may_be_moved(state):
        return Refusal(b"AMB-72", b"Only where the monk's own steps are over.")
    state.is_moved = True
    return ((codes.EV_MOVED, state.active),)


def may_dislocate(state):
    """Tell whether the card may still be given up for a stone (ZP-DECK-06)."""
    is_open = state.step == MOVE and state.card == DISLOCATE
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
    if kind == OTHER_TILE and not state.setup.offers(WITH_NEUTRALS):
        kind = NEUTRAL
    refusal = _why_not_now(state)
    if refusal:
        return refusal
    if kind >= state.kinds or not free_chambers(state, kind):
        return _ALL_TAKEN if _is_place(state, kind) else _WRONG_TILE
    if state.placed_stones(seat) >= STONES:
        return Refusal(b"ZP-SET-03", b"All four stones are placed.")
    state.add_stone(seat, kind, 1)
    state.has_placed = True
    state.is_moved = False
    return ((codes.EV_STONE, seat, kind),)


def _is_place(state, kind):
    """Tell whether such a place could take a stone; where only symbols do, others could not."""
    return state.places[NEUTRAL] or (kind < state.kinds and state.places[kind])


def _why_not_now(state):
    """Return a Refusal when it is not the time for a stone, else None."""
    if state.step == DONE and (state.is_interrupted() or not state.is_moved):
        if state.is_interrupted() or not state.setup.offers(WITH_LATE_STONES):
            return Refusal(b"EV-STN-02", b"No stone at the end of a battle.")
        if state.setup.is_strict:
            return NO_STEPS
    elif state.step not in (MOVE, DONE):
        return Refusal(b"ZP-STN-01", b"Stones are placed after moving.")
    if state.is_dislocating and not state.is_moved:
        return Refusal(b"ZP-DECK-06", b"The movement was given up.")
    if state.has_placed:
        return Refusal(b"ZP-STN-01", b"One stone a turn.")
    return None


def dislocate(state, move):
    """Give the card up to send one stone back to its owner (ZP-DECK-06)."""
    if state.step != MOVE or state.card != DISLOCATE:
        return Refusal(b"ZP-DECK-06", b"Only the dislocate card does that.")
    if state.is_dislocating:
        return Refusal(b"ZP-DECK-06", b"One stone only.")
    if state.has_placed:
        return Refusal(b"ZP-DECK-06", b"A stone was placed: the movement is used.")
    if _is_held_fast(state, move[2]):
        return Refusal(b"AMB-51", b"Only a stone on a chamber.")
    outcome = remove_stone(state, move)
    if not isinstance(outcome, Refusal):
        state.is_dislocating = True
    return outcome


def remove_stone(state, move):
    """Send one stone back to its owner's Netherzone, as a relic may do (ZP-STN-05)."""
    seat, kind = move[1], move[2]
    if state.step == OVER or seat >= state.seats or kind >= state.kinds:
        return Refusal(b"ZP-STN-05", b"There is no such stone.")
    if not state.stones_of(seat, kind):
        return Refusal(b"ZP-STN-05", b"There is no such stone.")
    state.add_stone(seat, kind, -1)
    return ((codes.EV_STONE, seat, kind),)


ACTIONS = (place_stone, dislocate, remove_stone, moved)  # in the order that `rules` knows
