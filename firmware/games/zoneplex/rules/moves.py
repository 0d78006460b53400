"""Moves that may be made in a state: enough of every kind to play whole games by program."""

from games.zoneplex.modes.families import FEARS
from games.zoneplex.rules import codes, eye, stones
from games.zoneplex.rules import state as state_rules
from games.zoneplex.rules.battle import declared, die
from games.zoneplex.rules.cards import DISLOCATE, KINDS
from games.zoneplex.rules.setup import (
    TABLE_DECK,
    TABLE_DIE,
    WITH_ALLIES,
    WITH_CURSES,
    WITH_HIDDEN_SYMBOLS,
)


def moves(state):
    """Return a list of legal moves, each as bytes."""
    return _BY_STAGE[state.step](state)


def _turn_moves(state):
    if state.is_interrupted():
        return [bytes((codes.GO_ON,))] + _asides(state)
    return [bytes((codes.END_TURN,))] + _stones(state) + _evocations(state) + _asides(state)


def _lay_outs(state):
    if state.setup.has(TABLE_DECK) and state.family(FEARS).HAS_STARTERS:
        return [
            bytes((codes.LAY_OUT, 4 + number, 10 + number, 16 + number)) for number in range(6)
        ]
    return [bytes((codes.LAY_OUT,))]


def _evocations(state):
    """Return battles with the top of each stack, of the active player and of the next."""
    found: list = []
    if state.is_interrupted():
        return found
    is_entered = not state.family(FEARS).is_top_known(state) if state.stacks else False
    seats = [state.active, state.next_seat(state.active)]
    for seat in seats[: state.seats]:
        for number in range(len(state.stacks)):
            stack = state.stacks[number]
            is_spent = state.is_dislocating or (
                state.has_placed and state.step == state_rules.MOVE
            )
            is_bound = is_spent and not state.is_moved
            if stack and not (is_bound and seat == state.active):
                card = (stack[-1],) if is_entered else ()
                found.append(bytes((codes.EVOKE, seat, number) + card))
    if state.setup.offers(WITH_CURSES):
        found.append(bytes((codes.CURSE, state.active)))
    return found


def _help_moves(state):
    helps = _help(state) if state.setup.offers(WITH_ALLIES) else []
    return [bytes((codes.ANNOUNCE,))] + helps + _lifts(state)


def _votes(state):
    seats = [seat for seat in range(state.seats) if state.voters >> seat & 1]
    return [bytes((codes.VOTE, seat)) for seat in seats]


def _draws(state):
    if not state.cards_left():
        return [bytes((codes.END_TURN,))]
    if not state.setup.has(TABLE_DECK):
        return [bytes((codes.DRAW,))]
    limit = DISLOCATE if state.drawn < state.starters else KINDS
    found = [bytes((codes.DRAW, card)) for card in range(limit) if state.left[card]]
    if state.drawn < state.starters:
        found = [move for move in found if state.setup.split[move[1]] - state.left[move[1]] < 2]
    return found


def _rolls(state, kind):
    if not state.setup.has(TABLE_DIE):
        return [bytes((kind,))]
    return [bytes((kind, face)) for face in die.faces(state.setup)]


def _stones(state):
    found = []
    for kind in range(state.kinds):
        if stones.may_place(state) and stones.free_chambers(state, kind):
            found.append(bytes((codes.PLACE_STONE, kind)))
    if stones.may_dislocate(state):
        found += stones.dislocations(state)
    return found


def _asides(state):
    """Return what may happen besides the card: relics, and The Eye."""
    seat = state.active
    found = []
    if state.relic_count(seat) < state_rules.MOST_RELICS and state.relic_deck:
        found.append(bytes((codes.DRAW_RELIC, seat)))
    if state.relics[seat]:
        if state.relic_count(seat) == state_rules.MOST_RELICS:
            found.append(bytes((codes.SWAP_RELIC, seat)))
        if state.setup.has_influential:
            found.append(bytes((codes.INFLUENTIAL, seat, 1)))
        if state.relics[seat] > state.fresh[seat]:
            found.append(bytes((codes.USE_RELIC, seat)))
    if eye.may_step_in(state):
        found.append(bytes((codes.ENTER_EYE,)))
    if stones.may_be_moved(state):
        found.append(bytes((codes.MOVED, seat)))
    return found


def _help(state):
    """Return agreements: alone, with the next seat, with everybody."""
    found = []
    everybody = (1 << state.seats) - 1
    neighbour = 1 << state.active | 1 << state.next_seat(state.active)
    for helpers in (1 << state.active, neighbour, everybody):
        shares = bytearray(state.seats)
        found.append(declared.agreement(helpers, state.active, shares))
    return found


def _lifts(state):
    """Return liftings: all stones of all who take part, or one of the drawer's."""
    everything: list = [[] for _ in range(state.seats)]
    single: list = [[] for _ in range(state.seats)]
    for seat in range(state.seats):
        if state.battle.helpers >> seat & 1:
            for kind in range(state.kinds):
                everything[seat] += [kind] * state.stones_of(seat, kind)
    single[state.active] = everything[state.active][:1]
    moves = [declared.lifting(single), declared.lifting(everything)]
    return moves if single != everything else moves[:1]


def _reveals(state):
    """Return one reveal for each rotation of the symbols."""
    found = []
    if state.setup.offers(WITH_HIDDEN_SYMBOLS):
        free = [each for each in range(state_rules.SYMBOLS) if each not in bytes(state.symbols)]
        return [bytes((codes.REVEAL, symbol)) for symbol in free]
    for first in range(state_rules.SYMBOLS):
        symbols = [(first + seat) % state_rules.SYMBOLS for seat in range(state.seats)]
        found.append(bytes([codes.REVEAL] + symbols))
    return found


_BY_STAGE: tuple = (
    lambda state: _draws(state) + _evocations(state) + _asides(state),
    _turn_moves,
    lambda state: _rolls(state, codes.STRENGTH),
    _help_moves,
    lambda state: _rolls(state, codes.SACRIFICE),
    lambda state: [bytes((codes.ANNOUNCE,))],
    lambda state: _rolls(state, codes.STRIKE),
    _turn_moves,
    _reveals,
    _votes,
    lambda state: [],
    _lay_outs,
    lambda state: [bytes((codes.END_TURN,))],
)
