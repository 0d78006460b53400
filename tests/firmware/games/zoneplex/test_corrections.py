"""Corners of Zoneplex where a table could have been told something wrong, on both interpreters."""

from engine.chance import Chance
from engine.refusal import Refusal
from games.zoneplex.rules import adjust, codes, contract, eye
from games.zoneplex.rules import setup as setup_rules
from games.zoneplex.rules import state as state_rules
from games.zoneplex.rules.battle import odds
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
    return contract.apply(state, bytes(move))


def test_symbols_that_the_device_dealt_are_on_the_tape_of_the_move_that_shows_them():
    """ZP-PH-03: all have seen them, so taking that back needs everybody."""
    state = begun(3, TABLE | setup_rules.DEAL_SYMBOLS)
    state.symbols[:] = b"\x05\x04\x03"
    state.placed, state.stack, state.hands[:] = state_rules.TILES - 1, 0, b"\x01\x00\x00"
    state.active = 0
    draw(state, 0)
    assert not isinstance(apply(state, codes.END_TURN), Refusal)
    assert state.is_revealed and bytes(state.chance.tape) == b"\x05\x04\x03"


def test_a_starter_who_was_drawn_is_on_the_tape_of_the_first_card():
    """AMB-38: the log alone tells who began."""
    setup = setup_of(4, setup_rules.TABLE_DECK)
    setup.starter = setup_rules.DRAWN
    state = contract.new(setup.encode(), Chance(bytes(32)))
    apply(state, codes.DRAW, 0)
    assert bytes(state.chance.tape) == bytes((state.active,))
    assert contract.label(bytes((codes.DRAW, 0)), state.chance.tape) == b"Card 1 entered"


def test_one_more_helper_is_one_who_does_not_fight_yet():
    """ZP-GRP-01: the strong ones are still to be asked."""
    state = begun(3)
    state.wms[:] = b"\x01\x04\x04"
    draw(state, BLUE_8)
    apply(state, codes.STRENGTH, 0)
    with_one = odds.odds(8, 0, [1, 4], b"\x00\x01\x02\x03")
    assert odds.battle_odds(state, state.battle.helpers, b"", 1) == odds.percent(
        with_one[0], with_one[1]
    )


def test_nobody_gets_a_fifth_stone_while_some_are_lifted():
    """ZP-SET-03: lifted stones are still there."""
    state = begun(3)
    lay(state, 0, NEUTRAL, NEUTRAL, A, A)
    draw(state, BLUE_8)
    apply(state, codes.STRENGTH, 2)
    do(state, lift(state, [NEUTRAL, NEUTRAL, A, A]))
    assert adjust.limits(state, adjust.SET_STONES, 0) == (0, 0)


def test_while_the_council_votes_nothing_else_changes():
    """ZP-TIE-04: what was judged equal stays so."""
    state = second_phase(3)
    state.step = state_rules.VOTE
    state.voters = 3
    for move in ((codes.ADJUST, adjust.SET_WMS, 0, 4), (codes.DRAW_RELIC, 0)):
        outcome = apply(state, *move)
        assert isinstance(outcome, Refusal) and outcome.rule == b"ZP-TIE-04"
    assert not eye.may_enter(state, 0)


def test_a_deck_set_to_nothing_by_hand_ends_in_the_judgement():
    """ZP-CAT-01: no table is stuck before a card that is not there."""
    state = opened(3, TABLE)
    state.left[:] = bytes(len(state.left))
    state.drawn = 72
    assert contract.moves(state)[0] == bytes((codes.END_TURN,))
    assert not isinstance(apply(state, codes.END_TURN), Refusal)
    assert state.step == state_rules.REVEAL


def test_a_complete_zoneplex_stays_complete():
    """ZP-PH-01: in Phase 2 no tile is taken back by hand."""
    state = second_phase(3)
    assert adjust.limits(state, adjust.SET_PLACED, 0)[0] == state_rules.TILES
