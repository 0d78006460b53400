"""Shelters: on paper, with a known sheet, and how many there are."""

from games.zeds.rules import codes, contract, sectors
from games.zeds.rules import setup as decisions
from games.zeds.rules.state import (
    COLLISION,
    FINISH,
    GENERATOR,
    PLACE,
)
from tests.firmware.games.zeds.positions import (
    cross,
    do,
    draw,
    lay,
    offered,
    on_paper,
    opened,
    refereed,
    refused,
    roll,
    sector,
    sheet,
    taken,
)


def at_turn(state, turn):
    """Let so many turns be over."""
    state.turn = turn
    return state


def test_a_shelter_on_paper_rolls_again_for_one_player():
    """ZD-04, ZDD-03."""
    state = on_paper(2)
    assert refused(state, codes.SHELTER, 0, 1, 1) == b"ZD-08"
    roll(state, 3, 4)
    do(state, codes.COUNT, 0, 2, 1)
    events = do(state, codes.SHELTER, 0, 5, 5)

    assert (codes.EV_SHELTERED, 0, 5, 5) in events
    assert [taken(state, seat) for seat in range(2)] == [(5, 5), (3, 4)]
    assert sectors.is_crossed(state, 0, sector(3, 4))
    assert (state.sheltered[0], state.shelters[0]) == (1, 0)


def test_a_refused_sector_may_be_free_again():
    """ZDD-03."""
    state = on_paper(1, decisions.FREED)
    roll(state, 3, 4)
    do(state, codes.SHELTER, 0, 5, 5)

    assert not sectors.is_crossed(state, 0, sector(3, 4))


def test_the_second_roll_must_be_used():
    """ZDD-04."""
    state = on_paper(1)
    cross(state, 0, sector(5, 5))
    roll(state, 3, 4)
    do(state, codes.SHELTER, 0, 5, 5)

    assert offered(state) == [(5, 4), (5, 6)]
    do(state, codes.CROSS, sector(5, 6))
    assert refused(state, codes.SHELTER, 0, 1, 1) == b"ZDD-04"
    roll(state, 1, 1)
    do(state, codes.SHELTER, 0, 1, 2)


def test_a_shelter_follows_the_choice_at_a_collision():
    """ZDD-13."""
    state = on_paper(1)
    cross(state, 0, sector(3, 4))
    roll(state, 3, 4)

    assert refused(state, codes.SHELTER, 0, 1, 1) == b"ZD-08"
    do(state, codes.CROSS, sector(3, 3))
    do(state, codes.SHELTER, 0, 1, 1)
    assert sectors.is_crossed(state, 0, sector(3, 3))


def test_sixteen_shelters_are_all_there_are():
    """ZDD-19."""
    state = on_paper(1)
    roll(state, 3, 4)
    state.sheltered[0] = 16

    assert refused(state, codes.SHELTER, 0, 1, 1) == b"ZDD-19"


def test_a_table_is_never_full():
    """ZDD-19: twenty turns and sixteen shelters, and there was a sector every time."""
    for seed in range(4):
        state = opened(1, seed=seed)
        while state.step != FINISH:
            if state.step == GENERATOR:
                do(state, codes.GENERATOR, 1)
            elif state.step == COLLISION:
                offers = contract.moves(state)
                assert len(offers) == 2
                do(state, *offers[seed & 1])
            elif state.turn and not state.refused and state.sheltered[0] < 16:
                do(state, codes.SHELTER, 0)
            else:
                do(state, codes.ROLL)
        assert sectors.how_many_crossed(state, 0) == 36


def test_a_shelter_of_a_sheet_lies_in_the_passable_area():
    """ZD-04, ZDD-13."""
    state = refereed()
    roll(state, 2, 1)
    assert refused(state, codes.SHELTER, 0, 1, 1) == b"ZD-04"
    do(state, codes.PLACE, 0)
    assert state.shelters[0] == 1
    roll(state, 3, 6)
    events = do(state, codes.SHELTER, 0, 6, 6)

    assert (codes.EV_SHELTERED, 0, 6, 6) in events
    assert state.step == PLACE
    assert taken(state, 0) == (6, 6)
    assert (state.sheltered[0], state.shelters[0]) == (1, 0)
    assert refused(state, codes.SHELTER, 0, 1, 1) == b"ZDD-04"


def test_a_shelter_that_is_cut_off_is_none():
    """ZDD-13."""
    state = refereed()
    draw(state, 2, 1, 7)
    roll(state, 3, 6)

    assert refused(state, codes.SHELTER, 0, 1, 1) == b"ZD-04"


def test_no_shelter_in_a_forced_turn():
    """ZDD-13."""
    state = at_turn(refereed(), 19)
    lay(state, 0, (2, 1, 0))
    roll(state, 5, 5)
    do(state, codes.CROSS, sector(2, 2))

    assert refused(state, codes.SHELTER, 0, 1, 1) == b"ZDD-13"


def test_the_games_own_dice_roll_again_for_a_shelter():
    state = opened(1, 0, sheet())
    state.shelters[0] = 1
    do(state, codes.ROLL)
    do(state, codes.SHELTER, 0)

    assert len(state.chance.tape) == 2
    assert sum(contract.tallies(state)[0][1]) == 2


def test_a_shelter_is_used_once():
    """ZD-04."""
    state = refereed()
    draw(state, 2, 1, 0)
    roll(state, 3, 6)
    do(state, codes.SHELTER, 0, 6, 6)
    do(state, codes.PLACE, 5)
    roll(state, 3, 5)

    assert state.shelters[0] == 0
    assert refused(state, codes.SHELTER, 0, 1, 1) == b"ZD-04"


def test_a_used_shelter_is_not_inactive():
    """ZDD-08."""
    state = refereed()
    draw(state, 2, 1, 0)
    assert state.idle_items[0] == 1
    roll(state, 3, 6)
    do(state, codes.SHELTER, 0, 6, 6)

    assert state.idle_items[0] == 0
    do(state, codes.PLACE, 5)
    assert state.idle_items[0] == 0
