"""On paper the table counts; the device remembers, and asks whether guns are enough."""

from engine.refusal import Refusal
from games.zeds.rules import dice, fields, flow, room
from games.zeds.rules.codes import EV_COUNTED, EV_DONE, EV_THROWN, EV_WOKE
from games.zeds.rules.state import GENERATOR, MOST_SHELTERS, NONE, ROLL

_NOT_NOW = Refusal(b"ZD-09", b"That is not what comes now.")
_NO_SEAT = Refusal(b"ZDD-16", b"That player is not in the game.")
_CANNOT_BE = Refusal(b"ZD-06", b"That value cannot be.")
_KNOWN = Refusal(b"ZDD-21", b"With a known sheet the device counts.")
_TOO_FEW = Refusal(b"ZDD-19", b"More sectors are crossed out than that explains.")


def generator(state, move):
    """Say whether a generator is drawn; without one the roll is ignored (ZD-09, ZDD-14)."""
    if state.step != GENERATOR or move[1] > 1:
        return _NOT_NOW
    seat = state.active
    state.todo[seat] = ROLL
    if move[1]:
        flow.assign(state, seat, dice.sector_of(state, state.light, state.dark))
    else:
        state.sector[seat] = NONE
        state.told.append((EV_DONE, seat))
    flow.settle(state)
    return ()


def attack(state, move):
    """Cross out a gun for each zombie that woke, or lose (ZD-06)."""
    seat, zombies, is_paid = move[1], move[2], move[3]
    refusal = _refusal(state, seat)
    if refusal:
        return refusal
    if not 1 <= zombies <= fields.MOST - state.killed[seat] or is_paid > 1:
        return _CANNOT_BE
    state.told.append((EV_WOKE, seat, zombies, state.guns[seat]))
    if is_paid:
        state.guns[seat] = max(0, state.guns[seat] - zombies)
        state.killed[seat] += zombies
    else:
        flow.lose(state, seat)
    flow.settle(state)
    return ()


def throw(state, move):
    """Note that a grenade was used."""
    seat = move[1]
    refusal = _refusal(state, seat)
    if refusal:
        return refusal
    if len(move) > 2 or state.thrown[seat] == fields.MOST:
        return _CANNOT_BE
    state.grenades[seat] = max(0, state.grenades[seat] - 1)
    state.thrown[seat] += 1
    state.told.append((EV_THROWN, seat))
    return ()


def count(state, move):
    """Set a counter to what is on paper."""
    seat, number, value = move[1], move[2], move[3]
    refusal = _refusal(state, seat)
    if refusal:
        return refusal
    if number >= len(fields.COUNTERS):
        return _CANNOT_BE
    row = fields.counter(state, number)
    if value > (MOST_SHELTERS if number == fields.SHELTERED else fields.MOST):
        return _CANNOT_BE
    before, row[seat] = row[seat], value
    if not room.is_legal(state, seat):
        row[seat] = before
        return _TOO_FEW
    state.told.append((EV_COUNTED, seat, number, value))
    return ()


def out(state, move):
    """Take out a player who has lost."""
    refusal = _refusal(state, move[1])
    if refusal:
        return refusal
    flow.lose(state, move[1])
    flow.settle(state)
    return ()


def _refusal(state, seat):
    """Return why nothing is counted for a seat now, or None."""
    if state.sheet:
        return _KNOWN
    if state.ended or not state.turn:
        return _NOT_NOW
    return None if seat < state.seats and state.plays(seat) else _NO_SEAT


ACTIONS = (generator, attack, count, out)
