"""Lines, terrain, what stands in the way, the Lobber and the Hill Troll."""

from games.zones.rules import codes
from games.zones.rules import setup as decisions
from games.zones.rules.board import lines
from tests.firmware.games.zones.positions import (
    HILL_TROLL,
    SPEARMAN,
    at,
    board,
    called,
    do,
    go,
    not_go,
    piece,
    reach,
    refused,
    roster,
)

OPEN = """
F. F. F. F. F. #M
F. F. F. F. F. F.
F. F. F. F. F. F.
F. F. F. F. F. F.
F. F. F. F. F. F.
#T F. F. F. F. F.
"""


def with_pieces(pieces, turn="M", ground="F", drawing=OPEN, **more):
    """Return a board of one terrain with pieces on some cells: "Sb2 wd4"."""
    cells = [list(cell) for cell in drawing.replace("F", ground).split()]
    for each in pieces.split():
        cells[at(each[-2:])] = [each[1] if len(each) > 3 else cells[at(each[-2:])][0], each[0]]
    rows = [" ".join(["".join(cell) for cell in cells[n : n + 6]]) for n in range(0, 36, 6)]
    return board("\n".join(rows), turn, **more)


def test_a_piece_goes_in_straight_lines_of_any_length():
    """ZSD-06: orthogonal, diagonal, or any."""
    assert reach(with_pieces("Wc3"), "c3") == "a3 b3 c1 c2 c4 c5 c6 d3 e3 f3"
    assert reach(with_pieces("Ac3"), "c3") == "a1 a5 b2 b4 d2 d4 e1 e5 f6"
    assert reach(with_pieces("Vc3"), "c3") == (
        "a1 a3 a5 b2 b3 b4 c1 c2 c4 c5 c6 d2 d3 d4 e1 e3 e5 f3 f6"
    )
    changed = roster((SPEARMAN, decisions.MOVEMENT, decisions.DIAGONAL))
    assert reach(with_pieces("Sc3", roster=changed), "c3") == "a1 a5 b2 b4 d2 d4 e1 e5 f6"


def test_other_lines_are_refused():
    """ZSD-06."""
    state = with_pieces("Wc3 Aa3")
    assert not_go(state, "c3", "d4") == b"ZSD-06"
    assert not_go(state, "c3", "d5") == b"ZSD-06"
    assert not_go(state, "c3", "c3") == b"ZS-10"
    assert not_go(state, "a3", "a4") == b"ZSD-06"


def test_difficult_terrain_stops_and_restricted_terrain_forbids():
    """ZS-09, ZSD-06: difficult terrain is entered, and left at no cost."""
    state = with_pieces("WFc3 .Oc5 .We3 .Ob3 .Oc2")
    assert reach(state, "c3") == "b3 c2 c4 c5 d3"
    assert not_go(state, "c3", "c6") == b"ZS-09"
    assert not_go(state, "c3", "e3") == b"ZS-09"
    assert not_go(state, "c3", "f3") == b"ZS-09"
    assert reach(with_pieces("WOc3"), "c3") == "a3 b3 c1 c2 c4 c5 c6 d3 e3 f3"


def test_a_terrain_may_stand_in_two_cells():
    """ZSD-27: restricted beats difficult; preferred is independent."""
    both = roster((SPEARMAN, decisions.DIFFICULT, 3), (SPEARMAN, decisions.PREFERRED, 3))
    assert reach(with_pieces("Sc3 .Wc4 .Wb3", roster=both), "c3") == "c1 c2 d3 e3 f3"
    neither = roster((SPEARMAN, decisions.DIFFICULT, 4), (SPEARMAN, decisions.RESTRICTED, 4))
    free = with_pieces("Sc3 .Wc4 .Hb3", roster=neither)
    assert reach(free, "c3") == "a3 b3 c1 c2 c4 c5 c6 d3 e3 f3"


def test_no_piece_moves_through_pieces_or_bases():
    """ZS-10, ZSD-06."""
    state = with_pieces("Wf5 Sd5 wHf3")
    assert reach(state, "f5") == "e5 f3 f4 f6"
    assert not_go(state, "f5", "f2") == b"ZS-10"
    assert not_go(state, "f5", "d5") == b"ZS-10"
    assert not_go(state, "f5", "c5") == b"ZS-10"
    behind = with_pieces("Vf3 Aa4 Wb6")
    assert not_go(behind, "f3", "f1") == b"ZS-10"
    assert not_go(behind, "b6", "a6") == b"ZS-10"
    assert reach(behind, "b6") == "b1 b2 b3 b4 b5 c6 d6 e6 f6"
    between = with_pieces("Sb2 Wd2", drawing=OPEN.replace("#M\nF. F. F.", "F.\nF. F. #M"))
    assert reach(between, "d2") == "d1 d3 d4 d5 d6 e2 f2"
    assert not_go(between, "d2", "a2") == b"ZS-10"


def test_nothing_beside_a_diagonal_blocks_it():
    """ZSD-31."""
    assert reach(with_pieces("Ab6 Sb5"), "b6") == "a5 c5 d4 e3 f2"
    narrow = with_pieces("Ad3 Sd2 Sc3 we3")
    assert reach(narrow, "d3") == "b1 b5 c2 c4 e2 e4 f5"


def test_adjacent_are_the_eight_tiles_around():
    """ZSD-05."""
    around = [cell for cell in range(36) if lines.adjacent(at("c3"), cell)]
    assert called(around) == "b2 b3 b4 c2 c4 d2 d3 d4"
    assert called([n for n in range(36) if lines.adjacent(at("a1"), n)]) == "a2 b1 b2"
    assert called([n for n in range(36) if lines.adjacent(at("f4"), n)]) == "e3 e4 e5 f3 f5"
    for one in range(36):
        near = bytes([each for each in lines.NEXT[8 * one : 8 * one + 8] if each != 255])
        for other in range(36):
            assert lines.adjacent(one, other) == (other in near)


def test_a_lobber_passes_one_enemy():
    """ZSD-10, EX-ZS-3: the enemy that is passed stays."""
    state = with_pieces("lHa1 SHb2 AFd4", "T")
    assert reach(state, "a1") == "b2 c3 d4"
    go(state, "a1", "d4")
    assert (piece(state, "b2"), piece(state, "d4")) == ("S", "l")
    assert state.captured[1] == 1

    second = with_pieces("lHa1 AFc3 SHd4", "T")
    assert reach(second, "a1") == "b2 c3 d4"
    assert not_go(second, "a1", "e5") == b"ZS-10"


def test_a_lobber_passes_no_ally_and_no_base():
    """ZSD-10, EX-ZS-3."""
    ally = with_pieces("lHa1 SHb2 wc3", "T")
    assert reach(ally, "a1") == "b2"
    assert not_go(ally, "a1", "d4") == b"ZS-10"
    assert reach(with_pieces("lHa1 wb2 SHc3", "T"), "a1") == ""
    moved = OPEN.replace("#M\nF. F. F. F. F.", "F.\nF. F. F. F. #M")
    base = with_pieces("lc4 SHd3", "T", drawing=moved)
    assert reach(base, "c4") == "a2 b3 b5 d3 d5 e6"
    assert not_go(base, "c4", "e2") == b"ZS-10"


def test_a_lobber_passes_a_protected_enemy_and_stops_on_difficult_terrain():
    """ZSD-10, ZSD-23."""
    protected = with_pieces("lHa1 SFb2", "T")
    assert reach(protected, "a1") == "c3 d4 e5 f6"
    water = with_pieces("lHa1 AWb2", "T", roster=roster((1, decisions.RESTRICTED, 4)))
    assert reach(water, "a1") == "b2"
    assert not_go(water, "a1", "c3") == b"ZS-09"
    restricted = roster((1, decisions.RESTRICTED, 4), (5, decisions.RESTRICTED, 3))
    assert reach(with_pieces("lHa1 AWb2", "T", roster=restricted), "a1") == ""


def test_a_hill_troll_goes_to_any_hill():
    """ZSD-11: a hill reached by line and by jump is one move (ZSD-33)."""
    state = with_pieces("hc3 .Hc5 .Ha1 .He6 wHf4 SHb5", "T")
    found = reach(state, "c3")
    assert found == "a1 a3 b3 b5 c1 c2 c4 c5 c6 d3 e3 e6 f3"
    go(state, "c3", "b5")
    assert (piece(state, "b5"), state.captured[SPEARMAN]) == ("h", 1)


def test_a_jump_obeys_protection():
    """ZSD-11, ZSD-07."""
    state = with_pieces("hc3 AHe6", "T")
    assert "e6" not in reach(state, "c3")
    assert not_go(state, "c3", "e6") == b"ZSD-07"
    helped = with_pieces("hc3 AHe6 we5", "T")
    assert "e6" in reach(helped, "c3")


def test_restricted_terrain_forbids_the_jump():
    """ZSD-25: difficult terrain does not hinder it."""
    hills = with_pieces("hc3 .Ha1", "T", roster=roster((HILL_TROLL, decisions.RESTRICTED, 2)))
    assert "a1" not in reach(hills, "c3")
    assert not_go(hills, "c3", "a1") == b"ZS-09"
    hard = with_pieces("hc3 .Ha1 .Hc4", "T", roster=roster((HILL_TROLL, decisions.DIFFICULT, 2)))
    assert "a1" in reach(hard, "c3")
    assert "c5" not in reach(hard, "c3")


def test_a_capture_replaces_the_piece():
    """ZS-11."""
    state = with_pieces("Wc3 wc5")
    events = go(state, "c3", "c5")

    assert events == (
        (codes.EV_MOVED, 0, 2, at("c3"), at("c5")),
        (codes.EV_CAPTURED, 0, 4, at("c5")),
    )
    assert (piece(state, "c3"), piece(state, "c5")) == (".", "W")
    assert list(state.captured) == [0, 0, 0, 0, 1, 0, 0, 0]


def test_what_is_no_move_is_refused():
    """ZS-06."""
    state = with_pieces("Wc3 wc5")
    assert not_go(state, "c5", "c4") == b"ZS-06"
    assert not_go(state, "b1", "b2") == b"ZS-06"
    assert refused(state, codes.MOVE, 255, 0) == b"ZS-06"
    assert refused(state, codes.MOVE, at("c3"), 36) == b"ZS-10"
    assert refused(state, codes.MOVE, at("c3"), at("c4"), 0, 0) == b"ZS-06"
    do(state, codes.MOVE, at("c3"), at("c4"))
    assert not_go(state, "c4", "c3") == b"ZS-06"
