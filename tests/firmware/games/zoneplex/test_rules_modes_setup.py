"""The rules of setting up a mode: players, decks of cards, stacks of Fears, the box."""

from engine.chance import Chance
from games.zoneplex.rules import cards as cards_rules
from games.zoneplex.rules import codes, contract
from games.zoneplex.rules import setup as setup_rules
from games.zoneplex.rules import state as state_rules
from games.zoneplex.rules.setup_bytes import decode_setup
from tests.firmware.games.zoneplex.mode_positions import (
    CHALLENGE,
    EVOCATION,
    GAUNTLET,
    MODES,
    ZONEMASTER,
    fears,
    laid,
    mode_setup,
    unlaid,
)
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE_5,
    TABLE,
    A,
    begun,
    draw,
    opened,
    refused,
    setup_of,
)

ALL_FEARS = list(range(4, 25))


def test_each_mode_has_its_own_number_of_players():
    """EV-SET-01, CH-SET-01, GA-01, ZM-01."""
    for mode, legal in (
        (EVOCATION, (3, 4, 5)),
        (CHALLENGE, (1, 2)),
        (GAUNTLET, (1,)),
        (ZONEMASTER, (2,)),
        (5, ()),
        (15, ()),
    ):
        for seats in range(9):
            state = unlaid(mode, seats)

            assert (state is not None) == (seats in legal), (mode, seats)
            assert state is None or len(contract.view(state, -1)["seats"]) == seats


def test_the_bytes_of_a_base_game_know_nothing_of_the_modes():
    """ZP-SET-01."""
    setup = setup_of(4, 0x53)
    setup.starter, setup.is_quiet, setup.names[0] = 2, True, b"Ada"
    setup.house = 0x7F

    data = setup.encode()

    assert data == b"\x04\x02\x53\x10\x10\x10\x03\xf8\x03Ada\x05Amber\x05Green\x04Cyan"
    assert (decode_setup(data).mode, decode_setup(data).house) == (0, 0)
    assert contract.new(data, Chance(bytes(32))).stacks == []


def test_a_modes_decisions_come_back_from_their_bytes():
    """ZM-05, ZM-06, AMB-46, AMB-51, AMB-60, AMB-64, AMB-65."""
    for mode, seats, house in (
        (EVOCATION, 5, 0x03),
        (CHALLENGE, 1, 0x04),
        (GAUNTLET, 1, 0x04),
        (ZONEMASTER, 2, 0x54),
    ):
        setup = mode_setup(mode, seats, 0x41, house)
        data = setup.encode()

        found = decode_setup(data)

        assert data[0] == seats | mode << 4
        assert (found.mode, found.seats, found.flags, found.house) == (mode, seats, 0x41, house)
        assert found.encode() == data
        assert decode_setup(data[:8]) is None


def test_the_decisions_of_another_mode_change_nothing():
    """AMB-64, ZM-06, ZM-05."""
    for mode, seats, own in (
        (EVOCATION, 3, 0x03),
        (CHALLENGE, 2, 0x04),
        (CHALLENGE, 1, 0x04),
        (GAUNTLET, 1, 0x04),
    ):
        for flags in (0, TABLE):
            plain = laid(mode, seats, flags)
            other = laid(mode, seats, flags, 0x7F & ~own)

            assert contract.view(plain, -1) == contract.view(other, -1), mode
            assert fears(other) == ALL_FEARS


def test_each_mode_deals_its_own_number_of_cards():
    """EV-SET-02, CH-SET-03, ZM-01, AMB-64, ZM-06, ZP-DECK-04."""
    in_deck, four = setup_rules.FEARS_IN_DECK, setup_rules.FOUR_STACKS
    for mode, seats, house, cards in (
        (EVOCATION, 3, 0, 68),
        (EVOCATION, 5, 0, 68),
        (CHALLENGE, 2, 0, 41),
        (CHALLENGE, 1, 0, 21),
        (GAUNTLET, 1, 0, 21),
        (ZONEMASTER, 2, 0, 51),
        (ZONEMASTER, 2, four, 68),
        (ZONEMASTER, 2, in_deck, 72),
        (ZONEMASTER, 2, four | in_deck, 68),
    ):
        for flags in (0, TABLE):
            state = laid(mode, seats, flags, house)

            assert contract.view(state, -1)["cards_left"] == cards
            assert fears(state) == ALL_FEARS
            state.drawn = cards
            refused(state, b"ZP-DECK-04", codes.DRAW)


def test_nothing_is_drawn_fought_or_moved_before_the_fears_are_laid_out():
    """EV-SET-02, CH-SET-02."""
    for mode, seats in ((EVOCATION, 3), (CHALLENGE, 2), (GAUNTLET, 1), (ZONEMASTER, 2)):
        for flags in (0, TABLE):
            state = unlaid(mode, seats, flags)

            assert state.step == state_rules.LAY_OUT
            for rule, move in (
                (b"ZP-DECK-03", (codes.DRAW,)),
                (b"ZP-DECK-03", (codes.DRAW, 0)),
                (b"EV-STK-02", (codes.EVOKE, 0, 0)),
                (b"ZP-STN-01", (codes.PLACE_STONE, A)),
                (b"ZP-TURN-01", (codes.END_TURN,)),
                (b"ZP-TURN-01", (codes.ENTER_EYE,)),
                (b"ADJUST", (codes.TAKE_FEAR, 0, BLUE_5)),
            ):
                refused(state, rule, *move)


def test_fears_are_laid_out_once():
    """EV-SET-02, CH-SET-02."""
    for mode, seats in ((EVOCATION, 3), (CHALLENGE, 2), (GAUNTLET, 1), (ZONEMASTER, 2)):
        for flags in (0, TABLE):
            state = laid(mode, seats, flags)

            assert (state.step, state.drawn) == (state_rules.DRAW, 0)
            refused(state, b"EV-SET-02", codes.LAY_OUT)


def test_the_base_game_has_none_of_it():
    """EV-SET-02, EV-STK-05, CH-CUR-01, EV-STN-01."""
    state = opened()
    refused(state, b"EV-SET-02", codes.LAY_OUT)
    refused(state, b"EV-SET-02", codes.EVOKE, 0, 0)
    refused(state, b"EV-STK-05", codes.GO_ON)
    refused(state, b"CH-CUR-01", codes.CURSE, 0)

    state = begun()
    draw(state, 0)

    refused(state, b"ZP-STN-02", codes.PLACE_STONE, 7)
    refused(state, b"ZP-STN-02", codes.PLACE_STONE, 8)
    assert "stacks" not in contract.view(state, -1)


def test_nobody_has_moved_or_scored_at_the_start_of_any_mode():
    """CH-SET-05, EV-SET-01, ZM-01."""
    for mode in MODES:
        for seats in (1, 2, 3, 4, 5):
            state = unlaid(mode, seats)
            for seat in contract.view(state, -1)["seats"] if state else ():
                assert (seat["wms"], seat["influence"], seat["symbol"]) == (1, None, None)
                assert (sum(seat["stones"]), seat["relics"], seat["fears"]) == (0, 0, [])


def test_the_tables_split_of_the_cards_holds_in_the_modes_too():
    """ZP-DECK-01, CH-SET-03."""
    for mode, seats in ((EVOCATION, 3), (CHALLENGE, 2), (GAUNTLET, 1), (ZONEMASTER, 2)):
        setup = mode_setup(mode, seats, 0)
        setup.split = bytes((17, 17, 17, 0))
        deck = contract.new(setup.encode(), Chance(bytes(32))).deck

        assert [deck.count(bytes((card,))) for card in range(4)] == [17, 17, 17, 0]
        setup.split = bytes((17, 17, 17, 1))
        assert contract.new(setup.encode(), Chance(bytes(32))) is None
    assert cards_rules.MOVEMENT_CARDS == 51
