"""The end of the deck in Evocation: symbols are shown, Influence is scored, all are judged."""

from games.zoneplex.rules import codes, contract, setup
from games.zoneplex.rules import state as state_rules
from tests.firmware.games.zoneplex.mode_positions import complete, evocation, last_of, own, scored
from tests.firmware.games.zoneplex.rule_positions import SET, TABLE, TWIN, A, B, do, lay, turn

DEALT = TABLE | setup.DEAL_SYMBOLS
PHASE_2, REVEALED = (codes.EV_PHASE_2,), (codes.EV_REVEALED,)


def test_the_end_of_the_deck_shows_the_symbols_too():
    """EV-SCR-01, AMB-09, ZP-CAT-04."""
    for position in (complete, evocation):
        state = last_of(own(own(position(), 0, *SET), 1, *TWIN))
        lay(state, 0, B)
        lay(state, 1, A)

        turn(state, 0)
        assert state.step == state_rules.REVEAL
        events = do(state, (codes.REVEAL, 0, 3, 2))

        assert events == (REVEALED, (codes.EV_OVER, 4, 0))
        assert [seat["influence"] for seat in contract.view(state, -1)["seats"]] == [2, -1, 1]


def test_phase_2_is_told_once():
    """ZP-PH-03, EV-SCR-01."""
    state = last_of(complete())
    assert PHASE_2 not in turn(state, 0)

    state = last_of(complete(3, DEALT))
    assert turn(state, 0)[0] == REVEALED

    state = last_of(evocation())
    state.placed, state.stack, state.hands[:] = 47, 0, b"\x01\x00\x00"
    assert turn(state, 0).count(PHASE_2) == 1
    assert (state.phase, state.step) == (2, state_rules.REVEAL)

    state = last_of(evocation())
    assert turn(state, 0) == (PHASE_2,)


def test_dealt_symbols_are_shown_with_the_last_card():
    """EV-SCR-01, ZP-CAT-03."""
    state = last_of(complete(3, DEALT))
    before = len(state.chance.tape)

    events = turn(state, 0)

    assert events == (REVEALED, (codes.EV_OVER, 2, state_rules.NOBODY))
    assert bytes(state.chance.tape[before:]) == bytes(state.symbols)


def test_symbols_shown_by_an_attempt_are_not_asked_for_again():
    """EV-SCR-01, EV-BAN-01."""
    state = last_of(own(scored(), 2, *SET))

    assert turn(state, 0) == ((codes.EV_OVER, 3, 2),)


def test_stones_off_the_chambers_do_not_decide():
    """AMB-52, EV-STN-03, ZP-CAT-04."""
    state = last_of(own(own(complete(), 0, *SET), 1, *TWIN))
    lay(state, 0, 0, 0, 7, 7)
    lay(state, 1, 6)

    turn(state, 0)
    do(state, (codes.REVEAL, 0, 1, 2))

    assert contract.verdict(state).winner == 1


def test_the_council_of_evocation_votes_as_in_the_base_game():
    """ZP-TIE-04."""
    state = last_of(own(own(complete(), 0, *SET), 1, *TWIN))
    turn(state, 0)
    do(state, (codes.REVEAL, 0, 1, 2))
    assert state.step == state_rules.VOTE

    do(state, (codes.VOTE, 1))

    assert contract.verdict(state).winner == 1
