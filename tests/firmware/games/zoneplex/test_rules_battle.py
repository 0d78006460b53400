"""The rules of a battle: strength, attack, result."""

from games.zoneplex.rules import codes, contract
from games.zoneplex.rules import state as state_rules
from games.zoneplex.rules.battle import declared
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE_5,
    BLUE_8,
    EYE,
    FIRST,
    GREEN_8,
    GREEN_10,
    NEUTRAL,
    A,
    agree,
    attack,
    begun,
    do,
    draw,
    face,
    hold_relics,
    lay,
    lift,
    refused,
    second_phase,
)


def test_strength_is_the_number_and_one_roll():
    """ZP-BAT-01, ZP-DIE-01."""
    for card, number in ((BLUE_5, 5), (GREEN_8, 8), (FIRST, 11)):
        for roll in (EYE, 1, 2, 3):
            state = begun()

            events = face(state, card, roll)

            assert events == ((codes.EV_STRENGTH, roll, number + roll),)
            refused(state, b"ZP-BAT-07", codes.STRENGTH, 1)


def test_the_strength_is_there_for_all_to_see():
    """ZP-BAT-02."""
    state = begun()
    lay(state, 0, A)
    face(state, GREEN_8, 2)
    do(state, lift(state, [A]), (codes.SACRIFICE, 3))

    battle = contract.view(state, -1)["battle"]

    assert (battle["total"], battle["left"], battle["roll"]) == (10, 7, 3)


def test_a_face_that_the_die_has_not_is_refused():
    """ZP-DIE-01."""
    state = begun()
    draw(state, GREEN_8)
    for entered in ((4,), ()):
        refused(state, b"ZP-DIE-01", codes.STRENGTH, *entered)
    do(state, (codes.STRENGTH, 2), (codes.ANNOUNCE,))

    refused(state, b"ZP-DIE-01", codes.STRIKE, 4)


def test_the_eye_weakens_nothing_in_a_sacrifice():
    """ZP-DIE-01."""
    state = begun()
    lay(state, 0, A)
    face(state, GREEN_8, EYE)

    do(state, lift(state, [A]), (codes.SACRIFICE, EYE))

    assert state.battle.left == 8


def test_the_eye_in_an_attack_is_a_critical_miss_without_monk_strength():
    """ZP-DIE-02, ZP-BAT-04."""
    state = begun()
    state.wms[0] = 4
    face(state, BLUE_5, EYE)
    state.battle.left = 1

    events = attack(state, EYE)

    assert events[0] == (codes.EV_STRUCK, 0, EYE, 0, 1)
    assert not state.battle.is_won


def test_nobody_runs_from_a_fear():
    """ZP-BAT-03."""
    state = begun()
    lay(state, 0, A)
    face(state, GREEN_8, 1)
    for move in ((), lift(state, [A]), (codes.SACRIFICE, 1), (codes.ANNOUNCE,)):
        if move:
            do(state, move)
        refused(state, b"ZP-TURN-01", codes.END_TURN)
        refused(state, b"ZP-DECK-03", codes.DRAW, 0)


def test_an_attack_is_a_roll_and_monk_strength():
    """ZP-BAT-04."""
    for wms in (1, 2, 3, 4):
        for roll in (1, 2, 3):
            state = begun()
            state.wms[0] = wms
            face(state, GREEN_10, 3)

            events = attack(state, roll)

            assert events[0] == (codes.EV_STRUCK, 0, roll, roll + wms, 13 - roll - wms)


def test_a_fear_is_beaten_when_the_attack_reaches_what_is_left():
    """ZP-BAT-05."""
    for left, is_won in ((4, True), (5, True), (6, False)):
        state = begun()
        state.wms[0] = 2
        face(state, BLUE_5, EYE)
        state.battle.left = left

        attack(state, 3)

        assert state.battle.is_won == is_won


def test_the_attack_is_announced_and_then_no_stone_helps():
    """ZP-BAT-06, AMB-28, ZP-SAC-03."""
    state = begun()
    lay(state, 0, A)
    face(state, GREEN_8, 1)

    do(state, (codes.ANNOUNCE,))

    refused(state, b"ZP-SAC-03", *lift(state, [A]))
    refused(state, b"ZP-BAT-06", codes.ANNOUNCE)


def test_the_attack_waits_for_the_stones_that_were_lifted():
    """AMB-28, ZP-BAT-07."""
    state = begun()
    lay(state, 0, A)
    face(state, GREEN_8, 1)
    do(state, lift(state, [A]))
    refused(state, b"ZP-BAT-06", codes.ANNOUNCE)
    refused(state, b"ZP-BAT-06", codes.STRIKE, 1)

    do(state, (codes.SACRIFICE, 1), (codes.ANNOUNCE,), (codes.STRIKE, 1))


def test_a_battle_goes_from_strength_to_help_stones_attacks_and_result():
    """ZP-BAT-07."""
    state = begun()
    lay(state, 0, A)
    stages = []
    for move in (
        (codes.DRAW, GREEN_8),
        (codes.STRENGTH, 1),
        declared.agreement(3, 0, bytes(3)),
        lift(state, [A]),
        (codes.SACRIFICE, 1),
        (codes.ANNOUNCE,),
        (codes.STRIKE, 1),
        (codes.STRIKE, 1),
        (codes.END_TURN,),
    ):
        do(state, move)
        stages.append(state.step)

    assert stages == [2, 3, 3, 4, 5, 6, 6, 7, 0]
    assert state.active == 1


def test_attacks_go_clockwise_from_the_one_who_drew_the_fear():
    """ZP-BAT-07, AMB-21."""
    state = begun(5)
    state.active = 3
    face(state, FIRST, 3)
    agree(state, (0, 1, 3, 4), 3)
    do(state, (codes.ANNOUNCE,))

    order = [do(state, (codes.STRIKE, 1))[0][1] for _ in range(4)]

    assert order == [3, 4, 0, 1]


def test_each_attacks_once_and_then_it_is_lost():
    """AMB-21, ZP-BAT-09."""
    state = begun()
    face(state, FIRST, 3)
    agree(state, (0, 1, 2))

    attack(state, 1, 1, 1)

    assert state.step == state_rules.DONE and not state.battle.is_won
    refused(state, b"ZP-BAT-06", codes.STRIKE, 3)


def test_the_attacks_stop_when_the_fear_is_beaten():
    """AMB-21, ZP-BAT-08."""
    state = begun()
    face(state, BLUE_5, 1)
    agree(state, (0, 1, 2))

    attack(state, 3, 3)

    assert state.battle.is_won
    refused(state, b"ZP-BAT-06", codes.STRIKE, 3)


def test_a_win_gives_the_fear_the_relics_and_strength_even_to_those_who_did_not_strike():
    """ZP-BAT-08, ZP-WMS-02."""
    state = begun(4)
    state.wms[0] = 3
    face(state, BLUE_8, EYE)
    agree(state, (0, 1, 2), 2, (0, 1, 1))
    state.battle.left = 5

    attack(state, 2)

    assert list(state.wms) == [4, 2, 2, 1]
    assert [list(fears) for fears in state.fears] == [[], [], [BLUE_8], []]
    assert list(state.relics) == [0, 1, 1, 0]
    assert state.fear_discard == 0


def test_a_loss_discards_the_fear_and_weakens_all_who_fought():
    """ZP-BAT-09, ZP-WMS-02."""
    state = begun(4)
    state.wms[:] = b"\x03\x02\x04\x02"
    face(state, FIRST, 3)
    agree(state, (0, 2))

    attack(state, EYE, EYE)

    assert list(state.wms) == [2, 2, 3, 2]
    assert state.fear_discard == 1
    assert sum([len(fears) for fears in state.fears]) == 0
    assert sum(state.relics) == 0


def test_monk_strength_stays_between_one_and_four():
    """AMB-31, ZP-WMS-01."""
    state = begun()
    state.wms[0] = 4
    face(state, BLUE_5, EYE)
    attack(state, 1)
    assert (state.battle.is_won, state.wms[0]) == (True, 4)
    do(state, (codes.END_TURN,))

    face(state, FIRST, 3)
    attack(state, EYE)

    assert (state.battle.is_won, state.wms[1]) == (False, 1)


def test_no_bargain_moves_monk_strength():
    """ZP-WMS-03."""
    state = begun()
    state.wms[:] = b"\x03\x02\x01"
    hold_relics(state, 0, 2)
    face(state, GREEN_8, 1)

    do(state, (codes.GIVE_RELIC, 0, 1), (codes.INFLUENTIAL, 0, 1))
    agree(state, (0, 1), 1, (0, 2))

    assert list(state.wms) == [3, 2, 1]


def test_a_lost_battle_in_phase_2_costs_influence_at_once():
    """ZP-WMS-04, ZP-INF-03."""
    for roll, change in ((EYE, -1), (3, 1)):
        state = second_phase()
        state.wms[0] = 3
        lay(state, 0, NEUTRAL)
        face(state, BLUE_5, EYE)
        before = contract.view(state, -1)["seats"][0]["influence"]

        attack(state, roll)

        assert contract.view(state, -1)["seats"][0]["influence"] == before + change


def test_the_turn_ends_after_the_battle_and_tiles_are_left_alone():
    """ZP-BAT-07, ZP-TURN-01."""
    state = begun()
    face(state, FIRST, 3)
    attack(state, 1)

    do(state, (codes.END_TURN,))

    assert (state.active, state.step, state.placed) == (1, state_rules.DRAW, 7)
