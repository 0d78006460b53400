"""Corners of Zoneplex where a table could have been told something wrong, on both interpreters."""

from engine.chance import Chance
from engine.refusal import Refusal
from games.zoneplex import rules, rules_adjust, rules_eye, rules_odds, rules_setup, rules_state
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE_8,
    NEUTRAL,
    TABLE,
    A,
    begun,
    do,
    draw,
    lay,
    lift,
    opened,
    second_phase,
    setup_of,
)


def apply(state, *move):
    state.chance.tape = bytearray()
    return rules.apply(state, bytes(move))


def test_symbols_that_the_device_dealt_are_on_the_tape_of_the_move_that_shows_them():
    """ZP-PH-03: all have seen them, so taking that back needs everybody."""
    state = begun(3, TABLE | rules_setup.DEAL_SYMBOLS)
    state.symbols[:] = b"\x05\x04\x03"
    state.placed, state.stack, state.hands[:] = rules_state.TILES - 1, 0, b"\x01\x00\x00"
    state.active = 0
    draw(state, 0)
    assert not isinstance(apply(state, rules.END_TURN), Refusal)
    assert state.is_revealed and bytes(state.chance.tape) == b"\x05\x04\x03"


def test_a_starter_who_was_drawn_is_on_the_tape_of_the_first_card():
    """AMB-38: the log alone tells who began."""
    setup = setup_of(4, rules_setup.TABLE_DECK)
    setup.starter = rules_setup.DRAWN
    state = rules.new(setup.encode(), Chance(bytes(32)))
    apply(state, rules.DRAW, 0)
    assert bytes(state.chance.tape) == bytes((state.active,))
    assert rules.label(bytes((rules.DRAW, 0)), state.chance.tape) == b"Card 1 entered"


def test_one_more_helper_is_one_who_does_not_fight_yet():
    """ZP-GRP-01: the strong ones are still to be asked."""
    state = begun(3)
    state.wms[:] = b"\x01\x04\x04"
    draw(state, BLUE_8)
    apply(state, rules.STRENGTH, 0)
    with_one = rules_odds.odds(8, 0, [1, 4], b"\x00\x01\x02\x03")
    assert rules_odds.battle_odds(state, b"", 1) == rules_odds.percent(with_one[0], with_one[1])


def test_nobody_gets_a_fifth_stone_while_some_are_lifted():
    """ZP-SET-03: lifted stones are still there."""
    state = begun(3)
    lay(state, 0, NEUTRAL, NEUTRAL, A, A)
    draw(state, BLUE_8)
    apply(state, rules.STRENGTH, 2)
    do(state, lift(state, [NEUTRAL, NEUTRAL, A, A]))
    assert rules_adjust.limits(state, rules_adjust.SET_STONES, 0) == (0, 0)


def test_while_the_council_votes_nothing_else_changes():
    """ZP-TIE-04: what was judged equal stays so."""
    state = second_phase(3)
    state.stage = rules_state.VOTE
    state.voters = 3
    for move in ((rules.ADJUST, rules_adjust.SET_WMS, 0, 4), (rules.DRAW_RELIC, 0)):
        outcome = apply(state, *move)
        assert isinstance(outcome, Refusal) and outcome.rule == b"ZP-TIE-04"
    assert not rules_eye.may_enter(state, 0)


def test_a_deck_set_to_nothing_by_hand_ends_in_the_judgement():
    """ZP-CAT-01: no table is stuck before a card that is not there."""
    state = opened(3, TABLE)
    state.left[:] = bytes(len(state.left))
    state.drawn = 72
    assert rules.moves(state)[0] == bytes((rules.END_TURN,))
    assert not isinstance(apply(state, rules.END_TURN), Refusal)
    assert state.stage == rules_state.REVEAL


def test_a_complete_zoneplex_stays_complete():
    """ZP-PH-01: in Phase 2 no tile is taken back by hand."""
    state = second_phase(3)
    assert rules_adjust.limits(state, rules_adjust.SET_PLACED, 0)[0] == rules_state.TILES
