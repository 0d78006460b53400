"""The rules of the two phases, their change, and the end of the deck."""

from games.zoneplex.rules import cards, codes, contract, setup
from games.zoneplex.rules import state as state_rules
from tests.firmware.games.zoneplex.rule_positions import (
    SET,
    begun,
    capture,
    do,
    draw,
    hold_relics,
    last_card,
    lay,
    refused,
    second_phase,
    tiles,
    turn,
)

DISLOCATE = cards.DISLOCATE


def test_phase_1_lasts_until_the_last_tile():
    """ZP-PH-01, ZP-PH-03."""
    state = _two_tiles_to_go()

    turn(state, 0)
    assert (state.phase, state.step) == (1, state_rules.DRAW)

    turn(state, 0)
    assert (state.phase, state.step) == (2, state_rules.REVEAL)


def _two_tiles_to_go():
    """Seats 0 and 1 hold the last two tiles."""
    state = begun()
    state.placed, state.stack, state.hands[:] = 46, 0, b"\x01\x01\x00"
    return state


def test_in_phase_1_nothing_is_shown_counted_or_entered():
    """ZP-PH-02, AMB-32, ZP-EYE-01."""
    state = begun(3, setup.TABLE_DECK | setup.DEAL_SYMBOLS)
    capture(state, 0, *SET)
    lay(state, 0, 1, 2)
    draw(state, 0)

    for seat in contract.view(state, -1)["seats"]:
        assert (seat["symbol"], seat["influence"], seat["may_enter"]) == (None, None, False)
    refused(state, b"ZP-PH-02", codes.REVEAL, 0, 1, 2)
    refused(state, b"ZP-EYE-01", codes.ENTER_EYE)


def test_the_turn_of_the_last_tile_ends_before_symbols_are_shown():
    """ZP-PH-03, AMB-05."""
    state = _two_tiles_to_go()
    capture(state, 1, *SET)
    turn(state, 0)
    draw(state, 0)
    refused(state, b"ZP-EYE-01", codes.ENTER_EYE)
    do(state, (codes.END_TURN,))
    refused(state, b"ZP-EYE-01", codes.ENTER_EYE)
    refused(state, b"ZP-DECK-03", codes.DRAW, 0)

    do(state, (codes.REVEAL, 3, 4, 5))

    assert (state.active, state.step) == (2, state_rules.DRAW)
    assert [seat["influence"] for seat in contract.view(state, -1)["seats"]] == [1, 1, 1]


def test_symbols_that_the_device_dealt_are_shown_by_themselves():
    """ZP-PH-03."""
    state = begun(3, setup.TABLE_DECK | setup.DEAL_SYMBOLS)
    state.placed, state.stack, state.hands[:] = 48, 0, bytes(3)

    turn(state, 0)

    assert (state.phase, state.active, state.step) == (2, 1, state_rules.DRAW)
    assert None not in [seat["symbol"] for seat in contract.view(state, -1)["seats"]]


def test_in_phase_2_cards_only_move():
    """ZP-PH-04."""
    for card in (0, 1, 2, DISLOCATE):
        state = second_phase()

        turn(state, card)

        assert tiles(state) == (48, 0, [0, 0, 0])


def test_in_phase_2_influence_follows_every_change():
    """ZP-PH-04, ZP-INF-03."""
    state = second_phase()
    hold_relics(state, 0, 1)
    draw(state, 0)
    found = []
    for move in (
        (codes.PLACE_STONE, 1),
        (codes.INFLUENTIAL, 0, 1),
        (codes.REMOVE_STONE, 0, 1),
    ):
        do(state, move)
        found.append(contract.view(state, -1)["seats"][0]["influence"])

    assert found == [3, 4, 2]


def test_the_cataclysm_waits_for_the_end_of_the_last_turn():
    """AMB-08, ZP-CAT-01."""
    state = last_card(second_phase())
    capture(state, 0, *SET)
    draw(state, 0)
    assert state.step == state_rules.MOVE
    do(state, (codes.PLACE_STONE, 1))

    do(state, (codes.END_TURN,))

    assert (state.step, state.winner) == (state_rules.OVER, 0)


def test_the_eye_may_still_be_entered_with_the_last_card():
    """AMB-08, ZP-EYE-05."""
    state = last_card(second_phase())
    capture(state, 0, *SET)
    draw(state, 0)

    do(state, (codes.ENTER_EYE,))

    assert contract.verdict(state).reasons[0].rule == b"ZP-EYE-05"


def test_a_deck_that_ends_in_phase_1_is_judged_after_the_symbols_are_shown():
    """AMB-09."""
    state = last_card(begun())
    capture(state, 0, *SET)
    capture(state, 1, 6, 12, 18)
    lay(state, 0, 1, 1)  # symbol A: seat 1 is going to hold it
    lay(state, 1, 0)
    turn(state, 0)
    assert (state.phase, state.step) == (2, state_rules.REVEAL)

    do(state, (codes.REVEAL, 1, 0, 2))

    assert (state.step, state.winner) == (state_rules.OVER, 1)
    assert contract.verdict(state).reasons[0].rule == b"ZP-CAT-04"


def test_a_deck_that_ends_in_phase_1_with_dealt_symbols_is_judged_at_once():
    """AMB-09."""
    state = last_card(begun(3, setup.TABLE_DECK | setup.DEAL_SYMBOLS))

    turn(state, 0)

    assert (state.step, state.is_revealed) == (state_rules.OVER, True)
    assert contract.verdict(state).reasons[0].rule == b"ZP-CAT-03"
