"""Random games of every kind keep the contract, and no piece comes from nowhere."""

from engine.chance import DICE, Chance
from games.zones import play
from games.zones.rules import contract, flow
from games.zones.rules import setup as decisions
from games.zones.rules.setup import GLASS, OWN_BAG, OWN_COIN, SUMMON_FELLS
from games.zones.rules.state import NONE, OVER, TURN
from tests.firmware.engine.contract import Walk, check_copy, check_verdict, check_views
from tests.firmware.games.zones.positions import NAMES, do

_LONGEST = 150
_CLOCK = b"\x00\x02\x05\x0a"
KINDS = (
    decisions.encode(GLASS, NAMES),
    decisions.encode(GLASS | OWN_COIN | SUMMON_FELLS, NAMES, _CLOCK),
    decisions.encode(GLASS, NAMES, bag=b"\x00\x00\x00\x24"),
    decisions.encode(0, NAMES),
    decisions.encode(OWN_BAG, NAMES, _CLOCK),
)


def test_every_kind_of_game_keeps_the_contract():
    for setup in KINDS:
        Walk(play, setup, 1).check(4)


def test_turns_keep_the_contract():
    """A walk through the tiles would take too long: copies, views, verdicts and every move."""
    for setup in (KINDS[0], KINDS[1], KINDS[4]):
        state = at_first_turn(setup)
        for _ in range(5):
            check_copy(contract, state)
            check_views(contract, state, 2)
            check_verdict(contract, state)
            for move in contract.moves(state):
                do(contract.unpack(contract.pack(state), state.chance), *move)
            do(state, *contract.moves(state)[0])


def at_first_turn(setup):
    """Return a game whose first turn begins; on the glass most tiles are laid at random."""
    state = contract.new(setup, Chance(bytes(32)))
    while state.step != TURN:
        do(state, *contract.moves(state)[-1])
    return state


def balanced(state):
    """Tell whether all pieces of the set are on the board, in reserve or captured."""
    pieces = list(state.pieces)
    for kind in range(8):
        beside = state.reserve[kind] + state.captured[kind]
        if state.glass and pieces.count(kind + 1) + beside != state.counts[kind]:
            return False
        if beside > state.counts[kind]:
            return False
    return True


def stands_well(state):
    """Tell whether no piece stands on a base or on terrain that is restricted to it."""
    for cell in range(36):
        piece = state.pieces[cell]
        ground = state.terrain[cell]
        if piece and (ground == NONE or ground == state.restricted[piece - 1]):
            return False
    return True


def test_whole_games_keep_every_piece():
    """ZS-01, ZSD-25, ZSD-32: games of every kind come to their end."""
    ends = set()
    for setup in KINDS:
        for seed in range(3):
            state = contract.new(setup, Chance(bytes([seed] * 32)))
            picks = Chance(bytes([seed + 9] * 32))
            for _ in range(_LONGEST):
                if state.step == OVER:
                    break
                moves = contract.moves(state)
                do(state, *moves[picks.below(len(moves), DICE)])
                assert balanced(state) and stands_well(state)
                if state.step == TURN:
                    assert max([flow.pieces_left(state, seat) for seat in range(2)]) > 1
            again = contract.unpack(contract.pack(state), state.chance)
            assert contract.pack(again) == contract.pack(state)
            ends.add(state.ended)
    assert len(ends) > 1
