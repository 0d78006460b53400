"""The rules of sacrifices: whose stones, when they are said, what their rolls do."""

from games.zoneplex.rules import codes, contract, setup
from games.zoneplex.rules import state as state_rules
from games.zoneplex.rules.battle import declared
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE_5,
    EYE,
    FIRST,
    GREEN_8,
    NEUTRAL,
    TABLE,
    A,
    B,
    C,
    agree,
    attack,
    begun,
    do,
    face,
    lay,
    lift,
    refused,
    second_phase,
)

LOOSE = TABLE | setup.LOOSE_STONES


def test_only_own_stones_on_the_board_are_sacrificed():
    """ZP-SAC-01."""
    state = begun()
    lay(state, 0, A)
    lay(state, 1, NEUTRAL, B)
    face(state, GREEN_8, 1)

    refused(state, b"ZP-SAC-01", *lift(state, [B]))
    refused(state, b"ZP-SAC-01", *lift(state, [A, A]))
    refused(state, b"ZP-SAC-01", *lift(state, [7]))
    refused(state, b"ZP-SAC-01", *lift(state, [A], [B]))  # seat 1 does not fight

    do(state, lift(state, [A]))


def test_stones_lie_wherever_their_owner_likes():
    """ZP-SAC-01."""
    state = begun()
    lay(state, 0, NEUTRAL, A, B, C)
    face(state, GREEN_8, 1)

    do(state, lift(state, [C, NEUTRAL, A, B]))

    assert state.placed_stones(0) == 0
    assert state.battle.lifted[0] == 4


def test_the_number_is_said_for_everybody_then_each_stone_is_rolled():
    """ZP-SAC-02, ZP-SAC-04."""
    state = begun()
    lay(state, 0, A, B, C)
    face(state, GREEN_8, 2)
    refused(state, b"ZP-SAC-02", *(lift(state, [A, B]) + bytes(2)))
    refused(state, b"ZP-SAC-02", codes.SACRIFICE, 1)

    do(state, lift(state, [A, B]))
    lefts = [do(state, (codes.SACRIFICE, roll))[0][2] for roll in (2, EYE)]

    assert lefts == [8, 8]
    assert state.placed_stones(0) == 1
    refused(state, b"ZP-SAC-02", codes.SACRIFICE, 1)


def test_a_device_that_rolls_takes_no_face_from_the_table():
    """ZP-SAC-02."""
    state = begun(3, setup.TABLE_DECK)
    lay(state, 0, A, B)
    do(state, (codes.DRAW, FIRST), (codes.STRENGTH,), lift(state, [A, B]))

    refused(state, b"ZP-DIE-01", codes.SACRIFICE, 1)

    assert len(do(state, (codes.SACRIFICE,))) == 2
    assert (sum(state.battle.lifted), state.step) == (0, state_rules.READY)


def test_stones_come_before_anybodys_first_attack():
    """ZP-SAC-03."""
    state = begun()
    lay(state, 0, A)
    lay(state, 1, B)
    face(state, FIRST, 1)
    agree(state, (0, 1))
    attack(state, 1)

    refused(state, b"ZP-SAC-03", *lift(state, [A]))
    refused(state, b"ZP-SAC-03", *lift(state, [], [B]))


def test_no_more_stones_are_said_once_the_first_is_rolled():
    """AMB-25, ZP-SAC-03."""
    state = begun()
    lay(state, 0, A, B, C)
    face(state, FIRST, 1)
    do(state, lift(state, [A, B]), (codes.SACRIFICE, 1))
    refused(state, b"ZP-SAC-03", *lift(state, [C]))

    do(state, (codes.SACRIFICE, 1))

    refused(state, b"ZP-SAC-03", *lift(state, [C]))


def test_a_loose_table_adds_stones_until_the_attack():
    """AMB-25."""
    state = begun(3, LOOSE)
    lay(state, 0, A, B, C)
    face(state, FIRST, 1)
    do(state, lift(state, [A]), (codes.SACRIFICE, 1))

    do(state, lift(state, [B]), (codes.SACRIFICE, 2))
    assert (state.battle.left, state.placed_stones(0)) == (9, 1)
    do(state, (codes.ANNOUNCE,))

    refused(state, b"ZP-SAC-03", *lift(state, [C]))


def test_whoever_joins_before_the_first_roll_says_stones_too():
    """AMB-25, AMB-26."""
    state = begun()
    lay(state, 0, A)
    lay(state, 1, B, C)
    face(state, FIRST, 1)
    do(state, lift(state, [A]))
    agree(state, (0, 1))

    do(state, lift(state, [], [B, C]))

    assert list(state.battle.lifted) == [1, 2, 0]


def test_whoever_lifted_stones_cannot_back_out():
    """ZP-GRP-01, AMB-24."""
    state = begun()
    lay(state, 1, B)
    face(state, FIRST, 1)
    agree(state, (0, 1))
    do(state, lift(state, [], [B]))

    refused(state, b"ZP-GRP-01", *declared.agreement(1, 0, bytes(3)))
    refused(state, b"ZP-GRP-01", *declared.agreement(5, 0, bytes(3)))
    agree(state, (0, 1))


def test_stones_alone_can_beat_a_fear():
    """AMB-23, ZP-BAT-08."""
    state = begun()
    lay(state, 0, A, B)
    face(state, BLUE_5, EYE)
    do(state, lift(state, [A, B]), (codes.SACRIFICE, 3))

    events = do(state, (codes.SACRIFICE, 3))

    assert events == ((codes.EV_SACRIFICED, 3, 0),) and state.battle.is_won
    assert (state.wms[0], state.fears[0]) == (2, [BLUE_5])


def test_stones_not_yet_rolled_when_the_fear_falls_are_spent():
    """AMB-24."""
    state = begun()
    lay(state, 0, NEUTRAL, A, B, C)
    face(state, BLUE_5, EYE)
    do(state, lift(state, [NEUTRAL, A, B, C]), (codes.SACRIFICE, 3), (codes.SACRIFICE, 2))

    assert state.battle.is_won
    assert (state.placed_stones(0), sum(state.battle.lifted)) == (0, 0)
    refused(state, b"ZP-SAC-02", codes.SACRIFICE, 1)


def test_stones_are_rolled_clockwise_from_the_one_who_drew_the_fear():
    """AMB-27."""
    state = begun(4)
    state.active = 2
    for seat in range(4):
        lay(state, seat, A + seat)
    face(state, FIRST, 3)
    agree(state, (0, 1, 2, 3), 2)
    do(state, lift(state, [A], [B], [C], [C + 1]))
    order = []
    for _ in range(4):
        before = list(state.battle.lifted)
        do(state, (codes.SACRIFICE, EYE))
        order += [seat for seat in range(4) if state.battle.lifted[seat] < before[seat]]

    assert order == [2, 3, 0, 1]


def test_influence_of_a_stone_goes_when_it_is_lifted_and_of_strength_at_the_end():
    """AMB-33, ZP-INF-03."""
    state = second_phase()
    lay(state, 0, A, NEUTRAL)
    state.wms[0] = 4
    found = []
    for move in (
        (codes.DRAW, BLUE_5),
        (codes.STRENGTH, 3),
        lift(state, [A]),
        (codes.SACRIFICE, EYE),
        (codes.ANNOUNCE,),
        (codes.STRIKE, EYE),
    ):
        do(state, move)
        found.append(contract.view(state, -1)["seats"][0]["influence"])

    assert found == [7, 7, 5, 5, 5, 4]
