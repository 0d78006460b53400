"""How the plain ZoneS moves, captures, shoots and summons, straight from the rules."""

from collections import Counter

import pytest

from host_tools.sweeps.zones.plain import ROSTER, Card, around, cell_of
from host_tools.sweeps.zones.plain_game import legal
from host_tools.sweeps.zones.plain_moves import reach, refused_by, shots, starts, summons
from tests.host_tools.zones.boards import board, names


def reached(pieces: str, start: str, terrain: str = "") -> str:
    return names(reach(board(pieces, terrain), cell_of(start)))


def test_eight_tiles_are_around_one_inside_five_at_an_edge_three_in_a_corner() -> None:
    """ZSD-05."""
    assert [len(around(cell_of(name))) for name in ("c3", "c1", "a6")] == [8, 5, 3]


LINES = [
    # piece and what else stands there, from where, terrain, where it may go
    ("c3 Spearman", "", "a3 b3 c1 c2 c4 c5 c6 d3 e3 f3"),
    ("c3 Archer", "", "a5 b2 b4 d2 d4 e1 e5"),  # a1 and f6 are bases
    ("c3 Spearman, c4 Vala", "", "a3 b3 c1 c2 d3 e3 f3"),  # ends before its own
    ("c3 Spearman, c5 Lobber", "", "a3 b3 c1 c2 c4 c5 d3 e3 f3"),  # captures
    ("c3 Spearman, c5 Lobber", "c5 Hills", "a3 b3 c1 c2 c4 d3 e3 f3"),  # ZSD-07
    ("c3 Spearman", "c4 Hills, b3 Hills", "b3 c1 c2 c4 d3 e3 f3"),  # difficult: enters, stops
    ("c3 Spearman", "c3 Hills", "a3 b3 c1 c2 c4 c5 c6 d3 e3 f3"),  # leaving costs nothing
    ("c3 Spearman", "c5 Water, d3 Water", "a3 b3 c1 c2 c4"),  # restricted
]


@pytest.mark.parametrize(("pieces", "terrain", "expected"), LINES)
def test_a_move_is_a_straight_line_to_what_stops_it(
    pieces: str, terrain: str, expected: str
) -> None:
    """ZSD-06, ZSD-31."""
    assert reached(pieces, "c3", terrain) == expected


def test_ex_zs_1_a_hill_troll_on_a_hill_needs_an_ally_of_the_attacker() -> None:
    """EX-ZS-1, ZSD-07."""
    archer, spearman = "b2 Archer, ", "d5 Spearman, "
    victim, hill = "e5 Hill Troll", "e5 Hills"
    assert "e5" in reached(archer + spearman + victim, "b2", hill)
    assert "e5" not in reached(archer + victim, "b2", hill)
    assert refused_by(board(archer + victim, hill), cell_of("b2"), cell_of("e5")) == "ZSD-07"
    assert "e5" in reached("e2 Swordsman, " + victim, "e2", hill)


def test_the_piece_that_captures_is_not_its_own_ally() -> None:
    """ZSD-07, ZSD-20."""
    position = board("d4 Archer, e5 Lobber", "e5 Hills")
    assert names(reach(position, cell_of("d4"))) == "b2 b6 c3 c5 e3 f2"
    assert not shots(position, cell_of("d4"))


def test_ex_zs_2_whoever_stands_beside_a_vala_needs_an_ally_against() -> None:
    """EX-ZS-2, ZSD-08, ZSD-28: the Vala herself has no cover, two have."""
    position = board("c3 Swordsman, c2 Vala, c6 Warrior, f3 Warrior", "c2 Hills, c3 Hills")
    assert refused_by(position, cell_of("c6"), cell_of("c3")) == "ZSD-08"
    assert "c3" not in names(reach(position, cell_of("c6")))
    assert refused_by(position, cell_of("c6"), cell_of("c2")) == ""
    position.pieces[cell_of("b2")] = "Vala"
    assert refused_by(position, cell_of("c6"), cell_of("c2")) == "ZSD-08"
    position.pieces[cell_of("b4")] = "Lobber"
    assert refused_by(position, cell_of("c6"), cell_of("c3")) == ""


LOBBERS = [
    ("a6 Lobber, b5 Archer, d3 Archer", "", "b5 c4 d3"),  # enemy, free, enemy
    ("a6 Lobber, c4 Archer, d3 Archer", "", "b5 c4 d3"),  # free, enemy, enemy
    ("a6 Lobber, b5 Archer, c4 Warrior", "", "b5"),  # enemy, ally
    ("a6 Lobber, b5 Archer", "b5 Water", "b5"),  # difficult: captured, not passed
    ("a6 Lobber, b5 Archer", "b5 Hills", "c4 d3 e2 f1"),  # protected, and passed
    ("a6 Lobber, b5 Archer, d3 Vala", "b5 Hills, d3 Forest", "c4"),  # both protected
]


@pytest.mark.parametrize(("pieces", "terrain", "expected"), LOBBERS)
def test_ex_zs_3_a_lobber_passes_one_enemy(pieces: str, terrain: str, expected: str) -> None:
    """EX-ZS-3, ZSD-10, ZSD-23."""
    assert reached(pieces, "a6", terrain) == expected


def test_nobody_passes_a_piece_on_restricted_terrain() -> None:
    """ZSD-23."""
    position = board("a6 Lobber, b5 Archer", "b5 Fields")
    position.roster["Lobber"] = Card(4, "infantry", "diagonal", "Hills", "Water", "Fields")
    assert not reach(position, cell_of("a6"))


def test_a_hill_troll_goes_to_any_hill_and_captures_there() -> None:
    """ZSD-11, ZSD-25, ZSD-33."""
    hills = "a6 Hills, f1 Hills, b2 Hills, c5 Hills"
    pieces = "c3 Hill Troll, f1 Spearman, b2 Warrior, a6 Archer"
    found = reached(pieces, "c3", hills).split()
    assert "f1" in found
    assert "b2" not in found  # an ally stands there
    assert "a6" not in found  # the Archer prefers hills
    assert found.count("c5") == 1
    position = board(pieces, hills)
    position.roster["Hill Troll"] = Card(8, "monster", "orthogonal", "", "", "Hills")
    assert "f1" not in names(reach(position, cell_of("c3")))


def test_an_archer_shoots_what_is_adjacent_and_stays() -> None:
    """ZSD-09, ZSD-20."""
    position = board("c3 Archer, c4 Lobber, d3 Trollwife, e5 Warrior", "c4 Water, d3 Water")
    assert names(shots(position, cell_of("c3"))) == "c4"  # the Trollwife prefers water
    position.pieces[cell_of("d2")] = "Vala"
    assert names(shots(position, cell_of("c3"))) == "c4 d3"
    assert not shots(position, cell_of("d2"))


def test_a_piece_is_summoned_to_open_home_tiles_that_are_not_restricted() -> None:
    """ZSD-14, ZS-07, ZSD-30."""
    position = board("b1 Warrior", "b2 Water", reserve=Counter(("Archer",)))
    assert names(summons(position, "Archer")) == "a2"
    assert not summons(position, "Vala")
    position.bases["Trolls"] = cell_of("a2")
    assert not summons(position, "Archer")


def test_special_summons() -> None:
    """ZSD-14, ZSD-25."""
    reserve = Counter(("Spearman", "Warrior"))
    position = board("d4 Spearman", "a5 Forest, d5 Forest, c3 Water", reserve=reserve)
    assert names(summons(position, "Spearman")) == "a2 b1 b2 c4 c5 d3 d5 e3 e4 e5"
    assert names(summons(position, "Warrior")) == "a5 d5 e5 e6 f5"
    position.roster["Warrior"] = Card(4, "infantry", "any", "", "", "Forest")
    assert names(summons(position, "Warrior")) == "e5 e6 f5"


def test_the_first_pieces_stand_in_their_own_half() -> None:
    """ZSD-15."""
    position = board("b1 Archer", "c1 Water")
    assert len(starts(position, "Spearman")) == 15
    assert len(starts(position, "Warrior")) == 17


def test_a_terrain_may_stand_in_two_cells_of_the_roster() -> None:
    """ZSD-27: restricted beats difficult, preferred is independent."""
    position = board("c3 Spearman, c6 Warrior", "c4 Hills, c5 Hills")
    position.roster["Spearman"] = Card(5, "infantry", "orthogonal", "Hills", "Hills", "Hills")
    assert "c4" not in names(reach(position, cell_of("c3")))
    position.pieces[cell_of("c5")] = "Spearman"
    assert refused_by(position, cell_of("c6"), cell_of("c5")) == "ZSD-07"


def test_only_who_can_do_nothing_passes() -> None:
    """ZSD-16."""
    position = board("c3 Archer", "b2 Water, b4 Water, d2 Water, d4 Water")
    assert legal(position) == {("pass",)}
    position.pieces[cell_of("c4")] = "Warrior"
    assert legal(position) == {("shoot", cell_of("c3"), cell_of("c4"))}


def test_the_roster_adds_up_to_fifty_points_a_side() -> None:
    """ZSD-03, ZSD-04, B6."""
    costs = [card.cost for card in ROSTER.values()]
    for side in (costs[:4], costs[4:]):
        assert 3 * sum(side[:3]) + side[3] == 50
