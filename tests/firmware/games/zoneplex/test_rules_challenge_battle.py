"""The Challenge's battles: decks that turn, stones of fixed damage, nobody who helps."""

from games.zoneplex.rules import cards, codes, contract, setup
from games.zoneplex.rules import state as state_rules
from games.zoneplex.rules.battle import declared, odds
from tests.firmware.games.zoneplex.mode_positions import (
    CHALLENGE,
    challenge,
    duel,
    evoke,
    fears,
    laid,
    own,
    stacks,
)
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE,
    BLUE_5,
    BLUE_8,
    EYE,
    FIRST,
    GREEN,
    GREEN_6,
    TABLE,
    A,
    B,
    C,
    D,
    attack,
    do,
    draw,
    lay,
    lift,
    refused,
    turn,
)

READY, DONE = state_rules.READY, state_rules.DONE
DEVICE_DECK = setup.TABLE_DIE


def test_a_fear_that_wins_goes_to_the_back_of_its_deck():
    """CH-STK-01, ZP-BAT-09."""
    state = laid(CHALLENGE, 2, DEVICE_DECK)
    state.wms[0] = 3
    order = stacks(state)[GREEN]
    do(state, (codes.DRAW,))
    evoke(state, 0, GREEN, 1)

    attack(state, EYE)

    assert stacks(state)[GREEN] == order[-1:] + order[:-1]
    assert (state.wms[0], state.fear_discard) == (2, 0)


def test_one_may_take_the_fall_until_the_first_fear_emerges_again():
    """CH-STK-01, AMB-63, AMB-55."""
    state = laid(CHALLENGE, 1, DEVICE_DECK)
    order = stacks(state)[BLUE]
    faced = []
    for _ in range(8):
        do(state, (codes.DRAW,), (codes.EVOKE, 0, BLUE), (codes.STRENGTH, 3))
        faced.append(state.card)
        attack(state, EYE)
        do(state, (codes.END_TURN,))

    assert faced == order[::-1] + order[-1:]
    assert fears(state) == list(range(4, 25))


def test_a_captured_fear_leaves_the_deck_and_the_last_one_leaves_it_asleep():
    """CH-STK-01, EV-STK-04, ZP-BAT-08."""
    state = challenge()
    for card in (4, 5, 6, 7, 8, 9):
        own(state, 0, card)
    state.wms[1] = 4
    turn(state, 0)
    draw(state, 0)
    evoke(state, 1, BLUE, EYE, FIRST)
    state.battle.left = 7
    attack(state, 3)

    assert (stacks(state)[BLUE], state.fears[1]) == ([], [FIRST])
    refused(state, b"EV-STK-04", codes.EVOKE, 1, BLUE, FIRST)
    do(state, (codes.DROP_FEAR, 1, 0))
    assert stacks(state)[BLUE] == [FIRST]


def test_placed_stones_have_a_fixed_damage_by_their_number():
    """CH-COM-01, AMB-62, EX-14."""
    for kinds, damage in (
        ([A], 1),
        ([D], 1),
        ([A, B], 3),
        ([D, A], 3),
        ([A, B, C], 6),
        ([C, D, B], 6),
        ([A, B, C, D], 10),
    ):
        state = laid(CHALLENGE, 2, setup.TABLE_DECK)
        lay(state, 0, A, B, C, D)
        do(state, (codes.DRAW, 0), (codes.EVOKE, 0, BLUE, FIRST), (codes.STRENGTH,))
        before = list(state.chance.positions), bytes(state.chance.tape), list(state.tally)
        total = state.battle.total

        events = do(state, lift(state, kinds))

        assert events[0] == (codes.EV_HIT, damage, total - damage)
        assert (state.battle.left, state.battle.lifted[0]) == (total - damage, 0)
        assert (list(state.chance.positions), bytes(state.chance.tape), state.tally) == before
        assert (state.step, state.placed_stones(0)) == (READY, 4 - len(kinds))
        refused(state, b"ZP-SAC-02", codes.SACRIFICE)


def test_stones_are_lifted_once_even_at_a_loose_table():
    """CH-COM-01, AMB-25, AMB-62."""
    for flags in (TABLE, TABLE | setup.LOOSE_STONES):
        state = laid(CHALLENGE, 2, flags)
        lay(state, 0, A, B, C)
        draw(state, 0)
        evoke(state, 0, BLUE, 3, FIRST)
        do(state, lift(state, []), lift(state, [A, B]))

        refused(state, b"ZP-SAC-03", *lift(state, [C]))


def test_stones_that_bring_the_fear_to_nothing_win():
    """AMB-23, CH-COM-01, CH-COM-02."""
    state = challenge()
    lay(state, 0, A, B, C, D)
    draw(state, 0)
    evoke(state, 0, BLUE, 3, BLUE_5)

    events = do(state, lift(state, [A, B, C, D]))

    assert events == ((codes.EV_HIT, 10, 0),) and state.battle.is_won
    assert (state.step, state.fears[0], state.wms[0]) == (DONE, [BLUE_5], 2)
    assert (state.relics[0], state.placed_stones(0)) == (1, 0)


def test_the_strongest_of_the_weak_fears_fall_to_four_stones_for_certain():
    """CH-COM-01, EX-14."""
    for strength, chance in ((5, 100), (6, 100), (7, 100)):
        state = challenge()
        lay(state, 0, A, B, C, D)
        draw(state, 0)
        evoke(state, 0, BLUE, 3, cards.fear_card(BLUE, strength))

        assert odds.battle_odds(state, state.battle.helpers, b"\x04\x00") == chance
        assert odds.battle_odds(state, state.battle.helpers) == 0


def test_odds_take_the_fixed_damage():
    """CH-COM-01."""
    state = challenge()
    draw(state, 0)
    evoke(state, 0, BLUE, EYE, BLUE_8)
    for count, left in ((0, 8), (1, 7), (2, 5), (3, 2), (4, 0)):
        winning, total = odds.odds(left, 0, [1], b"\x00\x01\x02\x03")

        found = odds.battle_odds(state, state.battle.helpers, bytes((count, 0)))

        assert found == odds.percent(winning, total)


def test_stones_come_first_then_one_attack():
    """CH-COM-02, ZP-SAC-03, ZP-BAT-07."""
    state = challenge()
    state.wms[0] = 3
    lay(state, 0, A, B, C)
    draw(state, 0)
    evoke(state, 0, GREEN, 1, GREEN_6)
    do(state, lift(state, [A, B]))
    assert state.battle.left == 4
    do(state, (codes.ANNOUNCE,))
    refused(state, b"ZP-SAC-03", *lift(state, [C]))

    events = do(state, (codes.STRIKE, 1))

    assert events[0] == (codes.EV_STRUCK, 0, 1, 4, 0)
    assert (state.wms[0], state.relics[0], state.fears[0]) == (4, 1, [GREEN_6])


def test_after_one_attack_the_battle_is_lost():
    """CH-COM-02, CH-STK-01."""
    state = challenge()
    state.wms[0] = 2
    draw(state, 0)
    evoke(state, 0, GREEN, 1, GREEN_6)

    events = attack(state, 3)

    assert events == ((codes.EV_STRUCK, 0, 3, 5, 2),) and not state.battle.is_won
    assert (state.wms[0], state.step) == (1, DONE)


def test_nobody_helps():
    """CH-COM-02."""
    for state in (challenge(), duel()):
        draw(state, 0)
        do(state, (codes.EVOKE, 0, BLUE, BLUE_5))
        for move in ((codes.STRENGTH, EYE), (codes.ANNOUNCE,), (codes.STRIKE, EYE)):
            for helpers in (1, 3):
                refused(state, b"CH-COM-02", *declared.agreement(helpers, 0, bytes(2)))
            assert codes.AGREE not in [each[0] for each in contract.moves(state)]
            do(state, move)


def test_nobody_lends_stones_either():
    """CH-COM-02, ZP-SAC-01."""
    state = challenge()
    lay(state, 1, A)
    draw(state, 0)
    evoke(state, 0, BLUE, EYE, BLUE_5)

    refused(state, b"ZP-SAC-01", *lift(state, [], [A]))


def test_fears_do_not_change_hands_where_nobody_helps():
    """AMB-30, CH-COM-02."""
    for state in (challenge(), duel()):
        own(state, 0, GREEN_6)
        own(state, 1, BLUE_8)
        draw(state, 0)
        evoke(state, 0, BLUE, EYE, BLUE_5)

        refused(state, b"AMB-30", codes.PAY_FEAR, 0, 0, 1)
        refused(state, b"AMB-30", codes.PAY_FEAR, 1, 0, 0)
