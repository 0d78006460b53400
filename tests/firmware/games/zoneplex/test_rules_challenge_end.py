"""How the Challenge is won and lost: the set, the symbol, the mission, The Eye, the deck."""

from games.zoneplex.rules import codes, contract, setup
from games.zoneplex.rules import state as state_rules
from tests.firmware.games.zoneplex.mode_positions import (
    CHALLENGE,
    GAUNTLET,
    challenge,
    evoke,
    laid,
    last_of,
    own,
    show,
    stacks,
)
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE,
    BLUE_5,
    EYE,
    FIRST,
    GREEN_6,
    MAGENTA,
    MAGENTA_7,
    MASTER,
    SECOND,
    SET,
    TABLE,
    THIRD,
    TWIN,
    A,
    B,
    C,
    D,
    attack,
    do,
    draw,
    hold_relics,
    lay,
    lift,
    refused,
    turn,
)

DEALT = TABLE | setup.DEAL_SYMBOLS
LATE = setup.LATE_STONE
REVEAL, MOVE, DONE = state_rules.REVEAL, state_rules.MOVE, state_rules.DONE
SHOWN = codes.EV_SHOWN
ENTERED = (codes.EV_OVER, 1, 0)  # seat 0 entered The Eye


def test_the_set_the_symbol_the_stone_and_the_eye_win():
    """CH-WIN-01."""
    for state in (challenge(1), challenge(2), laid(GAUNTLET, 1)):
        own(state, 0, *SET[:2])
        draw(state, 0)
        refused(state, b"ZP-EYE-02", codes.ENTER_EYE)
        do(state, (codes.TAKE_FEAR, 0, SET[2]))
        refused(state, b"ZP-TURN-01", codes.ENTER_EYE)
        assert do(state, (codes.REVEAL, 2)) == ((SHOWN, 0),)
        refused(state, b"CH-WIN-01", codes.ENTER_EYE)
        for kind in (B, C):
            do(state, (codes.PLACE_STONE, kind))
            refused(state, b"ZP-STN-01", codes.ENTER_EYE)
            do(state, (codes.END_TURN,), (codes.DRAW, 0))
            state.active = 0
            if kind == B:
                refused(state, b"CH-WIN-01", codes.ENTER_EYE)

        assert do(state, (codes.ENTER_EYE,)) == (ENTERED,)
        assert contract.verdict(state).winner == 0


def test_the_symbol_is_shown_in_the_middle_of_the_turn_that_completes_the_set():
    """CH-WIN-01, AMB-59."""
    state = own(challenge(), 0, *SET[:2])
    state.wms[0] = 4
    draw(state, 0)
    evoke(state, 0, MAGENTA, EYE, MAGENTA_7)

    attack(state, 3)

    assert (state.step, contract.view(state, -1)["asked"]) == (REVEAL, 0)
    refused(state, b"ZP-TURN-01", codes.END_TURN)
    for symbols in ((6,), (0, 1), (255,)):
        refused(state, b"ZP-SET-04", codes.REVEAL, *symbols)
    do(state, (codes.REVEAL, 5))
    assert (state.step, contract.view(state, -1)["asked"]) == (DONE, None)
    assert [seat["symbol"] for seat in contract.view(state, -1)["seats"]] == [5, None]


def test_the_symbol_is_shown_for_one_of_each_class_not_for_three_fears():
    """AMB-59, AMB-44."""
    state = own(challenge(), 0, 4, 5, 6, 10, 11)
    assert state.step == state_rules.DRAW
    refused(state, b"ZP-PH-02", codes.REVEAL, 1)

    do(state, (codes.TAKE_FEAR, 0, MAGENTA_7))

    assert state.step == REVEAL


def test_a_master_counts_for_any_class_whatever_deck_it_lay_in():
    """AMB-44, CH-SET-02."""
    for cards in ((4, 10, FIRST), (4, FIRST, SECOND), (FIRST, SECOND, THIRD), (16, 10, SECOND)):
        state = own(challenge(), 0, *cards[:2])
        assert state.step == state_rules.DRAW

        do(state, (codes.TAKE_FEAR, 0, cards[2]))

        assert state.step == REVEAL


def test_the_canopic_jar_can_complete_the_set_of_two():
    """ZP-JAR-01, AMB-59, CH-SET-04."""
    for flags, fear in ((TABLE, MASTER), (TABLE | setup.JAR_FIXED, MAGENTA)):
        state = own(challenge(2, flags), 0, *SET[:2])
        hold_relics(state, 0, 1)
        draw(state, 0)

        do(state, (codes.JAR, 0, fear))
        assert state.step == REVEAL
        do(state, (codes.REVEAL, 1))

        assert (state.step, state.card) == (MOVE, 0)


def test_stones_alone_may_capture_the_last_fear():
    """AMB-23, CH-WIN-01."""
    state = own(challenge(2, DEALT), 0, *SET[1:])
    lay(state, 0, A, B, C, D)
    draw(state, 0)
    evoke(state, 0, BLUE, EYE, BLUE_5)

    events = do(state, lift(state, [A, B, C]))

    assert (events[-1], state.step) == ((SHOWN, 0), DONE)


def test_a_symbol_that_the_device_dealt_is_shown_by_it():
    """CH-WIN-01, CH-SET-05."""
    state = own(challenge(2, DEALT), 1, *SET[:2])
    draw(state, 0)
    before = len(state.chance.tape)

    events = do(state, (codes.TAKE_FEAR, 1, SET[2]))

    assert (events[-1], state.step) == ((SHOWN, 1), MOVE)
    assert bytes(state.chance.tape[before:]) == bytes((state.symbols[1],))
    shown = [seat["symbol"] for seat in contract.view(state, -1)["seats"]]
    assert shown == [None, state.symbols[1]]
    refused(state, b"ZP-PH-02", codes.REVEAL, 1)


def test_both_show_their_symbols_one_after_the_other_and_never_the_same():
    """CH-WIN-01, ZP-SET-04."""
    state = own(own(challenge(), 0, *SET[:2]), 1, *TWIN[:2])
    do(state, (codes.TAKE_FEAR, 0, SET[2]), (codes.TAKE_FEAR, 1, TWIN[2]))
    assert contract.view(state, -1)["asked"] == 0
    do(state, (codes.REVEAL, 3))
    assert contract.view(state, -1)["asked"] == 1
    assert bytes((codes.REVEAL, 3)) not in contract.moves(state)
    refused(state, b"ZP-SET-04", codes.REVEAL, 3)

    do(state, (codes.REVEAL, 4))

    assert (state.step, list(state.symbols)) == (state_rules.DRAW, [3, 4])


def test_a_stone_placed_before_the_reveal_fulfils_the_mission():
    """AMB-60."""
    state = challenge()
    lay(state, 0, A)
    draw(state, 0)
    show(own(state, 0, *SET), 0)

    assert do(state, (codes.ENTER_EYE,)) == (ENTERED,)


def test_a_table_may_want_the_missions_stone_after_the_reveal():
    """AMB-60."""
    state = challenge(2, TABLE, LATE)
    lay(state, 0, A)
    draw(state, 0)
    show(own(state, 0, *SET), 0)
    refused(state, b"CH-WIN-01", codes.ENTER_EYE)
    assert [reason.holds for reason in contract.verdict(state).reasons] == [True, False]

    do(state, (codes.PLACE_STONE, A), (codes.MOVED, 0))

    assert do(state, (codes.ENTER_EYE,)) == (ENTERED,)


def test_an_early_stone_that_is_taken_up_may_be_placed_late():
    """AMB-60."""
    state = challenge(2, TABLE, LATE)
    lay(state, 0, A)
    draw(state, 0)
    show(own(state, 0, *SET), 0)
    do(state, (codes.REMOVE_STONE, 0, A))
    refused(state, b"CH-WIN-01", codes.ENTER_EYE)

    do(state, (codes.PLACE_STONE, A), (codes.MOVED, 0))

    assert do(state, (codes.ENTER_EYE,)) == (ENTERED,)


def test_a_sacrificed_stone_no_longer_fulfils_the_mission():
    """CH-WIN-01, AMB-60."""
    state = show(own(challenge(), 0, *SET), 0)
    lay(state, 0, A, B)
    draw(state, 0)
    evoke(state, 0, BLUE, EYE, 5)
    do(state, lift(state, [A]))
    attack(state, EYE)
    do(state, (codes.MOVED, 0))

    refused(state, b"CH-WIN-01", codes.ENTER_EYE)


def test_the_first_who_enters_wins_whatever_the_other_has():
    """AMB-61, CH-WIN-01."""
    state = show(own(own(challenge(), 1, *TWIN), 0, *SET), 1, 0)
    state.wms[1] = 4
    lay(state, 0, A)
    lay(state, 1, B, B, B)
    draw(state, 0)
    assert [seat["may_enter"] for seat in contract.view(state, -1)["seats"]] == [True, True]
    assert [seat["influence"] for seat in contract.view(state, -1)["seats"]] == [None, None]

    assert do(state, (codes.ENTER_EYE,)) == (ENTERED,)
    assert [seat["may_enter"] for seat in contract.view(state, -1)["seats"]] == [False, False]


def test_if_the_cards_run_out_first_all_lose():
    """CH-WIN-02."""
    for mode, seats in ((CHALLENGE, 1), (CHALLENGE, 2), (GAUNTLET, 1)):
        state = last_of(show(own(laid(mode, seats), 0, *SET), 0))
        lay(state, 0, A)

        events = turn(state, 0)

        assert events == ((codes.EV_OVER, 10, state_rules.NOBODY),)
        verdict = contract.verdict(state)
        assert (verdict.is_over, verdict.winner) == (True, -1)
        assert verdict.reasons[0].rule == b"CH-WIN-02"


def test_the_last_card_still_leads_into_the_eye():
    """CH-WIN-02, AMB-08, AMB-72."""
    state = last_of(own(challenge(), 0, BLUE_5, GREEN_6))
    state.wms[0] = 4
    lay(state, 0, C)
    draw(state, 0)
    evoke(state, 0, MAGENTA, EYE, MAGENTA_7)
    attack(state, 3)
    do(state, (codes.REVEAL, 2))
    refused(state, b"AMB-72", codes.ENTER_EYE)

    assert do(state, (codes.MOVED, 0), (codes.ENTER_EYE,)) == (ENTERED,)
    assert len(stacks(state)[MAGENTA]) == 6
