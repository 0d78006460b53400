"""Moves that may be made in a state: enough of every kind to play whole games by program."""

from games.zoneplex import rules, rules_die, rules_eye, rules_state, rules_stones
from games.zoneplex.rules_cards import DISLOCATE, KINDS, STARTERS
from games.zoneplex.rules_setup import TABLE_DECK, TABLE_DIE


def moves(state):
    """Return a list of legal moves, each as bytes."""
    return _BY_STAGE[state.stage](state)


def _turn_moves(state):
    return [bytes((rules.END_TURN,))] + _stones(state) + _asides(state)


def _help_moves(state):
    return [bytes((rules.ANNOUNCE,))] + _help(state) + _lifts(state)


def _votes(state):
    seats = [seat for seat in range(state.seats) if state.voters >> seat & 1]
    return [bytes((rules.VOTE, seat)) for seat in seats]


def _draws(state):
    if not state.cards_left():
        return [bytes((rules.END_TURN,))]
    if not state.setup.has(TABLE_DECK):
        return [bytes((rules.DRAW,))]
    limit = DISLOCATE if state.drawn < len(STARTERS) else KINDS
    found = [bytes((rules.DRAW, card)) for card in range(limit) if state.left[card]]
    if state.drawn < len(STARTERS):
        found = [move for move in found if state.setup.split[move[1]] - state.left[move[1]] < 2]
    return found


def _rolls(state, kind):
    if not state.setup.has(TABLE_DIE):
        return [bytes((kind,))]
    return [bytes((kind, face)) for face in rules_die.faces(state.setup)]


def _stones(state):
    found = []
    for kind in range(rules_state.STONE_KINDS):
        if rules_stones.may_place(state) and rules_stones.free_chambers(state, kind):
            found.append(bytes((rules.PLACE_STONE, kind)))
    if rules_stones.may_dislocate(state):
        found += _on_board(state, rules.DISLOCATE)
    return found


def _on_board(state, code):
    found = []
    for seat in range(state.seats):
        for kind in range(rules_state.STONE_KINDS):
            if state.stones_of(seat, kind):
                found.append(bytes((code, seat, kind)))
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
            for kind in range(rules_state.STONE_KINDS):
                everything[seat] += [kind] * state.stones_of(seat, kind)
    single[state.active] = everything[state.active][:1]
    return [rules.lifting(single), rules.lifting(everything)]


def _reveals(state):
    """Return one reveal for each rotation of the symbols."""
    found = []
    for first in range(rules_state.SYMBOLS):
        symbols = [(first + seat) % rules_state.SYMBOLS for seat in range(state.seats)]
        found.append(bytes([rules.REVEAL] + symbols))
    return found


_BY_STAGE = (
    lambda state: _draws(state) + _asides(state),
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
)
