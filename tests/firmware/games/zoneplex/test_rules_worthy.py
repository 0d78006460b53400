"""The rules of captured Fears: Masters, Jars, and who is worthy."""

from games.zoneplex.rules import codes, contract, eye, setup
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE,
    BLUE_5,
    BLUE_8,
    EYE,
    FIRST,
    GREEN,
    GREEN_6,
    GREEN_8,
    MAGENTA,
    MAGENTA_7,
    MASTER,
    SECOND,
    SET,
    TABLE,
    THIRD,
    attack,
    begun,
    capture,
    do,
    face,
    hold_relics,
    refused,
    second_phase,
)


def test_a_master_stands_for_any_class_and_may_change_it():
    """ZP-FEAR-02, AMB-44."""
    state = second_phase()
    capture(state, 0, BLUE_5, GREEN_6, FIRST)
    for class_ in (BLUE, GREEN, MAGENTA, MASTER):
        do(state, (codes.MOVE_MASTER, 0, 2, class_))

        assert eye.is_worthy(state, 0)

    refused(state, b"ZP-FEAR-02", codes.MOVE_MASTER, 0, 0, GREEN)
    refused(state, b"ZP-FEAR-02", codes.MOVE_MASTER, 3, 0, GREEN)
    refused(state, b"ZP-FEAR-02", codes.MOVE_MASTER, 0, 3, GREEN)
    refused(state, b"ZP-FEAR-02", codes.MOVE_MASTER, 0, 2, 4)


def test_a_master_stands_for_one_class_at_a_time():
    """ZP-FEAR-02, ZP-FEAR-04."""
    state = second_phase()
    capture(state, 0, BLUE_5, FIRST)
    for class_ in (BLUE, GREEN, MAGENTA, MASTER):
        do(state, (codes.MOVE_MASTER, 0, 1, class_))

        assert not eye.is_worthy(state, 0)


def test_there_is_no_limit_to_captured_fears():
    """ZP-FEAR-03."""
    state = begun()
    cards = list(range(4, 21))
    capture(state, 0, *cards)
    face(state, THIRD, EYE)
    state.battle.left = 1

    attack(state, 1)

    assert state.fears[0] == cards + [THIRD]


def test_worthy_is_who_has_one_of_each_class():
    """ZP-FEAR-04, ZP-EYE-02, AMB-44."""
    for cards, jars, is_worthy in (
        ((), 0, False),
        ((BLUE_5, GREEN_6), 0, False),
        ((BLUE_5, BLUE_8, GREEN_6, GREEN_8), 0, False),
        (SET, 0, True),
        ((BLUE_5, BLUE_8, FIRST), 0, False),
        ((BLUE_5, FIRST, SECOND), 0, True),
        ((FIRST, SECOND, THIRD), 0, True),
        ((BLUE_5, GREEN_6), 1, True),
        ((MAGENTA_7, FIRST), 1, True),
        ((BLUE_5,), 1, False),
        ((), 3, True),
    ):
        state = second_phase()
        capture(state, 0, *cards)
        hold_relics(state, 0, jars)
        for _ in range(jars):
            do(state, (codes.JAR, 0, MASTER))

        assert contract.view(state, -1)["seats"][0]["may_enter"] == is_worthy


def test_a_jar_of_one_class_counts_for_that_class_only():
    """AMB-16, ZP-FEAR-04."""
    for class_ in (BLUE, GREEN, MAGENTA):
        state = second_phase(3, TABLE | setup.JAR_FIXED)
        capture(state, 0, BLUE_5, GREEN_6)
        hold_relics(state, 0, 1)

        do(state, (codes.JAR, 0, class_))

        assert eye.is_worthy(state, 0) == (class_ == MAGENTA)
