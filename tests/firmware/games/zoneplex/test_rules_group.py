"""The rules of fighting together: who helps, what for, until when."""

from games.zoneplex.rules import adjust, codes, contract
from games.zoneplex.rules.battle import declared
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE_5,
    EYE,
    FIRST,
    GREEN_8,
    MAGENTA_7,
    A,
    agree,
    attack,
    begun,
    capture,
    do,
    draw,
    face,
    hold_relics,
    lay,
    lift,
    refused,
)


def test_the_one_who_drew_the_fear_always_fights():
    """ZP-GRP-01."""
    state = begun(4)
    state.active = 2
    face(state, GREEN_8, 1)

    for helpers in (0, 1, 2, 8, 11, 20):
        refused(state, b"ZP-GRP-01", *declared.agreement(helpers, 2, bytes(4)))
    refused(state, b"ADJUST", codes.ADJUST, adjust.SET_ACTIVE, 0, 0)

    agree(state, (0, 1, 2, 3), 2)


def test_everybody_may_help_and_may_leave_again_before_the_battle():
    """ZP-GRP-01, ZP-GRP-02."""
    state = begun(5)
    face(state, GREEN_8, 1)

    for helpers in ((0, 1, 2, 3, 4), (0, 3), (0,)):
        agree(state, helpers)
        mask = sum([1 << seat for seat in helpers])
        assert contract.view(state, -1)["battle"]["helpers"] == mask


def test_the_fear_goes_to_one_who_fights():
    """ZP-GRP-02, ZP-BAT-08."""
    state = begun()
    face(state, GREEN_8, 1)
    for captor in (2, 3):
        refused(state, b"ZP-BAT-08", *declared.agreement(3, captor, bytes(3)))

    agree(state, (0, 1), 1)
    state.battle.left = 1
    attack(state, 1)

    assert (state.fears[0], state.fears[1]) == ([], [GREEN_8])


def test_a_share_for_each_of_two_helpers_and_the_fear_for_the_drawer():
    """ZP-GRP-04, ZP-REL-09."""
    state = begun()
    face(state, GREEN_8, 1)
    agree(state, (0, 1, 2), 0, (0, 1, 1))
    state.battle.left = 1

    attack(state, 1)

    assert (list(state.relics), state.fears[0]) == ([0, 1, 1], [GREEN_8])


def test_help_is_settled_before_the_first_die():
    """ZP-GRP-03, AMB-26."""
    state = begun()
    lay(state, 0, A)
    alone = declared.agreement(1, 0, bytes(3))
    draw(state, FIRST)
    refused(state, b"ZP-GRP-03", *alone)
    do(state, (codes.STRENGTH, 1), lift(state, [A]))
    agree(state, (0, 1))  # stones are lifted, no die has fallen

    do(state, (codes.SACRIFICE, 1))

    for move in ((codes.ANNOUNCE,), (codes.STRIKE, EYE), (codes.STRIKE, EYE)):
        refused(state, b"ZP-GRP-03", *declared.agreement(7, 0, bytes(3)))
        do(state, move)
    refused(state, b"ZP-GRP-03", *alone)


def test_the_announcement_alone_does_not_close_the_group():
    """AMB-26."""
    state = begun()
    face(state, FIRST, 1)
    do(state, (codes.ANNOUNCE,))
    agree(state, (0, 2))

    do(state, (codes.STRIKE, EYE))

    refused(state, b"ZP-GRP-03", *declared.agreement(7, 0, bytes(3)))
    do(state, (codes.STRIKE, EYE))
    assert not state.battle.is_won


def test_fears_and_relics_are_paid_for_help():
    """ZP-GRP-04."""
    state = begun()
    capture(state, 0, BLUE_5, MAGENTA_7)
    hold_relics(state, 0, 1)
    face(state, GREEN_8, 1)

    do(state, (codes.PAY_FEAR, 0, 1, 2), (codes.GIVE_RELIC, 0, 2))

    assert (state.fears[0], state.fears[2]) == ([BLUE_5], [MAGENTA_7])
    assert (state.classes[0], state.classes[2]) == ([0], [2])
    assert list(state.relics) == [0, 0, 1]
    refused(state, b"ZP-GRP-04", codes.PAY_FEAR, 0, 1, 2)
    refused(state, b"ZP-REL-02", codes.PAY_FEAR, 0, 0, 0)


def test_attacks_add_up():
    """ZP-GRP-05, AMB-22."""
    state = begun()
    state.wms[:] = b"\x02\x01\x03"
    face(state, GREEN_8, 3)
    agree(state, (0, 1, 2))
    do(state, (codes.ANNOUNCE,))

    lefts = [do(state, (codes.STRIKE, roll))[0][-1] for roll in (2, EYE, 3)]

    assert lefts == [7, 7, 1]
    assert not state.battle.is_won


def test_an_attack_beats_what_the_others_have_left():
    """AMB-22, ZP-BAT-05."""
    state = begun()
    state.wms[:] = b"\x02\x01\x04"
    face(state, GREEN_8, 3)
    agree(state, (0, 1, 2))

    attack(state, 2, EYE, 3)

    assert state.battle.is_won


def test_payment_stays_paid_after_a_lost_battle_and_booty_is_not_dealt():
    """AMB-29."""
    state = begun()
    capture(state, 0, BLUE_5)
    hold_relics(state, 0, 1)
    face(state, FIRST, 3)
    do(state, (codes.PAY_FEAR, 0, 0, 1), (codes.GIVE_RELIC, 0, 1))
    agree(state, (0, 1), 1, (0, 3))

    attack(state, EYE, EYE)

    assert (state.fears[0], state.fears[1]) == ([], [BLUE_5])
    assert list(state.relics) == [0, 1, 0]


def test_fears_change_hands_only_while_help_is_bargained_for():
    """AMB-30."""
    state = begun()
    capture(state, 0, BLUE_5)
    pay = (codes.PAY_FEAR, 0, 0, 1)
    refused(state, b"AMB-30", *pay)
    draw(state, 0)
    refused(state, b"AMB-30", *pay)
    do(state, (codes.END_TURN,))
    draw(state, GREEN_8)
    refused(state, b"AMB-30", *pay)
    do(state, (codes.STRENGTH, 1), (codes.ANNOUNCE,), (codes.STRIKE, EYE))

    refused(state, b"AMB-30", *pay)


def test_a_helper_is_offered_no_more_relics_than_find_room():
    """AMB-19, ZP-GRP-02: the drawer takes all that nobody else is promised."""
    from games.zoneplex.screens.battle.allies_screen import agreement
    from games.zoneplex.screens.battle.deal_screen import other_share

    state = begun()
    hold_relics(state, 1, 4)
    hold_relics(state, 2, 3)
    face(state, FIRST, 1)
    do(state, agreement(state, 7))
    assert (state.battle.captor, list(state.battle.shares)) == (0, [3, 0, 0])

    seen = []
    for _ in range(4):
        do(state, other_share(state, 2))
        seen.append((state.battle.captor, list(state.battle.shares)))

    assert seen == [(0, [2, 0, 1]), (2, [3, 0, 0]), (2, [2, 0, 1]), (0, [3, 0, 0])]
    do(state, other_share(state, 1))
    assert (state.battle.captor, list(state.battle.shares)) == (1, [3, 0, 0])


def test_the_first_strike_announces_the_attack():
    """ZP-BAT-06, AMB-28."""
    state = begun()
    lay(state, 0, A)
    face(state, GREEN_8, 1)
    agree(state, [0, 1])

    do(state, (codes.STRIKE, 1))

    refused(state, b"ZP-SAC-03", *lift(state, [A]))
    refused(state, b"ZP-BAT-06", codes.ANNOUNCE)
