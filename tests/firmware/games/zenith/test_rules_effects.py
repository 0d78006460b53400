"""Effects: what is done, what is asked, what is skipped."""

from games.zenith.rules import codes
from games.zenith.rules import setup as decisions
from games.zenith.rules.state import CENTRE, GONE
from tests.firmware.games.zenith.positions import (
    AGENTS,
    HUMAN,
    JUPITER,
    MARS,
    MERCURY,
    ROBOT,
    TERRA,
    VENUS,
    answer,
    asked,
    begun,
    do,
    lay,
    lead,
    options,
    recruit,
    told,
)

NO = codes.NO


def test_cards_move_from_the_top_without_effects():
    """ZN-10, ZND-02, ZND-23."""
    state = begun()
    lay(state, 1, b"Nero", b"Khan", b"Felis")
    recruit(state, b"Gibs0n")
    assert options(state) == [MERCURY, VENUS]
    answer(state, "f", MERCURY)
    answer(state, "f", MERCURY)

    mine = [AGENTS[b"Khan"], AGENTS[b"Nero"]]
    assert list(state.columns[MERCURY]) == mine
    assert state.zenithium[0] == 1


def test_the_only_card_is_taken_without_asking():
    """ZND-23, ZND-06."""
    state = begun()
    lay(state, 1, b"Felis")
    events = recruit(state, b"V4n V0gt")

    assert told(events, codes.EV_EXILED) == [(codes.EV_EXILED, 1, AGENTS[b"Felis"])]
    assert told(events, codes.EV_SKIPPED)  # there is no second one
    assert state.zenithium[0] == 3
    assert state.discards == 1


def test_what_cannot_be_applied_is_ignored_and_said():
    """ZN-17, ZND-06."""
    state = begun()
    events = recruit(state, b"Magellan")
    assert asked(state) == "a"
    answer(state, "a", TERRA)
    events = answer(state, "a", MARS)

    assert len(told(events, codes.EV_SKIPPED)) == 5
    assert state.active == 1


def test_nothing_is_mobilised_without_cards():
    """ZN-17, ZN-10."""
    state = begun()
    state.deck = 0
    events = recruit(state, b"W4ts0n")

    assert told(events, codes.EV_SKIPPED)


def test_a_cost_that_nobody_told_is_asked_for():
    """ZND-02."""
    state = begun()
    state.columns[5 + MARS].append(128 + 16 * MARS + 15)
    before = state.credits[0] + 10 - 3
    recruit(state, b"Bajazet")
    answer(state, "B", MARS)
    assert asked(state) == "Q"
    answer(state, "Q", 7)

    assert state.credits[0] == before + 7


def test_stealing_takes_what_is_there_or_all_or_nothing():
    """ZND-03."""
    for flags, taken in ((0, 2), (decisions.ALL_OR_NOTHING, 0)):
        state = begun(flags)
        state.zenithium[0] = 3
        state.levels[HUMAN] = 2
        state.credits[1] = 2
        do(state, codes.TECHNOLOGY, HUMAN)
        assert state.credits[1] == 2 - taken


def test_three_points_on_one_planet_or_split():
    """ZND-15."""
    state = begun()
    recruit(state, b"Suleiman")
    assert options(state) == [NO, 1, 2, 3]
    answer(state, "S", 3)
    assert options(state) == [MERCURY, VENUS, TERRA, MARS]
    answer(state, "a", VENUS)
    assert state.tracks[VENUS] == CENTRE - 3

    split = begun(decisions.SPLIT)
    recruit(split, b"Suleiman")
    answer(split, "S", 3)
    for planet in (VENUS, VENUS, MARS):
        answer(split, "a", planet)
    assert list(split.tracks) == [4, 2, 4, 3, 3]


def test_sir_sam_puts_a_disc_back():
    """ZND-16."""
    for flags, planets in ((0, [MERCURY, TERRA, MARS]), (decisions.ENEMY_DISC, None)):
        state = begun(flags)
        lead(state, MARS, -2)
        lead(state, MERCURY, 2)
        if planets is None:
            recruit(state, b"Sir Sam")  # only one is on the other side: it goes at once
            assert state.tracks[MARS] == CENTRE
            continue
        recruit(state, b"Sir Sam")
        assert options(state) == planets
        answer(state, "r", MERCURY)
        assert state.tracks[MERCURY] == CENTRE


def test_augustus_stands_inside_or_hangs_over():
    """ZND-17."""
    state = begun()
    recruit(state, b"Augustus")
    assert options(state) == [VENUS, TERRA, MARS]
    answer(state, "N", VENUS)
    assert list(state.tracks) == [3, 2, 2, 4, 4]

    over = begun(decisions.HANGS_OVER)
    recruit(over, b"Augustus")
    answer(over, "N", MERCURY)
    assert list(over.tracks) == [2, 3, 3, 4, 4]


def test_one_thing_for_another_only_if_both_can_be_done():
    """ZND-22."""
    state = begun()
    state.tracks[TERRA] = GONE
    recruit(state, b"Lula Smart")
    assert not state.todo

    state = begun()
    recruit(state, b"Lula Smart")
    assert options(state) == [NO, 1]
    answer(state, "G", 1)
    assert state.zenithium == [0, 2]
    assert state.tracks[TERRA] == CENTRE - 2


def test_chaka_exiles_two_of_any_columns_but_mercury():
    """ZND-22."""
    state = begun()
    lay(state, 0, b"Cresus")
    recruit(state, b"Chaka")
    assert not state.todo

    state = begun()
    lay(state, 0, b"Cresus", b"Felis", b"Zenon")
    before = state.credits[0] + 10 - 1
    recruit(state, b"Chaka")
    answer(state, "K", 1)
    answer(state, "k", VENUS)
    answer(state, "k", VENUS)
    assert state.credits[0] == before + 10
    assert not state.columns[VENUS]


def test_either_side_of_an_or_may_be_chosen():
    """ZND-23."""
    for side, gained in ((0, 0), (1, 8)):
        state = begun()
        before = state.credits[0] + 10 - 3
        recruit(state, b"Ramses")
        answer(state, "|", side)
        assert state.credits[0] == before + gained
        assert state.active == 1


def test_card_influence_card_influence():
    """ZND-24."""
    state = begun()
    lay(state, 1, b"Nero", b"Cresus", b"Titus")
    recruit(state, b"Lady Moore")
    events = answer(state, "e", MERCURY)
    assert [event[0] for event in events][1:3] == [codes.EV_EXILED, codes.EV_INFLUENCE]
    answer(state, "e", VENUS)
    assert list(state.tracks) == [3, 3, 4, 2, 4]


def test_p4_takes_another_colour():
    """ZND-24."""
    state = begun(boards=decisions.SAID_BOARDS, sides=4)
    lay(state, 0, b"Nero", b"Khan", b"Titus")
    state.zenithium[0] = 4
    state.levels[ROBOT] = 3
    do(state, codes.TECHNOLOGY, ROBOT)
    answer(state, "o", MERCURY)

    assert list(state.tracks) == [2, 4, 4, 2, 4]
    single = begun(boards=decisions.SAID_BOARDS, sides=4)
    lay(single, 0, b"Nero", b"Khan")
    single.zenithium[0] = 4
    single.levels[ROBOT] = 3
    do(single, codes.TECHNOLOGY, ROBOT)
    assert list(single.columns[MERCURY]) == [AGENTS[b"Nero"]]


def test_conditions_are_checked_when_they_are_reached():
    """ZND-27."""
    state = begun()
    lay(state, 0, b"Nero", b"Titus")
    recruit(state, b"Geronimo")
    assert state.credits[0] == 12 + 10 - 2 + 6  # Mercury, Mars, and Venus itself
    state = begun()
    state.levels[:3] = bytes((1, 0, 2))
    recruit(state, b"Ilda Flores")
    assert state.zenithium[0] == 3

    secret = begun(decisions.SECRET)
    secret.credits[:] = [0, 20]
    do(secret, codes.RECRUIT, AGENTS[b"S1mmons"])
    assert secret.credits == [8, 20]
    leader = begun()
    leader.badge = 0
    recruit(leader, b"W3lls")
    assert leader.tracks[MERCURY] == CENTRE - 2
    state = begun()
    recruit(state, b"W3lls")
    assert state.tracks[MERCURY] == CENTRE - 1


def test_l0v3cr4ft_exiles_some_or_none():
    """ZND-06, ZND-22."""
    state = begun()
    lay(state, 0, b"Nero", b"Titus")
    recruit(state, b"L0v3cr4ft")
    assert asked(state) == "h"
    answer(state, "h", 1)
    answer(state, "h", NO)

    assert state.zenithium[0] == 2
    assert state.columns[MARS]
    assert state.active == 1


def test_exiling_a_column_brings_more():
    """ZND-27, ZN-10."""
    state = begun()
    state.columns[MERCURY] += bytes([128 + 3] * 3)
    recruit(state, b"Wul")
    assert options(state) == [NO, 1, 2]  # the card itself counts
    answer(state, "T", 2)

    assert state.zenithium[0] == 5
    assert not state.columns[MERCURY]
    assert state.discards == 4


def test_discarding_names_a_planet_or_a_cost():
    """ZND-22."""
    state = begun()
    recruit(state, b"Ice June")
    answer(state, "D", JUPITER)
    assert state.tracks[JUPITER] == CENTRE - 1
    assert state.discards == 1

    state = begun()
    before = state.credits[0] + 10 - 2
    recruit(state, b"Donald Smooth")
    answer(state, "C", 9)
    assert state.credits[0] == before + 9


def test_a_whole_hand_is_discarded():
    """ZN-14, ZN-17."""
    state = begun()
    events = recruit(state, b"Punk Mari")
    assert told(events, codes.EV_DISCARDED) == [(codes.EV_DISCARDED, 0, 3)]
    answer(state, "a", VENUS)
    assert state.hands[0] == 4
