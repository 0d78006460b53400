"""The rules of stones: placed after moving, and how they come home."""

from engine.refusal import Refusal
from games.zoneplex.rules import codes, contract
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE_5,
    NEUTRAL,
    SET,
    A,
    B,
    F,
    agree,
    attack,
    begun,
    capture,
    do,
    draw,
    face,
    lay,
    lift,
    refused,
    second_phase,
)


def test_a_stone_is_placed_after_moving_and_belongs_to_the_one_whose_turn_it_is():
    """ZP-STN-01."""
    state = begun()
    refused(state, b"ZP-STN-01", codes.PLACE_STONE, NEUTRAL)
    draw(state, 0)

    do(state, (codes.PLACE_STONE, NEUTRAL))

    assert [state.placed_stones(seat) for seat in range(3)] == [1, 0, 0]


def test_one_stone_a_turn_is_placed():
    """ZP-STN-01."""
    state = begun()
    draw(state, 2)
    do(state, (codes.PLACE_STONE, NEUTRAL))
    refused(state, b"ZP-STN-01", codes.PLACE_STONE, A)

    do(state, (codes.END_TURN,), (codes.DRAW, 2))

    do(state, (codes.PLACE_STONE, A))


def test_no_stone_is_placed_in_the_middle_of_a_battle():
    """ZP-STN-01, ZP-BAT-07."""
    state = begun()
    face(state, BLUE_5, 1)
    refused(state, b"ZP-STN-01", codes.PLACE_STONE, NEUTRAL)

    do(state, (codes.ANNOUNCE,))

    refused(state, b"ZP-STN-01", codes.PLACE_STONE, NEUTRAL)


def test_a_chamber_takes_one_stone():
    """ZP-STN-02."""
    state = begun()
    lay(state, 1, B, B)
    draw(state, 0)
    do(state, (codes.PLACE_STONE, B), (codes.END_TURN,), (codes.DRAW, 0))

    refused(state, b"ZP-STN-02", codes.PLACE_STONE, B)


def test_every_symbol_and_the_neutral_chambers_take_any_players_stone():
    """ZP-STN-03."""
    for kind in range(NEUTRAL, F + 1):
        state = second_phase()
        draw(state, 0)

        do(state, (codes.PLACE_STONE, kind))

        assert state.stones_of(0, kind) == 1


def test_there_is_no_stone_on_anything_but_a_chamber():
    """ZP-STN-04."""
    state = begun()
    draw(state, 0)

    for kind in (7, 8, 255):
        refused(state, b"ZP-STN-02", codes.PLACE_STONE, kind)


def test_sacrificed_and_removed_stones_can_be_placed_again():
    """ZP-STN-05, ZP-SAC-04."""
    state = begun()
    lay(state, 0, NEUTRAL, NEUTRAL, A, B)
    face(state, BLUE_5, 3)
    do(state, lift(state, [A, B]), (codes.SACRIFICE, 0), (codes.SACRIFICE, 0))
    attack(state, 0)
    assert state.placed_stones(0) == 2

    do(state, (codes.REMOVE_STONE, 0, NEUTRAL), (codes.MOVED, 0), (codes.PLACE_STONE, A))

    assert (state.placed_stones(0), state.stones_of(0, NEUTRAL)) == (2, 1)


def test_what_is_offered_is_what_may_be_done():
    """ZP-STN-01, ZP-STN-02, ZP-DECK-06, ZP-EYE-05."""
    offers = 0
    for state in _turns():
        offered = contract.moves(state)
        for move in [bytes((codes.PLACE_STONE, kind)) for kind in range(8)] + [
            bytes((codes.DISLOCATE, 1, B)),
            bytes((codes.ENTER_EYE,)),
        ]:
            trial = contract.unpack(contract.pack(state), state.chance)
            is_refused = isinstance(contract.apply(trial, move), Refusal)

            assert (move in offered) != is_refused, (state.step, move)
            offers += not is_refused
    assert offers > 30


def _turns():
    """Yield steps of the turns of one who may enter The Eye, with stones and without."""
    for card in (0, 3):
        for own in range(5):
            state = second_phase()
            capture(state, 0, *SET)
            lay(state, 1, B, B, B)
            for _ in range(own):
                lay(state, 0, NEUTRAL)
            yield state
            draw(state, card)
            yield state
            if own < 4:
                do(state, (codes.PLACE_STONE, A))
                yield state
    state = second_phase()
    capture(state, 0, *SET)
    lay(state, 1, B, B)
    draw(state, 3)
    do(state, (codes.DISLOCATE, 1, B))
    yield state


def test_a_stone_that_does_not_lie_there_cannot_be_removed():
    """ZP-STN-05."""
    state = begun()
    lay(state, 1, A)
    draw(state, 3)

    for owner, kind in ((0, A), (1, B), (3, A), (1, 7)):
        refused(state, b"ZP-STN-05", codes.REMOVE_STONE, owner, kind)
        refused(state, b"ZP-STN-05", codes.DISLOCATE, owner, kind)


def test_helpers_stones_come_home_to_the_helpers():
    """ZP-SAC-04, ZP-STN-05."""
    state = begun()
    lay(state, 1, A, B)
    face(state, BLUE_5, 3)
    agree(state, (0, 1))

    do(state, lift(state, [], [B]))

    assert [state.placed_stones(seat) for seat in range(3)] == [0, 1, 0]
