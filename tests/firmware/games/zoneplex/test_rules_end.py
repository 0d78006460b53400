"""The rules of the end: the Cataclysm and every rung of the ladder."""

from games.zoneplex.rules import cataclysm, codes, contract
from games.zoneplex.rules import state as state_rules
from games.zoneplex.rules.cards import fear_card
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE,
    FIRST,
    GREEN,
    MASTER,
    SECOND,
    SET,
    THIRD,
    TWIN,
    begun,
    capture,
    do,
    hold_relics,
    last_card,
    refused,
    second_phase,
    turn,
)


def _judged(state):
    """Play the last card; return the winner and the rule that decided."""
    turn(last_card(state), 0)
    if state.step == state_rules.VOTE:
        return None, b"vote"
    return contract.verdict(state).winner, contract.verdict(state).reasons[0].rule


def _tied(seats=3):
    """Seats 0 and 1 are worthy and equal on every rung; the others fall."""
    state = second_phase(seats)
    capture(state, 0, *SET)
    capture(state, 1, *TWIN)
    hold_relics(state, 0, 2)
    hold_relics(state, 1, 2)
    return state


def test_the_table_is_judged_when_the_deck_is_out():
    """ZP-CAT-01."""
    state = second_phase()
    capture(state, 2, *SET)
    state.left[0], state.drawn = 2, 70
    turn(state, 0)
    assert state.step == state_rules.DRAW

    turn(state, 0)

    assert state.step == state_rules.OVER


def test_whoever_lacks_a_class_falls():
    """ZP-CAT-02."""
    state = second_phase()
    capture(state, 0, *SET[:2])
    state.wms[0] = 4
    capture(state, 1, *TWIN)
    capture(state, 2, FIRST, SECOND, THIRD)

    assert cataclysm.survivors(state) == [1, 2]
    assert _judged(state)[0] != 0


def test_if_all_fall_the_zoneplex_wins():
    """ZP-CAT-03."""
    state = second_phase()
    state.wms[:] = b"\x04\x03\x02"
    capture(state, 0, *SET[:2])

    winner, rule = _judged(state)

    assert (winner, rule) == (-1, b"ZP-CAT-03")


def test_the_only_survivor_wins_whatever_the_influence():
    """AMB-11."""
    state = second_phase()
    capture(state, 2, *SET)
    state.influential[2].append(-8)
    state.wms[:] = b"\x04\x04\x01"

    assert _judged(state) == (2, b"AMB-11")


def test_the_most_influence_among_the_worthy_wins():
    """ZP-CAT-04."""
    state = _tied()
    state.wms[1] = 2
    state.wms[2] = 4  # not worthy
    hold_relics(state, 0, 1)

    assert _judged(state) == (1, b"ZP-CAT-04")


def test_the_bonus_of_the_eye_does_not_count():
    """AMB-10."""
    state = _tied()
    state.wms[0], state.wms[1] = 3, 4
    state.active = 0

    assert _judged(state) == (1, b"ZP-CAT-04")


def test_then_the_most_fears_win():
    """ZP-TIE-01."""
    state = _tied()
    capture(state, 1, fear_card(BLUE, 7))
    hold_relics(state, 0, 2)

    assert _judged(state) == (1, b"ZP-TIE-01")


def test_a_master_and_a_jar_count_as_fears():
    """AMB-12."""
    state = _tied()
    capture(state, 0, FIRST)
    assert _judged(state) == (0, b"ZP-TIE-01")

    state = _tied()
    do(state, (codes.JAR, 1, MASTER))
    assert _judged(state) == (1, b"ZP-TIE-01")


def test_then_the_strongest_fears_win():
    """ZP-TIE-02."""
    state = _tied()
    capture(state, 0, fear_card(BLUE, 7))
    capture(state, 1, fear_card(BLUE, 8))
    hold_relics(state, 0, 2)

    assert _judged(state) == (1, b"ZP-TIE-02")


def test_strength_is_the_printed_number():
    """AMB-13, AMB-12."""
    state = _tied()
    capture(state, 0, fear_card(BLUE, 10))
    capture(state, 1, SECOND)
    assert _judged(state) == (1, b"ZP-TIE-02")  # 11 against 10

    state = _tied()
    capture(state, 0, fear_card(BLUE, 7))
    do(state, (codes.JAR, 1, MASTER))
    assert _judged(state) == (0, b"ZP-TIE-02")  # the Jar has no strength


def test_then_the_most_relics_win():
    """ZP-TIE-03."""
    state = _tied()
    hold_relics(state, 1, 1)

    assert _judged(state) == (1, b"ZP-TIE-03")


def test_all_relics_held_count_open_and_hidden_but_not_the_jar():
    """AMB-14, AMB-12."""
    state = _tied()
    hold_relics(state, 1, 1)
    do(state, (codes.INFLUENTIAL, 0, 0))
    assert _judged(state) == (1, b"ZP-TIE-03")  # 3 against 2, one of them open

    state = _tied()
    hold_relics(state, 0, 1)
    do(state, (codes.INFLUENTIAL, 0, 0))
    assert _judged(state) == (0, b"ZP-TIE-03")

    state = _tied()
    capture(state, 0, fear_card(BLUE, 7))
    hold_relics(state, 1, 1)
    do(state, (codes.JAR, 1, MASTER))
    assert _judged(state) == (0, b"ZP-TIE-02")


def test_then_the_council_chooses_among_those_who_are_tied():
    """ZP-TIE-04."""
    state = _tied(4)
    refused(state, b"ZP-TIE-04", codes.VOTE, 0)
    assert _judged(state) == (None, b"vote")
    for seat in (2, 3, 4, 254):
        refused(state, b"ZP-TIE-04", codes.VOTE, seat)

    do(state, (codes.VOTE, 1))

    assert contract.verdict(state).winner == 1
    assert contract.verdict(state).reasons[0].rule == b"ZP-TIE-04"


def test_a_council_that_does_not_agree_plays_again():
    """ZP-TIE-04."""
    state = _tied()
    _judged(state)

    do(state, (codes.VOTE, 255))

    assert (contract.verdict(state).is_over, contract.verdict(state).winner) == (True, -1)


def test_whoever_is_behind_on_one_rung_does_not_come_back_on_the_next():
    """ZP-TIE-01, ZP-TIE-03."""
    state = _tied(4)
    capture(state, 2, FIRST, SECOND, fear_card(GREEN, 9))  # stronger, but less Influence
    state.wms[0] = state.wms[1] = 2
    hold_relics(state, 0, 1)

    assert _judged(state) == (0, b"ZP-TIE-03")


def test_nobody_is_judged_while_cards_are_left():
    """ZP-CAT-01, ZP-DECK-04."""
    state = begun()
    turn(state, 0)

    verdict = contract.verdict(state)

    assert (verdict.is_over, verdict.winner) == (False, -1)
