"""Corrections by hand: the table is always right, and the log says that it spoke."""

from engine.refusal import Refusal
from games.zoneplex.modes.families import FEARS
from games.zoneplex.rules import codes
from games.zoneplex.rules.cards import FIRST_FEAR, KINDS, fear_class
from games.zoneplex.rules.setup import TABLE_DECK, WITH_TILES
from games.zoneplex.rules.state import (
    ATTACK,
    BANISHED,
    BASE_TILES,
    DARK,
    HELP,
    LAY_OUT,
    MOST_RELICS,
    NEUTRAL,
    NO_CARD,
    OVER,
    REVEAL,
    STONES,
    TILES,
)
from games.zoneplex.rules.stones import free_chambers
from micropython import const

SET_WMS = const(0)
SET_RELICS = const(1)
SET_HAND = const(2)
SET_ACTIVE = const(3)
SET_PLACED = const(4)
SET_STONES = const(5)  # 5 neutral, then 6 to 11 for the symbols A to F
SET_LEFT = const(12)  # 12 to 15: movement cards of each kind in a deck of the table's own
SET_DARK = const(16)  # stones on Dark Power
FIELDS = const(17)


_WRONG = Refusal(b"ADJUST", b"That value cannot be.")


def adjust(state, move):
    """Set one value by hand."""
    field, seat, value = move[1], move[2], move[3]
    if state.step == OVER or field not in fields(state) or seat >= state.seats:
        return _WRONG
    if not _fits(state, field, seat, value):
        return _WRONG
    _put(state, field, seat, value)
    return ((codes.EV_ADJUSTED, field, seat, value),)


def value_of(state, field, seat):
    """Return the value a field has now."""
    if field == SET_WMS:
        return state.wms[seat]
    if field == SET_RELICS:
        return state.relics[seat]
    if field == SET_HAND:
        return state.hands[seat]
    if field == SET_ACTIVE:
        return state.active
    if field == SET_PLACED:
        return state.placed
    return _pieces(state, field, seat)


def _pieces(state, field, seat):
    """Return how many cards or stones a field counts."""
    if _is_cards(field):
        return state.left[field - SET_LEFT]
    return state.stones_of(seat, _kind(field))


def _is_cards(field):
    return SET_LEFT <= field < SET_DARK


def _kind(field):
    """Return the kind of place whose stones a field counts."""
    return DARK if field == SET_DARK else field - SET_STONES


def fields(state):
    """Return the fields there are: the cards left are known of the device's own deck."""
    found = list(range(FIELDS))
    if state.kinds <= DARK:
        found.remove(SET_DARK)
    if not state.setup.has(TABLE_DECK):
        found = [field for field in found if not _is_cards(field)]
    if not state.setup.offers(WITH_TILES):
        found.remove(SET_HAND)
        found.remove(SET_PLACED)
    if not state.places[NEUTRAL]:
        found.remove(SET_STONES)
    return found


def limits(state, field, seat):
    """Return the lowest and the highest value a field may be set to."""
    if field == SET_WMS:
        return 1, 4
    if field == SET_RELICS:
        free = state.relic_deck + state.relic_discard + state.relics[seat]
        return 0, min(MOST_RELICS - len(state.influential[seat]), free)
    if field == SET_HAND:
        return 0, state.hands[seat] + state.stack
    if field == SET_ACTIVE:
        return _active_limits(state)
    if field == SET_PLACED:
        return (BASE_TILES if state.phase == 1 else TILES), state.placed + state.stack
    return _piece_limits(state, field, seat)


def _piece_limits(state, field, seat):
    """Return how many cards or stones there can be."""
    if _is_cards(field):
        # The cards that nobody sees are among those left (CH-SET-03).
        least = state.left[field - SET_LEFT] - state.cards_left()
        return max(0, least), state.setup.split[field - SET_LEFT]
    kind = _kind(field)
    mine = state.stones_of(seat, kind)
    room = STONES - state.placed_stones(seat) - state.battle.lifted[seat]
    return 0, mine + min(room, free_chambers(state, kind))


def _active_limits(state):
    """Return the seats whose turn it may be; who drew a Fear always fights (ZP-GRP-01)."""
    is_fixed = HELP <= state.step <= ATTACK or state.step in (REVEAL, LAY_OUT, BANISHED)
    if is_fixed or state.is_interrupted():
        return state.active, state.active
    return 0, state.seats - 1


def _fits(state, field, seat, value):
    low, high = limits(state, field, seat)
    return low <= value <= high


def _put(state, field, seat, value):
    """Change the field; what it takes or gives goes to the pile it belongs to."""
    if field == SET_WMS:
        state.wms[seat] = value
    elif field == SET_RELICS:
        _put_relics(state, seat, value)
    elif field == SET_HAND:
        state.stack -= value - state.hands[seat]
        state.hands[seat] = value
    elif field == SET_ACTIVE:
        state.active = value
    elif field == SET_PLACED:
        state.stack -= value - state.placed
        state.placed = value
    elif _is_cards(field):
        state.drawn -= value - state.left[field - SET_LEFT]
        state.left[field - SET_LEFT] = value
    else:
        kind = _kind(field)
        state.add_stone(seat, kind, value - state.stones_of(seat, kind))


def _put_relics(state, seat, value):
    more = value - state.relics[seat]
    if more > state.relic_deck:
        state.relic_deck += state.relic_discard
        state.relic_discard = 0
    state.relic_deck -= more
    state.relics[seat] = value
    state.fresh[seat] = min(state.fresh[seat], value)


def free_fears(state):
    """Return the Fears that are in the discards, in stacks, or in a deck of the table's own."""
    if state.step == LAY_OUT:
        return []
    is_open = state.setup.has(TABLE_DECK)
    found = []
    for card in range(FIRST_FEAR, KINDS):
        is_held = card == state.card or (state.left[card] and not is_open)
        for seat in range(state.seats):
            is_held = is_held or card in state.fears[seat]
        if not is_held:
            found.append(card)
    return found


def take_fear(state, move):
    """Give a seat a Fear from the discards, or from a deck of the table's own, by hand."""
    seat, card = move[1], move[2]
    if seat >= state.seats or card not in free_fears(state) or state.step == OVER:
        return _WRONG
    state.fears[seat].append(card)
    state.classes[seat].append(fear_class(card))
    if state.left[card]:
        state.left[card] = 0
        state.drawn += 1
    else:
        state.family(FEARS).take_out(state, card)
    return ((codes.EV_ADJUSTED, FIELDS, seat, card),)


def drop_fear(state, move):
    """Put a captured Fear on the discards or back to its stack, or a Jar on its own, by hand."""
    seat, index = move[1], move[2]
    if seat >= state.seats or state.step == OVER:
        return _WRONG
    jar = index - len(state.fears[seat])  # Jars lie behind the Fears (ZP-JAR-01)
    if jar >= len(state.jars[seat]):
        return _WRONG
    if jar >= 0:
        state.jars[seat].pop(jar)
        state.relic_discard += 1
        return ((codes.EV_ADJUSTED, FIELDS, seat, NO_CARD),)
    card = state.fears[seat].pop(index)
    state.classes[seat].pop(index)
    state.family(FEARS).fear_stays(state, card)
    return ((codes.EV_ADJUSTED, FIELDS, seat, card),)


ACTIONS = (adjust, take_fear, drop_fear)  # in the order that `rules` knows
