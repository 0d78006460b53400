"""The plain judge of a zone: walls, halves, attacks, points, ties, straight from the rules."""

import pytest

from host_tools.workshop.zeds.plain import Drawn, Zone, alternatives, is_path, passable, winners
from host_tools.workshop.zeds.sheet import Sheet, Square
from tests.host_tools.zeds.drawn import sector, zone


def reached(*rows: str) -> list[tuple[Square, int]]:
    found = zone(*rows)
    return sorted(passable(found.sheet, found.drawn))


def test_a_square_is_joined_to_its_neighbours_unless_either_has_a_wall_there() -> None:
    """ZDD-10."""
    assert reached(";") == [((1, 1), 0), ((1, 2), 0)]
    assert reached("walls E;") == [((1, 1), 0)]
    assert reached(";walls W") == [((1, 1), 0)]
    assert reached(";walls NES") == [((1, 1), 0), ((1, 2), 0)]
    assert reached(";.;") == [((1, 1), 0)]  # an undrawn square is no place
    assert reached(".;") == []


HALVES = [
    # the middle of a row, its neighbours below: which halves are come to from the west
    ("split -", {0, 1}),
    ("split |", {0}),
    ("split \\", {1}),
    ("split /", {0}),
]


@pytest.mark.parametrize(("words", "halves"), HALVES)
def test_halves_touch_the_borders_that_the_rules_say(words: str, halves: set[int]) -> None:
    """ZDD-11, seen from the west."""
    found = {half for square, half in reached(";" + words) if square == (1, 2)}
    assert found == halves


@pytest.mark.parametrize(
    ("words", "half"), [("split -", 0), ("split \\", 0), ("split /", 0), ("split |", 0)]
)
def test_the_north_border_leads_to_the_halves_that_touch_it(words: str, half: int) -> None:
    """ZDD-11: from a square above; by `|` both halves touch it."""
    found = {h for square, h in reached("", f"walls EW {words}") if square == (2, 1)}
    assert found == ({0, 1} if words == "split |" else {half})


def test_places_are_joined_segment_by_segment() -> None:
    """ZDD-11: two squares halved by `-` are two lanes; an unhalved one joins them again."""
    lanes = "walls S split -;split -"
    assert reached("walls N split \\;split -") == [((1, 1), 1)]  # its north-east half is shut off
    assert ((1, 2), 1) in reached(lanes)
    one_lane = zone("split \\", "walls W split -;split -;")
    inside = passable(one_lane.sheet, one_lane.drawn)
    assert {((2, 1), 0), ((2, 2), 0), ((2, 3), 0), ((2, 2), 1), ((2, 1), 1)} <= inside
    shut = zone("split \\", "walls W split -;split -")
    inside = passable(shut.sheet, shut.drawn)
    assert ((2, 2), 0) in inside and ((2, 2), 1) not in inside


def test_a_wall_of_the_sector_closes_a_door() -> None:
    """ZDD-12."""
    assert reached("walls W") == []
    row = ";" * 4
    assert is_path(*_of(zone(row, ".;.;.;.;", ".;.;.;.;", ".;.;.;.;")))
    assert not is_path(*_of(zone(row, ".;.;.;.;", ".;.;.;.;", ".;.;.;.;walls E")))


def _of(found: Zone) -> tuple[Sheet, Drawn]:
    return found.sheet, found.drawn


def test_zombies_wake_as_soon_as_they_are_joined_and_take_a_gun_each() -> None:
    """ZD-06, ZDD-06: guns that come with the same drawing count."""
    found = zone("items G;.;items Z,Z")
    assert found.killed == 0

    assert found.draw((1, 2), sector("items G")) == 2
    assert (found.killed, found.left("G"), found.is_lost) == (2, 0, False)

    assert found.draw((2, 1), sector("items Z")) == 1
    assert found.is_lost


def test_all_that_one_drawing_joins_is_one_attack() -> None:
    """ZDD-17."""
    found = zone("walls E items G;.;items Z", "items Z")
    assert found.killed == 1
    assert found.draw((2, 2), sector("")) == 0
    assert found.draw((1, 2), sector("")) == 1
    assert found.is_lost


def test_a_grenade_erases_one_zombie_outside_and_brings_no_point() -> None:
    """ZD-07, ZDD-07."""
    found = zone("walls E items B;items Z,Z;.")
    assert found.left("B") == 1
    assert found.targets() == [((1, 2), 0)]

    found.throw(((1, 2), 0))

    assert found.left("B") == 0
    assert found.points() == -1
    assert found.draw((2, 1), sector("walls N")) == 0
    assert found.rank() == (-1, -1, 0)


def test_points_are_those_of_the_example() -> None:
    """ZD-11, EX-ZD-3: two killed, one rescued, one grenade used."""
    found = zone("items G,G,B;items Z,Z;items V;walls W items Z;")
    found.throw(found.targets()[0])
    assert found.points() == 2

    found.use_shelter()
    assert found.points() == 1


def way_out(*, middle: str = "", end: str = "items E") -> Zone:
    return zone(f";;{middle};;", ".;.;.;.;", ".;.;.;.;", f".;.;.;.;{end}")


def test_the_end_needs_a_path_and_a_generator_in_it() -> None:
    """ZD-10."""
    assert way_out().has_escaped()
    assert not way_out(end="").has_escaped()
    assert not way_out(end="walls E items E").has_escaped()
    lost = way_out()
    lost.is_lost = True
    assert not lost.has_escaped()


def test_the_most_points_win_then_fewer_zombies_then_more_that_is_left() -> None:
    """ZD-12, ZDD-08, ZDD-09, ZDD-18."""
    plain, rescuer = way_out(), way_out(middle="items V")
    near_zombie, gunner = way_out(), way_out(middle="items G")
    near_zombie.draw((2, 1), sector("walls NES items Z"))

    assert winners([plain, rescuer]) == [1]
    assert winners([near_zombie, plain]) == [1]
    assert winners([plain, gunner, way_out(middle="items G")]) == [1, 2]
    assert winners([zone(""), plain]) == [1]


def test_if_nobody_escapes_all_lose() -> None:
    """ZD-13."""
    assert winners([zone(""), zone("walls W")]) == []


def test_a_crossed_sector_leaves_its_neighbours_of_the_row() -> None:
    """ZD-03, EX-ZD-1."""
    assert alternatives(set(), (3, 4)) == [(3, 4)]
    assert alternatives({(3, 4)}, (3, 4)) == [(3, 3), (3, 5)]
    assert alternatives({(3, column) for column in range(1, 5)}, (3, 4)) == [(3, 5)]


def test_a_full_row_leaves_the_last_above_and_the_first_below() -> None:
    """ZDD-02, EX-ZD-2."""
    free = {(2, 1), (2, 6), (5, 2)}
    crossed = {(row, column) for row in range(2, 6) for column in range(1, 7)} - free
    assert alternatives(crossed, (3, 2)) == [(2, 6), (5, 2)]
    assert alternatives(crossed - {(4, 1)} | {(2, 1), (2, 6)}, (2, 3)) == [(1, 6), (4, 1)]
