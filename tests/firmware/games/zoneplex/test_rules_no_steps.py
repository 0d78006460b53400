"""A Fear gives no steps: what may follow a battle, a stone, a dislocation, or a relic.

Also Jars that are paid and withdrawn, and where a Fear that wins goes in Zonemaster's variant.
"""

from engine.chance import Chance
from games.zoneplex.rules import codes, contract, setup
from games.zoneplex.rules import state as state_rules
from tests.firmware.games.zoneplex.mode_positions import (
    DARK,
    challenge,
    complete,
    duel,
    evocation,
    evoke,
    own,
    show,
    stacks,
)
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE,
    BLUE_5,
    EYE,
    GREEN_6,
    MAGENTA,
    MAGENTA_7,
    MASTER,
    SET,
    TABLE,
    A,
    B,
    attack,
    begun,
    capture,
    do,
    draw,
    face,
    hold_relics,
    lay,
    refused,
    relic_piles,
    second_phase,
    setup_of,
)

STONE = (codes.PLACE_STONE, A)
ENTER = (codes.ENTER_EYE,)
MOVED = (codes.MOVED, 0)
DISLOCATE_CARD = 3
BLUE_10 = 9


def _after_a_fear(state, roll):
    """Fight a drawn Fear of 5 with a strength of 4."""
    state.wms[state.active] = 4
    face(state, BLUE_5, EYE)
    attack(state, roll)
    assert state.step == state_rules.DONE
    return state


def test_a_drawn_fear_gives_no_steps_for_a_stone_or_the_eye():
    """AMB-72."""
    for roll in (3, EYE):
        state = second_phase()
        capture(state, 0, GREEN_6, MAGENTA_7, BLUE_10)
        _after_a_fear(state, roll)

        refused(state, b"AMB-72", *STONE)
        refused(state, b"AMB-72", *ENTER)
        offered = [move[0] for move in contract.moves(state)]
        assert codes.PLACE_STONE not in offered and codes.ENTER_EYE not in offered


def test_a_relic_that_moved_the_monk_allows_one_stop():
    """AMB-72."""
    state = second_phase()
    capture(state, 0, GREEN_6, MAGENTA_7)
    _after_a_fear(state, 3)
    assert bytes(MOVED) in contract.moves(state)

    assert do(state, MOVED) == ((codes.EV_MOVED, 0),)
    refused(state, b"AMB-72", *MOVED)
    do(state, STONE)
    refused(state, b"AMB-72", *STONE)
    refused(state, b"AMB-72", *ENTER)
    do(state, MOVED)
    refused(state, b"ZP-STN-01", *STONE)

    assert do(state, ENTER) == ((codes.EV_OVER, 1, 0),)


def test_only_the_monk_in_turn_is_said_to_be_moved_and_only_when_it_matters():
    """AMB-72."""
    state = begun()
    refused(state, b"AMB-72", *MOVED)
    draw(state, 0)
    refused(state, b"AMB-72", *MOVED)  # its own steps are not over
    do(state, STONE)
    refused(state, b"AMB-72", codes.MOVED, 1)
    do(state, MOVED, (codes.END_TURN,), (codes.DRAW, 1))

    refused(state, b"AMB-72", codes.MOVED, 1)  # another turn has steps of its own
    assert not state.is_moved


def test_a_stone_ends_the_movement_before_the_eye():
    """ZP-STN-01, AMB-72."""
    state = second_phase()
    capture(state, 0, *SET)
    draw(state, 0)
    do(state, STONE)

    refused(state, b"ZP-STN-01", *ENTER)
    do(state, MOVED)

    assert bytes(ENTER) in contract.moves(state)


def test_a_movement_given_up_comes_back_by_a_relic_alone():
    """ZP-DECK-06, AMB-72."""
    state = second_phase()
    capture(state, 0, *SET)
    lay(state, 1, B)
    draw(state, DISLOCATE_CARD)
    do(state, (codes.DISLOCATE, 1, B))
    refused(state, b"ZP-DECK-06", *STONE)
    refused(state, b"ZP-DECK-06", *ENTER)

    do(state, MOVED, STONE)

    assert state.stones_of(0, A) == 1


def test_in_the_challenge_no_turn_evokes_wins_places_and_enters():
    """AMB-72, CH-WIN-01."""
    state = own(challenge(), 0, *SET[:2])
    state.wms[0] = 4
    draw(state, 0)
    evoke(state, 0, MAGENTA, EYE, MAGENTA_7)
    attack(state, 3)
    show(state, 0)

    refused(state, b"AMB-72", *STONE)
    refused(state, b"AMB-72", *ENTER)
    do(state, MOVED, STONE)
    refused(state, b"AMB-72", *ENTER)


def test_in_evocation_nobody_evokes_and_then_tries_the_eye():
    """AMB-72, EV-STN-02."""
    state = own(complete(), 0, *SET)
    draw(state, 0)
    evoke(state, 0, BLUE, EYE)
    attack(state, EYE)

    refused(state, b"AMB-72", *ENTER)
    refused(state, b"EV-STN-02", codes.PLACE_STONE, DARK)
    do(state, MOVED, ENTER)

    assert state.step == state_rules.REVEAL


def test_who_fights_in_anothers_turn_has_no_steps_whatever_moved_the_other():
    """EV-STK-05, AMB-72."""
    state = own(complete(), 0, *SET)
    draw(state, 0)
    do(state, (codes.PLACE_STONE, DARK), MOVED)
    evoke(state, 2, BLUE, EYE)
    attack(state, EYE)

    refused(state, b"EV-STN-02", codes.PLACE_STONE, DARK)
    refused(state, b"ZP-TURN-01", *ENTER)
    refused(state, b"AMB-72", codes.MOVED, 2)
    do(state, (codes.GO_ON,), ENTER)  # who waited was moved and may still go in


def test_a_monk_that_a_relic_moved_onto_an_evocation_tile_fights_there():
    """AMB-72, EV-STK-05, ZP-DECK-06."""
    state = evocation()
    lay(state, 1, B)
    draw(state, DISLOCATE_CARD)
    do(state, (codes.DISLOCATE, 1, B))
    refused(state, b"ZP-DECK-06", codes.EVOKE, 0, BLUE)
    do(state, MOVED)
    assert bytes((codes.EVOKE, 0, BLUE)) in contract.moves(state)
    placed = state.placed

    evoke(state, 0, BLUE, EYE)
    attack(state, EYE)

    assert state.placed == placed  # the card was given up, its tiles too
    refused(state, b"EV-STN-02", codes.PLACE_STONE, DARK)


def test_a_game_begun_before_the_rule_goes_on_without_it():
    """AMB-72."""
    data = bytearray(setup_of().encode())
    data[7] &= 0x7F
    state = contract.new(bytes(data), Chance(bytes(32)))
    assert contract.pack(state)[1 : 1 + len(data)] == bytes(data)
    for card in (0, 0, 1, 1, 2, 2):
        do(state, (codes.DRAW, card), (codes.END_TURN,))

    _after_a_fear(state, 3)

    do(state, STONE)
    assert contract.new(setup_of().encode(), Chance(bytes(32))).setup.is_strict


def test_a_laid_jar_can_be_paid_for_help():
    """ZP-GRP-04, ZP-JAR-01, AMB-30."""
    state = begun()
    capture(state, 0, GREEN_6)
    hold_relics(state, 0, 1)
    do(state, (codes.JAR, 0, MASTER))
    refused(state, b"AMB-30", codes.PAY_FEAR, 0, 1, 2)
    face(state, BLUE_5, EYE)

    do(state, (codes.PAY_FEAR, 0, 1, 2))

    assert (state.fears[0], state.jars) == ([GREEN_6], [[], [], [MASTER]])
    refused(state, b"ZP-GRP-04", codes.PAY_FEAR, 0, 1, 2)
    assert relic_piles(state) == (29, 0)


def test_a_laid_jar_can_be_withdrawn():
    """ZP-JAR-01, ZP-REL-05."""
    state = begun()
    capture(state, 0, GREEN_6)
    hold_relics(state, 0, 1)
    do(state, (codes.JAR, 0, MASTER))

    do(state, (codes.DROP_FEAR, 0, 1))

    assert (state.fears[0], state.jars[0]) == ([GREEN_6], [])
    assert relic_piles(state) == (29, 1)
    refused(state, b"ADJUST", codes.DROP_FEAR, 0, 1)


def test_in_zonemasters_variant_a_fear_that_wins_lies_on_top_or_goes_to_the_back():
    """AMB-71, ZM-06."""
    for house, expected in ((0, [BLUE_5, BLUE_10]), (setup.BACK_OF_STACK, [BLUE_10, BLUE_5])):
        state = duel(TABLE, setup.FOUR_STACKS | house)
        state.stacks[BLUE] = bytearray((BLUE_5, BLUE_10))
        draw(state, 0)
        evoke(state, 0, BLUE, EYE)

        attack(state, EYE)

        assert stacks(state)[BLUE] == expected
