"""The rules of Evocation's stacks: how Fears come to lie there, and how they are evoked."""

from games.zoneplex.rules import cards as cards_rules
from games.zoneplex.rules import codes, contract
from games.zoneplex.rules import state as state_rules
from tests.firmware.games.zoneplex.mode_positions import (
    ASIDE,
    BLUE_9,
    EVOCATION,
    GREEN_9,
    MAGENTA_9,
    TOPS,
    evocation,
    evoke,
    fears,
    laid,
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
    MAGENTA,
    MAGENTA_7,
    MASTER,
    SECOND,
    THIRD,
    agree,
    attack,
    do,
    draw,
    face,
    refused,
)


def test_the_table_says_which_fear_of_each_class_it_has_set_aside():
    """EV-SET-02."""
    state = unlaid(EVOCATION, 3)
    for cards in (
        (),
        ASIDE[:2],
        (GREEN_9, BLUE_9, MAGENTA_9),
        (BLUE_9, BLUE_5, MAGENTA_9),
        (BLUE_9, GREEN_9, FIRST),
        (0, GREEN_9, MAGENTA_9),
        (BLUE_9, GREEN_9, 255),
    ):
        refused(state, b"EV-SET-02", codes.LAY_OUT, *cards)

    assert do(state, (codes.LAY_OUT,) + ASIDE) == ((codes.EV_LAID_OUT,),)

    assert stacks(state) == [[BLUE_9], [GREEN_9], [MAGENTA_9], [FIRST]]
    refused(state, b"ZP-DECK-01", codes.DRAW, BLUE_9)
    assert [state.left[card] for card in TOPS] == [0, 0, 0, 0]
    assert sum(state.left) == 68


def test_a_device_that_deals_sets_a_random_fear_of_each_type_aside():
    """EV-SET-02, ZP-DECK-02."""
    seen = set()
    for seed in range(30):
        refused(unlaid(EVOCATION, 4, 0, 0, seed), b"EV-SET-02", codes.LAY_OUT, 4, 10, 16)
        state = laid(EVOCATION, 4, 0, 0, seed)
        tops = [stack[0] for stack in stacks(state)]
        seen.add(tuple(tops))

        assert [cards_rules.fear_class(card) for card in tops] == [BLUE, GREEN, MAGENTA, MASTER]
        assert bytes(state.chance.tape) == bytes(tops)
        assert sorted(state.deck[:6]) == [0, 0, 1, 1, 2, 2]
        assert sorted(list(state.deck) + tops) == sorted(unlaid(EVOCATION, 4, 0, 0, seed).deck)
        assert len([card for card in state.deck if card >= 4]) == 17
    assert len(seen) > 20


def test_a_fear_that_wins_lies_face_up_on_top_of_its_type():
    """EV-STK-01, AMB-53, AMB-56."""
    state = evocation()
    for card, number in ((BLUE_5, 0), (GREEN_6, 1), (MAGENTA_7, 2), (SECOND, 3), (THIRD, 3)):
        face(state, card, EYE)
        attack(state, EYE)

        assert (stacks(state)[number][-1], state.fear_discard) == (card, 0)
        name = cards_rules.fear_strength(card)
        assert contract.view(state, -1)["stacks"][number]["top"].endswith(" %d" % name)
        do(state, (codes.END_TURN,))

    assert [len(stack) for stack in stacks(state)] == [2, 2, 2, 3]
    assert fears(state) == list(range(4, 25))


def test_whoever_ends_on_a_tile_fights_its_top_fear():
    """EV-STK-02, AMB-54."""
    for number in range(4):
        state = evocation()
        draw(state, 0)

        events = do(state, (codes.EVOKE, 0, number))

        assert events == ((codes.EV_EVOKED, 0, TOPS[number]),)
        assert (state.card, state.step, state.active) == (TOPS[number], state_rules.STRENGTH, 0)
        assert stacks(state)[number] == []
        refused(state, b"ZP-TURN-01", codes.END_TURN)


def test_others_help_against_an_evoked_fear():
    """EV-STK-02."""
    state = evocation()
    draw(state, 0)
    evoke(state, 0, GREEN, 1)

    agree(state, (0, 2), 2, (0, 0, 2))
    state.wms[:] = b"\x03\x01\x04"
    attack(state, 3, 3)

    assert state.fears == [[], [], [GREEN_9]]
    assert (list(state.wms), list(state.relics)) == ([4, 1, 4], [0, 0, 2])


def test_an_evoked_fear_that_wins_stays_on_top():
    """EV-STK-03, AMB-56, ZP-BAT-09."""
    state = evocation()
    state.wms[0] = 3
    face(state, BLUE_5, 1)
    attack(state, EYE)
    do(state, (codes.END_TURN,))
    assert stacks(state)[BLUE] == [BLUE_9, BLUE_5]
    draw(state, 0)
    evoke(state, 1, BLUE, 3)

    attack(state, EYE)

    assert stacks(state)[BLUE] == [BLUE_9, BLUE_5]
    assert (list(state.wms), state.fear_discard) == ([2, 1, 1], 0)


def test_an_evoked_fear_is_rolled_for_anew_each_time():
    """AMB-55, ZP-BAT-01."""
    state = evocation()
    totals = []
    for roll in (3, EYE, 2):
        draw(state, 0)
        evoke(state, state.active, MASTER, roll)
        totals.append(state.battle.total)
        attack(state, EYE)
        do(state, (codes.END_TURN,))

    assert totals == [14, 11, 13]


def test_a_captured_fear_has_left_its_stack():
    """EV-STK-02, ZP-BAT-08."""
    state = evocation()
    state.wms[0] = 4
    face(state, BLUE_5, EYE)
    attack(state, EYE)
    do(state, (codes.END_TURN,))
    state.active = 0
    draw(state, 0)
    evoke(state, 0, BLUE, EYE)

    attack(state, 3)

    assert (stacks(state)[BLUE], state.fears[0]) == ([BLUE_9], [BLUE_5])


def test_the_tile_of_an_empty_stack_sleeps_until_such_a_fear_wins():
    """EV-STK-04."""
    state = evocation()
    state.wms[:] = b"\x04\x04\x04"
    draw(state, 0)
    evoke(state, 0, GREEN, EYE)
    agree(state, (0, 1))
    attack(state, 3, 3)
    refused(state, b"EV-STK-04", codes.EVOKE, 0, GREEN)
    do(state, (codes.END_TURN,))
    face(state, BLUE_5, EYE)
    attack(state, EYE)
    refused(state, b"EV-STK-04", codes.EVOKE, 1, GREEN)
    do(state, (codes.END_TURN,))

    face(state, GREEN_6, EYE)
    attack(state, EYE)
    do(state, (codes.END_TURN,), (codes.DRAW, 0), (codes.EVOKE, 0, GREEN))

    assert state.card == GREEN_6


def test_there_are_four_stacks_and_only_players_evoke():
    """AMB-53, EV-STK-02."""
    state = evocation()
    draw(state, 0)

    for seat, number in ((0, 4), (0, 255), (3, 0), (255, 1)):
        refused(state, b"EV-STK-02", codes.EVOKE, seat, number)
    assert len(contract.view(state, -1)["stacks"]) == 4


def test_the_device_knows_what_lies_on_top():
    """EV-STK-02, EV-STK-01."""
    state = evocation()
    draw(state, 0)

    refused(state, b"EV-STK-02", codes.EVOKE, 0, BLUE, BLUE_9)
    refused(state, b"EV-STK-02", codes.EVOKE, 0, BLUE, BLUE_5)


def test_nobody_evokes_in_the_middle_of_a_battle():
    """EV-STK-02, ZP-BAT-07."""
    state = evocation()
    draw(state, BLUE_5)
    for move in ((codes.STRENGTH, 1), (codes.ANNOUNCE,)):
        for seat in (0, 1):
            refused(state, b"EV-STK-02", codes.EVOKE, seat, GREEN)
        do(state, move)

    refused(state, b"EV-STK-02", codes.EVOKE, 0, GREEN)


def test_a_movement_that_was_given_up_ends_nowhere():
    """ZP-DECK-06, EV-STK-02."""
    state = evocation()
    state.add_stone(1, 0, 1)
    draw(state, cards_rules.DISLOCATE)
    do(state, (codes.DISLOCATE, 1, 0))

    refused(state, b"ZP-DECK-06", codes.EVOKE, 0, BLUE)


def test_fears_by_hand_come_from_their_stacks_and_go_back_on_top():
    """EV-STK-01, AMB-53."""
    state = evocation()
    face(state, BLUE_5, EYE)
    attack(state, EYE)

    do(state, (codes.TAKE_FEAR, 2, BLUE_9), (codes.TAKE_FEAR, 2, FIRST))
    assert stacks(state) == [[BLUE_5], [GREEN_9], [MAGENTA_9], []]
    do(state, (codes.DROP_FEAR, 2, 0), (codes.DROP_FEAR, 2, 0))

    assert stacks(state) == [[BLUE_5, BLUE_9], [GREEN_9], [MAGENTA_9], [FIRST]]
    assert (state.fear_discard, fears(state)) == (0, list(range(4, 25)))
