"""A turn: collisions, the twentieth turn, players who are out."""

from games.zeds.rules import codes, sectors
from games.zeds.rules.shelter import is_forced
from games.zeds.rules.state import (
    COLLISION,
    FINISH,
    FORCED,
    GENERATOR,
    NONE,
    OVER,
    PLACE,
    ROLL,
)
from tests.firmware.games.zeds.positions import (
    cross,
    do,
    draw,
    lay,
    offered,
    on_paper,
    refereed,
    refused,
    roll,
    sector,
    taken,
)


def at_turn(state, turn):
    """Let so many turns be over."""
    state.turn = turn
    return state


def test_the_rolled_sector_is_crossed_out_for_all():
    """ZD-02."""
    state = on_paper(2)
    events = roll(state, 3, 4)

    assert (codes.EV_CROSSED, 0, sector(3, 4)) in events
    assert (codes.EV_CROSSED, 1, sector(3, 4)) in events
    for seat in range(2):
        assert sectors.is_crossed(state, seat, sector(3, 4))
        assert sectors.how_many_crossed(state, seat) == 1


def test_a_collision_offers_previous_and_next():
    """ZD-03, ZDD-02, EX-ZD-1."""
    state = on_paper(1)
    cross(state, 0, sector(3, 4))
    events = roll(state, 3, 4)

    assert (codes.EV_ASKED, 0, COLLISION) in events
    assert state.step == COLLISION
    assert offered(state) == [(3, 3), (3, 5)]
    assert refused(state, codes.CROSS, sector(3, 6)) == b"ZD-03"
    assert refused(state, codes.ROLL, 1, 1) == b"ZD-08"
    do(state, codes.CROSS, sector(3, 5))
    assert taken(state, 0) == (3, 5)
    assert state.step == ROLL


def test_a_single_alternative_is_taken_without_asking():
    """ZDD-02, EX-ZD-1."""
    state = on_paper(1)
    cross(state, 0, *[sector(3, column) for column in range(1, 5)])
    roll(state, 3, 4)

    assert state.step == ROLL
    assert taken(state, 0) == (3, 5)


def test_a_full_row_offers_the_last_above_and_the_first_below():
    """ZD-03, ZDD-02, EX-ZD-2."""
    state = on_paper(1)
    full = [sector(row, column) for row in (3, 4) for column in range(1, 7)]
    cross(state, 0, *full)
    cross(state, 0, *[sector(2, column) for column in range(2, 6)])
    cross(state, 0, sector(5, 1))
    roll(state, 3, 1)

    assert offered(state) == [(2, 6), (5, 2)]


def test_the_nearest_free_sector_may_be_further_away():
    """ZDD-02."""
    state = on_paper(1)
    cross(state, 0, *[sector(3, column) for column in (3, 4, 5)])
    roll(state, 3, 4)

    assert offered(state) == [(3, 2), (3, 6)]


def test_only_who_has_it_crossed_is_asked_one_after_the_other():
    """ZD-03."""
    state = on_paper(3)
    for seat in (0, 2):
        cross(state, seat, sector(3, 4))
    roll(state, 3, 4)

    assert state.active == 0
    assert taken(state, 1) == (3, 4)
    do(state, codes.CROSS, sector(3, 3))
    assert state.active == 2
    do(state, codes.CROSS, sector(3, 5))
    assert state.step == ROLL
    assert [taken(state, seat) for seat in range(3)] == [(3, 3), (3, 4), (3, 5)]


def test_twenty_turns_are_played():
    """ZD-08: a path and a generator do not end the game before."""
    state = refereed()
    lay(state, 0, (2, 2, 0), (5, 1, 1), (5, 2, 2), (5, 3, 3), (5, 4, 4), (5, 5, 9), (5, 6, 14))
    draw(state, 6, 1, 19)
    assert state.escaped[0] == 3
    assert state.step == ROLL

    on_it = on_paper(1)
    for number in range(20):
        assert on_it.step in (ROLL, GENERATOR)
        roll(on_it, number // 6 + 1, number % 6 + 1)
    do(on_it, codes.GENERATOR, 1)
    assert on_it.step == FINISH
    assert refused(on_it, codes.ROLL, 1, 1) == b"ZD-08"


def test_the_twentieth_turn_draws_a_generator():
    """ZD-09, ZDD-05, EX-ZD-4."""
    state = at_turn(refereed(), 19)
    events = roll(state, 5, 5)

    assert (codes.EV_ASKED, 0, FORCED) in events
    assert offered(state) == [(2, 2), (2, 3)]
    assert not sectors.is_crossed(state, 0, sector(5, 5))
    assert refused(state, codes.CROSS, sector(5, 5)) == b"ZD-03"
    do(state, codes.CROSS, sector(2, 3))
    do(state, codes.PLACE, 0)
    assert state.step == OVER
    assert state.zones[0][0] == sector(2, 3)


def test_a_generator_that_was_refused_is_offered_too():
    """ZDD-14."""
    state = at_turn(refereed(), 19)
    cross(state, 0, sector(2, 2))
    roll(state, 5, 5)

    assert offered(state) == [(2, 2), (2, 3)]


def test_a_generator_that_is_cut_off_is_drawn():
    """ZDD-14."""
    state = at_turn(refereed(), 19)
    lay(state, 0, (2, 2, 19))
    roll(state, 5, 5)

    assert state.step == PLACE
    assert taken(state, 0) == (5, 5)


def test_paper_is_asked_for_the_generator():
    """ZD-09, ZDD-05, ZDD-14."""
    state = at_turn(on_paper(3), 19)
    cross(state, 1, sector(5, 5))
    roll(state, 5, 5)
    assert (state.step, state.active) == (GENERATOR, 0)
    do(state, codes.GENERATOR, 0)
    assert is_forced(state, 0)
    assert not sectors.is_crossed(state, 0, sector(5, 5))
    do(state, codes.GENERATOR, 1)
    assert (state.step, state.active) == (COLLISION, 1)
    do(state, codes.CROSS, sector(5, 4))
    do(state, codes.GENERATOR, 1)

    assert state.step == FINISH
    assert taken(state, 2) == (5, 5)
    assert refused(state, codes.SHELTER, 0, 1, 1) == b"ZDD-13"
    do(state, codes.SHELTER, 2, 1, 1)


def test_who_has_lost_is_out():
    """ZDD-16."""
    state = on_paper(2)
    roll(state, 3, 4)
    events = do(state, codes.OUT, 0)

    assert (codes.EV_LOST, 0) in events
    assert (state.out[0], taken(state, 0)) == (1, None)
    roll(state, 1, 1)
    assert not sectors.is_crossed(state, 0, sector(1, 1))
    assert sectors.is_crossed(state, 1, sector(1, 1))
    assert state.active == 1
    for move in ((codes.OUT, 0), (codes.SHELTER, 0, 1, 1), (codes.COUNT, 0, 0, 1)):
        assert refused(state, *move) == b"ZDD-16"
    do(state, codes.OUT, 1)
    assert state.step == OVER


def test_players_with_a_sheet_draw_one_after_the_other():
    """ZD-05, ZDD-16."""
    state = refereed(3)
    roll(state, 1, 1)
    for seat in range(2):
        assert (state.step, state.active) == (PLACE, seat)
        do(state, codes.PLACE, seat)
    assert state.out[0] == 1  # a zombie at the entrance
    do(state, codes.PLACE, 9)
    assert state.active == 1
    roll(state, 1, 1)

    assert (state.step, state.active) == (PLACE, 1)
    assert taken(state, 1) == (1, 2)
    assert state.sector[0] == NONE
