"""The turn in Evocation: tiles, battles in between, the change of phase, the last card."""

from engine import dispatch
from games.zoneplex.rules import cards, codes, contract
from games.zoneplex.rules import state as state_rules
from tests.firmware.games.zoneplex.mode_positions import (
    BLUE_9,
    GREEN_9,
    complete,
    evocation,
    evoke,
    fears,
    last_of,
    own,
    stacks,
)
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE,
    BLUE_5,
    EYE,
    GREEN,
    MAGENTA,
    SET,
    A,
    agree,
    attack,
    do,
    draw,
    face,
    hold_relics,
    lay,
    refused,
    tiles,
    turn,
)

DISLOCATE = cards.DISLOCATE
DONE, DRAW, MOVE = state_rules.DONE, state_rules.DRAW, state_rules.MOVE


def _one_tile_to_go():
    """Seat 0 holds the last tile."""
    state = evocation()
    state.placed, state.stack, state.hands[:] = 47, 0, b"\x01\x00\x00"
    return state


def test_all_tiles_of_the_card_are_placed_however_far_one_moves():
    """EV-MOV-01, AMB-49, EX-13."""
    for card, count in ((0, 1), (1, 2), (2, 3), (DISLOCATE, 3)):
        state = evocation()

        turn(state, card)

        assert tiles(state) == (7 + count, 32 - count, [3, 3, 3])


def test_whoever_evokes_has_placed_the_tiles_of_the_card_once():
    """EV-MOV-01, EV-STK-02."""
    for card, count in ((0, 1), (1, 2), (2, 3), (DISLOCATE, 3)):
        state = evocation()
        draw(state, card)
        do(state, (codes.EVOKE, 0, BLUE))
        assert tiles(state) == (7 + count, 32 - count, [3, 3, 3])
        do(state, (codes.STRENGTH, 1))
        attack(state, EYE)

        do(state, (codes.END_TURN,))

        assert (tiles(state), state.active) == ((7 + count, 32 - count, [3, 3, 3]), 1)


def test_phase_2_begins_after_the_battle_of_the_turn_of_the_last_tile():
    """ZP-PH-03, AMB-05, EV-SCR-01."""
    state = own(_one_tile_to_go(), 0, *SET)
    draw(state, 0)
    evoke(state, 0, BLUE, EYE)
    attack(state, EYE)
    assert (state.placed, state.phase) == (48, 1)
    refused(state, b"AMB-72", codes.ENTER_EYE)
    do(state, (codes.MOVED, 0))
    refused(state, b"ZP-EYE-01", codes.ENTER_EYE)

    events = do(state, (codes.END_TURN,))

    assert events == ((codes.EV_PHASE_2,),)
    assert (state.phase, state.step, state.is_revealed) == (2, DRAW, False)


def test_a_complete_zoneplex_shows_no_symbol():
    """EV-SCR-01, AMB-48, ZP-PH-04."""
    state = _one_tile_to_go()

    events = turn(state, 0)

    assert events == ((codes.EV_PHASE_2,),)
    refused(state, b"ZP-PH-02", codes.REVEAL, 0, 1, 2)
    assert [seat["influence"] for seat in contract.view(state, -1)["seats"]] == [None] * 3


def test_a_moved_player_fights_and_the_turn_goes_on_at_the_same_card():
    """EV-STK-05."""
    state = evocation()
    draw(state, 1)

    assert do(state, (codes.EVOKE, 2, GREEN)) == ((codes.EV_EVOKED, 2, GREEN_9),)
    assert (state.active, contract.view(state, -1)["turn_of"]) == (2, 0)
    do(state, (codes.STRENGTH, 1))
    attack(state, EYE)
    for move in ((codes.END_TURN,), (codes.ENTER_EYE,)):
        refused(state, b"ZP-TURN-01", *move)
    refused(state, b"ZP-DECK-03", codes.DRAW, 0)
    refused(state, b"EV-STK-02", codes.EVOKE, 1, BLUE)
    refused(state, b"EV-STN-02", codes.PLACE_STONE, A)

    assert do(state, (codes.GO_ON,)) == dispatch.DONE

    assert (state.active, state.step, state.card) == (0, MOVE, 1)
    assert tiles(state) == (7, 32, [3, 3, 3])
    do(state, (codes.PLACE_STONE, A), (codes.END_TURN,))
    assert (tiles(state), state.active) == ((9, 30, [3, 3, 3]), 1)


def test_the_moved_player_asks_for_help_and_captures():
    """EV-STK-05, ZP-BAT-08."""
    state = evocation()
    state.wms[:] = b"\x04\x01\x03"
    draw(state, 0)
    evoke(state, 2, GREEN, EYE)

    agree(state, (0, 2), 2)
    order = [do(state, move) for move in ((codes.ANNOUNCE,), (codes.STRIKE, 3))][-1]
    do(state, (codes.STRIKE, 3), (codes.GO_ON,))

    assert order[0][1] == 2  # the moved one strikes first
    assert (state.fears, list(state.wms)) == ([[], [], [GREEN_9]], [4, 1, 4])
    assert fears(state) == list(range(4, 25))


def test_who_moved_another_may_still_evoke_at_the_end_of_the_own_movement():
    """EV-STK-05, EV-STK-02, EV-MOV-01."""
    state = evocation()
    draw(state, 2)
    evoke(state, 1, GREEN, EYE)
    attack(state, EYE)
    do(state, (codes.GO_ON,))

    evoke(state, 0, BLUE, EYE)
    attack(state, EYE)
    do(state, (codes.END_TURN,))

    assert (tiles(state), state.active) == ((10, 29, [3, 3, 3]), 1)
    assert stacks(state)[:2] == [[BLUE_9], [GREEN_9]]


def test_a_player_is_moved_before_the_card_or_after_a_battle_too():
    """EV-STK-05."""
    state = evocation()
    evoke(state, 1, BLUE, EYE)
    attack(state, EYE)
    do(state, (codes.GO_ON,))
    assert (state.active, state.step, state.drawn) == (0, DRAW, 6)
    face(state, BLUE_5, EYE)
    attack(state, EYE)

    evoke(state, 2, MAGENTA, EYE)
    attack(state, EYE)
    do(state, (codes.GO_ON,))

    assert (state.active, state.step) == (0, DONE)
    refused(state, b"EV-STN-02", codes.PLACE_STONE, A)
    do(state, (codes.END_TURN,))
    assert (state.active, tiles(state)) == (1, (7, 32, [3, 3, 3]))


def test_whoever_is_moved_before_the_own_card_still_draws_it():
    """EV-STK-05, EV-MOV-01."""
    state = evocation()
    evoke(state, 0, BLUE, EYE)
    refused(state, b"ZP-DECK-03", codes.DRAW, 2)
    attack(state, EYE)
    refused(state, b"ZP-TURN-01", codes.END_TURN)

    do(state, (codes.GO_ON,))
    turn(state, 2)

    assert (tiles(state), state.active, state.drawn) == ((10, 29, [3, 3, 3]), 1, 7)


def test_a_given_up_movement_stays_given_up_after_anothers_battle():
    """EV-STK-05, ZP-DECK-06."""
    state = evocation()
    lay(state, 1, A)
    draw(state, DISLOCATE)
    do(state, (codes.DISLOCATE, 1, A))
    evoke(state, 1, BLUE, EYE)
    attack(state, EYE)
    do(state, (codes.GO_ON,))

    refused(state, b"ZP-DECK-06", codes.PLACE_STONE, A)
    do(state, (codes.END_TURN,))

    assert tiles(state) == (7, 32, [3, 3, 3])


def test_no_turn_waits_when_nobody_was_moved():
    """EV-STK-05."""
    state = evocation()
    refused(state, b"EV-STK-05", codes.GO_ON)
    draw(state, 0)
    refused(state, b"EV-STK-05", codes.GO_ON)
    evoke(state, 0, BLUE, EYE)
    attack(state, EYE)
    refused(state, b"EV-STK-05", codes.GO_ON)

    do(state, (codes.END_TURN,), (codes.EVOKE, 2, BLUE))

    refused(state, b"EV-STK-05", codes.GO_ON)  # first the battle


def test_relics_of_a_moved_player_are_new_until_that_turn_is_over():
    """AMB-40, EV-STK-05."""
    state = evocation()
    state.wms[1] = 4
    lay(state, 1, A)
    hold_relics(state, 1, 1)
    draw(state, 0)
    evoke(state, 1, BLUE, EYE)
    state.battle.left = 5
    attack(state, 3)
    do(state, (codes.USE_RELIC, 1))
    refused(state, b"ZP-REL-06", codes.USE_RELIC, 1)

    do(state, (codes.GO_ON,), (codes.END_TURN,))

    do(state, (codes.USE_RELIC, 1))


def test_whose_turn_it_is_cannot_be_set_while_a_moved_player_fights():
    """EV-STK-05, ZP-GRP-01."""
    state = evocation()
    draw(state, 0)
    do(state, (codes.EVOKE, 2, BLUE))
    for move in ((codes.STRENGTH, 1), (codes.ANNOUNCE,), (codes.STRIKE, EYE)):
        refused(state, b"ADJUST", codes.ADJUST, 3, 0, 1)
        do(state, move)

    refused(state, b"ADJUST", codes.ADJUST, 3, 0, 1)


def test_the_last_cards_battle_comes_before_the_cataclysm():
    """AMB-08, EV-STK-02, EV-STK-05."""
    for seat in (0, 1):
        state = last_of(complete())
        draw(state, 0)
        evoke(state, seat, BLUE, EYE)
        assert state.cards_left() == 0
        attack(state, EYE)
        if seat:
            do(state, (codes.GO_ON,))

        do(state, (codes.END_TURN,), (codes.REVEAL, 0, 1, 2))

        assert contract.verdict(state).reasons[0].rule == b"ZP-CAT-03"
