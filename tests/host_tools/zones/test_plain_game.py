"""How a turn of the plain ZoneS ends: returns, bases, draws and points."""

from collections import Counter

import pytest

from host_tools.sweeps.zones.plain import Card, Position, cell_of
from host_tools.sweeps.zones.plain_game import legal, play
from tests.host_tools.zones.boards import board

_CROWD = "a3 Vala, a4 Vala, "  # so that neither side is bare


def move(position: Position, start: str, to: str, name: str = "move") -> None:
    action = (name, cell_of(start), cell_of(to))
    assert action in legal(position)
    play(position, action)


def test_ex_zs_4_the_second_piece_on_home_tiles_fells_the_base() -> None:
    """EX-ZS-4, ZSD-13, ZSD-18, ZS-12, ZS-13."""
    position = board("f5 Archer, e1 Spearman", "f1 Hills")
    position.captured, position.reserve = Counter(Warrior=2), Counter(("Lobber", "Hill Troll"))
    move(position, "e1", "e6")
    assert (position.end, position.winner) == ("base", "Midgard")
    assert (position.points("Midgard"), position.points("Trolls")) == (20, 0)
    assert not legal(position)


def test_the_piece_that_moved_must_be_on_a_home_tile() -> None:
    """ZSD-21, ZSD-13: others may stand there; from one home tile to another is a move, too."""
    position = board(_CROWD + "f5 Archer, e6 Spearman, c1 Warrior, c2 Warrior")
    move(position, "a3", "b3")
    assert legal(position)
    move(position, "c2", "d2")
    move(position, "e6", "e5")
    assert position.end == "base"


def test_one_swordsman_is_one_piece_for_the_base() -> None:
    """ZSD-29."""
    position = board(_CROWD + "e1 Swordsman, c1 Warrior, c2 Warrior")
    move(position, "e1", "e6")
    assert not position.end


@pytest.mark.parametrize("does_fell", [False, True])
def test_a_summon_fells_only_where_the_table_wants_it(does_fell: bool) -> None:
    """ZSD-13: the other choice; home tiles may belong to both bases (ZSD-30)."""
    position = board("c4 Archer, a1 Vala, c5 Warrior, c6 Warrior", bases="b3 d4")
    position.reserve, position.does_summon_fell = Counter(Spearman=1), does_fell
    play(position, ("summon", "Spearman", cell_of("c3")))
    assert (position.end == "base") == does_fell


def test_a_shot_fells_no_base() -> None:
    """ZSD-22."""
    position = board("e5 Archer, f5 Spearman, e6 Warrior, c1 Warrior, c2 Warrior")
    move(position, "e5", "e6", "shoot")
    assert not position.end
    assert position.captured["Warrior"] == 1
    assert position.turn == "Trolls"


def test_a_trollwife_that_captures_infantry_may_take_one_back() -> None:
    """ZSD-12, ZSD-26: the returned piece leaves the enemy's points."""
    position = board("a3 Trollwife, a5 Archer, c3 Vala, d3 Vala", "a4 Forest", turn="Trolls")
    position.captured = Counter(("Warrior", "Hill Troll"))
    move(position, "a3", "a5")
    assert legal(position) == {("return", "Warrior"), ("return", "")}
    assert position.points("Midgard") == 12
    play(position, ("return", "Warrior"))
    assert (position.points("Midgard"), position.reserve["Warrior"]) == (8, 1)
    assert position.turn == "Midgard"


def test_a_trollwife_takes_nothing_back_when_there_is_nothing_to_take() -> None:
    """ZSD-12: no infantry captured from her side, or none that she captured."""
    position = board("a3 Trollwife, a5 Archer, c3 Vala, d3 Vala", "a4 Forest", turn="Trolls")
    position.captured = Counter(("Hill Troll",))
    move(position, "a3", "a5")
    assert position.turn == "Midgard"
    position = board("a3 Trollwife, a5 Archer, c3 Vala, d3 Vala", "a4 Forest", turn="Trolls")
    position.captured = Counter(("Warrior",))
    position.roster["Archer"] = Card(3, "monster", "diagonal", "", "", "")
    move(position, "a3", "a5")
    assert position.turn == "Midgard"


def test_the_base_is_looked_at_after_the_return() -> None:
    """ZSD-26: capture, return, base; the returned piece is in the loser's points no more."""
    position = board(
        "b2 Warrior, a5 Trollwife, a2 Archer, c4 Vala, d4 Vala",
        "a3 Forest, a4 Forest",
        turn="Trolls",
    )
    position.captured = Counter(Lobber=1)
    move(position, "a5", "a2")
    assert not position.end
    play(position, ("return", "Lobber"))
    assert (position.end, position.winner) == ("base", "Trolls")
    assert (position.points("Midgard"), position.points("Trolls")) == (0, 3)


def test_two_passes_in_a_row_are_a_draw() -> None:
    """ZSD-16, ZSD-24: nobody takes a reserve."""
    position = board(_CROWD, "a3 Water", reserve=Counter(("Warrior",) * 3))
    for _ in range(2):
        assert not position.end
        play(position, ("pass",))
    assert (position.end, position.winner, position.points("Midgard")) == ("passes", "", 0)


def test_a_pass_and_a_move_are_no_two_passes() -> None:
    """ZSD-16."""
    position = board(_CROWD, passes=1)
    move(position, "a3", "b3")
    assert position.passes == 0


def test_when_neither_side_has_two_pieces_it_is_a_draw() -> None:
    """ZSD-32: losing all pieces is no defeat; the reserve counts."""
    position = board("c3 Archer, c4 Warrior, d4 Warrior")
    move(position, "c3", "c4", "shoot")
    assert position.end == "bare"
    position = board("c3 Archer, c4 Warrior", reserve=Counter(Vala=1))
    move(position, "c3", "c4", "shoot")
    assert not position.end
    assert legal(position) == {("pass",)}
