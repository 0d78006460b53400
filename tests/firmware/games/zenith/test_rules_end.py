"""The end: three victories, no cards, the judge."""

from engine.chance import Chance
from games.zenith.rules import codes, contract, ways
from games.zenith.rules.state import ABSOLUTE, DEMOCRATIC, GONE, NO_CARDS, POPULAR
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


def missing(state):
    """Return what the judge says of the first side's three victories, without its name."""
    return [reason.sentence.split(b": ", 1)[1] for reason in contract.verdict(state).reasons[:3]]


def test_the_judge_says_what_is_missing():
    """ZN-15."""
    state = begun()
    state.discs[:5] = bytes((0, 0, 2, 0, 0))
    lead(state, TERRA, 2)
    lead(state, MARS, 1)
    reasons = contract.verdict(state).reasons

    assert reasons[0].sentence == b"Ann, Absolute: 1 disc of Terra: 2 more influence."
    assert missing(state)[1:] == [
        b"3 discs: 11 more influence. Mars 3, Mercury 4, Venus 4.",
        b"3 discs: 11 more influence. Mars 3, Jupiter 4, Jupiter 4.",
    ]
    assert [reason.holds for reason in reasons] == [False] * 6


def test_ways_that_are_as_short_are_all_named():
    """ZN-15."""
    state = begun()
    assert missing(state)[0] == b"3 discs of one of 5 planets: 12 more influence."

    state.discs[:5] = bytes((1, 1, 2, 0, 0))
    lead(state, MARS, 3)
    lead(state, JUPITER, 3)
    assert missing(state) == [
        b"1 disc of Terra: 4 more influence.",
        b"1 disc of Mars or Jupiter: 1 more influence.",
        b"1 disc of Mercury or Venus: 4 more influence.",
    ]


def test_a_planet_without_its_disc_takes_a_turn_longer():
    """ZN-15, ZN-06."""
    state = begun()
    state.discs[:5] = bytes((0, 0, 2, 0, 0))
    state.tracks[TERRA] = GONE

    assert missing(state)[0] == b"1 disc of Terra: 4 more influence, a turn later."


def test_the_shortest_way_is_as_long_as_any_other():
    """ZN-15: every way that reaches a victory first needs at least as much influence."""
    hand = Chance(bytes(32))
    for _ in range(30):
        state = begun()
        for planet in range(5):
            state.tracks[planet] = hand.roll(7)
            state.discs[planet] = hand.roll(2) - 1 if planet < 3 else 0
        for how in (ABSOLUTE, DEMOCRATIC, POPULAR):
            found = ways.shortest(state, 0, how)
            least = min(_tried(state.tracks, list(state.discs[:5]), how, 5))
            assert [ways.influence(way) for way in found] == [least] * len(found)


def _tried(tracks, won, how, most):
    """Yield the influence of every way to a victory, disc by disc, of one planet or another."""
    is_absolute, is_democratic = max(won) >= 3, won.count(0) < 2
    is_popular = sum(won) >= 5 and not is_absolute and not is_democratic
    if (is_absolute, is_democratic, is_popular)[how - 1]:
        yield 0
        return
    if not most or (how == POPULAR and (is_absolute or is_democratic)):
        return
    for planet in range(5):
        far = tracks[planet] if tracks[planet] else 4
        then = bytearray(tracks)
        then[planet] = 0
        now = list(won)
        now[planet] += 1
        for rest in _tried(then, now, how, most - 1):
            yield far + rest
