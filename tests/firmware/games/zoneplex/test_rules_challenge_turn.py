"""The Challenge's turn: a moved rival fights in between, a reveal goes back to where it was."""

from engine import dispatch
from games.zoneplex.rules import codes, contract, setup
from games.zoneplex.rules import state as state_rules
from games.zoneplex.rules.battle import declared
from tests.firmware.games.zoneplex.mode_positions import (
    CHALLENGE,
    challenge,
    evoke,
    laid,
    last_of,
    own,
    stacks,
)
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE,
    BLUE_5,
    EYE,
    GREEN,
    GREEN_6,
    MAGENTA_7,
    SET,
    A,
    B,
    attack,
    do,
    draw,
    lay,
    lift,
    refused,
    turn,
)

REVEAL = state_rules.REVEAL


def test_the_turns_go_to_and_fro_and_alone_always_to_oneself():
    """CH-SET-03, ZP-SET-10."""
    for seats, order in ((1, [0, 0, 0]), (2, [0, 1, 0])):
        state = challenge(seats)
        found = []
        for card in (0, 1, 2):
            found.append(state.active)
            turn(state, card)

        assert found == order


def test_a_moved_rival_fights_alone_and_the_turn_goes_on():
    """EV-STK-05, CH-COM-02."""
    state = challenge()
    lay(state, 0, A)
    lay(state, 1, B)
    draw(state, 1)
    evoke(state, 1, BLUE, EYE, BLUE_5)
    refused(state, b"CH-COM-02", *declared.agreement(3, 1, bytes(2)))
    refused(state, b"ZP-SAC-01", *lift(state, [A]))
    do(state, lift(state, [], [B]))
    attack(state, 3)
    refused(state, b"ZP-TURN-01", codes.END_TURN)
    refused(state, b"EV-STN-02", codes.PLACE_STONE, B)

    assert do(state, (codes.GO_ON,)) == dispatch.DONE

    assert (state.active, state.card, state.fears) == (0, 1, [[], [BLUE_5]])
    do(state, (codes.PLACE_STONE, B), (codes.END_TURN,))
    assert state.active == 1


def test_a_moved_rival_may_complete_the_set_in_ones_turn():
    """EV-STK-05, CH-WIN-01."""
    state = own(challenge(), 1, BLUE_5, MAGENTA_7)
    state.wms[1] = 4
    draw(state, 2)
    evoke(state, 1, GREEN, EYE, GREEN_6)
    attack(state, 3)
    assert (state.step, state.asked) == (REVEAL, 1)
    refused(state, b"EV-STK-05", codes.GO_ON)

    do(state, (codes.REVEAL, 0), (codes.GO_ON,))

    assert (state.active, state.step, state.card) == (0, state_rules.MOVE, 2)


def test_a_reveal_leads_back_to_the_step_it_came_from():
    """CH-WIN-01."""
    steps = (
        ((codes.DRAW, 0),),
        ((codes.EVOKE, 0, BLUE, BLUE_5),),
        ((codes.STRENGTH, 3),),
        ((codes.ANNOUNCE,),),
        ((codes.STRIKE, EYE),),
    )
    for count in range(len(steps) + 1):
        state = own(challenge(), 1, GREEN_6, MAGENTA_7)
        for moves in steps[:count]:
            do(state, *moves)
        step, active, card = state.step, state.active, state.card
        do(state, (codes.TAKE_FEAR, 1, 6))
        assert state.step == REVEAL
        refused(state, b"ADJUST", codes.ADJUST, 3, 0, 1 - active)

        do(state, (codes.REVEAL, 0))

        assert (state.step, state.active, state.card) == (step, active, card)


def test_the_last_card_may_bring_a_battle_and_a_reveal_before_the_end():
    """CH-WIN-02, AMB-08."""
    state = last_of(own(challenge(), 0, GREEN_6, MAGENTA_7))
    state.wms[0] = 4
    draw(state, 0)
    evoke(state, 0, BLUE, EYE, BLUE_5)
    attack(state, 3)
    do(state, (codes.REVEAL, 0))
    assert state.step == state_rules.DONE

    do(state, (codes.END_TURN,))

    assert contract.verdict(state).reasons[0].rule == b"CH-WIN-02"


def test_a_dislocate_card_moves_or_sends_a_stone_home():
    """ZP-DECK-06, CH-MOV-01."""
    state = challenge()
    lay(state, 1, A)
    draw(state, 3)
    do(state, (codes.DISLOCATE, 1, A))

    refused(state, b"ZP-DECK-06", codes.EVOKE, 0, BLUE, BLUE_5)
    refused(state, b"ZP-DECK-06", codes.PLACE_STONE, A)
    refused(state, b"ZP-DECK-06", codes.ENTER_EYE)


def test_symbols_stay_with_the_set_even_when_a_fear_is_lost_again():
    """CH-WIN-01, ZP-EYE-02."""
    state = own(challenge(), 0, *SET)
    do(state, (codes.REVEAL, 4))
    lay(state, 0, 5)
    draw(state, 0)

    do(state, (codes.DROP_FEAR, 0, 0))

    assert contract.view(state, -1)["seats"][0]["symbol"] == 4
    refused(state, b"ZP-EYE-02", codes.ENTER_EYE)
    do(state, (codes.TAKE_FEAR, 0, BLUE_5))
    assert do(state, (codes.ENTER_EYE,))[0][0] == codes.EV_OVER


def test_fears_by_hand_come_out_of_a_deck_wherever_they_lie():
    """CH-SET-02, AMB-63."""
    state = laid(CHALLENGE, 2, setup.TABLE_DIE)
    order = stacks(state)[BLUE]
    before = len(state.chance.tape)

    do(state, (codes.TAKE_FEAR, 0, order[2]))
    assert (stacks(state)[BLUE], len(state.chance.tape)) == (order[:2] + order[3:], before)
    do(state, (codes.TAKE_FEAR, 0, order[-1]))

    assert bytes(state.chance.tape[before:]) == bytes((order[-2],))  # the next one shows
    do(state, (codes.DROP_FEAR, 0, 1))
    assert stacks(state)[BLUE][0] == order[-1]
