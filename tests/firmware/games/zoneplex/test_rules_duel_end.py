"""The end of Zonemaster's deck, and the decks and stacks a table may choose for it."""

from games.zoneplex.rules import cards, codes, contract, setup
from games.zoneplex.rules import state as state_rules
from games.zoneplex.rules.battle import declared
from tests.firmware.games.zoneplex.mode_positions import (
    ASIDE,
    BLUE_9,
    ZONEMASTER,
    duel,
    evoke,
    fears,
    laid,
    last_of,
    own,
    show,
    stacks,
    unlaid,
)
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE,
    BLUE_5,
    EYE,
    FIRST,
    GREEN,
    GREEN_6,
    MASTER,
    SECOND,
    SET,
    TABLE,
    TWIN,
    A,
    B,
    D,
    attack,
    do,
    draw,
    face,
    hold_relics,
    lay,
    refused,
    turn,
)

FOUR = setup.FOUR_STACKS
IN_DECK = setup.FEARS_IN_DECK


def _judged(state):
    """Play the last card; return the winner and the rule that decided."""
    events = turn(last_of(state), 0)
    verdict = contract.verdict(state)
    assert events == ((codes.EV_OVER, state.ending, state.winner),)
    return verdict.winner, verdict.reasons[0].rule


def _both():
    """Both have a full set and are equal on every rung; A and B are their symbols."""
    return show(own(own(duel(), 0, *SET), 1, *TWIN), 0, 1)


def test_at_the_end_of_the_deck_the_most_influence_wins():
    """ZM-05, AMB-66, AMB-10."""
    state = _both()
    lay(state, 1, B, D)
    lay(state, 0, A)

    assert _judged(state) == (1, b"ZP-CAT-04")


def test_only_full_sets_are_compared():
    """AMB-66, AMB-11."""
    state = show(own(own(duel(), 0, *SET), 1, *TWIN[:2]), 0)
    state.wms[1] = 4
    lay(state, 1, D, D, D)

    assert _judged(state) == (0, b"AMB-11")


def test_without_a_full_set_the_zoneplex_wins():
    """AMB-66, ZP-CAT-03."""
    state = own(duel(), 0, *SET[:2])
    state.wms[0] = 4

    assert _judged(state) == (-1, b"ZP-CAT-03")


def test_equal_influence_goes_down_the_ladder():
    """AMB-66, ZP-TIE-01, ZP-TIE-02, ZP-TIE-03."""
    state = own(_both(), 1, cards.fear_card(BLUE, 8))
    assert _judged(state) == (1, b"ZP-TIE-01")

    state = own(own(_both(), 1, cards.fear_card(BLUE, 8)), 0, FIRST)
    assert _judged(state) == (0, b"ZP-TIE-02")

    state = _both()
    hold_relics(state, 0, 1)
    assert _judged(state) == (0, b"ZP-TIE-03")


def test_two_who_are_equal_in_everything_draw_without_a_council():
    """AMB-66, AMB-69, ZP-TIE-04."""
    state = _both()

    assert _judged(state) == (-1, b"AMB-69")
    assert (state.step, state.voters) == (state_rules.OVER, 0)
    refused(state, b"ZP-EYE-05", codes.VOTE, 0)


def test_the_mission_does_not_matter_at_the_end_of_the_deck():
    """AMB-65, AMB-66."""
    state = own(own(duel(TABLE, setup.MISSION_TOO), 0, *SET), 1, *TWIN)
    show(state, 0, 1)
    state.wms[1] = 2

    assert _judged(state) == (1, b"ZP-CAT-04")


def test_fears_stay_in_their_decks_unless_the_table_puts_them_back():
    """AMB-64, ZM-01."""
    state = duel()
    assert [len(stack) for stack in stacks(state)] == [7, 7, 7, 0]
    refused(state, b"ZP-DECK-01", codes.DRAW, BLUE_5)

    state = duel(TABLE, IN_DECK)
    assert (state.cards_left(), sum(state.left)) == (72, 72)
    assert stacks(state) == [[], [], [], []]
    state = laid(ZONEMASTER, 2, 0, IN_DECK)
    assert sorted(state.deck)[51:] == list(range(4, 25))


def test_fears_of_the_deck_go_to_their_own_decks_when_they_win():
    """AMB-64, CH-STK-01, EV-STK-04."""
    state = _drawn_six(duel(TABLE, IN_DECK))
    draw(state, 0)
    refused(state, b"EV-STK-04", codes.EVOKE, 0, BLUE, BLUE_5)
    do(state, (codes.END_TURN,))
    for card in (BLUE_5, BLUE_9, SECOND):
        face(state, card, EYE)
        attack(state, EYE)
        do(state, (codes.END_TURN,))
    assert stacks(state) == [[BLUE_9, BLUE_5], [SECOND], [], []]
    draw(state, 0)

    evoke(state, state.active, BLUE, EYE, BLUE_5)
    attack(state, EYE)

    assert stacks(state)[BLUE] == [BLUE_5, BLUE_9]
    assert fears(state) == list(range(4, 25))


def _drawn_six(state):
    """Let six plain cards be gone, whether they have to come first or not."""
    for card in cards.STARTERS:
        turn(state, card)
    return state


def test_a_drawn_fear_is_fought_alone_with_fixed_stones():
    """AMB-64, CH-COM-01, CH-COM-02."""
    state = _drawn_six(duel(TABLE, IN_DECK))
    lay(state, 0, A, B)
    face(state, GREEN_6, 1)
    refused(state, b"CH-COM-02", *declared.agreement(3, 0, bytes(2)))

    do(state, declared.lifting([[A, B], []]))

    assert state.battle.left == 4


def test_the_variant_has_evocations_stacks_and_deck():
    """ZM-06, AMB-64, EV-SET-02."""
    for house in (FOUR, FOUR | IN_DECK):
        state = unlaid(ZONEMASTER, 2, TABLE, house)
        refused(state, b"EV-SET-02", codes.LAY_OUT)
        do(state, (codes.LAY_OUT,) + ASIDE)

        assert stacks(state) == [[ASIDE[0]], [ASIDE[1]], [ASIDE[2]], [FIRST]]
        assert (state.cards_left(), sum(state.left)) == (68, 68)
        refused(state, b"ZP-DECK-02", codes.DRAW, BLUE_5)  # the six come first
        assert (state.phase, state.placed) == (2, 48)


def test_in_the_variant_masters_are_evoked_at_will():
    """ZM-06, EV-STK-02, EV-STK-03."""
    state = _drawn_six(duel(TABLE, FOUR))
    draw(state, 0)
    refused(state, b"EV-STK-02", codes.EVOKE, 0, MASTER, FIRST)
    evoke(state, 0, MASTER, EYE)
    refused(state, b"CH-COM-02", *declared.agreement(3, 0, bytes(2)))

    attack(state, EYE)

    assert stacks(state)[MASTER] == [FIRST]
    do(state, (codes.END_TURN,))
    face(state, BLUE_5, EYE)
    attack(state, EYE)
    assert stacks(state)[BLUE] == [BLUE_9, BLUE_5]  # on top, as in Evocation


def test_in_the_variant_stones_are_those_of_the_challenge():
    """ZM-06, AMB-68, CH-COM-01."""
    state = _drawn_six(duel(TABLE, FOUR))
    lay(state, 0, A, B, D)
    draw(state, 0)
    for kind in (0, 7, 8):
        refused(state, b"CH-STN-01", codes.PLACE_STONE, kind)
    evoke(state, 0, GREEN, 3)

    do(state, declared.lifting([[A, B, D], []]))

    assert state.battle.left == 6


def test_the_device_deals_the_variants_stacks():
    """ZM-06, EV-SET-02."""
    for seed in range(10):
        state = laid(ZONEMASTER, 2, 0, FOUR, seed)

        assert [cards.fear_class(stack[0]) for stack in stacks(state)] == [0, 1, 2, 3]
        assert (len(state.deck), state.cards_left()) == (68, 68)
        assert sorted(state.deck[:6]) == [0, 0, 1, 1, 2, 2]
        assert fears(state) == list(range(4, 25))


def test_the_last_card_still_leads_into_the_eye():
    """ZM-05, AMB-08."""
    state = last_of(_both())
    draw(state, 0)

    do(state, (codes.ENTER_EYE,))

    assert (contract.verdict(state).winner, state.ending) == (0, 1)
