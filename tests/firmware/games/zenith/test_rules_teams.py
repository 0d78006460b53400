"""Teams, and values that are set by hand."""

from games.zenith.rules import codes
from games.zenith.rules import setup as decisions
from tests.firmware.games.zenith.positions import (
    AGENTS,
    ANIMOD,
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
    refused,
)

NO = codes.NO


def test_a_team_plays_both_members_in_the_order_they_like():
    """ZN-16, ZND-28."""
    state = begun(decisions.TEAMS)
    do(state, codes.SWAP)
    assert state.active == 1
    do(state, codes.LEADER, ROBOT)
    assert asked(state) == "y"
    events = answer(state, "y", 2)
    assert (codes.EV_REFILLED, 1, 4) in events
    assert list(state.hands) == [6, 5, 4, 4]
    assert state.active == 0
    refused(state, b"ZN-16", codes.SWAP)
    do(state, codes.TECHNOLOGY, ANIMOD)
    assert state.active == 2
    assert state.side == 1


def test_ex_zn_6_the_partner_brings_what_is_missing():
    """ZN-16, EX-ZN-6."""
    state = begun(decisions.TEAMS)
    state.zenithium[0] = 2
    state.levels[ANIMOD] = 2
    do(state, codes.RECRUIT, AGENTS[b"Bruss0l0"])
    do(state, codes.TECHNOLOGY, ANIMOD)

    assert state.levels[ANIMOD] == 3
    assert state.zenithium[0] == 0


def test_a_member_recruits_on_three_planets():
    """ZND-12, ZN-16."""
    state = begun(decisions.TEAMS)
    why = refused(state, b"ZN-16", codes.RECRUIT, AGENTS[b"Chaka"])
    assert why == b"Ann recruits on Terra, Mars, Jupiter."
    refused(state, b"ZN-16", codes.RECRUIT, AGENTS[b"Cresus"])
    do(state, codes.RECRUIT, AGENTS[b"Ivan"])
    why = refused(state, b"ZN-16", codes.RECRUIT, AGENTS[b"Annie"])
    assert why == b"Ben recruits on Mercury, Venus, Terra."
    do(state, codes.RECRUIT, AGENTS[b"Bruss0l0"])
    assert [len(state.columns[planet]) for planet in (TERRA, JUPITER)] == [1, 1]


def test_whose_turn_values_and_columns_are_set_by_hand():
    """ZN-18."""
    from games.zenith.rules import fields as adjust

    state = begun()
    do(state, codes.ADJUST, adjust.CREDITS, 1, 99)
    do(state, codes.ADJUST, adjust.TRACK, MARS, 7)
    do(state, codes.ADJUST, adjust.BADGE, 0, 4)
    do(state, codes.ADJUST, adjust.TOKEN, 0, 4)
    do(state, codes.ADJUST, adjust.BOARD, 2, 1)
    do(state, codes.ADJUST, adjust.BOARD, 1, 1)
    do(state, codes.ADJUST, adjust.BOARD, 2, 0)
    do(state, codes.COLUMN, 5 + MERCURY, AGENTS[b"Nero"])
    do(state, codes.ADJUST, adjust.ACTIVE, 0, 1)

    assert state.credits[1] == 99
    assert state.tracks[MARS] == 7
    assert (state.badge, state.is_gold) == (1, 1)
    assert state.tokens[0] == 4
    assert state.boards == 2
    assert state.active == 1
    do(state, codes.COLUMN, 5 + MERCURY, NO)
    refused(state, b"ZN-10", codes.COLUMN, 5 + MERCURY, NO)
    refused(state, b"ZN-10", codes.COLUMN, 5 + MARS, AGENTS[b"Nero"])
    refused(state, b"ZN-18", codes.ADJUST, adjust.TRACK, MARS, 8)
    refused(state, b"ZN-18", codes.ADJUST, adjust.TOKEN, 0, 4)
    refused(state, b"ZN-18", codes.ADJUST, adjust.BOARD, 3, 1)
    refused(state, b"ZN-18", codes.ADJUST, 99, 0, 0)


def test_three_discs_by_hand_end_the_game():
    """ZN-15, ZN-18."""
    from games.zenith.rules import fields as adjust

    state = begun()
    do(state, codes.ADJUST, adjust.DISCS, 5 + VENUS, 3)

    assert state.ended
    assert state.winner == 1
