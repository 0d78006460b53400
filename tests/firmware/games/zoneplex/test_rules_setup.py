"""The rules of setting up: players, pieces, the decks."""

from engine.chance import Chance
from games.zoneplex.rules import cards, codes, contract
from games.zoneplex.rules import setup as setup_rules
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE_5,
    begun,
    do,
    draw,
    lay,
    opened,
    refused,
    second_phase,
    setup_of,
    turn,
)


def test_three_to_five_play():
    """ZP-SET-01."""
    for seats in range(8):
        state = opened(seats)

        assert (state is not None) == (3 <= seats <= 5)
        assert state is None or len(contract.view(state, -1)["seats"]) == seats


def test_everybody_begins_with_monk_strength_one_and_no_influence():
    """ZP-SET-02, ZP-WMS-01."""
    for seats in (3, 4, 5):
        for seat in contract.view(opened(seats), -1)["seats"]:
            assert (seat["wms"], seat["influence"]) == (1, None)


def test_four_stones_begin_in_the_netherzone_and_there_is_no_fifth():
    """ZP-SET-03."""
    state = begun()
    draw(state, 0)
    assert sum(state.stones) == 0

    lay(state, 0, 0, 0, 0, 1)

    refused(state, b"ZP-SET-03", codes.PLACE_STONE, 2)


def test_dealt_symbols_differ_and_only_their_holders_see_them():
    """ZP-SET-04."""
    for seed in range(40):
        state = opened(5, setup_rules.DEAL_SYMBOLS, seed)
        seen = []
        for seat in range(5):
            shown = [each["symbol"] for each in contract.view(state, seat)["seats"]]
            seen.append(shown[seat])
            assert shown.count(None) == 4

        assert len(set(seen)) == 5
        assert min(seen) >= 0 and max(seen) <= 5
        assert [each["symbol"] for each in contract.view(state, -1)["seats"]] == [None] * 5


def test_symbols_of_the_cards_are_six_and_nobody_shares_one():
    """ZP-SET-04."""
    state = _at_the_reveal()

    for symbols in ((0, 1, 2, 3), (0, 1, 1), (5, 6, 0)):
        refused(state, b"ZP-SET-04", codes.REVEAL, *symbols)

    do(state, (codes.REVEAL, 5, 0, 3))
    assert [each["symbol"] for each in contract.view(state, -1)["seats"]] == [5, 0, 3]


def _at_the_reveal():
    state = begun()
    state.placed, state.stack, state.hands[:] = 48, 0, bytes(3)
    turn(state, 0)
    return state


def test_tiles_begin_with_seven_open_and_three_in_every_hand():
    """ZP-SET-06, ZP-SET-07."""
    for seats, stack in ((3, 32), (4, 29), (5, 26)):
        tiles = contract.view(opened(seats), -1)["tiles"]

        assert tiles == {"placed": 7, "stack": stack, "hands": [3] * seats}


def test_thirty_relics_lie_face_down():
    """ZP-SET-08."""
    state = opened()

    assert (state.relic_deck, state.relic_discard, sum(state.relics)) == (30, 0, 0)


def test_the_turn_goes_clockwise_from_the_starter():
    """ZP-SET-10."""
    for starter in range(4):
        setup = setup_of(4)
        setup.starter = starter
        state = contract.new(setup.encode(), Chance(bytes(32)))
        order = []
        for card in (0, 1, 2, 0, 1):
            order.append(state.active)
            turn(state, card)

        assert order == [(starter + step) % 4 for step in range(5)]


def test_the_starter_is_the_one_named_or_drawn_by_the_device():
    """AMB-38."""
    drawn = set()
    for seed in range(60):
        setup = setup_of(5)
        setup.starter = setup_rules.DRAWN
        drawn.add(contract.new(setup.encode(), Chance(bytes([seed]) * 32)).active)

    assert drawn == {0, 1, 2, 3, 4}
    assert opened(5).active == setup_of(5).starter == 0

    setup = setup_of(3)
    setup.starter = 3
    assert contract.new(setup.encode(), Chance(bytes(32))) is None


def test_the_deck_has_51_movement_cards_and_each_fear_once():
    """ZP-DECK-01, ZP-FEAR-01."""
    for split in ((16, 16, 16, 3), (17, 17, 17, 0), (2, 2, 2, 45)):
        setup = setup_of(3, 0)
        setup.split = bytes(split)
        deck = contract.new(setup.encode(), Chance(bytes(32))).deck

        assert len(deck) == 72
        assert [deck.count(bytes((card,))) for card in range(4)] == list(split)
        assert sorted(deck)[51:] == list(range(4, 25))


def test_another_number_of_movement_cards_is_not_a_deck():
    """ZP-DECK-01."""
    for split in ((16, 16, 16, 2), (16, 16, 17, 3), (1, 25, 22, 3), (25, 25, 1, 0)):
        setup = setup_of()
        setup.split = bytes(split)

        assert contract.new(setup.encode(), Chance(bytes(32))) is None


def test_a_card_that_is_used_up_cannot_come_again():
    """ZP-DECK-01."""
    state = begun()
    state.left[BLUE_5] = 0

    refused(state, b"ZP-DECK-01", codes.DRAW, BLUE_5)
    refused(state, b"ZP-DECK-01", codes.DRAW, cards.KINDS)
    refused(state, b"ZP-DECK-01", codes.DRAW)


def test_the_first_six_dealt_are_two_of_each_plain_card():
    """ZP-DECK-02, AMB-36."""
    orders = set()
    for seed in range(60):
        deck = opened(3, 0, seed).deck
        orders.add(bytes(deck[:6]))

        assert sorted(deck[:6]) == list(cards.STARTERS)
        assert len(deck[6:]) == 66
    assert len(orders) > 20


def test_the_first_six_of_the_tables_own_deck_are_two_of_each_plain_card():
    """ZP-DECK-02, AMB-36."""
    state = opened()
    refused(state, b"ZP-DECK-02", codes.DRAW, cards.DISLOCATE)
    refused(state, b"ZP-DECK-02", codes.DRAW, BLUE_5)

    for card in (2, 0, 2, 1, 1):
        turn(state, card)
    refused(state, b"ZP-DECK-02", codes.DRAW, 2)
    refused(state, b"ZP-DECK-02", codes.DRAW, 1)
    turn(state, 0)

    draw(state, cards.DISLOCATE)


def test_a_device_that_deals_takes_no_card_from_the_table():
    """ZP-DECK-02, ZP-DECK-03."""
    refused(opened(3, 0), b"ZP-DECK-03", codes.DRAW, 0)


def test_there_are_nine_neutral_chambers_and_three_of_each_symbol():
    """ZP-TILE-01, ZP-STN-02."""
    assert list(begun().places) == [9, 3, 3, 3, 3, 3, 3]

    state = second_phase(5)
    for kind, count in ((0, 9), (4, 3)):
        for stone in range(count):
            lay(state, 1 + stone % 4, kind)
        draw(state, 0)
        refused(state, b"ZP-STN-02", codes.PLACE_STONE, kind)
        do(state, (codes.END_TURN,))
        state.active = 0


def test_each_class_has_strengths_five_to_ten_and_masters_have_eleven():
    """ZP-FEAR-01."""
    found = []
    for card in range(cards.FIRST_FEAR, cards.KINDS):
        found.append((cards.fear_class(card), cards.fear_strength(card)))

    expected = [(fear, strength) for fear in range(3) for strength in range(5, 11)]
    assert found == expected + [(3, 11)] * 3


def test_the_door_has_the_setup_that_the_rules_begin_with():
    from games.zoneplex import play
    from games.zoneplex.rules.setup import Setup

    assert Setup().encode() == play.SETUP
