"""The end: three victories, no cards, the judge."""

from games.zenith.rules import codes, contract
from games.zenith.rules.state import ABSOLUTE, DEMOCRATIC, NO_CARDS, POPULAR
from tests.firmware.games.zenith.positions import (
    JUPITER,
    MARS,
    ROBOT,
    TERRA,
    VENUS,
    answer,
    begun,
    do,
    lead,
    recruit,
    told,
)


def test_ex_zn_5_three_victories():
    """ZN-15, EX-ZN-5."""
    for discs, how in (
        ((1, 1, 1, 0, 0), DEMOCRATIC),
        ((0, 0, 0, 2, 0), ABSOLUTE),
        ((2, 2, 0, 0, 0), POPULAR),
    ):
        state = begun()
        state.discs[:5] = bytes(discs)
        lead(state, MARS, 3)
        events = recruit(state, b"Titus")
        assert (codes.EV_WON, 0, how) in events
        assert contract.is_over(state)
        verdict = contract.verdict(state)
        assert verdict.winner == 0
        assert verdict.reasons[how - 1].holds
        assert b"Ann" in verdict.reasons[how - 1].sentence


def test_it_ends_in_the_middle_of_an_effect():
    """ZND-07."""
    state = begun()
    state.discs[:5] = bytes((0, 2, 0, 0, 0))
    lead(state, VENUS, 3)

    events = recruit(state, b"Felis")

    assert state.ended == ABSOLUTE
    assert not told(events, codes.EV_ZENITHIUM)
    assert not state.todo


def test_the_other_side_may_win_in_my_turn():
    """ZND-07, ZN-15."""
    state = begun()
    state.discs[5:] = bytes((0, 0, 1, 1, 2))
    lead(state, JUPITER, -3)
    recruit(state, b"Titus")
    answer(state, "g", JUPITER)

    assert state.ended == ABSOLUTE
    assert state.winner == 1
    assert contract.verdict(state).winner == 1


def test_without_cards_one_passes_and_without_any_it_is_drawn():
    """ZND-30."""
    state = begun()
    state.hands[0] = 0
    state.deck = 0
    state.discards = 0
    state.hands[1] = 1
    do(state, codes.PASS)
    assert state.active == 1
    assert not state.ended

    state.hands[1] = 0
    do(state, codes.PASS)
    assert state.ended == NO_CARDS
    assert contract.verdict(state).winner == -1
    assert contract.verdict(state).reasons[0].rule == b"ZND-30"


def test_passing_is_for_those_without_cards():
    """ZND-30."""
    from tests.firmware.games.zenith.positions import refused

    state = begun()
    refused(state, b"ZND-30", codes.PASS)
    state.hands[0] = 0
    refused(state, b"ZND-30", codes.LEADER, ROBOT)


def test_the_judge_says_what_is_missing():
    """ZN-15."""
    state = begun()
    state.discs[:5] = bytes((0, 0, 2, 0, 0))
    lead(state, TERRA, 2)
    reasons = contract.verdict(state).reasons

    assert reasons[0].sentence == b"Ann, Absolute: 1 disc more; Terra needs 2 influence."
    assert [reason.holds for reason in reasons] == [False] * 6
