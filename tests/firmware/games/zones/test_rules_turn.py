"""A turn: summons, the Trollwife's return, passes, the clock, positions that come again."""

from games.zones.rules import clock, codes, contract
from games.zones.rules import setup as decisions
from games.zones.rules.state import NONE, OVER, RETURN, TURN
from tests.firmware.games.zones.positions import (
    ARCHER,
    HILL_TROLL,
    LOBBER,
    SPEARMAN,
    SWORDSMAN,
    TROLLWIFE,
    VALA,
    WARRIOR,
    at,
    board,
    do,
    go,
    not_go,
    piece,
    reach,
    refused,
    roster,
    summons,
)

HOME = """
    F. F. F. W. F. F.
    F. #M O. F. FS F.
    F. Fw W. F. F. F.
    F. F. F. O. F. F.
    F. O. F. F. F. #T
    F. F. F. F. F. F.
"""


def test_a_turn_moves_one_piece_or_summons_one():
    """ZS-06."""
    state = board(HOME)
    go(state, "e2", "d2")
    assert (state.active, state.step) == (1, TURN)
    do(state, codes.SUMMON, HILL_TROLL, at("e6"))
    assert (state.active, piece(state, "e6"), state.reserve[HILL_TROLL]) == (0, "h", 0)
    assert list(state.turns) == [1, 1]
    assert not_go(state, "e6", "e5") == b"ZS-06"


def test_a_summon_stands_on_a_home_tile():
    """ZS-07, ZSD-14: open, not restricted to it, and nothing is captured by it."""
    state = board(HOME)
    assert summons(state, SWORDSMAN) == "a1 a2 a3 b1 c1 c2"  # b3 is taken, c3 is water
    assert refused(state, codes.SUMMON, SWORDSMAN, at("b3")) == b"ZS-07"
    assert refused(state, codes.SUMMON, SWORDSMAN, at("c3")) == b"ZS-09"
    assert refused(state, codes.SUMMON, SWORDSMAN, at("d2")) == b"ZSD-14"
    assert refused(state, codes.SUMMON, SWORDSMAN, at("b2")) == b"ZS-10"
    assert refused(state, codes.SUMMON, SWORDSMAN, 99) == b"ZS-10"
    assert refused(state, codes.SUMMON, LOBBER, at("e6")) == b"ZS-04"
    assert refused(state, codes.SUMMON, 8, at("a1")) == b"ZS-04"
    do(state, codes.SUMMON, SWORDSMAN, at("c2"))
    assert (piece(state, "c2"), state.reserve[SWORDSMAN]) == ("W", 2)


def test_a_spearman_comes_next_to_a_spearman():
    """ZS-07, ZSD-14, ZSD-25."""
    state = board(HOME)
    assert summons(state, SPEARMAN) == "a1 a2 a3 b1 c1 c2 d2 d3 e1 e3 f1 f2 f3"
    assert summons(state, ARCHER) == "a1 a2 a3 b1 c1 c2"
    state.reserve[SPEARMAN] = 0
    assert summons(state, SPEARMAN) == ""


def test_a_warrior_comes_to_any_forest():
    """ZS-07, ZSD-14, ZSD-25."""
    state = board(HOME, "T")
    assert summons(state, WARRIOR) == "b5 c2 d4 e4 e5 e6 f4 f6"
    assert summons(state, TROLLWIFE) == "e4 e5 e6 f4 f6"
    barred = board(HOME, "T", roster=roster((WARRIOR, decisions.RESTRICTED, 1)))
    assert summons(barred, WARRIOR) == "e4 e5 e6 f4 f6"


CAPTURE = """
    F. F. F. F. F. #M
    F. F. F. F. F. F.
    Ft H. HS F. F. F.
    F. F. F. F. F. F.
    F. F. F. F. F. F.
    #T F. F. F. F. F.
"""


def test_a_trollwife_takes_infantry_back():
    """ZS-11, ZSD-12, ZSD-26: the piece leaves the enemy's points."""
    state = board(CAPTURE, "T", "wwlh")
    events = go(state, "a3", "c3")
    assert events[-1] == (codes.EV_ASKED, 1)
    assert (state.step, state.active) == (RETURN, 1)
    assert contract.moves(state) == [bytes((codes.RETURN, kind)) for kind in (4, 5, 255)]
    assert refused(state, codes.RETURN, HILL_TROLL) == b"ZSD-12"
    assert refused(state, codes.RETURN, TROLLWIFE) == b"ZSD-12"
    assert refused(state, codes.PASS) == b"ZS-06"
    events = do(state, codes.RETURN, WARRIOR)

    assert events == ((codes.EV_RETURNED, 1, WARRIOR),)
    assert (state.captured[WARRIOR], state.reserve[WARRIOR]) == (1, 2)
    assert (state.step, state.active) == (TURN, 0)
    assert refused(state, codes.RETURN, WARRIOR) == b"ZS-06"


def test_the_return_is_a_choice():
    """ZSD-12: none is allowed."""
    state = board(CAPTURE, "T", "w")
    go(state, "a3", "c3")
    do(state, codes.RETURN, NONE)
    assert (state.captured[WARRIOR], state.active) == (1, 0)


def test_nobody_is_asked_when_nobody_can_return():
    """ZSD-12: only infantry for infantry, only a Trollwife."""
    for captured in ("", "h"):
        state = board(CAPTURE, "T", captured)
        go(state, "a3", "c3")
        assert (state.step, state.active) == (TURN, 0)
    monster = board(CAPTURE, "T", "w", roster=roster((SPEARMAN, decisions.TYPE, 1)))
    go(monster, "a3", "c3")
    assert monster.step == TURN
    warrior = board(CAPTURE.replace("Ft", "Fw"), "T", "w")
    go(warrior, "a3", "c3")
    assert warrior.step == TURN


def test_the_return_comes_before_the_base():
    """ZSD-26."""
    state = board(
        """
        F. F. F. F. HS #M
        F. F. F. F. H. Fl
        F. F. F. F. Ht F.
        F. F. F. F. F. F.
        F. F. F. F. F. F.
        #T F. F. F. F. F.
        """,
        "T",
        "w",
    )
    go(state, "e3", "e1")
    assert state.step == RETURN
    do(state, codes.RETURN, WARRIOR)
    assert (state.step, state.winner, state.captured[WARRIOR]) == (OVER, 1, 0)


STUCK = """
    #M FS W. F. F. F.
    W. W. W. F. F. F.
    F. F. F. F. F. F.
    F. F. F. F. F. F.
    F. F. F. F. O. Fw
    F. F. F. F. Hw #T
"""


def test_who_can_do_nothing_passes_and_only_then():
    """ZSD-16."""
    state = board(STUCK)
    assert summons(state, ARCHER) == ""
    assert reach(state, "b1") == ""
    assert contract.moves(state) == [bytes((codes.PASS,))]
    do(state, codes.PASS)
    assert (state.active, state.step) == (1, TURN)
    assert refused(state, codes.PASS) == b"ZSD-16"
    go(state, "f5", "f4")
    do(state, codes.PASS)
    assert state.step == TURN


def test_two_passes_in_a_row_are_a_draw():
    """ZSD-16: nobody wins, and nobody takes a reserve."""
    walls = """
        #M W. F. F. F. F.
        W. W. F. F. F. F.
        F. F. F. F. F. F.
        F. F. F. F. F. F.
        F. F. F. F. W. W.
        F. F. F. F. W. #T
    """
    all_restricted = [(kind, decisions.RESTRICTED, 3) for kind in range(8)]
    fields = walls.replace("F", "W")
    state = board(fields, roster=roster(*all_restricted))
    do(state, codes.PASS)
    events = do(state, codes.PASS)
    assert events[-1] == (codes.EV_OVER, 5, NONE)
    verdict = contract.verdict(state)
    assert (verdict.is_over, verdict.winner) == (True, -1)
    assert [reason.rule for reason in verdict.reasons if reason.holds] == [b"ZSD-16"]


def timed(mode, minutes, seconds):
    """Return a game with a clock."""
    return board(HOME, rest=bytes((0, mode, minutes, seconds)))


def test_a_clock_counts_quarter_seconds():
    """ZS-06."""
    state = timed(decisions.TOTAL, 2, 0)
    assert [clock.left(state, seat) for seat in range(2)] == [480, 480]
    assert refused(state, codes.MOVE, at("e2"), at("d2")) == b"ZS-06"
    assert contract.moves(state)[0][-2:] == b"\x00\x00"
    do(state, codes.MOVE, at("e2"), at("d2"), 1, 4)
    do(state, codes.SUMMON, HILL_TROLL, at("e6"), 0, 9)
    assert [clock.left(state, seat) for seat in range(2)] == [220, 471]
    assert refused(board(HOME), codes.MOVE, at("e2"), at("d2"), 0, 0) == b"ZS-06"


def test_a_clock_may_give_time_back_or_begin_anew():
    """ZS-06: an increment a turn; or so much for every turn."""
    state = timed(decisions.INCREMENT, 2, 5)
    do(state, codes.MOVE, at("e2"), at("d2"), 0, 100)
    assert [clock.left(state, seat) for seat in range(2)] == [400, 480]
    each = timed(decisions.PER_TURN, 0, 30)
    do(each, codes.MOVE, at("e2"), at("d2"), 0, 100)
    assert [clock.left(each, seat) for seat in range(2)] == [120, 120]
    assert each.used == [100, 0]


def test_a_long_time_is_kept():
    state = timed(decisions.TOTAL, 255, 0)
    state.used[0] = 65000
    do(state, codes.MOVE, at("e2"), at("d2"), 255, 255)
    again = contract.unpack(contract.pack(state), state.chance)
    assert again.used == state.used == [130535, 0]


def test_a_position_that_comes_three_times_is_told():
    """ZSD-32: no rule of repetition ends the game."""
    state = board(HOME)
    told = []
    for _ in range(3):
        for start, end in (("e2", "d2"), ("b3", "b4"), ("d2", "e2"), ("b4", "b3")):
            events = go(state, start, end)
            told.append((codes.EV_THRICE,) in events)
    assert told[:8] == [False] * 8
    assert told[8:] == [True] * 4
    assert state.step == TURN
    assert b"ZSD-32" in [reason.rule for reason in contract.verdict(state).reasons]
    do(state, codes.SUMMON, VALA, at("a1"))
    assert len(state.seen) == 3
    for _ in range(100):
        for start, end in (("b3", "b4"), ("e2", "d2"), ("b4", "b3"), ("d2", "e2")):
            go(state, start, end)
    assert len(state.seen) == 240
