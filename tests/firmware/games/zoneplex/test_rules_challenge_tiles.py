"""Tiles of the Challenge: Dark Power that curses, and the Reliquaries of the Gauntlet."""

from games.zoneplex.rules import codes
from tests.firmware.games.zoneplex.mode_positions import (
    GAUNTLET,
    challenge,
    duel,
    evocation,
    evoke,
    laid,
)
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE,
    BLUE_5,
    BLUE_8,
    EYE,
    FIRST,
    GREEN_6,
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
)


def test_in_the_gauntlet_fears_have_no_relics():
    """GA-01."""
    for card, number in ((BLUE_5, 0), (BLUE_8, 0), (FIRST, 0), (GREEN_6, 1)):
        state = laid(GAUNTLET, 1)
        state.wms[0] = 4
        lay(state, 0, A, B, C, D)
        draw(state, 0)
        evoke(state, 0, number, EYE, card)
        do(state, lift(state, [A, B, C, D]))
        if not state.battle.is_won:
            attack(state, 3)

        assert (state.fears[0], state.relics[0], state.relic_deck) == ([card], 0, 24)


def test_in_the_gauntlet_relics_come_from_reliquaries():
    """GA-01, ZP-REL-03."""
    state = laid(GAUNTLET, 1)
    draw(state, 0)

    do(state, (codes.DRAW_RELIC, 0))

    assert (state.relics[0], state.relic_deck) == (1, 23)


def test_a_cursed_tile_costs_one_strength_but_never_the_last():
    """CH-CUR-01, AMB-58."""
    for state in (challenge(1), challenge(), duel()):
        state.wms[0] = 3
        draw(state, 0)
        found = [do(state, (codes.CURSE, 0))[0] for _ in range(3)]

        assert found == [(codes.EV_CURSED, 0, wms) for wms in (2, 1, 1)]
        refused(state, b"CH-CUR-01", codes.CURSE, state.seats)


def test_whoever_is_moved_over_a_cursed_tile_is_weakened_too():
    """CH-CUR-01, AMB-58."""
    state = challenge()
    state.wms[:] = b"\x02\x04"

    do(state, (codes.CURSE, 1))

    assert list(state.wms) == [2, 3]


def test_curses_are_the_challenges_alone_and_not_in_battle():
    """CH-CUR-01, EV-DRK-01."""
    state = evocation()
    draw(state, 0)
    refused(state, b"CH-CUR-01", codes.CURSE, 0)

    state = challenge()
    draw(state, 0)
    evoke(state, 0, BLUE, EYE, BLUE_5)
    refused(state, b"CH-CUR-01", codes.CURSE, 0)
