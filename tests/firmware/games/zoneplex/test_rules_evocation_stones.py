"""The rules of stones in Evocation: on any tile, on Dark Power, never after a battle."""

from games.zoneplex.rules import cards, codes, contract, influence, setup
from games.zoneplex.rules import state as state_rules
from tests.firmware.games.zoneplex.mode_positions import (
    DARK,
    EVOCATION,
    OTHER,
    complete,
    evocation,
    evoke,
    scored,
    unlaid,
)
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE,
    BLUE_5,
    EYE,
    NEUTRAL,
    TABLE,
    A,
    B,
    F,
    attack,
    do,
    draw,
    face,
    lay,
    refused,
)

DISLOCATE = cards.DISLOCATE


def test_stones_lie_on_any_tile_but_walls_and_the_eye():
    """EV-STN-01, EV-SET-01."""
    state = unlaid(EVOCATION, 3)

    assert list(state.places) == [21, 3, 3, 3, 3, 3, 3, 3]
    assert sum(state.places) + 6 == state_rules.TILES  # six walls are left


def test_a_stone_is_placed_on_every_kind_of_tile():
    """EV-STN-01, ZP-STN-01."""
    for kind, place in ((OTHER, NEUTRAL), (NEUTRAL, NEUTRAL), (A, A), (F, F), (DARK, DARK)):
        state = evocation()
        refused(state, b"ZP-STN-01", codes.PLACE_STONE, kind)
        draw(state, 0)

        do(state, (codes.PLACE_STONE, kind))

        assert (state.stones_of(0, place), state.placed_stones(0)) == (1, 1)
        refused(state, b"ZP-STN-01", codes.PLACE_STONE, kind)


def test_there_is_no_other_place_and_no_fifth_stone():
    """EV-STN-01, ZP-SET-03."""
    state = evocation()
    draw(state, 0)
    for kind in (9, 200, 255):
        refused(state, b"ZP-STN-02", codes.PLACE_STONE, kind)

    lay(state, 0, NEUTRAL, NEUTRAL, DARK, A)

    refused(state, b"ZP-SET-03", codes.PLACE_STONE, OTHER)


def test_every_tile_takes_one_stone():
    """AMB-50, ZP-STN-02."""
    for kind, count in ((DARK, 3), (B, 3), (NEUTRAL, 21)):
        state = evocation(5)
        for stone in range(count):
            state.add_stone(1 + stone % 4, kind, 1)
        draw(state, 0)

        refused(state, b"ZP-STN-02", codes.PLACE_STONE, OTHER if kind == NEUTRAL else kind)


def test_no_stone_is_placed_at_the_end_of_a_battle():
    """EV-STN-02."""
    for roll in (EYE, 3):
        state = evocation()
        state.wms[0] = 4
        face(state, BLUE_5, EYE)
        attack(state, roll)
        for kind in (OTHER, A, DARK):
            refused(state, b"EV-STN-02", codes.PLACE_STONE, kind)

        do(state, (codes.END_TURN,), (codes.DRAW, 0), (codes.PLACE_STONE, A))

        assert [state.placed_stones(seat) for seat in range(3)] == [0, 1, 0]


def test_nor_after_a_battle_with_an_evoked_fear():
    """EV-STN-02."""
    state = evocation()
    draw(state, 2)
    evoke(state, 0, BLUE, EYE)
    attack(state, EYE)

    refused(state, b"EV-STN-02", codes.PLACE_STONE, OTHER)
    assert not [move for move in contract.moves(state) if move[0] == codes.PLACE_STONE]


def test_stones_off_the_chambers_give_no_influence():
    """EV-STN-03, AMB-52, ZP-INF-02."""
    state = scored()
    for kind, value in ((NEUTRAL, 0), (DARK, 0), (A, 2), (B, -2), (F, 1)):
        assert influence.stone_value(state, 0, kind) == value

    lay(state, 0, NEUTRAL, DARK, A, F)

    found = [seat["influence"] for seat in contract.view(state, -1)["seats"]]
    assert found == [4, 1, 1]


def test_the_mats_word_on_others_symbols_does_not_change_that():
    """AMB-01, EV-STN-03."""
    state = scored(3, TABLE | setup.OTHERS_PLUS)

    found = [influence.stone_value(state, 0, kind) for kind in (NEUTRAL, DARK, B)]

    assert found == [0, 0, 2]


def test_the_card_dislocates_a_stone_on_any_tile():
    """AMB-51, ZP-DECK-06."""
    for kind in (NEUTRAL, DARK, A):
        state = evocation()
        lay(state, 1, kind)
        draw(state, DISLOCATE)
        assert bytes((codes.DISLOCATE, 1, kind)) in contract.moves(state)

        do(state, (codes.DISLOCATE, 1, kind))

        assert state.placed_stones(1) == 0


def test_a_table_may_spare_stones_off_the_chambers():
    """AMB-51."""
    state = evocation(3, TABLE, setup.CHAMBERS_ONLY)
    lay(state, 1, NEUTRAL, DARK, A)
    draw(state, DISLOCATE)
    for kind in (NEUTRAL, DARK):
        refused(state, b"AMB-51", codes.DISLOCATE, 1, kind)
        assert bytes((codes.DISLOCATE, 1, kind)) not in contract.moves(state)

    do(state, (codes.DISLOCATE, 1, A))

    do(state, (codes.REMOVE_STONE, 1, DARK))  # a relic is another matter


def test_a_given_up_movement_places_neither_tiles_nor_stones():
    """ZP-DECK-06, EV-MOV-01."""
    state = evocation()
    lay(state, 2, DARK)
    draw(state, DISLOCATE)
    do(state, (codes.DISLOCATE, 2, DARK))
    refused(state, b"ZP-DECK-06", codes.PLACE_STONE, OTHER)

    do(state, (codes.END_TURN,))

    assert (state.placed, state.stack) == (7, 32)


def test_corrections_by_hand_reach_dark_power_and_other_tiles():
    """EV-STN-01, AMB-50."""
    state = evocation()
    dark, other = 16, 5

    do(state, (codes.ADJUST, dark, 0, 3), (codes.ADJUST, other, 0, 1))

    assert (state.stones_of(0, DARK), state.stones_of(0, NEUTRAL)) == (3, 1)
    refused(state, b"ADJUST", codes.ADJUST, dark, 1, 1)  # all three have a stone
    refused(state, b"ADJUST", codes.ADJUST, other, 0, 2)  # a fifth stone


def test_what_is_offered_may_be_placed():
    """EV-STN-01, EV-STN-02."""
    state = complete()
    draw(state, 0)
    offered = [move for move in contract.moves(state) if move[0] == codes.PLACE_STONE]

    for move in offered:
        trial = contract.unpack(contract.pack(state), state.chance)
        do(trial, move)

    assert len(offered) == 8


def test_the_labels_tell_tiles_from_chambers():
    """EV-STN-01."""
    for kind, text in ((OTHER, b"other tile"), (DARK, b"Dark Power"), (A, b"a symbol")):
        move = bytes((codes.PLACE_STONE, kind))

        assert contract.label(move, b"") == b"Stone on " + text
