"""The rules of booty: how many relics a Fear carries, who gets them, what is lost."""

from games.zoneplex.rules import cards, codes
from games.zoneplex.rules.battle import declared
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE_5,
    GREEN_8,
    MASTER,
    SECOND,
    agree,
    attack,
    beat,
    begun,
    do,
    face,
    hold_relics,
    refused,
    relic_piles,
)


def test_a_fears_relics_fill_the_hand_to_four():
    """ZP-REL-04, AMB-17, AMB-19."""
    for held, award, dealt in ((3, 2, 1), (4, 2, 0), (2, 2, 2), (0, 2, 2)):
        state = begun()
        hold_relics(state, 0, held)

        beat(state, GREEN_8, award)

        assert state.relics[0] == held + dealt
        assert relic_piles(state) == (30 - held - dealt, 0)


def test_a_helpers_share_beyond_four_is_lost():
    """AMB-19, ZP-REL-09."""
    state = begun()
    hold_relics(state, 1, 4)
    hold_relics(state, 2, 2)

    beat(state, SECOND, 0, 1, 2)

    assert list(state.relics) == [0, 4, 4]
    assert list(state.battle.shares) == [0, 0, 2]
    assert relic_piles(state) == (22, 0)


def test_a_deck_that_ends_while_dealing_goes_on_with_the_discards():
    """AMB-20."""
    state = begun()
    hold_relics(state, 1, 4)
    state.relic_deck, state.relic_discard = 1, 25

    beat(state, SECOND, 3)

    assert state.relics[0] == 3
    assert relic_piles(state) == (23, 0)


def test_the_last_relics_go_clockwise_from_the_one_who_drew_the_fear():
    """AMB-20, ZP-REL-09."""
    state = begun(4)
    state.active = 2
    state.relic_deck, state.relic_discard = 2, 0
    face(state, SECOND, 0)
    agree(state, (0, 1, 2, 3), 2, (1, 1, 0, 1))
    state.battle.left = 1

    attack(state, 1)

    assert list(state.relics) == [1, 0, 0, 1]


def test_relics_that_are_nowhere_are_lost():
    """AMB-20."""
    state = begun()
    state.relic_deck, state.relic_discard = 1, 1

    beat(state, SECOND, 3)

    assert (state.relics[0], state.relic_deck, state.relic_discard) == (2, 0, 0)
    refused(state, b"ZP-REL-05", codes.DRAW_RELIC, 0)


def test_a_fear_carries_as_many_relics_as_the_table_has_counted():
    """ZP-REL-08."""
    for two_relics in (0, 0x38, 0x3F):
        for card in range(cards.FIRST_FEAR, cards.KINDS):
            icons = cards.fear_relics(card, two_relics)
            strength = cards.fear_strength(card)
            expected = 3 if strength == 11 else 1 + (two_relics >> (strength - 5) & 1)

            assert icons == expected


def test_no_more_relics_are_promised_than_the_fear_carries():
    """ZP-REL-08."""
    for card, most in ((BLUE_5, 1), (GREEN_8, 2), (SECOND, 3)):
        state = begun()
        face(state, card, 0)
        shares = bytes((most, 1, 0))

        refused(state, b"ZP-REL-08", *declared.agreement(7, 0, shares))

        agree(state, (0, 1, 2), 0, (most - 1, 1, 0))


def test_relics_are_dealt_as_agreed_and_only_to_those_who_fight():
    """ZP-REL-09."""
    state = begun()
    face(state, GREEN_8, 0)
    refused(state, b"ZP-REL-09", *declared.agreement(3, 0, bytes((0, 1, 1))))
    do(state, (codes.ANNOUNCE,), (codes.STRIKE, 0), (codes.END_TURN,))

    beat(state, SECOND, 0, 2, 1)

    assert list(state.relics) == [0, 2, 1]


def test_five_players_share_as_they_agreed():
    """ZP-REL-09."""
    state = begun(5)

    beat(state, SECOND, 0, 1, 0, 0, 2)

    assert list(state.relics) == [0, 1, 0, 0, 2]


def test_a_jar_just_dealt_makes_room_for_one_more_of_the_award():
    """AMB-18."""
    state = begun()
    hold_relics(state, 0, 3)
    beat(state, GREEN_8, 2)
    refused(state, b"ZP-REL-03", codes.DRAW_RELIC, 0)

    do(state, (codes.JAR, 0, MASTER), (codes.DRAW_RELIC, 0))

    assert (state.relics[0], state.jars[0]) == (4, [MASTER])


def test_a_full_hand_gets_nothing_from_a_fear_not_even_by_swapping():
    """AMB-17."""
    state = begun()
    hold_relics(state, 0, 4)

    beat(state, SECOND, 3)

    assert (state.relics[0], state.fresh[0]) == (4, 0)
    assert relic_piles(state) == (26, 0)
