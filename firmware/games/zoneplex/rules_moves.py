"""Moves that may be made in a state: enough of every kind to play whole games by program."""

from games.zoneplex import rules, rules_die, rules_eye, rules_relics, rules_state, rules_stones
from games.zoneplex.rules_cards import DISLOCATE, KINDS
from games.zoneplex.rules_setup import TABLE_DECK, TABLE_DIE
from games.zoneplex.rules_state import FEARS_RULES


def moves(state):
    """Return a list of legal moves, each as bytes."""
    return _BY_STAGE[state.stage](state)


def _turn_moves(state):
    if state.is_interrupted():
        return [bytes((rules.GO_ON,))] + _asides(state)
    return [bytes((rules.END_TURN,))] + _stones(state) + _evocations(state) + _asides(state)


def _lay_outs(state):
    if state.setup.has(TABLE_DECK) and state.family(FEARS_RULES).HAS_STARTERS:
        return [
            bytes((rules.LAY_OUT, 4 + number, 10 + number, 16 + number)) for number in range(6)
        ]
    return [bytes((rules.LAY_OUT,))]


def _evocations(state):
    """Return battles with the top of each stack, of the active player and of the next."""
    found = []
    if state.more is None or state.is_interrupted():
        return found
    is_entered = state.setup.has(TABLE_DECK) and not state.family(FEARS_RULES).HAS_STARTERS
    for seat in {state.active, state.next_seat(state.active)}:
        for number in range(len(state.more.stacks)):
            stack = state.more.stacks[number]
            if stack and not (state.is_dislocating and seat == state.active):
                card = (stack[-1],) if is_entered else ()
                found.append(bytes((rules.EVOKE, seat, number) + card))
    if state.setup.is_small:
        found.append(bytes((rules.CURSE, state.active)))
    return found


def _help_moves(state):
    helps = [] if state.setup.is_small else _help(state)
    return [bytes((rules.ANNOUNCE,))] + helps + _lifts(state)


def _votes(state):
    seats = [seat for seat in range(state.seats) if state.voters >> seat & 1]
    return [bytes((rules.VOTE, seat)) for seat in seats]


def _draws(state):
    if not state.cards_left():
        return [bytes((rules.END_TURN,))]
    if not state.setup.has(TABLE_DECK):
        return [bytes((rules.DRAW,))]
    limit = DISLOCATE if state.drawn < state.starters else KINDS
    found = [bytes((rules.DRAW, card)) for card in range(limit) if state.left[card]]
    if state.drawn < state.starters:
        found = [move for move in found if state.setup.split[move[1]] - state.left[move[1]] < 2]
    return found


def _rolls(state, kind):
    if not state.setup.has(TABLE_DIE):
        return [bytes((kind,))]
    return [bytes((kind, face)) for face in rules_die.faces(state.setup)]


def _stones(state):
    found = []
    for kind in range(state.kinds):
        if rules_stones.may_place(state) and rules_stones.free_chambers(state, kind):
            found.append(bytes((rules.PLACE_STONE, kind)))
    if rules_stones.may_dislocate(state):
        found += rules_stones.dislocations(state)
    return found


def _asides(state):
    """Return what may happen besides the card: relics, and The Eye."""
    seat = state.active
    found = []
    if state.relic_count(seat) < rules_state.MOST_RELICS and state.relic_deck:
        found.append(bytes((rules.DRAW_RELIC, seat)))
    if state.relics[seat]:
        if state.relic_count(seat) == rules_state.MOST_RELICS:
            found.append(bytes((rules.SWAP_RELIC, seat)))
        if rules_relics.has_influential(state.setup):
            found.append(bytes((rules.INFLUENTIAL, seat, 1)))
        if state.relics[seat] > state.fresh[seat]:
            found.append(bytes((rules.USE_RELIC, seat)))
    if rules_eye.may_step_in(state):
        found.append(bytes((rules.ENTER_EYE,)))
    return found


def _help(state):
    """Return agreements: alone, with the next seat, with everybody."""
    found = []
    everybody = (1 << state.seats) - 1
    neighbour = 1 << state.active | 1 << state.next_seat(state.active)
    for helpers in (1 << state.active, neighbour, everybody):
        shares = bytearray(state.seats)
        found.append(rules.agreement(helpers, state.active, shares))
    return found


def _lifts(state):
    """Return liftings: all stones of all who take part, or one of the drawer's."""
    everything = [[] for _ in range(state.seats)]
    single = [[] for _ in range(state.seats)]
    for seat in range(state.seats):
        if state.battle.helpers >> seat & 1:
            for kind in range(state.kinds):
                everything[seat] += [kind] * state.stones_of(seat, kind)
    single[state.active] = everything[state.active][:1]
    moves = [rules.lifting(single), rules.lifting(everything)]
    return moves if single != everything else moves[:1]


def _reveals(state):
    """Return one reveal for each rotation of the symbols."""
    found = []
    if state.setup.is_small:
        free = [each for each in range(rules_state.SYMBOLS) if each not in bytes(state.symbols)]
        return [bytes((rules.REVEAL, symbol)) for symbol in free]
    for first in range(rules_state.SYMBOLS):
        symbols = [(first + seat) % rules_state.SYMBOLS for seat in range(state.seats)]
        found.append(bytes([rules.REVEAL] + symbols))
    return found


_BY_STAGE = (
    lambda state: _draws(state) + _evocations(state) + _asides(state),
    _turn_moves,
    lambda state: _rolls(state, rules.STRENGTH),
    _help_moves,
    lambda state: _rolls(state, rules.SACRIFICE),
    lambda state: [bytes((rules.ANNOUNCE,))],
    lambda state: _rolls(state, rules.STRIKE),
    _turn_moves,
    _reveals,
    _votes,
    lambda state: [],
    _lay_outs,
    lambda state: [bytes((rules.END_TURN,))],
)
