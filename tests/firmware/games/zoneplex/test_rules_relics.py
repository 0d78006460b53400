"""The rules of relics: how many, where from, when they act."""

from games.zoneplex.rules import codes, contract, setup
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE,
    BLUE_5,
    GREEN_8,
    MASTER,
    TABLE,
    beat,
    begun,
    capture,
    do,
    draw,
    face,
    hold_relics,
    refused,
    relic_piles,
    second_phase,
    turn,
)


def test_four_relics_open_and_hidden_are_the_most():
    """ZP-REL-01."""
    state = begun()
    hold_relics(state, 0, 4)
    hold_relics(state, 1, 1)
    do(state, (codes.INFLUENTIAL, 0, 1), (codes.INFLUENTIAL, 0, 1))
    draw(state, 0)

    refused(state, b"ZP-REL-03", codes.DRAW_RELIC, 0)
    refused(state, b"ZP-REL-01", codes.GIVE_RELIC, 1, 0)
    do(state, (codes.INFLUENTIAL, 1, 1))
    refused(state, b"ZP-REL-01", codes.MOVE_INFLUENTIAL, 1, 0, 0)
    do(state, (codes.USE_RELIC, 0), (codes.DRAW_RELIC, 0))
    assert state.relic_count(0) == 4


def test_relics_come_from_fears_reliquaries_and_bargains():
    """ZP-REL-02."""
    state = begun()
    beat(state, GREEN_8, 1, 0, 1)
    assert list(state.relics) == [1, 0, 1]

    do(
        state,
        (codes.END_TURN,),
        (codes.DRAW, 0),
        (codes.DRAW_RELIC, 1),
        (codes.END_TURN,),
    )
    assert list(state.relics) == [1, 1, 1]

    face(state, BLUE_5, 0)
    do(state, (codes.GIVE_RELIC, 0, 1))
    assert list(state.relics) == [0, 2, 1]


def test_nobody_gives_takes_or_plays_a_relic_that_is_not_there():
    """ZP-REL-02."""
    state = begun()
    hold_relics(state, 1, 1)

    for move in (
        (codes.USE_RELIC, 0),
        (codes.USE_RELIC, 3),
        (codes.SWAP_RELIC, 0),
        (codes.DRAW_RELIC, 3),
        (codes.GIVE_RELIC, 0, 1),
        (codes.GIVE_RELIC, 1, 1),
        (codes.GIVE_RELIC, 1, 3),
        (codes.INFLUENTIAL, 2, 1),
        (codes.MOVE_INFLUENTIAL, 1, 0, 0),
        (codes.JAR, 0, MASTER),
        (codes.JAR, 1, 4),
    ):
        refused(state, b"ZP-REL-02", *move)


def test_a_reliquary_gives_one_relic_or_swaps_one_of_four():
    """ZP-REL-03."""
    state = begun()
    hold_relics(state, 0, 3)
    draw(state, 0)
    refused(state, b"ZP-REL-03", codes.SWAP_RELIC, 0)
    do(state, (codes.DRAW_RELIC, 0))
    refused(state, b"ZP-REL-03", codes.DRAW_RELIC, 0)

    do(state, (codes.SWAP_RELIC, 0))

    assert state.relics[0] == 4
    assert relic_piles(state) == (25, 1)


def test_played_relics_are_mixed_again_when_the_deck_is_out():
    """ZP-REL-05."""
    state = begun()
    hold_relics(state, 0, 1)
    state.relic_deck, state.relic_discard = 0, 29

    do(state, (codes.USE_RELIC, 0))
    assert relic_piles(state) == (0, 30)
    draw(state, 0)
    do(state, (codes.DRAW_RELIC, 0))

    assert relic_piles(state) == (29, 0)


def test_a_relic_is_not_played_in_the_turn_it_was_got():
    """ZP-REL-06."""
    state = begun()
    draw(state, 0)
    do(state, (codes.DRAW_RELIC, 0))
    refused(state, b"ZP-REL-06", codes.USE_RELIC, 0)

    do(state, (codes.END_TURN,))

    do(state, (codes.USE_RELIC, 0))


def test_a_relic_taken_from_another_waits_but_older_ones_do_not():
    """ZP-REL-06, AMB-40."""
    state = begun()
    hold_relics(state, 0, 1)
    hold_relics(state, 1, 1)
    draw(state, 0)
    do(state, (codes.GIVE_RELIC, 1, 0))

    do(state, (codes.USE_RELIC, 0))

    refused(state, b"ZP-REL-06", codes.USE_RELIC, 0)


def test_a_relic_got_on_anothers_turn_is_usable_when_that_turn_is_over():
    """AMB-40."""
    state = begun()
    beat(state, GREEN_8, 0, 1, 1)
    refused(state, b"ZP-REL-06", codes.USE_RELIC, 1)

    do(state, (codes.END_TURN,))

    do(state, (codes.USE_RELIC, 1), (codes.USE_RELIC, 2))


def test_influential_relics_and_the_jar_act_in_the_turn_they_were_got():
    """AMB-40, ZP-REL-07, ZP-JAR-01."""
    state = second_phase()
    draw(state, 0)
    do(state, (codes.DRAW_RELIC, 0), (codes.INFLUENTIAL, 0, 1))
    assert contract.view(state, -1)["seats"][0]["influence"] == 2

    do(state, (codes.DRAW_RELIC, 0), (codes.JAR, 0, MASTER))

    assert (state.relic_count(0), len(state.jars[0])) == (1, 1)
    assert state.fresh[0] == 0


def test_relics_are_played_on_the_turns_of_others_if_their_text_says_so():
    """AMB-41."""
    state = begun()
    hold_relics(state, 2, 3)
    do(state, (codes.USE_RELIC, 2))
    face(state, BLUE_5, 0)
    do(state, (codes.USE_RELIC, 2), (codes.ANNOUNCE,))

    do(state, (codes.USE_RELIC, 2))

    assert (state.relics[2], state.relic_discard) == (0, 3)


def test_an_influential_relic_is_one_of_the_four_and_may_change_hands():
    """ZP-REL-07."""
    state = second_phase()
    hold_relics(state, 0, 2)
    do(state, (codes.INFLUENTIAL, 0, 1), (codes.INFLUENTIAL, 0, 1))
    assert state.relic_count(0) == 2

    do(state, (codes.MOVE_INFLUENTIAL, 0, 0, 2), (codes.MOVE_INFLUENTIAL, 0, 0, 255))

    assert [seat["influence"] for seat in contract.view(state, -1)["seats"]] == [1, 1, 2]
    assert relic_piles(state) == (28, 1)


def test_an_influential_relic_is_worth_what_its_text_says():
    """AMB-70."""
    for value, influence in ((1, 2), (2, 3), (0, 1), (255, 0), (254, -1)):
        state = second_phase()
        hold_relics(state, 0, 1)

        do(state, (codes.INFLUENTIAL, 0, value))

        assert contract.view(state, -1)["seats"][0]["influence"] == influence


def test_the_jar_lies_with_the_fears_and_counts_as_one():
    """ZP-JAR-01, AMB-15."""
    state = begun()
    hold_relics(state, 0, 4)
    draw(state, 0)

    do(state, (codes.JAR, 0, MASTER), (codes.DRAW_RELIC, 0))

    assert (state.relic_count(0), state.jars[0]) == (4, [MASTER])
    relic_piles(state)


def test_the_jar_stands_for_any_class_or_for_the_one_it_was_laid_for():
    """AMB-16."""
    for flags, class_, other in (
        (TABLE, MASTER, BLUE),
        (TABLE | setup.JAR_FIXED, BLUE, MASTER),
    ):
        state = second_phase(3, flags)
        hold_relics(state, 0, 1)
        refused(state, b"AMB-16", codes.JAR, 0, other)
        capture(state, 0, BLUE_5, GREEN_8)
        draw(state, 0)

        do(state, (codes.JAR, 0, class_))

        assert contract.view(state, -1)["seats"][0]["may_enter"] == (class_ == MASTER)


def test_relics_got_earlier_stay_usable_after_a_turn_of_plain_movement():
    """ZP-REL-06."""
    state = begun()
    draw(state, 0)
    do(state, (codes.DRAW_RELIC, 0), (codes.END_TURN,))
    turn(state, 1)
    turn(state, 2)

    do(state, (codes.USE_RELIC, 0))

    assert state.relics[0] == 0
