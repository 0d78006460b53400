"""The rules of Dark Power: stones that hit for 3 without a roll."""

from games.zoneplex.modes import stones_of_dark_power
from games.zoneplex.rules import codes, contract, setup
from games.zoneplex.rules import state as state_rules
from games.zoneplex.rules.battle import declared, odds
from games.zoneplex.screens.battle.stones_choice import cheapest
from tests.firmware.games.zoneplex.mode_positions import DARK, evocation, evoke, scored
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE_5,
    BLUE_8,
    EYE,
    GREEN,
    GREEN_8,
    GREEN_10,
    NEUTRAL,
    SECOND,
    TABLE,
    A,
    B,
    C,
    agree,
    attack,
    do,
    draw,
    face,
    lay,
    lift,
    refused,
)

LOOSE = TABLE | setup.LOOSE_STONES


def test_a_stone_on_dark_power_hits_for_three_without_a_roll():
    """EV-DRK-01, AMB-57, EX-15."""
    state = evocation(3, setup.TABLE_DECK)
    lay(state, 0, DARK)
    do(state, (codes.DRAW, GREEN_10), (codes.STRENGTH,))
    total, tally = state.battle.total, list(state.tally)
    before = list(state.chance.positions), bytes(state.chance.tape)

    events = do(state, lift(state, [DARK]))

    assert events == ((codes.EV_HIT, 3, total - 3),)
    assert (list(state.chance.positions), bytes(state.chance.tape)) == before
    assert (state.battle.left, state.tally, state.placed_stones(0)) == (total - 3, tally, 0)
    assert state.step == state_rules.READY
    refused(state, b"ZP-SAC-02", codes.SACRIFICE)


def test_three_stones_on_dark_power_hit_for_nine():
    """EV-DRK-01."""
    state = evocation()
    lay(state, 0, DARK, DARK, DARK)
    face(state, GREEN_10, 3)

    do(state, lift(state, [DARK, DARK, DARK]))

    assert (state.battle.left, state.battle.lifted[0]) == (4, 0)


def test_other_stones_are_rolled_for_wherever_they_lie():
    """EV-DRK-01, ZP-SAC-02."""
    state = evocation()
    lay(state, 0, DARK, NEUTRAL, A)
    face(state, SECOND, 3)

    do(state, lift(state, [NEUTRAL, DARK, A]))
    assert (state.battle.left, state.battle.lifted[0]) == (11, 2)
    assert state.step == state_rules.SACRIFICE
    lefts = [do(state, (codes.SACRIFICE, roll))[0][2] for roll in (2, EYE)]

    assert lefts == [9, 9]
    assert (state.step, state.placed_stones(0)) == (state_rules.READY, 0)


def test_dark_power_alone_can_beat_a_fear():
    """EV-DRK-01, AMB-23."""
    state = evocation()
    lay(state, 0, DARK, DARK)
    face(state, BLUE_5, 1)

    events = do(state, lift(state, [DARK, DARK]))

    assert events == ((codes.EV_HIT, 6, 0),) and state.battle.is_won
    assert (state.step, state.wms[0], state.fears[0]) == (state_rules.DONE, 2, [BLUE_5])
    assert state.relics[0] == 1
    refused(state, b"EV-STN-02", codes.PLACE_STONE, A)


def test_stones_still_to_be_rolled_are_spent_when_dark_power_beats_the_fear():
    """AMB-24, EV-DRK-01."""
    state = evocation()
    lay(state, 0, DARK, DARK, A)
    lay(state, 1, B)
    face(state, BLUE_5, EYE)
    agree(state, (0, 1))

    do(state, lift(state, [A, DARK, DARK], [B]))

    assert (state.step, list(state.battle.lifted)) == (state_rules.DONE, [0, 0, 0])
    assert [state.placed_stones(seat) for seat in range(3)] == [0, 0, 0]
    assert list(state.wms) == [2, 2, 1]
    refused(state, b"ZP-SAC-02", codes.SACRIFICE, 1)


def test_helpers_have_dark_power_too():
    """EV-DRK-01, ZP-GRP-05."""
    state = evocation()
    lay(state, 0, DARK)
    lay(state, 2, DARK, C)
    face(state, GREEN_8, 3)
    refused(state, b"ZP-SAC-01", *lift(state, [], [], [DARK]))
    agree(state, (0, 2))

    do(state, lift(state, [DARK], [], [DARK, C]))

    assert (state.battle.left, list(state.battle.lifted)) == (5, [0, 0, 1])


def test_an_evoked_fear_is_hit_the_same_way():
    """EV-DRK-01, EV-STK-02."""
    state = evocation()
    lay(state, 0, DARK)
    draw(state, 0)
    evoke(state, 0, GREEN, 2)

    do(state, lift(state, [DARK]))

    assert state.battle.left == 8


def test_only_stones_that_lie_on_dark_power_hit_so():
    """EV-DRK-01, ZP-SAC-01."""
    state = evocation()
    lay(state, 0, DARK, A)
    face(state, GREEN_8, 1)

    refused(state, b"ZP-SAC-01", *lift(state, [DARK, DARK]))
    refused(state, b"ZP-SAC-01", *lift(state, [], [DARK]))


def test_the_battle_has_begun_with_the_first_hit():
    """ZP-GRP-03, AMB-25."""
    state = evocation()
    lay(state, 0, DARK, DARK)
    face(state, GREEN_10, 3)
    do(state, lift(state, [DARK]))

    refused(state, b"ZP-SAC-03", *lift(state, [DARK]))
    refused(state, b"ZP-GRP-03", *declared.agreement(3, 0, bytes(3)))


def test_a_loose_table_lifts_dark_power_later_too():
    """AMB-25, EV-DRK-01."""
    state = evocation(3, LOOSE)
    lay(state, 0, DARK, DARK, A, B)
    face(state, GREEN_10, 3)
    do(state, lift(state, [A, B]), (codes.SACRIFICE, 1))

    do(state, lift(state, [DARK]))  # one is still to be rolled
    assert (state.battle.left, state.battle.lifted[0]) == (9, 1)
    assert state.step == state_rules.SACRIFICE
    do(state, (codes.SACRIFICE, EYE), lift(state, [DARK]))
    assert (state.battle.left, state.step) == (6, state_rules.READY)
    do(state, (codes.ANNOUNCE,))

    refused(state, b"ZP-SAC-03", *lift(state, []))


def test_influence_of_the_others_goes_with_their_stones_alone():
    """EV-STN-03, AMB-33."""
    state = scored()
    lay(state, 0, DARK, A)
    face(state, GREEN_10, 3)
    found = []
    for kinds in ([], [DARK, A]):
        do(state, lift(state, kinds))
        found.append(contract.view(state, -1)["seats"][0]["influence"])

    assert found == [3, 1]


def test_odds_know_what_dark_power_does():
    """EV-DRK-01."""
    state = evocation()
    lay(state, 0, DARK, DARK, A)
    lay(state, 1, DARK)
    face(state, BLUE_8, EYE)

    assert stones_of_dark_power.damage(state, b"\x03\x00\x00") == (1, 6)
    assert stones_of_dark_power.damage(state, b"\x01\x01\x00") == (0, 6)
    assert odds.battle_odds(state, state.battle.helpers, b"\x03\x00\x00") == _percent(2, 1)
    agree(state, (0, 1))
    do(state, lift(state, [DARK, DARK], [DARK]))
    assert state.battle.is_won


def _percent(left, stones):
    """Return the odds of one monk of WMS 1 who rolls some stones first."""
    winning, total = odds.odds(left, stones, [1], b"\x00\x01\x02\x03")
    return odds.percent(winning, total)


def test_the_next_stone_is_one_on_dark_power():
    """EV-DRK-01, AMB-27."""
    state = evocation()
    lay(state, 0, A)
    lay(state, 2, DARK)

    assert stones_of_dark_power.one_more(state, 0b101, bytearray(3)) == 2
    assert stones_of_dark_power.one_more(state, 0b101, bytearray(b"\x00\x00\x01")) == 0
    assert stones_of_dark_power.one_more(state, 0b011, bytearray(b"\x01\x00\x00")) == -1


def test_a_battle_of_dark_power_goes_on_with_the_attack():
    """EV-DRK-01, ZP-BAT-07."""
    state = evocation()
    lay(state, 0, DARK)
    state.wms[0] = 3
    face(state, BLUE_5, 3)
    do(state, lift(state, [DARK]))

    attack(state, 2)

    assert (state.battle.is_won, state.fears[0]) == (True, [BLUE_5])


def test_the_stone_that_is_lifted_first_is_the_one_the_odds_count():
    """EV-DRK-01. Regression: after the reveal a stone on a rival's symbol went before it."""
    state = scored()
    lay(state, 0, B, DARK)
    face(state, BLUE_5, EYE)

    assert cheapest(state, 0, 1) == [DARK]
    assert cheapest(state, 0, 2) == [DARK, B]
    do(state, lift(state, cheapest(state, 0, 1)))

    assert state.battle.left == 2
