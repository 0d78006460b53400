"""The zone of a known sheet: what is joined, what wakes, grenades, points."""

from games.zeds.rules import codes
from games.zeds.rules.state import GRENADE, HAS_GENERATOR, HAS_PATH, NONE, OVER, ROLL
from games.zeds.rules.zone import referee
from games.zeds.rules.zone.area import Area
from tests.firmware.games.zeds.positions import (
    TALL,
    WEST_IN_EAST_OUT,
    do,
    draw,
    lay,
    refereed,
    refused,
    roll,
    sector,
    sheet,
)

ROOMS = [
    (5, column, what)
    for column, what in enumerate(
        (("", "", ""), ("", "-", ""), ("", "|", ""), ("", "\\", ""), ("", "/", ""), ("", "", "")),
        1,
    )
]


def reached(drawn, changed=(), head=WEST_IN_EAST_OUT):
    """Return the halves of each drawn square that are passable; drawn: row, column, square."""
    zone = bytearray([NONE] * 20)
    for row, column, square in drawn:
        zone[square] = sector(row, column)
    area = Area(sheet(changed, head), zone)
    return [area.reached[square] for _, _, square in drawn]


def test_a_sector_is_drawn_on_any_free_square():
    """ZD-05."""
    state = refereed()
    draw(state, 5, 1, 13)
    roll(state, 5, 2)

    assert refused(state, codes.PLACE, 13) == b"ZD-05"
    assert refused(state, codes.PLACE, 20) == b"ZD-05"
    events = do(state, codes.PLACE, 2)
    assert (codes.EV_PLACED, 0, 2, sector(5, 2)) in events
    assert refused(state, codes.PLACE, 3) == b"ZD-05"


def test_neighbours_are_joined_unless_either_has_a_wall():
    """ZDD-10."""
    assert reached([(6, 1, 0), (6, 2, 1)]) == [1, 1]
    assert reached([(4, 2, 0), (6, 2, 1)]) == [1, 0]  # E of the first
    assert reached([(6, 1, 0), (4, 4, 1)]) == [1, 0]  # W of the second
    assert reached([(6, 1, 0), (4, 1, 5)]) == [1, 0]  # N of the one below
    assert reached([(4, 3, 0), (6, 2, 5)]) == [1, 0]  # S of the one above


def test_an_undrawn_square_is_no_place():
    """ZDD-10."""
    assert reached([(6, 1, 0), (6, 2, 2)]) == [1, 0]
    assert reached([(6, 1, 1)]) == [0]


def test_rows_do_not_run_into_each_other():
    assert reached([(6, 1, 0), (6, 2, 1), (6, 3, 2), (6, 4, 3), (6, 5, 4), (5, 1, 10)])[5] == 0
    drawn = [(6, column, column - 1) for column in range(1, 5)]
    assert reached(drawn + [(5, 1, 8)], (), TALL) == [1, 1, 1, 1, 0]
    assert reached([(6, 1, 0), (6, 2, 4)], (), TALL) == [1, 1]


def test_halves_touch_their_segments():
    """ZDD-11: from the west border, from above, from below, from the east."""
    entrances = {"W": b"\x54\x05\x13\x82", "N": b"\x54\x00\x13\x12", "S": b"\x54\x0f\x13\x42"}
    entrances["E"] = b"\x54\x04\x13\x24"
    squares = {"W": 5, "N": 0, "S": 15, "E": 4}
    halves = {"-": (3, 1, 2, 3), "|": (1, 3, 3, 2), "\\": (2, 1, 2, 1), "/": (1, 1, 2, 2)}
    for split in halves:
        for number, side in enumerate("WNSE"):
            changed = [(6, 6, ("", split, ""))]
            found = reached([(6, 6, squares[side])], changed, entrances[side])
            assert found == [halves[split][number]], (split, side)


def test_a_whole_neighbour_joins_both_halves_again():
    """ZDD-11."""
    changed = [(6, 6, ("", "|", ""))]
    assert reached([(6, 6, 0)], changed) == [1]
    assert reached([(6, 6, 0), (6, 1, 5)], changed) == [3, 1]


def test_places_are_joined_segment_by_segment():
    """ZDD-11: halves that meet across a border, and halves that only meet at a corner."""
    falling, rising = (6, 5, ("", "\\", "")), (6, 6, ("", "/", ""))
    level, upright = (5, 5, ("", "-", "")), (5, 6, ("", "|", ""))
    # The south-west half of the first has no part of its east side.
    assert reached([(6, 5, 0), (6, 1, 1)], [falling]) == [2, 0]
    # The entrance reaches both halves of `-`, and each goes on to its half of the next.
    assert reached([(5, 5, 0), (6, 6, 1)], [level, rising]) == [3, 1]
    assert reached([(6, 2, 0), (5, 5, 1), (5, 6, 2)], [level, upright]) == [1, 3, 1]
    # North halves alone go on side by side.
    north = [(5, 5, ("", "-", "")), (5, 6, ("", "-", ""))]
    assert reached([(5, 5, 4), (5, 6, 3)], north, b"\x54\x04\x13\x14") == [1, 1]


def test_a_wall_closes_both_segments_of_a_side():
    """ZDD-11."""
    changed = [(6, 5, ("E", "-", "")), (6, 6, ("", "-", ""))]
    assert reached([(6, 5, 0), (6, 6, 1)], changed) == [3, 0]


def test_a_wall_closes_entrance_and_exit():
    """ZDD-12."""
    assert reached([(4, 4, 0)]) == [0]
    state = refereed()
    lay(state, 0, (2, 2, 0), (5, 1, 1), (5, 2, 2), (5, 3, 3), (5, 4, 4), (5, 5, 9), (5, 6, 14))
    lay(state, 0, (4, 2, 19))
    assert state.escaped[0] == HAS_GENERATOR
    lay(state, 0, (6, 1, 19))
    assert state.escaped[0] == HAS_GENERATOR | HAS_PATH


def test_the_exit_is_a_whole_border():
    """ZDD-12: either half of the last square may touch it."""
    changed = [(6, 5, ("", "-", "")), (6, 6, ("S", "", ""))]
    drawn = [(2, 2, 0), (5, 1, 1), (5, 2, 2), (5, 3, 3), (5, 4, 4), (5, 5, 9), (5, 6, 14)]
    state = refereed(1, 0, changed)
    lay(state, 0, *drawn)
    lay(state, 0, (6, 5, 19))
    assert state.escaped[0] == HAS_GENERATOR | HAS_PATH


def test_woken_zombies_need_as_many_guns():
    """ZD-06, ZDD-06."""
    state = refereed()
    draw(state, 1, 4, 0)
    events = draw(state, 1, 2, 1)

    assert (codes.EV_WOKE, 0, 2, 2) in events
    assert (state.guns[0], state.killed[0], state.out[0]) == (0, 2, 0)
    events = draw(state, 1, 1, 2)
    assert (codes.EV_WOKE, 0, 1, 0) in events
    assert (codes.EV_LOST, 0) in events
    assert state.step == OVER


def test_guns_that_come_with_the_zombie_count():
    """ZDD-06."""
    state = refereed()
    draw(state, 2, 5, 0)

    assert (state.guns[0], state.killed[0], state.out[0]) == (0, 1, 0)


def test_a_cut_off_zombie_sleeps():
    """ZD-06."""
    state = refereed()
    draw(state, 1, 2, 2)

    assert (state.killed[0], state.idle_zombies[0]) == (0, 2)


def test_all_zombies_joined_at_once_are_one_attack():
    """ZDD-17."""
    state = refereed()
    lay(state, 0, (1, 3, 0), (1, 1, 2), (1, 2, 6))
    roll(state, 5, 1)
    outcome = referee.preview(state, 0, 1)

    assert (outcome.woken, outcome.guns, outcome.loses) == (3, 1, True)
    assert (codes.EV_WOKE, 0, 3, 1) in do(state, codes.PLACE, 1)


def test_a_preview_tells_what_would_happen_and_changes_nothing():
    state = refereed()
    lay(state, 0, (1, 4, 0))
    roll(state, 3, 1)
    woken = [referee.preview(state, 0, square).woken for square in (1, 2)]

    assert woken == [1, 0]
    assert state.zones[0][1] == NONE
    assert referee.preview(state, 0, 1).guns == 3
    assert referee.preview(state, 0, 1).area.reached[1] == 3


def test_items_lie_in_their_half():
    """ZDD-21."""
    upper = b"\x54\x00\x13\x12"
    for column, woken in ((1, 0), (2, 1), (3, 0), (4, 0)):
        state = refereed(1, 0, (), upper)
        roll(state, 3, column)
        assert referee.preview(state, 0, 0).woken == woken, column


def test_a_grenade_erases_a_zombie_that_is_cut_off():
    """ZD-07, ZDD-07."""
    state = refereed()
    lay(state, 0, (1, 2, 9))
    events = draw(state, 1, 5, 0)

    assert (codes.EV_ASKED, 0, GRENADE) in events
    assert referee.targets(state, 0) == [(9, 0), (9, 1)]
    assert refused(state, codes.THROW, 0, 9, 2) == b"ZDD-07"
    assert refused(state, codes.THROW, 0) == b"ZDD-07"
    assert refused(state, codes.ROLL, 1, 1) == b"ZD-08"
    events = do(state, codes.THROW, 0, 9, 1)
    assert (codes.EV_THROWN, 0, 9, 1) in events
    assert state.step == ROLL
    assert (state.thrown[0], state.grenades[0], state.idle_zombies[0]) == (1, 0, 1)
    assert state.killed[0] == 0


def test_a_grenade_may_be_kept():
    """ZDD-07."""
    state = refereed()
    lay(state, 0, (1, 2, 9))
    draw(state, 1, 5, 0)
    do(state, codes.DONE)
    assert state.step == ROLL
    draw(state, 5, 1, 5)

    assert state.step == GRENADE
    assert refused(state, codes.SHELTER, 0, 1, 1) == b"ZD-08"


def test_several_grenades_may_be_used_in_one_turn():
    """ZDD-15."""
    state = refereed()
    lay(state, 0, (1, 2, 9))
    draw(state, 1, 6, 0)
    do(state, codes.THROW, 0, 9, 0)
    assert state.step == GRENADE
    assert refused(state, codes.THROW, 0, 9, 0) == b"ZDD-07"
    do(state, codes.THROW, 0, 9, 1)

    assert state.step == ROLL
    assert (state.thrown[0], state.idle_zombies[0]) == (2, 0)


def test_without_a_target_nothing_is_asked():
    """ZDD-15."""
    state = refereed()
    draw(state, 1, 5, 0)

    assert state.step == ROLL
    assert state.grenades[0] == 1


def test_an_erased_zombie_never_wakes():
    """ZD-07."""
    state = refereed()
    lay(state, 0, (1, 1, 2))
    draw(state, 1, 5, 0)
    do(state, codes.THROW, 0, 2, 0)
    draw(state, 5, 1, 1)

    assert (state.killed[0], state.out[0]) == (0, 0)


def test_inactive_is_what_is_cut_off_or_not_crossed_out():
    """ZDD-08."""
    state = refereed()
    lay(state, 0, (1, 4, 0), (1, 1, 1), (2, 6, 9), (3, 5, 14), (1, 2, 19))

    assert state.idle_zombies[0] == 2
    # A gun that is left, two survivors and a gun, two shelters; the other gun has killed.
    assert state.idle_items[0] == 1 + 3 + 2


def test_a_killed_zombie_is_no_target():
    """ZDD-07: only what is cut off."""
    state = refereed()
    lay(state, 0, (1, 3, 0), (1, 1, 1), (1, 2, 9))
    draw(state, 1, 5, 5)

    assert referee.targets(state, 0) == [(9, 0), (9, 1)]
    assert refused(state, codes.THROW, 0, 1, 0) == b"ZDD-07"
