"""The rules of The Eye: who is worthy, who may enter, what is said when not."""

from engine.header import Header
from engine.refusal import Refusal
from engine.table import Table
from games.zoneplex.modes import eye_ways
from games.zoneplex.rules import codes, contract, eye
from games.zoneplex.rules import state as steps
from games.zoneplex.rules.adjust import SET_ACTIVE, SET_HAND, SET_PLACED, SET_WMS
from games.zoneplex.rules.cards import STARTERS
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE_5,
    BLUE_8,
    EYE,
    FIRST,
    GREEN_6,
    NEUTRAL,
    SECOND,
    SET,
    THIRD,
    A,
    B,
    attack,
    begun,
    capture,
    do,
    draw,
    face,
    lay,
    refused,
    second_phase,
    setup_of,
)


def _claude_and_ben(claude, ben):
    """Seat 0 is worthy; both have the Influence given, from relics of any value."""
    state = second_phase()
    capture(state, 0, *SET)
    state.influential[0].append(claude - 1)
    state.influential[1].append(ben - 1)
    draw(state, 0)
    return state


def test_the_eye_opens_in_phase_2():
    """ZP-EYE-01, AMB-05."""
    state = begun()
    capture(state, 0, *SET)
    draw(state, 0)
    refused(state, b"ZP-EYE-01", codes.ENTER_EYE)

    assert [reason.holds for reason in contract.verdict(state).reasons] == [False, True]


def test_nobody_enters_without_three_classes():
    """ZP-EYE-02, AMB-04, AMB-42."""
    state = second_phase()
    capture(state, 0, BLUE_5, GREEN_6)
    state.wms[0] = 4
    draw(state, 0)

    refused(state, b"ZP-EYE-02", codes.ENTER_EYE)

    reason = contract.verdict(state).reasons[1]
    assert (reason.rule, reason.holds) == (b"ZP-EYE-02", False)
    assert reason.sentence == b"Fears 2 of 3, no M"


def test_entering_adds_two_and_must_then_be_above_everybody():
    """ZP-EYE-03, ZP-EYE-04, AMB-03."""
    for claude, ben, may_enter in ((8, 10, False), (8, 9, True), (8, 11, False), (-3, -2, True)):
        state = _claude_and_ben(claude, ben)
        state.influential[2].append(-8)

        assert contract.view(state, -1)["seats"][0]["may_enter"] == may_enter
        if may_enter:
            do(state, (codes.ENTER_EYE,))
        else:
            refused(state, b"ZP-EYE-04", codes.ENTER_EYE)


def test_a_tie_is_said_with_its_numbers():
    """AMB-03, AMB-04, AMB-07."""
    state = _claude_and_ben(8, 10)
    reason = contract.verdict(state).reasons[2]

    assert (reason.rule, reason.holds) == (b"ZP-EYE-04", False)
    assert reason.sentence == b"8+2=10, Amber has 10:\na tie"


def test_a_rivals_lost_battle_opens_the_eye():
    """ZP-EYE-04, ZP-WMS-04."""
    state = _claude_and_ben(8, 10)
    state.wms[1] = 2
    state.influential[1][0] -= 1
    do(state, (codes.END_TURN,))
    assert not eye.may_enter(state, 0)

    face(state, BLUE_8, EYE)
    attack(state, EYE)

    assert eye.may_enter(state, 0)


def test_the_unworthy_must_be_beaten_too():
    """AMB-02."""
    state = _claude_and_ben(8, 10)
    assert not eye.is_worthy(state, 1)
    refused(state, b"ZP-EYE-04", codes.ENTER_EYE)
    capture(state, 1, FIRST, SECOND, THIRD)

    refused(state, b"ZP-EYE-04", codes.ENTER_EYE)


def test_every_rival_counts_not_only_the_first():
    """AMB-02, ZP-EYE-04."""
    for rival in range(1, 5):
        state = second_phase(5)
        capture(state, 0, *SET)
        state.influential[rival].append(2)
        draw(state, 0)

        refused(state, b"ZP-EYE-04", codes.ENTER_EYE)


def test_the_highest_rival_counts_wherever_it_sits():
    """AMB-02, ZP-EYE-04."""
    for rivals in ((2, 3, 4, 5), (5, 4, 3, 2), (3, 5, 2, 4), (2, 4, 5, 5)):
        for mine, may_enter in ((3, False), (4, True)):
            state = second_phase(5)
            capture(state, 0, *SET)
            state.influential[0].append(mine - 1)
            for seat in range(1, 5):
                state.influential[seat].append(rivals[seat - 1] - 1)

            assert contract.view(state, -1)["seats"][0]["may_enter"] == may_enter


def test_entering_ends_and_wins_the_game():
    """ZP-EYE-05."""
    state = _claude_and_ben(8, 9)

    do(state, (codes.ENTER_EYE,))

    assert (state.step, state.winner) == (steps.OVER, 0)
    assert contract.verdict(state).winner == 0
    for move in (
        (codes.DRAW, 0),
        (codes.END_TURN,),
        (codes.USE_RELIC, 0),
        (codes.ADJUST, 0, 0, 2),
    ):
        refused(state, b"ZP-EYE-05", *move)


def test_only_movement_leads_into_the_eye():
    """AMB-04, ZP-TURN-01, ZP-DECK-06."""
    state = second_phase()
    capture(state, 0, *SET)
    lay(state, 1, NEUTRAL)
    refused(state, b"ZP-TURN-01", codes.ENTER_EYE)
    draw(state, 3)
    do(state, (codes.DISLOCATE, 1, NEUTRAL))
    refused(state, b"ZP-DECK-06", codes.ENTER_EYE)

    state = second_phase()
    capture(state, 0, *SET)
    face(state, BLUE_8, 1)

    refused(state, b"ZP-TURN-01", codes.ENTER_EYE)


def test_nobody_enters_on_anothers_turn():
    """AMB-04, ZP-TURN-01."""
    state = second_phase()
    capture(state, 1, *SET)
    draw(state, 0)
    assert contract.view(state, -1)["seats"][1]["may_enter"]

    refused(state, b"ZP-EYE-02", codes.ENTER_EYE)


def test_an_entry_stands_and_a_kind_table_undoes_it():
    """AMB-06, ZP-INF-04."""
    table = _table_before_the_entry()
    before = contract.pack(table.state)
    _do(table, (codes.ENTER_EYE,))
    entered = contract.pack(table.state)
    assert isinstance(table.do(bytes((codes.ADJUST, SET_WMS, 1, 4))), Refusal)
    assert contract.pack(table.state) == entered

    table.undo()

    assert contract.pack(table.state) == before
    assert table.state.step == steps.MOVE


def _table_before_the_entry():
    """Return a real table, log and all, whose first seat has a movement card and may enter."""
    header = Header("zoneplex", contract.VERSION, setup_of().encode())
    table = Table(contract, header, bytes(32), lambda data: None)
    table.begin()
    for card in STARTERS:
        _do(table, (codes.DRAW, card), (codes.END_TURN,))
    _do(table, (codes.ADJUST, SET_WMS, 0, 4))
    for card in SET:
        _do(
            table,
            (codes.ADJUST, SET_ACTIVE, 0, 0),
            (codes.DRAW, card),
            (codes.STRENGTH, EYE),
        )
        _do(table, (codes.ANNOUNCE,), (codes.STRIKE, 3), (codes.END_TURN,))
    for seat in range(3):
        _do(table, (codes.ADJUST, SET_HAND, seat, 0))
    _do(table, (codes.ADJUST, SET_PLACED, 0, 48), (codes.DRAW, 0), (codes.END_TURN,))
    _do(table, (codes.REVEAL, 0, 1, 2), (codes.ADJUST, SET_ACTIVE, 0, 0), (codes.DRAW, 0))
    return table


def _do(table, *moves):
    for move in moves:
        assert not isinstance(table.do(bytes(move)), Refusal), move


def test_the_ways_into_the_eye_count_every_rival_that_is_in_the_way():
    """AMB-04, AMB-02."""
    state = _claude_and_ben(8, 10)
    assert (eye_ways.LOSE_RIVAL,) in eye_ways.shortest_ways(state, 0)

    state.influential[2].append(9)  # a second rival with 10

    ways = eye_ways.shortest_ways(state, 0)
    assert (eye_ways.LOSE_RIVAL,) not in ways
    assert (eye_ways.GAIN_WMS,) in ways


def test_an_open_eye_needs_nothing_and_missing_classes_come_first():
    """AMB-04."""
    state = _claude_and_ben(8, 9)
    assert eye_ways.shortest_ways(state, 0) == []

    state = second_phase()
    capture(state, 0, BLUE_5)
    lay(state, 1, A, B)

    assert eye_ways.shortest_ways(state, 0) == [(eye_ways.GAIN_CLASS,) * 2]
