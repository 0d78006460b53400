"""The Eye in Evocation: attempts, symbols shown late, banishment, the end of the deck."""

from engine.chance import Chance
from games.zoneplex.rules import codes, contract, setup
from games.zoneplex.rules import state as state_rules
from tests.firmware.games.zoneplex.mode_positions import complete, evocation, last_of, own
from tests.firmware.games.zoneplex.rule_positions import (
    SET,
    TABLE,
    TWIN,
    A,
    B,
    C,
    do,
    draw,
    hold_relics,
    lay,
    refused,
)

DEALT = TABLE | setup.DEAL_SYMBOLS
AGAIN = setup.ALWAYS_TRY
TRIED, BANISHED = codes.EV_TRIED, codes.EV_BANISHED
OVER = (codes.EV_OVER, 1, 0)  # seat 0 entered The Eye


def _worthy(state):
    return own(state, 0, *SET)


def _influence(state):
    return [seat["influence"] for seat in contract.view(state, -1)["seats"]]


def _condition(state):
    """Return the rule and the state of the last condition of The Eye."""
    reason = contract.verdict(state).reasons[-1]
    return reason.rule, reason.holds


def test_an_attempt_needs_the_full_set_and_a_complete_pyramid():
    """AMB-45, ZP-EYE-01, ZP-EYE-02."""
    state = _worthy(evocation())
    draw(state, 0)
    refused(state, b"ZP-EYE-01", codes.ENTER_EYE)
    assert not contract.view(state, -1)["seats"][0]["may_enter"]

    state = own(complete(), 0, *SET[:2])
    refused(state, b"ZP-TURN-01", codes.ENTER_EYE)
    draw(state, 0)
    refused(state, b"ZP-EYE-02", codes.ENTER_EYE)
    assert not contract.view(state, -1)["seats"][0]["may_enter"]

    do(state, (codes.TAKE_FEAR, 0, SET[2]))

    assert contract.view(state, -1)["seats"][0]["may_enter"]


def test_the_first_attempt_lets_all_show_their_symbols():
    """EV-SCR-01, AMB-48."""
    state = _worthy(complete())
    draw(state, 0)
    assert (_condition(state), _influence(state)) == ((b"EV-SCR-01", None), [None] * 3)

    assert do(state, (codes.ENTER_EYE,)) == ((TRIED, 0),)
    assert state.step == state_rules.REVEAL
    for symbols in ((0,), (0, 1), (0, 0, 1), (0, 1, 6)):
        refused(state, b"ZP-SET-04", codes.REVEAL, *symbols)
    refused(state, b"ZP-TURN-01", codes.ENTER_EYE)
    refused(state, b"ZP-TURN-01", codes.END_TURN)

    assert do(state, (codes.REVEAL, 4, 0, 2)) == ((codes.EV_REVEALED,), OVER)


def test_symbols_that_the_device_dealt_are_shown_at_once():
    """EV-SCR-01."""
    state = _worthy(complete(3, DEALT))
    draw(state, 0)
    before = len(state.chance.tape)

    events = do(state, (codes.ENTER_EYE,))

    assert events == ((TRIED, 0), OVER)
    assert bytes(state.chance.tape[before:]) == bytes(state.symbols)
    assert _influence(state) == [1, 1, 1]
    assert contract.label(bytes((codes.ENTER_EYE,)), b"\x01\x02\x03") == b"Entered The Eye"


def _failed(house=0, flags=TABLE):
    """Seat 0, with 2 relics, has tried The Eye and is only as strong as seat 1."""
    state = _worthy(complete(3, flags, house))
    state.wms[1] = 3
    lay(state, 0, A)
    lay(state, 1, B)
    hold_relics(state, 0, 2)
    draw(state, 0)
    do(state, (codes.ENTER_EYE,))
    assert do(state, (codes.REVEAL, 0, 1, 2)) == ((codes.EV_REVEALED,), (BANISHED, 0))
    return state


def test_whoever_is_not_decisive_is_banished_and_influence_is_open_from_then_on():
    """EV-BAN-01, AMB-03, ZP-EYE-04."""
    state = _failed()

    assert _influence(state) == [3, 5, 1]  # 3 + 2 is a tie
    assert state.step == state_rules.BANISHED
    assert contract.verdict(state).is_over is False
    lay(state, 2, C)
    assert _influence(state) == [3, 5, 3]


def test_the_banished_keep_all_but_the_bonus_and_their_turn_ends():
    """AMB-47."""
    state = _failed()
    seat = contract.view(state, -1)["seats"][0]
    assert (seat["wms"], seat["relics"], len(seat["fears"]), seat["stones"][A]) == (1, 2, 3, 1)
    assert contract.moves(state) == [bytes((codes.END_TURN,))]
    refused(state, b"ZP-TURN-01", codes.ENTER_EYE)
    refused(state, b"ZP-STN-01", codes.PLACE_STONE, A)
    refused(state, b"ZP-DECK-03", codes.DRAW, 0)
    refused(state, b"EV-STK-02", codes.EVOKE, 0, 0)
    refused(state, b"ADJUST", codes.ADJUST, 3, 0, 1)

    do(state, (codes.END_TURN,))

    assert (state.active, state.step, _influence(state)) == (1, state_rules.DRAW, [3, 5, 1])


def _again(state):
    """Let seat 0 stand before The Eye again."""
    do(state, (codes.END_TURN,))
    state.active = 0
    draw(state, 0)
    return state


def test_after_the_first_attempt_the_base_rule_holds():
    """AMB-46, ZP-EYE-04."""
    state = _again(_failed())
    assert _condition(state) == (b"ZP-EYE-04", False)
    refused(state, b"ZP-EYE-04", codes.ENTER_EYE)
    assert bytes((codes.ENTER_EYE,)) not in contract.moves(state)
    state.wms[1] = 2
    assert _condition(state) == (b"ZP-EYE-04", True)

    assert do(state, (codes.ENTER_EYE,)) == ((TRIED, 0), OVER)


def test_a_table_may_let_the_eye_be_tried_again_and_again():
    """AMB-46."""
    state = _again(_failed(AGAIN))
    assert bytes((codes.ENTER_EYE,)) in contract.moves(state)

    assert do(state, (codes.ENTER_EYE,)) == ((TRIED, 0), (BANISHED, 0))
    _again(state)
    refused(state, b"ZP-PH-02", codes.REVEAL, 0, 1, 2)
    state.wms[1] = 2

    assert do(state, (codes.ENTER_EYE,)) == ((TRIED, 0), OVER)


def test_others_may_try_in_their_own_turn_when_the_table_lets_them():
    """AMB-46."""
    for house in (0, AGAIN):
        state = own(_failed(house), 2, *TWIN)
        do(state, (codes.END_TURN,))
        state.active = 2
        draw(state, 0)

        assert contract.view(state, -1)["seats"][2]["may_enter"] == bool(house)
        if house:
            assert do(state, (codes.ENTER_EYE,))[-1] == (BANISHED, 2)
        else:
            refused(state, b"ZP-EYE-04", codes.ENTER_EYE)


def test_a_given_up_movement_does_not_lead_into_the_eye():
    """ZP-DECK-06, AMB-45."""
    state = _worthy(complete())
    lay(state, 1, A)
    draw(state, 3)
    do(state, (codes.DISLOCATE, 1, A))

    refused(state, b"ZP-DECK-06", codes.ENTER_EYE)


def test_only_the_one_who_tried_is_judged():
    """EV-BAN-01, AMB-45."""
    state = _worthy(complete())
    state.wms[2] = 4
    draw(state, 0)
    do(state, (codes.ENTER_EYE,))

    refused(state, b"ADJUST", codes.ADJUST, 3, 0, 2)

    do(state, (codes.REVEAL, 0, 1, 2))
    assert (state.step, state.active) == (state_rules.BANISHED, 0)


def test_an_attempt_is_remembered_while_the_symbols_are_shown():
    """EV-SCR-01, EV-BAN-01."""
    state = _worthy(complete())
    state.wms[2] = 4
    draw(state, 0)
    do(state, (codes.ENTER_EYE,))

    again = contract.unpack(contract.pack(state), Chance(bytes(32)))

    assert do(again, (codes.REVEAL, 0, 1, 2))[-1] == (BANISHED, 0)
    assert contract.pack(again) != contract.pack(state)


def test_an_attempt_on_the_last_card_can_win():
    """AMB-08, EV-SCR-01."""
    state = last_of(_worthy(complete()))
    draw(state, 0)

    do(state, (codes.ENTER_EYE,), (codes.REVEAL, 0, 1, 2))

    assert (contract.verdict(state).winner, state.ending) == (0, 1)


def test_banished_on_the_last_card_one_is_judged_with_the_others():
    """EV-BAN-01, AMB-08, AMB-10, AMB-11."""
    for others, outcome in (((), (0, b"AMB-11")), (TWIN, (1, b"ZP-CAT-04"))):
        state = last_of(own(_worthy(complete()), 1, *others))
        state.wms[1] = 4
        draw(state, 0)
        do(state, (codes.ENTER_EYE,), (codes.REVEAL, 0, 1, 2))
        assert state.step == state_rules.BANISHED

        do(state, (codes.END_TURN,))

        assert (contract.verdict(state).winner, contract.verdict(state).reasons[0].rule) == outcome
