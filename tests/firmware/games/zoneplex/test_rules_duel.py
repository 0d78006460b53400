"""Zonemaster: Influence from the full set on, and The Eye for one or against the other."""

from games.zoneplex.rules import codes, contract, setup
from games.zoneplex.rules import state as state_rules
from tests.firmware.games.zoneplex.mode_positions import duel, evoke, own, show
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE,
    BLUE_5,
    EYE,
    MASTER,
    SET,
    TABLE,
    TWIN,
    A,
    B,
    C,
    D,
    attack,
    do,
    draw,
    hold_relics,
    lay,
    lift,
    refused,
    turn,
)

DEALT = TABLE | setup.DEAL_SYMBOLS
MISSION = setup.MISSION_TOO
ENTERED = (codes.EV_OVER, 1, 0)  # seat 0 entered The Eye


def _influence(state):
    return [seat["influence"] for seat in contract.view(state, -1)["seats"]]


def _both(house=0, flags=TABLE):
    """Both have a full set; seat 0 has shown symbol A, seat 1 B."""
    return show(own(own(duel(flags, house), 0, *SET), 1, *TWIN), 0, 1)


def test_all_cards_are_in_play_and_the_meter_is_used():
    """ZM-01, ZM-02."""
    state = duel()
    assert (state.cards_left(), sum(state.left)) == (51, 51)

    show(own(state, 0, *SET), 0)

    assert _influence(state) == [1, None]


def test_influence_counts_from_the_full_set_on():
    """ZM-02, AMB-66."""
    state = own(duel(), 0, *SET[:2])
    lay(state, 0, A, D)
    state.wms[0] = 3
    hold_relics(state, 0, 1)
    do(state, (codes.INFLUENTIAL, 0, 1))
    assert _influence(state) == [None, None]

    do(state, (codes.TAKE_FEAR, 0, SET[2]))
    assert _influence(state) == [None, None]  # the symbol is still to be shown
    do(state, (codes.REVEAL, 0))

    assert _influence(state) == [3 + 2 + 1 + 1, None]


def test_a_stone_on_a_symbol_that_is_hidden_counts_one_until_it_is_shown():
    """AMB-67, ZP-INF-02."""
    for flags, value in ((TABLE, -2), (TABLE | setup.OTHERS_PLUS, 2)):
        state = show(own(duel(flags), 0, *SET), 0)
        lay(state, 0, B)
        lay(state, 1, A)
        assert _influence(state) == [2, None]

        show(own(state, 1, *TWIN), 1)

        assert _influence(state) == [1 + value, 1 + value]


def test_influence_follows_every_change_of_the_one_who_scores():
    """ZM-02, ZP-WMS-04, AMB-33, CH-CUR-01."""
    state = show(own(duel(), 0, *SET), 0)
    lay(state, 0, A, D)
    state.wms[0] = 3
    found = []
    for move in (
        (codes.DRAW, 0),
        (codes.CURSE, 0),
        (codes.EVOKE, 0, BLUE, 5),
        (codes.STRENGTH, EYE),
        lift(state, [A]),
        (codes.ANNOUNCE,),
        (codes.STRIKE, EYE),
    ):
        do(state, move)
        found.append(_influence(state)[0])

    assert found == [6, 5, 5, 5, 3, 3, 2]


def test_whoever_has_the_only_full_set_enters_whatever_the_influence():
    """ZM-03, AMB-65."""
    state = own(duel(), 1, *TWIN[:2])
    draw(state, 0)
    state.wms[1] = 4
    lay(state, 0, B, C)
    refused(state, b"ZP-EYE-02", codes.ENTER_EYE)
    show(own(state, 0, *SET), 3)
    assert [seat["may_enter"] for seat in contract.view(state, -1)["seats"]] == [True, False]
    assert contract.verdict(state).reasons[-1].rule == b"ZM-03"

    assert do(state, (codes.ENTER_EYE,)) == (ENTERED,)


def test_when_both_have_a_full_set_the_entrant_must_be_above_the_other():
    """ZM-04, ZP-EYE-03, ZP-EYE-04, AMB-03."""
    for wms, is_open in ((1, True), (2, True), (3, False), (4, False)):
        state = _both()
        state.wms[1] = wms
        draw(state, 0)
        reason = contract.verdict(state).reasons[-1]
        assert (reason.rule, reason.holds) == (b"ZP-EYE-04", is_open)

        if is_open:
            assert do(state, (codes.ENTER_EYE,)) == (ENTERED,)
        else:
            refused(state, b"ZP-EYE-04", codes.ENTER_EYE)


def test_the_eye_closes_when_the_rival_completes_the_set_in_the_same_turn():
    """ZM-03, ZM-04, EV-STK-05."""
    state = own(show(own(duel(), 0, *SET), 0), 1, *TWIN[1:])
    state.wms[1] = 4
    lay(state, 1, C)
    draw(state, 0)
    assert bytes((codes.ENTER_EYE,)) in contract.moves(state)
    evoke(state, 1, BLUE, EYE, TWIN[0])
    attack(state, 3)
    do(state, (codes.REVEAL, 2), (codes.GO_ON,))

    refused(state, b"ZP-EYE-04", codes.ENTER_EYE)


def test_a_table_may_want_the_challenges_mission_too():
    """AMB-65, CH-WIN-01."""
    for house, rule in ((0, None), (MISSION, b"CH-WIN-01")):
        state = show(own(duel(TABLE, house), 0, *SET), 0)
        draw(state, 0)
        if rule:
            assert rule in [reason.rule for reason in contract.verdict(state).reasons]
            refused(state, rule, codes.ENTER_EYE)
            do(state, (codes.PLACE_STONE, A), (codes.MOVED, 0))

        assert do(state, (codes.ENTER_EYE,)) == (ENTERED,)


def test_the_missions_stone_may_have_to_be_placed_late():
    """AMB-65, AMB-60."""
    for house, is_open in ((MISSION, True), (MISSION | setup.LATE_STONE, False)):
        state = duel(TABLE, house)
        lay(state, 0, A)
        show(own(state, 0, *SET), 0)
        draw(state, 0)

        assert contract.view(state, -1)["seats"][0]["may_enter"] == is_open
        if not is_open:
            refused(state, b"CH-WIN-01", codes.ENTER_EYE)


def test_with_the_mission_a_decisive_entrant_still_needs_the_stone():
    """AMB-65, ZM-04."""
    state = _both(MISSION)
    draw(state, 0)
    refused(state, b"CH-WIN-01", codes.ENTER_EYE)
    state.wms[1] = 4
    lay(state, 1, B)
    do(state, (codes.PLACE_STONE, A), (codes.MOVED, 0))

    refused(state, b"ZP-EYE-04", codes.ENTER_EYE)


def test_influential_relics_are_for_the_table_to_decide():
    """ZM-05, CH-SET-04."""
    state = _both()
    hold_relics(state, 0, 1)
    do(state, (codes.INFLUENTIAL, 0, 1))
    assert _influence(state) == [2, 1]

    state = _both(setup.NO_INFLUENTIAL)
    hold_relics(state, 0, 1)
    refused(state, b"CH-SET-04", codes.INFLUENTIAL, 0, 1)


def test_the_jar_completes_a_set_and_shows_the_symbol():
    """ZP-JAR-01, ZM-02."""
    state = own(duel(), 0, *SET[:2])
    hold_relics(state, 0, 1)
    draw(state, 0)
    do(state, (codes.JAR, 0, MASTER))

    assert (state.step, state.asked) == (state_rules.REVEAL, 0)

    do(state, (codes.REVEAL, 5))
    assert (state.step, _influence(state)) == (state_rules.MOVE, [1, None])


def test_stones_have_a_fixed_damage_here_too():
    """CH-COM-01, EX-14."""
    for flags in (TABLE, TABLE | setup.LOOSE_STONES):
        state = duel(flags)
        lay(state, 0, A, B, C)
        draw(state, 0)
        evoke(state, 0, BLUE, 3, 9)

        do(state, lift(state, [A, B, C]))

        assert (state.battle.left, state.battle.lifted[0]) == (7, 0)


def test_dealt_symbols_are_shown_with_the_set():
    """ZM-02, CH-SET-05."""
    state = own(duel(DEALT), 0, *SET[1:])
    turn(state, 0)
    assert contract.view(state, 0)["seats"][0]["symbol"] is None

    do(state, (codes.TAKE_FEAR, 0, BLUE_5))

    assert contract.view(state, 1)["seats"][0]["symbol"] == state.symbols[0]
    assert _influence(state) == [1, None]
