"""The end: what is asked on paper, points, ties, and what the judge says."""

from games.zeds.rules import codes, contract, ranking
from games.zeds.rules.state import (
    ESCAPE,
    FINISH,
    GENERATOR,
    HAS_ENDED,
    HAS_ESCAPED,
    OVER,
    ROLL,
    SCORE,
    TIE,
)
from tests.firmware.games.zeds.positions import (
    do,
    lay,
    on_paper,
    opened,
    refereed,
    refused,
    roll,
    sector,
)

YES = (1, 1)
PATH = [(5, 1, 1), (5, 2, 2), (5, 3, 3), (5, 4, 4), (5, 5, 9), (5, 6, 14), (6, 1, 19)]


def finished(seats):
    """Return a game on paper after its twentieth turn."""
    state = on_paper(seats)
    state.turn = 19
    roll(state, 6, 6)
    while state.step == GENERATOR:
        do(state, codes.GENERATOR, 1)
    do(state, codes.DONE)
    return state


def ended(state):
    """Let a game with a sheet end as it stands; return its verdict."""
    state.ended = HAS_ENDED
    return contract.verdict(state)


def rules_of(verdict):
    """Return the rules of the reasons that hold."""
    return [reason.rule for reason in verdict.reasons if reason.holds]


def test_paper_is_asked_for_path_and_generator():
    """ZD-10."""
    state = finished(3)
    assert (state.step, state.active) == (ESCAPE, 0)
    assert refused(state, codes.ESCAPE, 2, 0) == b"ZD-10"
    assert refused(state, codes.SCORE, 0, 0, 0, 0) == b"ZD-10"
    do(state, codes.ESCAPE, 1, 0)
    assert (state.step, state.active) == (ESCAPE, 1)
    do(state, codes.ESCAPE, 1, 1)
    assert (state.step, state.active) == (SCORE, 1)
    do(state, codes.SCORE, 2, 1, 1, 0)
    do(state, codes.ESCAPE, 0, 1)

    verdict = contract.verdict(state)
    assert verdict.is_over
    assert verdict.winner == 1
    assert ranking.escaped(state) == [1]


def test_points():
    """ZD-11, EX-ZD-3: two killed, one survivor, one grenade used: two points."""
    state = finished(1)
    do(state, codes.ESCAPE, *YES)
    assert refused(state, codes.SCORE, 81, 0, 0, 0) == b"ZD-11"
    assert refused(state, codes.SCORE, 0, 0, 0, 17) == b"ZD-11"
    do(state, codes.SCORE, 2, 1, 1, 0)

    assert ranking.points(state, 0) == 2
    verdict = contract.verdict(state)
    assert verdict.winner == 0
    assert verdict.reasons[-1].sentence == (
        b"Ann: 2 killed + 1 rescued - 1 grenades - 0 shelters = 2."
    )


def test_a_sheet_counts_points_by_itself():
    """ZD-11: killed and rescued, less grenades and shelters."""
    state = refereed()
    lay(state, 0, (2, 2, 0), (1, 4, 5), (1, 2, 6), (2, 6, 7), (2, 1, 8), *PATH)
    state.sheltered[0] = 1

    assert ranking.points(state, 0) == 2 + 2 - 1
    assert state.escaped[0] == HAS_ESCAPED
    assert ended(state).winner == 0


def test_the_last_drawing_ends_the_game_with_a_sheet():
    """ZD-08, ZD-10."""
    state = refereed(2)
    state.turn = 19
    for seat in range(2):
        lay(state, seat, (2, 2, 0), *PATH)
    roll(state, 2, 4)
    do(state, codes.PLACE, 5)
    assert state.step != OVER
    events = do(state, codes.PLACE, 10)

    assert (codes.EV_OVER,) in events
    assert state.step == OVER
    assert contract.verdict(state).winner == 0
    assert refused(state, codes.ROLL, 1, 1) == b"ZD-08"
    assert contract.moves(state) == []


def test_a_generator_outside_the_area_does_not_help():
    """ZD-10."""
    state = refereed()
    lay(state, 0, (6, 2, 0), (2, 2, 11), *PATH)

    assert state.escaped[0] == 1
    assert ended(state).winner == -1


def test_the_first_tie_is_fewer_inactive_zombies():
    """ZD-12, ZDD-08."""
    state = finished(3)
    for _ in range(3):
        do(state, codes.ESCAPE, *YES)
        do(state, codes.SCORE, 3 if state.active < 2 else 1, 0, 0, 0)
    assert [bool(step) for step in state.todo] == [True, True, False]
    assert (state.step, state.active) == (TIE, 0)
    assert refused(state, codes.LEFT, 81, 0) == b"ZD-11"
    do(state, codes.LEFT, 2, 9)
    assert (state.step, state.active) == (TIE, 1)
    do(state, codes.LEFT, 1, 0)

    verdict = contract.verdict(state)
    assert verdict.winner == 1
    assert b"ZD-12" in rules_of(verdict)


def test_the_second_tie_is_more_inactive_items():
    """ZD-12."""
    state = finished(2)
    for _ in range(2):
        do(state, codes.ESCAPE, *YES)
        do(state, codes.SCORE, 1, 1, 0, 0)
    do(state, codes.LEFT, 1, 4)
    do(state, codes.LEFT, 1, 5)

    assert contract.verdict(state).winner == 1


def test_equal_after_both_ties_is_a_shared_victory():
    """ZDD-09."""
    state = finished(2)
    for _ in range(2):
        do(state, codes.ESCAPE, *YES)
        do(state, codes.SCORE, 1, 1, 0, 0)
    for _ in range(2):
        do(state, codes.LEFT, 1, 4)

    verdict = contract.verdict(state)
    assert verdict.winner == -1
    assert ranking.winners(state) == [0, 1]
    assert verdict.reasons[-1].sentence == b"Ann and Ben share the victory."
    assert verdict.reasons[-1].rule == b"ZDD-09"


def test_a_sheet_breaks_ties_by_itself():
    """ZD-12, ZDD-08, ZDD-18."""
    state = refereed(3)
    for seat in range(3):
        lay(state, seat, (2, 2, 0), *PATH)
    lay(state, 1, (2, 1, 11))  # a shelter that is cut off
    lay(state, 2, (1, 1, 11))  # a zombie that is cut off

    verdict = ended(state)
    assert ranking.level(state) == [0, 1, 2]
    assert verdict.winner == 1
    lay(state, 0, (2, 3, 11))
    assert ranking.winners(state) == [1]  # a generator never counts


def test_points_may_be_negative_and_win():
    """ZDD-18."""
    state = finished(2)
    do(state, codes.ESCAPE, *YES)
    do(state, codes.SCORE, 0, 0, 1, 2)
    do(state, codes.ESCAPE, 0, 0)

    assert ranking.points(state, 0) == -3
    assert contract.verdict(state).winner == 0


def test_ties_compare_only_who_escaped_and_is_level():
    """ZDD-18."""
    state = finished(3)
    do(state, codes.ESCAPE, *YES)
    do(state, codes.SCORE, 1, 0, 0, 0)
    do(state, codes.ESCAPE, 0, 1)
    state.killed[1] = 5
    do(state, codes.ESCAPE, *YES)
    do(state, codes.SCORE, 0, 0, 0, 0)

    assert state.step == OVER  # nobody is level: nothing more is asked
    assert contract.verdict(state).winner == 0


def test_nobody_escapes_and_all_lose():
    """ZD-13."""
    state = finished(2)
    do(state, codes.ESCAPE, 0, 1)
    do(state, codes.ESCAPE, 1, 0)

    verdict = contract.verdict(state)
    assert verdict.is_over
    assert verdict.winner == -1
    assert verdict.reasons[-1].rule == b"ZD-13"


def test_all_out_ends_the_game_at_once():
    """ZD-06, ZD-13."""
    state = on_paper(2)
    roll(state, 1, 1)
    do(state, codes.ATTACK, 0, 3, 0)
    assert state.step == ROLL
    events = do(state, codes.ATTACK, 1, 1, 0)

    assert (codes.EV_OVER,) in events
    verdict = contract.verdict(state)
    assert verdict.is_over
    assert rules_of(verdict) == [b"ZD-06", b"ZD-06", b"ZD-13"]


def test_who_is_out_is_not_asked_at_the_end():
    """ZDD-16."""
    state = on_paper(2)
    roll(state, 1, 1)
    do(state, codes.OUT, 0)
    state.turn = 20
    assert state.step == FINISH
    do(state, codes.DONE)

    assert (state.step, state.active) == (ESCAPE, 1)


def test_paper_counts_and_pays():
    """ZD-06, ZD-07."""
    state = opened(1)
    assert refused(state, codes.COUNT, 0, 0, 1) == b"ZD-09"
    do(state, codes.ROLL)
    do(state, codes.COUNT, 0, 0, 3)
    do(state, codes.COUNT, 0, 1, 1)
    events = do(state, codes.ATTACK, 0, 2, 1)

    assert (codes.EV_WOKE, 0, 2, 3) in events
    assert (state.guns[0], state.killed[0]) == (1, 2)
    do(state, codes.THROW, 0)
    assert (state.grenades[0], state.thrown[0]) == (0, 1)
    assert refused(state, codes.ATTACK, 0, 0, 1) == b"ZD-06"
    assert refused(state, codes.ATTACK, 0, 1, 2) == b"ZD-06"
    assert refused(state, codes.ATTACK, 1, 1, 1) == b"ZDD-16"
    assert refused(state, codes.COUNT, 0, 7, 1) == b"ZD-06"
    assert refused(state, codes.COUNT, 0, 6, 17) == b"ZD-06"
    assert refused(state, codes.THROW, 0, 1, 1) == b"ZD-06"


def test_a_known_sheet_is_not_counted_by_hand():
    """ZDD-21."""
    state = refereed()
    roll(state, 1, 1)

    for move in ((codes.COUNT, 0, 0, 1), (codes.ATTACK, 0, 1, 1), (codes.OUT, 0)):
        assert refused(state, *move) == b"ZDD-21"
    assert refused(state, codes.GENERATOR, 1) == b"ZD-09"
    assert refused(state, codes.CROSS, sector(1, 1)) == b"ZD-08"


def test_who_has_lost_does_not_win_with_a_path():
    """ZD-06, ZDD-16."""
    state = refereed(2)
    lay(state, 0, (2, 2, 0), *PATH)
    roll(state, 3, 6)
    do(state, codes.PLACE, 5)

    assert state.out[0] == 1
    assert state.escaped[0] == HAS_ESCAPED
    assert ranking.escaped(state) == []
    assert ended(state).winner == -1
