"""Random games of every kind keep the contract, and nothing comes from nowhere."""

from engine.chance import Chance
from games.zeds import play
from games.zeds.rules import contract
from games.zeds.rules import setup as decisions
from games.zeds.rules.state import NONE, OVER
from games.zeds.rules.zone import referee
from host_tools.exercises.zeds.invariants import broken
from tests.firmware.engine.contract import Walk
from tests.firmware.games.zeds.positions import NAMES, TALL, do, sheet

KINDS = (
    decisions.encode(0, ()),
    decisions.encode(0, NAMES),
    decisions.encode(decisions.FREED | decisions.SWAPPED, NAMES[:2]),
    decisions.encode(0, NAMES[:1], sheet()),
    decisions.encode(decisions.FREED, NAMES[:3], sheet((), TALL)),
    decisions.encode(0, NAMES[:1], sheet(), (2026, 11, 19)),
)


def test_every_kind_of_game_keeps_the_contract():
    for setup in KINDS:
        Walk(play, setup, 1).check(5)


def test_paper_keeps_the_contract_with_its_own_dice():
    Walk(play, decisions.encode(decisions.OWN_DICE, NAMES[:2]), 1).check(2)


def wary(state, moves, number):
    """Return a move that leaves most players alive for long."""
    if state.sheet and state.step == 2:
        squares = [move for move in moves if move[0] == 4]
        squares = squares[number % len(squares) :] + squares
        for move in squares:
            if not referee.preview(state, state.active, move[1]).loses:
                return move
    return moves[number % len(moves)]


def test_whole_games_keep_the_invariants():
    """ZD-08, ZDD-19: games of every kind come to their end."""
    ends = set()
    for setup in KINDS:
        for seed in range(3):
            state = contract.new(setup, Chance(bytes([seed] * 32)))
            number = seed
            while state.step != OVER:
                number = number * 5 + 1 & 255
                do(state, *wary(state, contract.moves(state), number))
                assert broken(state) == [], broken(state)
                again = contract.unpack(contract.pack(state), state.chance)
                assert contract.pack(again) == contract.pack(state)
            ends.add(state.turn)
    assert 20 in ends


def test_what_breaks_is_found():
    state = contract.new(KINDS[3], Chance(bytes(32)))
    state.turn = 1
    state.zones[0][3] = 7
    assert broken(state) == ["seat 0 has drawn sector 7 and not crossed it out"]
    state.zones[0][3] = NONE
    state.guns[0] = 1
    assert broken(state) == ["seat 0 has 1 guns"]
    state.guns[0] = 0
    state.crossed[0] = 3
    assert broken(state) == ["seat 0 has crossed out or drawn too much"]
