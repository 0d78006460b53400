"""How a game ends: bases that fall, points, resigning, flags, draws."""

from games.zones.rules import codes, contract, points
from games.zones.rules import setup as decisions
from games.zones.rules.board import home
from games.zones.rules.state import (
    BY_BASE,
    DRAW_AGREED,
    DRAW_BARE,
    FLAGGED,
    NONE,
    OVER,
    RESIGNED,
    TURN,
)
from tests.firmware.games.zones.positions import (
    SPEARMAN,
    SWORDSMAN,
    WARRIOR,
    at,
    board,
    do,
    go,
    opened,
    refused,
)

# The base of the Trolls in a corner, and one of Midgard next to it.
CORNER = """
    F. F. F. F. F. #M
    F. F. F. F. F. F.
    F. F. F. F. F. F.
    FA F. F. F. F. F.
    F. FS F. F. F. F.
    #T F. F. FW F. F.
"""


def test_a_second_piece_on_a_home_tile_fells_the_base():
    """ZS-12, ZSD-18, ZSD-24, EX-ZS-4: twelve points of captures and reserve, and eight."""
    state = board(CORNER, captured="wwwlltttSS")
    state.captured[:] = bytes((0, 0, 0, 0, 2, 0, 0, 0))
    state.reserve[:] = bytes((0, 0, 0, 0, 0, 1, 0, 1))
    events = go(state, "d6", "b6")

    assert events[-2:] == ((codes.EV_FELL, 1), (codes.EV_OVER, BY_BASE, 0))
    assert (state.step, state.winner) == (OVER, 0)
    assert (points.captured(state, 0), points.in_reserve(state, 1)) == (8, 12)
    assert points.total(state, 0) == 20
    assert contract.moves(state) == []
    assert refused(state, codes.PASS) == b"ZS-12"


def test_the_verdict_tells_bases_and_points():
    """ZS-12, ZS-13."""
    state = board(CORNER, captured="wS")
    verdict = contract.verdict(state)
    assert (verdict.is_over, verdict.winner) == (False, -1)
    assert [(each.rule, each.sentence, each.holds) for each in verdict.reasons] == [
        (b"ZS-12", b"Ann: 1 of 2 pieces at the base of Ben.", False),
        (b"ZS-12", b"Ben: 0 of 2 pieces at the base of Ann.", False),
        (b"ZS-13", b"Ann: 4 points captured.", False),
        (b"ZS-13", b"Ben: 5 points captured.", True),
    ]
    go(state, "d6", "b6")
    verdict = contract.verdict(state)
    assert (verdict.is_over, verdict.winner) == (True, 0)
    assert [(each.rule, each.sentence, each.holds) for each in verdict.reasons] == [
        (b"ZS-12", b"The base of Ben has fallen.", True),
        (b"ZS-12", b"Ann: 2 of 2 pieces at the base of Ben.", True),
        (b"ZS-12", b"Ben: 0 of 2 pieces at the base of Ann.", False),
        (b"ZSD-18", b"Ann: 4 points captured + 46 of the reserve = 50.", True),
        (b"ZS-13", b"Ben: 5 points captured.", False),
    ]


def test_the_degree_of_victory_is_the_points_captured():
    """ZS-13, ZSD-18: the base has no value."""
    state = board(CORNER, captured="wlthSAWV")
    assert [points.captured(state, seat) for seat in range(2)] == [22, 22]
    assert points.total(state, 0) == 22
    other = board(CORNER, captured="www")
    go(other, "d6", "b6")
    assert points.total(other, 0) == 50


def test_only_a_piece_that_was_moved_onto_a_home_tile_fells():
    """ZSD-13, ZSD-21: the others may stand there already."""
    state = board(CORNER)
    state.pieces[at("b6")] = SPEARMAN + 1  # two stand there, by hand or by a summon
    assert home.attackers(state, 1) == 2
    go(state, "d6", "d5")
    assert state.step == TURN
    shifted = board(CORNER.replace("F. FS", "FS FS"))
    go(shifted, "b5", "b6")  # from one home tile to another
    assert shifted.step == OVER


def test_a_summon_fells_only_if_the_table_has_decided_so():
    """ZSD-13: two Spearmen next to each other."""
    for flags, step in ((0, TURN), (decisions.SUMMON_FELLS, OVER)):
        state = board(CORNER, flags=flags)
        do(state, codes.SUMMON, SPEARMAN, at("b6"))
        assert state.step == step
        assert state.winner == (0 if step == OVER else NONE)
    far = board(CORNER, flags=decisions.SUMMON_FELLS)
    do(far, codes.SUMMON, SPEARMAN, at("c5"))
    assert far.step == TURN


def test_a_shot_or_a_pass_fells_no_base():
    """ZSD-22."""
    state = board(CORNER.replace("F. FS", "FS FS").replace("FA F.", "FA Fw"))
    assert home.attackers(state, 1) == 2
    do(state, codes.SHOOT, at("a4"), at("b4"))
    assert state.step == TURN


def test_only_the_base_of_the_enemy_is_looked_at():
    """ZSD-22: the mover's own base may be beset."""
    state = board(
        """
        F. F. F. F. Fw #M
        F. F. F. F. F. Hw
        F. F. F. F. F. F.
        F. F. F. F. F. F.
        F. FS F. F. F. F.
        #T F. F. FW F. F.
        """
    )
    go(state, "d6", "d5")
    assert state.step == TURN


def test_a_swordsman_is_one_piece_for_the_base():
    """ZSD-29."""
    state = board(CORNER.replace("F. FS", "F. F."))
    go(state, "d6", "b6")
    assert (state.step, home.attackers(state, 1)) == (TURN, 1)
    assert state.pieces[at("b6")] == SWORDSMAN + 1


def test_home_tiles_may_lie_in_the_other_half_and_belong_to_both():
    """ZSD-30: a tile that holds a base is none."""
    state = board(
        """
        F. F. F. F. F. F.
        F. F. F. F. F. F.
        F. F. #M Fw FS F.
        F. F. #T FW FA F.
        F. F. F. F. F. F.
        F. F. F. F. F. F.
        """
    )
    assert (home.attackers(state, 0), home.attackers(state, 1)) == (1, 1)
    go(state, "e3", "d3")
    assert (state.step, state.winner) == (OVER, 0)


def test_who_is_to_move_may_resign():
    """ZSD-17, ZSD-24, ZSD-33: the winner takes the loser's reserve."""
    state = board(CORNER, captured="w")
    events = do(state, codes.RESIGN)
    assert events == ((codes.EV_OVER, RESIGNED, 1),)
    assert points.total(state, 1) == points.in_reserve(state, 0) == 36
    assert points.total(state, 0) == 4
    verdict = contract.verdict(state)
    assert verdict.winner == 1
    assert verdict.reasons[0].sentence == b"Ann has resigned."
    assert refused(opened(), codes.RESIGN) == b"ZSD-17"


def test_a_draw_is_agreed():
    """ZSD-17, ZSD-24, ZSD-33: nobody takes a reserve."""
    state = board(CORNER, captured="w")
    events = do(state, codes.AGREE)
    assert events == ((codes.EV_OVER, DRAW_AGREED, NONE),)
    assert [points.total(state, seat) for seat in range(2)] == [4, 0]
    assert contract.verdict(state).winner == -1
    assert refused(opened(), codes.AGREE) == b"ZSD-17"


def test_a_flag_falls():
    """ZS-06, ZSD-24."""
    state = board(CORNER, rest=b"\x00\x01\x01\x00")
    assert refused(state, codes.FLAG, 1) == b"ZS-06"
    assert refused(state, codes.FLAG, 2) == b"ZS-06"
    events = do(state, codes.FLAG, 0)
    assert events == ((codes.EV_OVER, FLAGGED, 1),)
    late = board(CORNER, rest=b"\x00\x01\x01\x00")
    do(late, codes.MOVE, at("d6"), at("d5"), 0, 240)
    do(late, codes.FLAG, 0)
    assert late.winner == 1
    assert contract.verdict(late).reasons[0].sentence == b"The time of Ann is over."
    assert refused(board(CORNER), codes.FLAG, 0) == b"ZS-06"
    assert refused(opened(), codes.FLAG, 0) == b"ZSD-17"


def test_who_has_lost_all_pieces_plays_on():
    """ZSD-32: that side summons, or passes."""
    state = board(CORNER.replace("FA", "FW").replace("F. F. F. F. F. #M", "F. F. F. Fw F. #M"))
    go(state, "d6", "d1")
    assert (state.step, state.active) == (TURN, 1)
    do(state, codes.SUMMON, WARRIOR, at("b6"))


def test_two_sides_without_two_pieces_are_a_draw():
    """ZSD-32."""
    state = board(
        """
        F. F. F. F. F. #M
        F. F. F. F. F. F.
        F. F. F. F. F. F.
        FW F. F. Fw F. F.
        F. F. F. Fw F. F.
        #T F. F. F. F. F.
        """,
        captured="SSSAAAWWVwlllttth",
    )
    assert [points.captured(state, 0), points.captured(state, 1)] == [42, 44]
    events = go(state, "a4", "d4")
    assert events[-1] == (codes.EV_OVER, DRAW_BARE, NONE)
    assert contract.verdict(state).winner == -1
    assert contract.verdict(state).reasons[0].rule == b"ZSD-32"
