"""Values set by hand: between two turns any of them, as far as the game can go on from there."""

from engine.refusal import Refusal
from games.zeds.rules import flow, room, sectors
from games.zeds.rules.codes import EV_SET
from games.zeds.rules.state import FINISH, MOST_SHELTERS, NONE, ROLL, SECTORS, SQUARES, TURNS
from games.zeds.rules.zone import referee
from games.zeds.rules.zone import sheet as known
from games.zeds.rules.zone.sheet import ITEMS, ZOMBIE

_CANNOT_BE = Refusal(b"ZD-02", b"That value cannot be.")
_NOT_NOW = Refusal(b"ZD-08", b"First finish what is being done.")
_TOO_MANY = Refusal(b"ZDD-19", b"Too much for that turn: set the turn first.")


def set_value(state, move):
    """Set a value; what would leave no sector or no square to go on with is refused."""
    if state.step not in (ROLL, FINISH):
        return _NOT_NOW
    field, seat, index, value = move[1], move[2], move[3], move[4]
    if field >= len(_SETTERS) or seat >= state.seats:
        return _CANNOT_BE
    turn, before = state.turn, [bytes(row) for row in _rows(state, seat)]
    if not _SETTERS[field](state, seat, index, value):
        return _CANNOT_BE
    if not _can_go_on(state):
        state.turn = turn
        for row, values in zip(_rows(state, seat), before):
            row[:] = values
        return _TOO_MANY
    if state.sheet:
        _count_again(state, seat)
    state.told.append((EV_SET, field, seat, index, value))
    flow.settle(state)
    return ()


def _rows(state, seat):
    """Return what a setter may have changed when it turns out that it goes too far."""
    rows = [state.crossed, state.out, state.sheltered, state.sector]
    return rows + [state.zones[seat]] if state.sheet else rows


def _can_go_on(state):
    for seat in range(state.seats):
        if state.plays(seat) and not room.is_legal(state, seat):
            return False
    return True


def _set_turn(state, seat, index, value):
    if index or seat or value >= TURNS:
        return False
    state.turn = value
    state.sector[:] = bytes([NONE] * state.seats)
    return True


def _set_crossed(state, seat, index, value):
    if index >= SECTORS or value > 1 or (state.sheet and index in list(state.zones[seat])):
        return False
    if value:
        sectors.cross(state, seat, index)
    else:
        sectors.free(state, seat, index)
    return True


def _set_out(state, seat, index, value):
    if index or value > 1:
        return False
    state.out[seat] = max(1, state.turn) if value else 0
    state.sector[seat] = NONE
    return True


def _set_square(state, seat, index, value):
    """Draw a sector by hand, which crosses it out, or wipe a square."""
    if not state.sheet or index >= SQUARES:
        return False
    zone = state.zones[seat]
    if value != NONE:
        if value >= SECTORS or value in list(zone):
            return False
        sectors.cross(state, seat, value)
    zone[index] = value
    return True


def _set_erased(state, seat, index, value):
    """Erase a zombie that is cut off, or draw it again."""
    if not state.sheet or value > 1:
        return False
    erased = state.erased[seat]
    if value:
        if (index // ITEMS, index % ITEMS) not in referee.targets(state, seat):
            return False
        state.erased[seat] = erased + bytes((index,))
        return True
    if index not in erased:
        return False
    state.erased[seat] = bytes([place for place in erased if place != index])
    return True


def _set_used(state, seat, index, value):
    if not state.sheet or index or value > MOST_SHELTERS:
        return False
    state.sheltered[seat] = value
    return True


_SETTERS = (_set_turn, _set_crossed, _set_out, _set_square, _set_erased, _set_used)


def _count_again(state, seat):
    """Count what a seat has; zombies that are no longer drawn are not erased either."""
    zone = state.zones[seat]
    erased = [place for place in state.erased[seat] if _is_zombie(state, zone, place)]
    state.erased[seat] = bytes(erased)
    state.thrown[seat] = len(erased)
    referee.take_stock(state, seat)


def _is_zombie(state, zone, place):
    sector = zone[place // ITEMS]
    return sector != NONE and known.item(state.sheet, sector, place % ITEMS) & 7 == ZOMBIE


ACTIONS = (set_value,)
