"""A turn beside a real board: captures, summons, the return, the base, and may I capture?"""

from games.zones.rules import asked, codes, companion, contract, points
from games.zones.rules import setup as decisions
from games.zones.rules.state import DRAW_BARE, NONE, OVER, RETURN, TURN
from tests.firmware.games.zones.positions import (
    ARCHER,
    HILL_TROLL,
    LOBBER,
    SPEARMAN,
    SWORDSMAN,
    TROLLWIFE,
    VALA,
    WARRIOR,
    at_board,
    board,
    do,
    refused,
    roster,
)

GLASS = """
    F. F. F. F. F. #M
    F. F. F. F. FS F.
    F. F. F. F. F. F.
    F. F. F. F. F. F.
    F. Fw F. F. F. F.
    #T F. F. F. F. F.
"""


def test_a_move_gives_the_turn_to_the_other():
    """ZS-06."""
    state = at_board()
    assert do(state, codes.MOVED) == ((codes.EV_MOVED, 0),)
    assert (state.active, state.step) == (1, TURN)
    assert refused(state, codes.MOVED, 0, 0) == b"ZS-06"
    assert refused(state, codes.MOVE, 3, 4) == b"ZS-06"
    assert refused(state, codes.SHOOT, 3, 4) == b"ZS-06"
    glass = board(GLASS)
    for move in ((codes.MOVED,), (codes.CAPTURED, 4), (codes.FELL, 1)):
        assert refused(glass, *move) == b"ZS-06"


def test_a_summon_comes_out_of_the_reserve():
    """ZS-06, ZS-07."""
    state = at_board()
    do(state, codes.SUMMON, VALA)
    assert list(state.reserve) == [2, 2, 2, 0, 2, 2, 2, 1]
    assert refused(state, codes.SUMMON, VALA) == b"ZS-04"
    do(state, codes.SUMMON, HILL_TROLL)
    assert refused(state, codes.SUMMON, VALA) == b"ZS-04"
    assert refused(state, codes.SUMMON, SPEARMAN, 3) == b"ZS-06"


def test_captures_are_counted_in_points():
    """ZS-11, ZS-13."""
    state = at_board()
    assert list(companion.victims(state)) == [WARRIOR, LOBBER, TROLLWIFE]
    assert refused(state, codes.CAPTURED, HILL_TROLL) == b"ZS-11"
    assert refused(state, codes.CAPTURED, SPEARMAN) == b"ZS-11"
    do(state, codes.CAPTURED, TROLLWIFE)
    do(state, codes.CAPTURED, SWORDSMAN)

    assert state.step == RETURN
    do(state, codes.RETURN, TROLLWIFE)
    assert [points.captured(state, seat) for seat in range(2)] == [0, 6]
    assert state.reserve[TROLLWIFE] == 3
    assert refused(state, codes.CAPTURED, TROLLWIFE) == b"ZS-11"


def test_the_return_is_asked_when_it_may_be():
    """ZSD-12: infantry captured by the Trolls, and infantry of theirs to come back."""
    state = at_board()
    do(state, codes.CAPTURED, WARRIOR)
    do(state, codes.MOVED)
    do(state, codes.CAPTURED, LOBBER)  # Midgard asks nothing
    assert state.step == TURN
    do(state, codes.CAPTURED, ARCHER)
    assert (state.step, state.active) == (RETURN, 1)
    do(state, codes.RETURN, NONE)
    assert (state.step, state.active) == (TURN, 0)
    nobody = at_board()
    do(nobody, codes.MOVED)
    do(nobody, codes.CAPTURED, ARCHER)
    assert nobody.step == TURN


def test_the_table_says_when_a_base_falls():
    """ZS-12, ZSD-13, ZSD-22: with the move still to be noted, or at once after it."""
    state = at_board()
    assert refused(state, codes.FELL, 0) == b"ZSD-13"
    assert refused(state, codes.FELL, 2) == b"ZS-12"
    do(state, codes.MOVED)
    do(state, codes.FELL, 1)
    assert (state.step, state.winner) == (OVER, 0)
    before = at_board()
    do(before, codes.FELL, 1)
    assert before.winner == 0

    for move, rule in (((codes.SUMMON, VALA), b"ZSD-13"), ((codes.PASS,), b"ZSD-13")):
        other = at_board()
        do(other, *move)
        assert refused(other, codes.FELL, 1) == rule
    summoned = at_board(decisions.SUMMON_FELLS)
    do(summoned, codes.SUMMON, VALA)
    do(summoned, codes.FELL, 1)
    few = at_board()
    few.captured[:4] = b"\x01\x01\x00\x00"
    assert refused(few, codes.FELL, 1) == b"ZS-12"


def test_the_table_may_pass():
    """ZSD-16."""
    state = at_board()
    do(state, codes.PASS)
    do(state, codes.MOVED)
    do(state, codes.PASS)
    do(state, codes.PASS)
    assert (state.step, state.winner) == (OVER, NONE)
    assert contract.verdict(state).reasons[0].rule == b"ZSD-16"


def test_a_companion_keeps_the_clock():
    """ZS-06."""
    state = at_board(rest=b"\x00\x01\x05\x00")
    do(state, codes.MOVED, 0, 50)
    do(state, codes.SUMMON, WARRIOR, 1, 0)
    do(state, codes.CAPTURED, WARRIOR, 0, 8)
    do(state, codes.PASS, 0, 1)
    assert state.used == [58, 257]
    assert refused(state, codes.MOVED) == b"ZS-06"


def test_a_bare_board_is_a_draw():
    """ZSD-32."""
    state = at_board()
    state.reserve[:] = bytes(8)
    state.captured[:] = b"\x03\x03\x03\x00\x02\x03\x03\x00"
    events = do(state, codes.CAPTURED, WARRIOR)  # a Vala and a Hill Troll are left
    assert events[-1] == (codes.EV_OVER, DRAW_BARE, NONE)


def ask(state, attacker, victim, *known):
    """Return what is still asked: terrain, ally and cover as far as they are known."""
    answers = bytearray((attacker, victim) + known + (NONE,) * (3 - len(known)))
    return asked.question(state, answers)


def told(state, *answers):
    """Return the verdict but for its sentence."""
    return asked.verdict(state, bytearray(answers))[:2]


def with_vala():
    state = at_board()
    do(state, codes.SUMMON, VALA)
    return state


def test_attacker_and_victim_are_asked_first():
    state = at_board()
    assert ask(state, NONE, NONE) == asked.ATTACKER
    assert ask(state, SPEARMAN, NONE) == asked.VICTIM
    assert ask(state, SPEARMAN, WARRIOR) == asked.TERRAIN


def test_an_ally_is_asked_where_the_terrain_protects():
    """ZS-08, ZSD-07."""
    state = with_vala()
    assert ask(state, SPEARMAN, WARRIOR, 1) == asked.ALLY
    assert ask(state, SPEARMAN, WARRIOR, 0) == asked.NOTHING
    assert ask(state, SPEARMAN, WARRIOR, 1, 1) == asked.NOTHING
    assert told(state, SPEARMAN, WARRIOR, 1, 0, NONE) == (False, b"ZSD-07")
    assert told(state, SPEARMAN, WARRIOR, 1, 1, NONE) == (True, b"ZSD-07")
    assert told(state, SPEARMAN, WARRIOR, 0, NONE, NONE) == (True, b"ZS-11")


def test_the_cover_is_asked_where_a_vala_may_stand():
    """ZSD-08, ZSD-28."""
    state = with_vala()
    assert ask(state, WARRIOR, ARCHER, 0) == asked.COVERED
    assert ask(state, WARRIOR, ARCHER, 2) == asked.ALLY
    assert ask(state, WARRIOR, VALA, 0) == asked.NOTHING  # there is but one
    assert ask(at_board(), WARRIOR, ARCHER, 0) == asked.NOTHING  # she is in reserve
    assert told(state, WARRIOR, ARCHER, 0, NONE, 1) == (False, b"ZSD-08")
    assert told(state, WARRIOR, ARCHER, 0, NONE, 0) == (True, b"ZS-11")


def test_a_swordsman_is_asked_nothing_but_where_he_goes():
    """ZSD-07, ZS-09."""
    state = at_board()
    assert ask(state, SWORDSMAN, WARRIOR) == asked.TERRAIN
    assert ask(state, SWORDSMAN, WARRIOR, 1) == asked.NOTHING
    assert told(state, SWORDSMAN, WARRIOR, 1, NONE, NONE) == (True, b"ZSD-07")
    assert told(state, SWORDSMAN, WARRIOR, 3, NONE, NONE) == (False, b"ZS-09")
    free = at_board(roster=roster((SWORDSMAN, decisions.RESTRICTED, 4)))
    assert ask(free, SWORDSMAN, WARRIOR) == asked.NOTHING
    assert told(free, SWORDSMAN, WARRIOR, NONE, NONE, NONE) == (True, b"ZS-11")


def test_an_archer_may_shoot_where_he_cannot_go():
    """ZSD-09, ZSD-20."""
    state = at_board()
    assert told(state, ARCHER, WARRIOR, 3, NONE, NONE) == (True, b"ZSD-20")
    assert ask(state, ARCHER, TROLLWIFE, 3) == asked.ALLY
    assert told(state, ARCHER, TROLLWIFE, 3, 0, NONE) == (False, b"ZSD-07")


def test_four_questions_are_enough():
    """ZSD-07, ZSD-08: whatever is answered."""
    state = with_vala()
    for attacker in range(8):
        for victim in range(0 if attacker > VALA else 4, 4 if attacker > VALA else 8):
            for terrain in range(4):
                for yes in range(2):
                    answers, count = bytearray([NONE] * 5), 0
                    given = (attacker, victim, terrain, yes, yes)
                    while asked.question(state, answers) != asked.NOTHING:
                        question = asked.question(state, answers)
                        assert answers[question] == NONE
                        answers[question] = given[question]
                        count += 1
                    assert count <= 4
                    assert asked.verdict(state, answers)[2]
