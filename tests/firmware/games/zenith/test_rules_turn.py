"""The turn: recruit, technology, leader, the end of it; teams."""

from games.zenith.rules import codes, fields
from games.zenith.rules import setup as decisions
from games.zenith.rules.state import CENTRE
from tests.firmware.games.zenith.positions import (
    AGENTS,
    ANIMOD,
    HUMAN,
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
    options,
    recruit,
    refused,
    told,
)

NO = codes.NO


def test_a_turn_is_one_card_then_refill_then_the_other():
    """ZN-08."""
    state = begun()
    events = do(state, codes.LEADER, ROBOT)

    assert (codes.EV_REFILLED, 0, 2) in events
    assert (codes.EV_TURN, 1) in events
    assert state.active == 1
    assert state.hands[0] == 5


def test_ex_zn_1_nero_costs_five():
    """ZN-09, ZND-08, EX-ZN-1."""
    state = begun()
    lay(state, 0, b"Chaka", b"Atlas")

    do(state, codes.RECRUIT, AGENTS[b"Nero"])

    assert state.credits[0] == 12 - 5
    assert state.zenithium[0] == 1 + 3
    assert state.tracks[MERCURY] == CENTRE - 1
    assert list(state.columns[MERCURY])[-1] == AGENTS[b"Nero"]


def test_a_price_is_never_below_nothing_and_refused_with_its_sum():
    """ZN-09, ZND-08."""
    state = begun()
    lay(state, 0, b"Geronimo", b"Moussa")
    do(state, codes.RECRUIT, AGENTS[b"Cresus"])
    assert state.credits[0] == 12 + 6

    state.active = 0
    state.credits[0] = 3
    why = refused(state, b"ZN-09", codes.RECRUIT, AGENTS[b"As1m0v"])
    assert why == b"As1m0v costs 10 - 3 = 7; you have 3."


def test_a_card_that_nobody_names_has_planet_and_cost():
    """ZN-09, ZND-02."""
    state = begun()
    do(state, codes.RECRUIT_OTHER, MARS, 4)

    assert state.credits[0] == 8
    assert asked(state) == "H"
    answer(state, "H", 5)
    answer(state, "H", 1)
    answer(state, "a", VENUS)
    answer(state, "H", 0)
    assert state.zenithium[0] == 2
    assert state.tracks[VENUS] == state.tracks[MARS] == CENTRE - 1
    assert state.active == 1


def test_an_agent_lies_once():
    """ZN-09."""
    state = begun()
    lay(state, 1, b"Nero")

    assert b"already" in refused(state, b"ZN-09", codes.RECRUIT, AGENTS[b"Nero"])


def test_a_technology_costs_its_level():
    """ZN-11."""
    state = begun()
    do(state, codes.TECHNOLOGY, ANIMOD)

    assert state.zenithium[0] == 0
    assert state.levels[ANIMOD] == 1
    assert state.credits[0] == 14
    state.active = 0
    why = refused(state, b"ZN-11", codes.TECHNOLOGY, ANIMOD)
    assert why == b"Level 2 costs 2 Zenithium; you have 0."
    state.levels[ANIMOD] = 5
    state.zenithium[0] = 9
    refused(state, b"ZN-11", codes.TECHNOLOGY, ANIMOD)
    refused(state, b"ZN-11", codes.TECHNOLOGY, 3)


def test_ex_zn_3_level_two_then_its_token_then_level_one():
    """ZN-11, EX-ZN-3."""
    state = begun()
    lay(state, 1, b"Nero")
    state.zenithium[0] = 2
    state.levels[:3] = bytes((2, 2, 1))
    state.tokens[5 + ROBOT] = 3
    events = do(state, codes.TECHNOLOGY, ROBOT)

    kinds = [event[0] for event in events]
    badge, token = kinds.index(codes.EV_BADGE), kinds.index(codes.EV_TOKEN)
    assert badge < token < kinds.index(codes.EV_TRANSFERRED) < kinds.index(codes.EV_ROW)
    assert asked(state) == "a"
    answer(state, "a", TERRA)
    assert state.tracks[TERRA] == CENTRE - 2


def test_the_second_at_level_two_finds_no_token():
    """ZN-11."""
    state = begun()
    state.zenithium[0] = 3
    state.levels[ROBOT] = 2
    state.tokens[5 + ROBOT] = 3
    do(state, codes.TECHNOLOGY, ROBOT)

    assert state.tokens[5 + ROBOT] == 3  # it lies on level 2, and this is level 3


def test_a_token_that_was_taken_away_by_hand_brings_nothing():
    """ZN-11, ZN-18."""
    # Regression: the table took it off while level 2 was asking, and another level was applied.
    state = begun()
    state.zenithium[0] = 2
    state.levels[HUMAN] = 1
    state.tokens[5 + HUMAN] = 3
    do(state, codes.TECHNOLOGY, HUMAN)
    assert asked(state) == "m"
    do(state, codes.ADJUST, fields.TOKEN, 5 + HUMAN, 0)
    answer(state, "m", AGENTS[b"Nero"])
    events = answer(state, "m", AGENTS[b"Khan"])

    assert not told(events, codes.EV_TOKEN)
    assert asked(state) == "a"
    assert 0 not in list(state.spent)


def test_ex_zn_4_a_row_is_complete():
    """ZN-12, EX-ZN-4."""
    state = begun()
    state.levels[:3] = bytes((1, 0, 2))
    do(state, codes.TECHNOLOGY, HUMAN)
    answer(state, "a", MARS)  # of Human 1
    assert asked(state) == "a"
    answer(state, "a", MARS)  # of the row

    assert state.tracks[MARS] == CENTRE - 2
    assert state.active == 1


def test_rows_four_and_five_bring_nothing():
    """ZN-12."""
    state = begun(boards=decisions.SAID_BOARDS, sides=4)
    state.zenithium[0] = 4
    state.levels[:3] = bytes((4, 4, 3))
    events = do(state, codes.TECHNOLOGY, ROBOT)

    assert not told(events, codes.EV_ROW)


def test_a_leader_gains_by_faction():
    """ZN-13."""
    for faction, gained in ((ROBOT, (12, 2)), (HUMAN, (15, 1))):
        state = begun()
        do(state, codes.LEADER, faction)
        assert (state.credits[0], state.zenithium[0]) == gained
        assert (state.badge, state.is_gold) == (0, 0)
    animod = begun()
    do(animod, codes.LEADER, ANIMOD)
    answer(animod, "m", AGENTS[b"Nero"])
    answer(animod, "m", 128 + 16 * VENUS + 4)
    assert list(animod.columns[VENUS]) == [128 + 16 + 4]
    assert animod.active == 1


def test_the_badge_turns_gold_and_the_hand_grows():
    """ZN-13, ZN-14."""
    state = begun()
    for cards in (5, 6, 6):
        do(state, codes.LEADER, ROBOT)
        assert state.hands[0] == cards
        state.active = 0
    assert state.is_gold
    do(state, codes.TECHNOLOGY, ANIMOD)
    do(state, codes.LEADER, HUMAN)
    assert (state.badge, state.is_gold) == (1, 0)


def test_nobody_discards_down():
    """ZN-14."""
    state = begun()
    state.hands[0] = 7
    events = do(state, codes.LEADER, ROBOT)

    assert state.hands[0] == 6
    assert (codes.EV_REFILLED, 0, 0) in events


def test_the_deck_is_shuffled_when_it_is_empty():
    """ZN-14."""
    state = begun()
    state.deck, state.discards = 1, 5
    events = do(state, codes.LEADER, ROBOT)

    assert (codes.EV_SHUFFLED, 0) in events
    assert (state.deck, state.discards) == (5, 0)


def test_d3_is_the_token_then_the_influence():
    """ZND-04."""
    state = begun(boards=decisions.SAID_BOARDS, sides=1)
    state.zenithium[0] = 3
    state.levels[ANIMOD] = 2
    events = do(state, codes.TECHNOLOGY, ANIMOD)

    assert told(events, codes.EV_TOKEN)
    assert not told(events, codes.EV_INFLUENCE)


def test_developing_by_an_agent_may_be_declined_and_has_a_discount():
    """ZND-13."""
    state = begun()
    recruit(state, b"As1m0v")
    assert options(state) == [NO, ANIMOD, HUMAN, ROBOT]
    answer(state, "v", NO)
    assert sum(state.levels) == 0

    state = begun()
    state.levels[:3] = bytes((1, 1, 3))
    state.tokens[5] = 2
    recruit(state, b"Archimedes")
    assert options(state) == [NO, ANIMOD]
    answer(state, "v", ANIMOD)
    answer(state, "n", VENUS)
    assert state.levels[ANIMOD] == 2
    assert state.zenithium[0] == 1 - 1 + 1
    assert state.tokens[5] == 0


def test_the_lowest_technology():
    """ZND-14."""
    state = begun()
    state.zenithium[0] = 0
    state.levels[:3] = bytes((3, 2, 2))
    recruit(state, b"Buj0ld")
    assert options(state) == [NO, HUMAN, ROBOT]

    poor = begun(decisions.SECRET)
    poor.zenithium[0] = 0
    recruit(poor, b"Celestin Petit")
    assert not poor.todo
    rich = begun(decisions.SECRET)
    recruit(rich, b"Celestin Petit")
    answer(rich, "v", ANIMOD)
    assert rich.zenithium[0] == 0
