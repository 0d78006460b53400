"""The lifeboat: a position goes on paper and comes back by hand, on both interpreters."""

from engine.chance import DICE, Chance
from engine.refusal import Refusal
from games.zoneplex.rules import adjust as adjust_rules
from games.zoneplex.rules import codes, contract
from games.zoneplex.rules import state as state_rules
from games.zoneplex.rules.cards import FIRST_FEAR, KINDS, MASTER
from games.zoneplex.screens.pages.lifeboat import lifeboat
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE_8,
    TABLE,
    begun,
    draw,
    opened,
)


def played(seed, seats, least):
    """Return a random game before a card, after at least so many moves."""
    state = opened(seats, 0, seed)
    picks = Chance(bytes([seed + 1]) * 32)
    done = 0
    while done < least or state.step != state_rules.DRAW or state.is_revealed:
        if state.step in (state_rules.OVER, state_rules.REVEAL):
            return None
        found = contract.moves(state)
        state.chance.tape = bytearray()
        assert not isinstance(contract.apply(state, found[picks.below(len(found), DICE)]), Refusal)
        done += 1
    return state


def enter(state, *move):
    outcome = contract.apply(state, bytes(move))
    assert not isinstance(outcome, Refusal), (move, outcome.sentence)


def adjust(state, field, seat, value):
    if adjust_rules.value_of(state, field, seat) != value:
        enter(state, codes.ADJUST, field, seat, value)


def entered_by_hand(paper):
    """Return a new game of the table's own cards with every value of a position entered."""
    state = opened(paper.seats, TABLE)
    for card in range(FIRST_FEAR):
        adjust(state, adjust_rules.SET_LEFT + card, 0, paper.left[card])
    for card in range(FIRST_FEAR, KINDS):
        if not paper.left[card]:
            enter_fear(state, card, paper.fears)
    for seat in range(paper.seats):
        enter_relics(state, seat, paper)
        adjust(state, adjust_rules.SET_WMS, seat, paper.wms[seat])
        for kind in range(state.kinds):
            adjust(state, adjust_rules.SET_STONES + kind, seat, paper.stones_of(seat, kind))
        if paper.hands[seat] < state.hands[seat]:
            adjust(state, adjust_rules.SET_HAND, seat, paper.hands[seat])
    adjust(state, adjust_rules.SET_PLACED, 0, paper.placed)
    for seat in range(paper.seats):
        adjust(state, adjust_rules.SET_HAND, seat, paper.hands[seat])
    adjust(state, adjust_rules.SET_ACTIVE, 0, paper.active)
    return state


def enter_fear(state, card, captured):
    """Capture a Fear for who has it, or put it on the discards."""
    for seat in range(len(captured)):
        if card in captured[seat]:
            enter(state, codes.TAKE_FEAR, seat, card)
            return
    enter(state, codes.TAKE_FEAR, 0, card)
    enter(state, codes.DROP_FEAR, 0, len(state.fears[0]) - 1)


def enter_relics(state, seat, paper):
    for value in paper.influential[seat]:
        adjust(state, adjust_rules.SET_RELICS, seat, 1)
        enter(state, codes.INFLUENTIAL, seat, value & 0xFF)
    for _ in paper.jars[seat]:
        adjust(state, adjust_rules.SET_RELICS, seat, 1)
        enter(state, codes.JAR, seat, MASTER)
    adjust(state, adjust_rules.SET_RELICS, seat, paper.relics[seat])


def lines(text):
    """Return what stands on the paper; Fears of a player in any order."""
    found = []
    for line in text.split(b"\n"):
        found.append(sorted(line.split()) if line.startswith(b"Fears:") else line)
    return found


def test_a_position_comes_back_from_paper_and_is_played_on():
    tried = 0
    for seed in range(6):
        for seats in (3, 4, 5):
            paper = played(seed, seats, 20 + 15 * seed)
            if paper is None:
                continue
            tried += 1
            state = entered_by_hand(paper)
            assert lines(lifeboat(state)) == lines(lifeboat(paper))
            assert state.cards_left() == paper.cards_left()
            enter(state, *contract.moves(state)[0])
    assert tried > 8


def test_the_lifeboat_tells_the_battle_and_the_fears_still_in_the_deck():
    state = begun()
    draw(state, BLUE_8)
    text = lifeboat(state)
    assert b"Battle: B8, 8 left" in text
    assert b"B in deck: 5 6 7 9 10\n" in text
    assert b"Master in deck: 3" in text


def test_symbols_are_told_only_once_they_are_shown():
    state = opened(3, 0x40)
    assert b"Symbol" not in lifeboat(state)
    state.is_revealed = True
    assert lifeboat(state).count(b"Symbol: ") == 3


def test_the_cards_left_of_a_deck_that_the_device_deals_cannot_be_set():
    state = opened(3, 0)
    move = bytes((codes.ADJUST, adjust_rules.SET_LEFT, 0, 5))
    assert isinstance(contract.apply(state, move), Refusal)
    assert isinstance(contract.apply(state, bytes((codes.TAKE_FEAR, 0, BLUE_8))), Refusal)
