"""Who may capture whom: preferred terrain, allies, the Vala, shots."""

from games.zones.rules import codes
from games.zones.rules import setup as decisions
from games.zones.rules.board import capture, protection
from tests.firmware.games.zones.positions import (
    ARCHER,
    SPEARMAN,
    at,
    board,
    do,
    go,
    not_go,
    piece,
    reach,
    refusal,
    refused,
    roster,
    shots,
)


def reason(state, one, other):
    """Return whether a piece may capture another, and by which rule."""
    found = capture.reason(state, at(one), at(other))
    assert capture.may_capture(state, at(one), at(other)) == found[0]
    return found[:2]


def troll_on_a_hill(ally, attacker="OA"):
    """Return a Hill Troll on a hill at c3, an attacker at e5, something at b2."""
    return board(
        """
        F. F. F. F. F. #M
        F. %s F. F. F. F.
        F. F. Hh F. F. F.
        F. F. F. F. F. F.
        F. F. F. F. %s F.
        #T F. F. F. F. F.
        """
        % (ally, attacker)
    )


def test_a_piece_on_its_terrain_needs_an_ally_to_be_captured():
    """ZS-08, ZSD-07, EX-ZS-1: an Archer along a diagonal, with and without the Spearman."""
    helped = troll_on_a_hill("FS")
    assert reason(helped, "e5", "c3") == (True, b"ZSD-07")
    go(helped, "e5", "c3")
    assert (piece(helped, "c3"), helped.captured[7]) == ("A", 1)

    alone = troll_on_a_hill("F.")
    assert reason(alone, "e5", "c3") == (False, b"ZSD-07")
    assert "c3" not in reach(alone, "e5")
    assert not_go(alone, "e5", "c3") == b"ZSD-07"


def test_the_judge_says_what_would_allow_it():
    """ZSD-07, ZSD-08."""
    alone = troll_on_a_hill("F.")
    assert refusal(alone, codes.MOVE, at("e5"), at("c3")).sentence == (
        b"Hill Troll stands on Hills, which it prefers. First bring another piece next to it, "
        b"or take it with a Swordsman."
    )
    covered = board(vala_beside("FV", "Hw"), "T")
    assert refusal(covered, codes.MOVE, at("c5"), at("c3")).sentence == (
        b"Archer has a Vala next to it. First bring another piece next to it."
    )


def test_a_swordsman_needs_no_ally():
    """ZS-08, ZSD-07, EX-ZS-1."""
    state = board(
        """
        F. F. F. F. F. #M
        F. F. F. F. F. F.
        FW F. Hh F. F. F.
        F. F. F. F. F. F.
        F. F. F. F. F. F.
        #T F. F. F. F. F.
        """
    )
    assert reason(state, "a3", "c3") == (True, b"ZSD-07")
    go(state, "a3", "c3")
    assert state.captured[7] == 1


def test_the_attacker_is_not_its_own_ally():
    """ZSD-07: an ally is another piece, and it is adjacent before the move."""
    near = troll_on_a_hill("F.", "F.")
    near.pieces[at("d4")] = ARCHER + 1
    assert reason(near, "d4", "c3") == (False, b"ZSD-07")
    near.pieces[at("a3")] = SPEARMAN + 1  # two away
    assert not_go(near, "d4", "c3") == b"ZSD-07"
    near.pieces[at("b3")] = SPEARMAN + 1
    assert reason(near, "d4", "c3") == (True, b"ZSD-07")
    assert reason(near, "b3", "c3") == (True, b"ZSD-07")


def test_unprotected_pieces_need_nobody():
    """ZS-11."""
    state = troll_on_a_hill("F.")
    state.terrain[at("c3")] = 0
    assert reason(state, "e5", "c3") == (True, b"ZS-11")
    free = troll_on_a_hill("F.", "OA")
    free.pieces[at("c3")] = 5  # a Warrior on a hill
    assert reason(free, "e5", "c3") == (True, b"ZS-11")


def vala_beside(vala, attacker, ally="F."):
    """Return an Archer on fields at c3, which he does not prefer, perhaps a Vala at b3."""
    return """
        F. F. F. F. F. #M
        F. F. F. F. F. F.
        F. %s FA %s F. F.
        F. F. F. F. F. F.
        F. F. %s F. F. F.
        #T F. F. F. F. F.
        """ % (vala, ally, attacker)


def test_a_vala_covers_her_neighbours():
    """ZS-08, ZSD-08, EX-ZS-2."""
    covered = board(vala_beside("FV", "Fw"), "T")
    assert reason(covered, "c5", "c3") == (False, b"ZSD-08")
    assert not_go(covered, "c5", "c3") == b"ZSD-08"
    helped = board(vala_beside("FV", "Fw", "Fl"), "T")
    assert reason(helped, "c5", "c3") == (True, b"ZSD-08")
    far = board(vala_beside("F.", "Fw"), "T")
    assert reason(far, "c5", "c3") == (True, b"ZS-11")


def test_a_vala_does_not_cover_herself():
    """ZSD-08, ZSD-28: but two cover each other."""
    alone = board(vala_beside("FV", "Fw"), "T")
    assert reason(alone, "c5", "b3") == (True, b"ZS-11")
    two = roster((3, decisions.COUNT, 2), (0, decisions.COUNT, 2))
    pair = board(vala_beside("FV", "Fw").replace("FA", "FV"), "T", roster=two)
    assert reason(pair, "c5", "b3") == (False, b"ZSD-08")
    assert reason(pair, "c5", "c3") == (False, b"ZSD-08")


def test_the_cover_affects_captures_only():
    """ZSD-28: no terrain stops or forbids anything by it."""
    drawing = vala_beside("FV", "Fw").replace("F. F. F. F. F. F.", "F. F. O. F. F. F.", 1)
    state = board(drawing, "M")
    assert reach(state, "c3") == "a1 a5 b2 b4 d2 d4 e1 e5 f6"


def test_trolls_are_covered_by_nobody():
    """ZSD-08: allies of a Vala, not enemies."""
    state = board(vala_beside("FV", "F.").replace("FA", "Fw"))
    assert reason(state, "b3", "c3") == (True, b"ZS-11")


def test_an_archer_shoots_an_adjacent_enemy():
    """ZSD-09."""
    state = board(vala_beside("Fw", "F.", "Hl"))
    assert shots(state, "c3") == "b3"  # the Lobber stands on a hill
    assert refused(state, codes.SHOOT, at("c3"), at("d3")) == b"ZSD-07"
    events = do(state, codes.SHOOT, at("c3"), at("b3"))

    assert events == (
        (codes.EV_SHOT, 0, ARCHER, at("c3"), at("b3")),
        (codes.EV_CAPTURED, 0, 4, at("b3")),
    )
    assert (piece(state, "c3"), piece(state, "b3")) == ("A", ".")


def test_only_archers_shoot_and_only_at_enemies_next_to_them():
    """ZSD-09."""
    state = board(vala_beside("FS", "Fw", "Fl"))
    assert (shots(state, "b3"), shots(state, "c3")) == ("", "d3")
    assert refused(state, codes.SHOOT, at("b3"), at("b4")) == b"ZSD-09"
    assert refused(state, codes.SHOOT, at("c3"), at("c5")) == b"ZSD-09"
    assert refused(state, codes.SHOOT, at("c3"), at("c4")) == b"ZSD-09"
    assert refused(state, codes.SHOOT, at("c3"), at("b3")) == b"ZS-10"
    assert refused(state, codes.SHOOT, at("c3"), at("f1")) == b"ZS-10"
    assert refused(state, codes.SHOOT, at("d3"), at("c3")) == b"ZS-06"


def test_a_shooting_archer_is_not_his_own_ally():
    """ZSD-20."""
    state = board(vala_beside("F.", "F.", "Hl"))
    assert shots(state, "c3") == ""
    helped = board(vala_beside("F.", "F.", "Hl").replace("F. F. F. F. F. F.", "F. F. F. F. FS F."))
    assert shots(helped, "c3") == "d3"


def test_an_archer_shoots_at_restricted_terrain():
    """ZSD-20."""
    state = board(vala_beside("F.", "F.", "Ww"))
    assert "d3" not in reach(state, "c3")
    assert shots(state, "c3") == "d3"
    diagonal = board(vala_beside("F.", "F.").replace("F. F. F. F. F. F.", "F. Ww F. F. F. F.", 1))
    assert not_go(diagonal, "c3", "b2") == b"ZS-09"
    do(diagonal, codes.SHOOT, at("c3"), at("b2"))


def test_what_is_judged_is_the_same_on_board_and_asked():
    """ZSD-07, ZSD-08: every set of facts."""
    for facts in range(16):
        is_protected, is_overcome = facts & 3 != 0, facts & 12 != 0
        is_allowed, rule = protection.judged(facts)
        assert is_allowed == (is_overcome or not is_protected)
        assert (rule == b"ZS-11") == (not is_protected)
