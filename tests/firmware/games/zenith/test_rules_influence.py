"""Influence, discs, tokens, and the three victories."""

from games.zenith.rules import codes
from games.zenith.rules.state import CENTRE, GONE
from tests.firmware.games.zenith.positions import (
    ANIMOD,
    HUMAN,
    JUPITER,
    MARS,
    MERCURY,
    TERRA,
    VENUS,
    answer,
    asked,
    begun,
    do,
    lead,
    options,
    recruit,
    told,
)


def test_four_influence_win_a_disc_and_a_new_one_comes_at_the_end():
    """ZN-06."""
    state = begun()
    lead(state, MERCURY, 3)

    events = recruit(state, b"Nero")

    assert told(events, codes.EV_DISC) == [(codes.EV_DISC, 0, MERCURY)]
    assert state.discs[MERCURY] == 1
    assert state.tracks[MERCURY] == CENTRE


def test_ex_zn_2_the_second_point_is_lost():
    """ZND-05, ZN-06, EX-ZN-2."""
    state = begun()
    lead(state, TERRA, 3)
    recruit(state, b"Helena Kerr")
    options(state)
    answer(state, "a", VENUS)
    state.active = 0
    lead(state, VENUS, 3)
    recruit(state, b"Cresus")

    assert state.discs[VENUS] == 1
    assert state.tracks[VENUS] == CENTRE


def test_no_influence_goes_to_a_planet_whose_disc_was_won_in_this_turn():
    """ZND-05, ZND-21."""
    state = begun()
    lead(state, MERCURY, 3)
    events = recruit(state, b"Huxl3y")

    assert state.tracks[MERCURY] == GONE
    assert options(state) == [VENUS, TERRA, MARS, JUPITER]
    assert len(told(events, codes.EV_INFLUENCE)) == 1


def test_free_influence_is_lost_when_no_disc_is_left():
    """ZND-21, ZN-17."""
    state = begun()
    state.tracks[:] = bytes([1, GONE, GONE, GONE, GONE])

    events = recruit(state, b"Huxl3y")

    assert told(events, codes.EV_SKIPPED)
    assert not state.todo


def test_the_first_disc_of_a_planet_brings_its_token_once():
    """ZN-07, ZND-09."""
    state = begun()
    state.tokens[MERCURY] = 4
    lead(state, MERCURY, 3)
    before = state.credits[0] + 10 - 7

    events = recruit(state, b"Nero")

    kinds = [event[0] for event in events]
    assert kinds.index(codes.EV_TOKEN) < kinds.index(codes.EV_ZENITHIUM)
    assert state.credits[0] == before + 4
    assert state.tokens[MERCURY] == 0


def test_a_gift_may_win_the_other_side_a_disc_and_its_token():
    """ZN-07, ZND-09, ZND-26, ZND-25."""
    state = begun()
    state.badge, state.is_gold = 1, 0
    state.tokens[MARS] = 5
    lead(state, MARS, -3)

    recruit(state, b"Baron Goro")
    events = answer(state, "g", MARS)

    assert (codes.EV_DISC, 1, MARS) in events
    assert (codes.EV_BADGE, 1, 1) in events
    assert state.is_gold


def test_choices_of_a_token_belong_to_who_gained_it():
    """ZND-26."""
    from games.zenith.rules.effects.frames import SIDE, top

    state = begun()
    state.tokens[MARS] = 1
    lead(state, MARS, -3)
    recruit(state, b"Baron Goro")
    answer(state, "g", MARS)

    assert asked(state) == "a"
    assert top(state)[SIDE] == 1
    answer(state, "a", TERRA)
    assert state.tracks[TERRA] == CENTRE - 1 + 1


def test_neighbours_are_resolved_from_mercury_on():
    """ZND-18."""
    state = begun()
    state.zenithium[0] = 4
    state.levels[HUMAN] = 3
    state.tracks[TERRA] = GONE
    do(state, codes.TECHNOLOGY, HUMAN)

    assert asked(state) == "n"
    assert options(state) == [0, 1, 2]
    events = answer(state, "n", VENUS)
    assert [event[2] for event in told(events, codes.EV_INFLUENCE)] == [VENUS, MARS]


def test_a_token_interrupts_between_two_neighbours():
    """ZND-18, ZND-09."""
    state = begun()
    state.zenithium[0] = 2
    state.levels[ANIMOD] = 1
    state.tokens[VENUS] = 2
    lead(state, VENUS, 3)
    do(state, codes.TECHNOLOGY, ANIMOD)
    events = answer(state, "n", VENUS)

    kinds = [event[0] for event in events]
    assert kinds.index(codes.EV_TOKEN) < len(kinds) - 1 - kinds[::-1].index(codes.EV_INFLUENCE)


def test_a_neighbours_effect_needs_one_disc():
    """ZND-18, ZN-17."""
    state = begun()
    state.zenithium[0] = 2
    state.levels[ANIMOD] = 1
    state.tracks[:] = bytes([GONE] * 5)
    events = do(state, codes.TECHNOLOGY, ANIMOD)

    assert told(events, codes.EV_SKIPPED)


def test_side_and_centre_are_judged_at_that_moment():
    """ZND-19."""
    state = begun()
    lead(state, TERRA, -1)
    recruit(state, b"Gilgamesh")  # its own influence takes Terra to the centre
    answer(state, "a", VENUS)

    assert not state.todo
    centre = begun()
    recruit(centre, b"4nd3rs0n")
    assert options(centre) == [MERCURY, VENUS, TERRA, JUPITER]


def test_another_planet_is_not_one_chosen_freely_before():
    """ZND-20."""
    state = begun()
    recruit(state, b"Charlemagne")
    assert options(state) == [0, 1, 2, 3, 4]
    answer(state, "a", TERRA)
    assert options(state) == [MERCURY, VENUS, MARS, JUPITER]
    answer(state, "a", MARS)
    assert options(state) == [MERCURY, VENUS, JUPITER]


def test_a_token_between_does_not_count_as_a_planet_chosen():
    """ZND-20."""
    state = begun()
    state.tokens[VENUS] = 1
    lead(state, VENUS, 3)
    recruit(state, b"F4rm3r")
    answer(state, "a", VENUS)
    answer(state, "a", MARS)  # of the token

    assert options(state) == [MERCURY, TERRA, MARS, JUPITER]


def test_a_gift_counts_as_a_planet_chosen():
    """ZND-20."""
    from games.zenith.rules import setup as decisions

    state = begun(decisions.SECRET)
    recruit(state, b"W1ll1s")
    assert options(state) == [MERCURY, VENUS, TERRA, JUPITER]
    answer(state, "g", VENUS)

    assert state.tracks[VENUS] == CENTRE + 2
    assert options(state) == [MERCURY, TERRA, MARS, JUPITER]


def test_a_badge_that_is_given_arrives_silver():
    """ZND-25."""
    state = begun()
    state.badge, state.is_gold = 0, 1
    recruit(state, b"Annie")
    answer(state, "G", 1)

    assert state.badge == 1
    assert not state.is_gold


def test_nothing_has_a_limit():
    """ZN-18."""
    state = begun()
    state.zenithium[0] = 300
    state.credits[0] = 4000
    recruit(state, b"Nero")

    assert state.zenithium[0] == 303
    assert state.credits[0] == 4003
