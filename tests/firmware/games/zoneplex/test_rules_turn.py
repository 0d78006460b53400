"""The rules of a turn: one card, its tiles, its end, the change of phase."""

from games.zoneplex.rules import cards as cards_rules
from games.zoneplex.rules import codes, contract, setup
from games.zoneplex.rules import state as state_rules
from games.zoneplex.screens.turn import what_else_rows
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE_5,
    NEUTRAL,
    begun,
    do,
    draw,
    hold_relics,
    lay,
    opened,
    refused,
    second_phase,
    tiles,
    turn,
)

DISLOCATE = cards_rules.DISLOCATE


def test_a_turn_has_exactly_one_card():
    """ZP-DECK-03, ZP-TURN-01."""
    state = begun()
    refused(state, b"ZP-TURN-01", codes.END_TURN)

    draw(state, 1)

    assert contract.view(state, -1)["card"] == "2"
    refused(state, b"ZP-DECK-03", codes.DRAW, 1)


def test_the_deck_is_dealt_once_and_its_end_is_the_end():
    """ZP-DECK-04, ZP-CAT-01."""
    state = opened(3, setup.DEAL_SYMBOLS, 5)
    order = list(state.deck)
    cards = _deal_out(state)

    assert cards == order
    assert state.step == state_rules.OVER


def test_five_players_share_72_cards_as_15_15_14_14_14():
    """ZP-DECK-04, ZP-SET-10."""
    for seats, turns in ((3, [24] * 3), (4, [18] * 4), (5, [15, 15, 14, 14, 14])):
        state = opened(seats, setup.DEAL_SYMBOLS, seats)
        found = [0] * seats
        _deal_out(state, found)

        assert found == turns


def _deal_out(state, turns=None):
    """Play every card without help or stones; return the cards."""
    cards = []
    while state.step != state_rules.OVER:
        if turns:
            turns[state.active] += 1
        do(state, (codes.DRAW,))
        cards.append(state.card)
        if cards_rules.is_fear(state.card):
            do(state, (codes.STRENGTH,), (codes.ANNOUNCE,), (codes.STRIKE,))
        do(state, (codes.END_TURN,))
    return cards


def test_a_movement_card_draws_and_places_its_number():
    """ZP-DECK-05."""
    for card, count in ((0, 1), (1, 2), (2, 3), (DISLOCATE, 3)):
        state = begun()

        turn(state, card)

        assert tiles(state) == (7 + count, 32 - count, [3, 3, 3])


def test_a_dislocate_card_not_given_up_places_its_three_tiles():
    """AMB-35, ZP-DECK-06."""
    state = begun()
    lay(state, 1, NEUTRAL)

    turn(state, DISLOCATE)

    assert state.placed == 10
    assert state.stones_of(1, NEUTRAL) == 1


def test_a_card_given_up_for_a_stone_places_nothing_and_moves_nobody():
    """ZP-DECK-06, ZP-STN-05."""
    for owner in (0, 2):
        state = begun()
        lay(state, owner, NEUTRAL)
        draw(state, DISLOCATE)

        do(state, (codes.DISLOCATE, owner, NEUTRAL))

        assert state.placed_stones(owner) == 0
        refused(state, b"ZP-DECK-06", codes.PLACE_STONE, NEUTRAL)
        do(state, (codes.END_TURN,))
        assert tiles(state) == (7, 32, [3, 3, 3])


def test_one_stone_is_dislocated_and_only_by_its_card():
    """ZP-DECK-06."""
    state = begun()
    lay(state, 1, NEUTRAL, NEUTRAL)
    draw(state, 2)
    refused(state, b"ZP-DECK-06", codes.DISLOCATE, 1, NEUTRAL)
    do(state, (codes.END_TURN,))

    draw(state, DISLOCATE)
    do(state, (codes.DISLOCATE, 1, NEUTRAL))

    refused(state, b"ZP-DECK-06", codes.DISLOCATE, 1, NEUTRAL)


def test_whoever_has_moved_cannot_give_the_movement_up():
    """ZP-DECK-06."""
    state = begun()
    lay(state, 1, NEUTRAL)
    draw(state, DISLOCATE)
    do(state, (codes.PLACE_STONE, NEUTRAL))

    refused(state, b"ZP-DECK-06", codes.DISLOCATE, 1, NEUTRAL)
    rows, _ = what_else_rows.rows(state)  # and the row is still there, so that it is told why
    assert bytes((codes.DISLOCATE,)) in [move for _, move in rows]


def test_stones_are_dislocated_in_phase_2_too_and_influence_follows():
    """AMB-34, ZP-INF-03."""
    state = second_phase()
    lay(state, 1, 2)
    assert contract.view(state, -1)["seats"][1]["influence"] == 3
    draw(state, DISLOCATE)

    do(state, (codes.DISLOCATE, 1, 2))

    assert contract.view(state, -1)["seats"][1]["influence"] == 1


def test_a_fear_must_be_fought_before_anything_else():
    """ZP-DECK-07, ZP-BAT-03."""
    state = begun()
    draw(state, BLUE_5)

    refused(state, b"ZP-TURN-01", codes.END_TURN)
    refused(state, b"ZP-DECK-03", codes.DRAW, 0)
    refused(state, b"ZP-STN-01", codes.PLACE_STONE, NEUTRAL)
    refused(state, b"ZP-BAT-06", codes.ANNOUNCE)
    refused(state, b"ZP-BAT-06", codes.STRIKE, 1)
    do(state, (codes.STRENGTH, 1))
    refused(state, b"ZP-TURN-01", codes.END_TURN)


def test_tiles_that_run_short_are_drawn_and_placed_as_far_as_they_go():
    """AMB-37."""
    for stack, hand, card, expected in (
        (1, 3, 2, (0, 1, 3)),  # one is drawn, three of the four are placed
        (0, 3, 2, (0, 0, 3)),
        (0, 2, 2, (0, 0, 2)),
        (0, 0, 2, (0, 0, 0)),
        (2, 0, 2, (0, 0, 2)),
        (5, 3, 1, (3, 3, 2)),
    ):
        state = begun()
        state.stack, state.hands[0] = stack, hand
        state.hands[1] = 3
        state.hands[2] = 0
        state.placed = 48 - stack - hand - 3

        turn(state, card)

        left, in_hand, placed = expected
        assert (state.stack, state.hands[0]) == (left, in_hand)
        assert state.placed == 48 - stack - hand - 3 + placed


def test_any_number_of_relics_is_played_in_one_turn():
    """ZP-TURN-02, AMB-41."""
    state = begun()
    hold_relics(state, 0, 4)
    do(state, (codes.USE_RELIC, 0), (codes.USE_RELIC, 0))
    draw(state, 0)

    do(state, (codes.USE_RELIC, 0), (codes.USE_RELIC, 0))

    assert (state.relics[0], state.relic_discard) == (0, 4)
