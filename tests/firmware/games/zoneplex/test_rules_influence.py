"""The rules of Influence: what counts, how much, from when on."""

from games.zoneplex.rules import codes, contract, influence, setup
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE_5,
    EYE,
    NEUTRAL,
    TABLE,
    A,
    B,
    D,
    F,
    attack,
    begun,
    do,
    draw,
    face,
    hold_relics,
    lay,
    opened,
    second_phase,
)


def _influence(state, seat=0):
    return contract.view(state, -1)["seats"][seat]["influence"]


def test_influence_is_strength_stones_and_influential_relics():
    """ZP-INF-01."""
    state = second_phase()
    assert _influence(state) == 1
    state.wms[0] = 3
    assert _influence(state) == 3
    lay(state, 0, A, NEUTRAL)
    assert _influence(state) == 6

    hold_relics(state, 0, 2)
    do(state, (codes.INFLUENTIAL, 0, 1))

    assert _influence(state) == 7  # the relic in hand counts nothing


def test_a_stone_counts_by_its_chamber():
    """ZP-INF-02, AMB-01."""
    for kind, value in ((NEUTRAL, 1), (A, 2), (B, -2), (D, 1), (F, 1)):
        state = second_phase()
        lay(state, 0, kind)

        assert _influence(state) == 1 + value


def test_a_stone_on_anothers_symbol_costs_or_gives_two_as_the_table_agreed():
    """AMB-01."""
    for flags, value in ((TABLE, -2), (TABLE | setup.OTHERS_PLUS, 2)):
        state = second_phase(5, flags)
        lay(state, 0, B, B)

        assert _influence(state) == 1 + 2 * value
        assert _influence(state, 1) == 1


def test_the_symbol_nobody_holds_is_worth_one_at_every_table():
    """ZP-INF-02."""
    for seats in (3, 4, 5):
        state = second_phase(seats)
        lay(state, 0, F)

        assert _influence(state) == 2


def test_the_highest_and_the_lowest_influence():
    """ZP-INF-01, ZP-INF-02."""
    best, worst = second_phase(), second_phase()
    best.wms[0] = 4
    lay(best, 0, A, A, A, NEUTRAL)
    hold_relics(best, 0, 4)
    for _ in range(4):
        do(best, (codes.INFLUENTIAL, 0, 1))
    lay(worst, 0, B, B, B, 3)

    assert (_influence(best), _influence(worst)) == (15, -7)


def test_influence_changes_with_its_cause():
    """ZP-INF-03."""
    state = second_phase()
    draw(state, 0)
    do(state, (codes.PLACE_STONE, A))
    assert _influence(state) == 3
    do(state, (codes.END_TURN,))

    face(state, BLUE_5, EYE)
    state.wms[1] = 2
    attack(state, 3)

    assert _influence(state, 1) == 3


def test_the_meter_is_what_the_device_counts():
    """ZP-INF-04, AMB-07."""
    state = second_phase(5)
    hold_relics(state, 3, 1)
    lay(state, 3, D, B, NEUTRAL)
    do(state, (codes.INFLUENTIAL, 3, 1))
    parts = influence.from_stones(state, 3), influence.from_relics(state, 3)

    assert parts == (1, 1)
    assert _influence(state, 3) == state.wms[3] + sum(parts) == 3


def test_a_dealt_symbol_is_worth_nothing_special_before_it_is_shown():
    """ZP-PH-02, ZP-SET-04."""
    state = opened(5, setup.DEAL_SYMBOLS, 3)

    for seat in range(5):
        values = [influence.stone_value(state, seat, kind) for kind in range(7)]
        assert values == [1] * 7


def test_no_influence_is_shown_before_the_symbols_are():
    """AMB-32, ZP-PH-02."""
    state = begun()
    lay(state, 0, A)
    assert [_influence(state, seat) for seat in range(3)] == [None] * 3
    state.placed, state.stack, state.hands[:] = 48, 0, bytes(3)
    do(state, (codes.DRAW, 0), (codes.END_TURN,))
    assert [_influence(state, seat) for seat in range(3)] == [None] * 3

    do(state, (codes.REVEAL, 0, 1, 2))

    assert [_influence(state, seat) for seat in range(3)] == [3, 1, 1]
