"""The rules of setting up the Challenge: the pyramid, three decks of Fears, what is left out."""

from games.zoneplex.rules import codes, contract, setup
from games.zoneplex.rules import state as state_rules
from tests.firmware.games.zoneplex.mode_positions import (
    CHALLENGE,
    GAUNTLET,
    ZONEMASTER,
    challenge,
    duel,
    laid,
    stacks,
    unlaid,
)
from tests.firmware.games.zoneplex.rule_positions import (
    BLUE,
    BLUE_5,
    EYE,
    FIRST,
    GREEN_6,
    MASTER,
    SECOND,
    TABLE,
    THIRD,
    A,
    attack,
    do,
    draw,
    hold_relics,
    lay,
    refused,
    tiles,
    turn,
)

SMALL = ((CHALLENGE, 1), (CHALLENGE, 2), (GAUNTLET, 1), (ZONEMASTER, 2))
DECKS = [
    [4, 5, 6, 7, 8, 9, FIRST],
    [10, 11, 12, 13, 14, 15, SECOND],
    [16, 17, 18, 19, 20, 21, THIRD],
    [],
]


def test_the_whole_pyramid_lies_from_the_start():
    """CH-SET-01, CH-MOV-01."""
    for mode, seats in SMALL:
        state = unlaid(mode, seats)

        assert tiles(state) == (48, 0, [0] * seats)
        assert state.phase == 2


def test_no_tile_is_placed():
    """CH-MOV-01."""
    for mode, seats in SMALL:
        state = laid(mode, seats)
        for card in range(4):
            turn(state, card)

        assert tiles(state) == (48, 0, [0] * seats)
        for field in (2, 4):  # tiles in hand, tiles that lie
            refused(state, b"ADJUST", codes.ADJUST, field, 0, 48)


def test_each_class_is_a_shuffled_deck_with_one_master_face_up():
    """CH-SET-02, AMB-63."""
    orders = set()
    for seed in range(20):
        state = laid(CHALLENGE, 2, 0, 0, seed)
        orders.add(tuple(stacks(state)[BLUE]))

        assert [sorted(stack) for stack in stacks(state)] == DECKS
        assert bytes(state.chance.tape) == bytes([stack[-1] for stack in stacks(state)[:3]])
        found = contract.view(state, -1)["stacks"]
        assert [deck["count"] for deck in found] == [7, 7, 7, 0]
        assert [deck["top"] is None for deck in found] == [False, False, False, True]
    assert len(orders) > 15


def test_the_deck_has_no_fears():
    """CH-SET-02, CH-SET-03, ZM-01."""
    for mode, seats in SMALL:
        state = laid(mode, seats, 0)
        assert max(state.deck) < 4
        assert sum(contract.view(state, -1)["left"][4:]) == 0

        refused(laid(mode, seats), b"ZP-DECK-01", codes.DRAW, BLUE_5)


def test_no_six_cards_come_first():
    """CH-SET-03, ZP-DECK-02."""
    firsts = set()
    for seed in range(30):
        deck = laid(CHALLENGE, 2, 0, 0, seed).deck
        firsts.add(tuple(sorted(deck[:6])))
    assert len(firsts) > 10

    for card in (3, 3, 3, 2, 2, 2):
        assert turn(challenge(), card)


def test_some_cards_are_never_seen():
    """CH-SET-03."""
    for seats, cards, unseen in ((2, 41, 10), (1, 21, 30)):
        state = laid(CHALLENGE, seats, 0)
        for _ in range(cards):
            do(state, (codes.DRAW,), (codes.END_TURN,))

        assert state.step == state_rules.OVER
        assert sum(contract.view(state, -1)["left"]) == unseen
        assert len(state.chance.tape) == 3 + cards


def test_a_table_with_its_own_cards_tells_which_fear_it_faces():
    """CH-SET-02, AMB-63."""
    refused(unlaid(CHALLENGE, 2), b"CH-SET-02", codes.LAY_OUT, BLUE_5)
    state = challenge()
    assert [deck["top"] for deck in contract.view(state, -1)["stacks"]] == [None] * 4
    draw(state, 0)
    for entered in ((), (GREEN_6,), (SECOND,), (0,), (255,)):
        refused(state, b"EV-STK-02", codes.EVOKE, 0, BLUE, *entered)

    do(state, (codes.EVOKE, 0, BLUE, FIRST), (codes.STRENGTH, EYE))

    assert (state.battle.total, stacks(state)[BLUE]) == (11, [4, 5, 6, 7, 8, 9])
    attack(state, EYE)
    do(state, (codes.END_TURN,), (codes.DRAW, 0), (codes.EVOKE, 1, BLUE, FIRST))


def test_a_device_that_deals_takes_no_fear_from_the_table():
    """CH-SET-02."""
    state = laid(CHALLENGE, 2, setup.TABLE_DIE)
    do(state, (codes.DRAW,))
    top = stacks(state)[BLUE][-1]
    refused(state, b"EV-STK-02", codes.EVOKE, 0, BLUE, top)
    before = len(state.chance.tape)

    do(state, (codes.EVOKE, 0, BLUE))

    assert state.card == top
    assert bytes(state.chance.tape[before:]) == bytes((stacks(state)[BLUE][-1],))  # the next


def test_there_is_no_deck_of_masters():
    """CH-SET-01, CH-SET-02."""
    for flags in (0, TABLE):
        state = laid(CHALLENGE, 2, flags)
        do(state, (codes.DRAW,) + ((0,) if flags else ()))

        refused(state, b"EV-STK-04", codes.EVOKE, 0, MASTER)


def test_influential_relics_are_left_in_the_box():
    """CH-SET-04."""
    for mode, seats in ((CHALLENGE, 1), (CHALLENGE, 2), (GAUNTLET, 1)):
        state = laid(mode, seats)
        hold_relics(state, 0, 1)

        refused(state, b"CH-SET-04", codes.INFLUENTIAL, 0, 1)
        assert bytes((codes.INFLUENTIAL, 0, 1)) not in contract.moves(state)


def test_six_relics_more_are_left_out_alone():
    """CH-SET-04."""
    relics = [unlaid(mode, seats).relic_deck for mode, seats in SMALL]
    assert relics == [24, 30, 24, 30]

    for mode in (CHALLENGE, GAUNTLET):
        state = laid(mode, 1)
        hold_relics(state, 0, 1)
        refused(state, b"CH-SET-04", codes.JAR, 0, MASTER)
    state = challenge()
    hold_relics(state, 0, 1)
    do(state, (codes.JAR, 0, MASTER))


def test_stones_lie_on_sacred_chambers_alone():
    """CH-STN-01, AMB-68."""
    for state in (challenge(1), challenge(2), laid(GAUNTLET, 1), duel()):
        draw(state, 0)
        for kind in (0, 7, 8, 255):
            refused(state, b"CH-STN-01", codes.PLACE_STONE, kind)
        for field in (5, 16):  # by hand: tiles that are no chambers, Dark Power
            refused(state, b"ADJUST", codes.ADJUST, field, 0, 1)
        offered = [move[1] for move in contract.moves(state) if move[0] == codes.PLACE_STONE]
        assert offered == [1, 2, 3, 4, 5, 6]

        do(state, (codes.PLACE_STONE, A))

        assert state.stones_of(0, A) == 1


def test_a_sacred_chamber_takes_one_stone():
    """CH-STN-01, ZP-STN-02."""
    state = challenge()
    lay(state, 0, A)
    lay(state, 1, A, A)
    draw(state, 0)

    refused(state, b"ZP-STN-02", codes.PLACE_STONE, A)
