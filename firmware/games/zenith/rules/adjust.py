"""Values set by hand: any of them, and the cards of a column."""

from engine.refusal import Refusal
from games.zenith.rules.cards import PLANETS, planet_of
from games.zenith.rules.codes import EV_SET, NO
from games.zenith.rules.effects import asked, chain, influence, tableau
from games.zenith.rules.fields import (
    ACTIVE,
    BADGE,
    BOARD,
    CREDITS,
    DECK,
    DISCARDS,
    DISCS,
    HAND,
    LEVEL,
    LIMITS,
    TOKEN,
    TRACK,
    ZENITHIUM,
)
from games.zenith.rules.state import NO_ONE, TURN
from micropython import const

_COLUMN_ROOM = const(100)

_CANNOT_BE = Refusal(b"ZN-18", b"That value cannot be.")
_NOT_BEGUN = Refusal(b"ZN-08", b"First lay everything out.")
_IN_A_CHAIN = Refusal(b"ZND-06", b"First finish what is being done.")
_NO_CARD = Refusal(b"ZN-10", b"That card cannot lie there.")


def set_value(state, move):
    """Set a value; what it changes of the game is judged at once."""
    field, index, value = move[1], move[2], move[3]
    if state.laid_out < TURN:
        return _NOT_BEGUN
    if field >= len(LIMITS):
        return _CANNOT_BE
    count, least, most = LIMITS[field]
    if index >= count or not least <= value <= most:
        return _CANNOT_BE
    refusal = _put(state, field, index, value)
    if refusal:
        return refusal
    state.told.append((EV_SET, field, index, value))
    influence.judge(state)
    chain.run(state)
    return ()


def _put(state, field, index, value):
    """Set a value; return why it cannot be, or None."""
    if field == BADGE:
        state.badge = (NO_ONE, 0, 0, 1, 1)[value]
        state.is_gold = (0, 0, 1, 0, 1)[value]
    elif field == DECK:
        state.deck = value
    elif field == DISCARDS:
        state.discards = value
    elif field == ACTIVE:
        return _let_play(state, value)
    elif field == BOARD:
        state.boards = state.boards & ~(1 << index) | value << index
    elif field == TOKEN:
        return _lay_token(state, index, value)
    else:
        return _put_in_row(state, field, index, value)
    return None


def _put_in_row(state, field, index, value):
    if field == HAND and index >= state.seats:
        return _CANNOT_BE
    row = {
        CREDITS: state.credits,
        ZENITHIUM: state.zenithium,
        DISCS: state.discs,
        TRACK: state.tracks,
        LEVEL: state.levels,
        HAND: state.hands,
    }[field]
    row[index] = value
    return None


def _let_play(state, seat):
    if state.step != TURN:
        return _IN_A_CHAIN
    if seat >= state.seats:
        return _CANNOT_BE
    state.active = seat
    state.half = 0
    return None


def _lay_token(state, spot, kind):
    """Lay a token on a spot; the one that lies there is put aside."""
    bag, spent = list(state.bag), list(state.spent)
    if state.tokens[spot] == kind or (kind and kind not in bag + spent):
        return _CANNOT_BE
    if kind in bag:
        tableau.take_kind(state, kind)
    elif kind:
        place = spent.index(kind)
        state.spent = state.spent[:place] + state.spent[place + 1 :]
    if state.tokens[spot]:
        state.spent.append(state.tokens[spot])
    state.tokens[spot] = kind
    return None


def set_column(state, move):
    """Lay a card on a column, or take its top card off."""
    number, card = move[1], move[2]
    if state.laid_out < TURN:
        return _NOT_BEGUN
    if number >= 2 * PLANETS:
        return _NO_CARD
    if card == NO:
        if not state.columns[number]:
            return _NO_CARD
        tableau.exile(state, number // PLANETS, number % PLANETS)
    else:
        is_free = asked.can_lie(state, card) and len(state.columns[number]) < _COLUMN_ROOM
        if not is_free or planet_of(card) != number % PLANETS:
            return _NO_CARD
        tableau.lay(state, number // PLANETS, card)
    state.told.append((EV_SET, len(LIMITS), number, card))
    chain.run(state)
    return ()


ACTIONS = (set_value, set_column)
