"""Whole games of every mode: what is offered may be done, nothing is lost, bytes come back."""

from engine.chance import Chance
from engine.refusal import Refusal
from games.zoneplex.rules import codes, contract, setup
from games.zoneplex.rules import state as state_rules
from tests.firmware.games.zoneplex.mode_positions import (
    CHALLENGE,
    EVOCATION,
    GAUNTLET,
    ZONEMASTER,
    fears,
    unlaid,
)
from tests.firmware.games.zoneplex.rule_positions import TABLE

TIMEOUT_S = 300

DEAL = setup.DEAL_SYMBOLS
ALL_FEARS = list(range(4, 25))
MOST = 800  # moves of a game

GAMES = (
    (EVOCATION, 3, DEAL, 0),
    (EVOCATION, 5, TABLE, setup.ALWAYS_TRY),
    (EVOCATION, 4, setup.LOOSE_STONES, setup.CHAMBERS_ONLY),
    (CHALLENGE, 1, DEAL, 0),
    (CHALLENGE, 2, TABLE, setup.LATE_STONE),
    (CHALLENGE, 2, 0, 0),
    (GAUNTLET, 1, TABLE, 0),
    (ZONEMASTER, 2, DEAL, 0),
    (ZONEMASTER, 2, TABLE, setup.FOUR_STACKS),
    (ZONEMASTER, 2, 0, setup.FEARS_IN_DECK | setup.MISSION_TOO),
    (ZONEMASTER, 2, TABLE, setup.FEARS_IN_DECK),
)


def _play(game, look):
    """Play a game with moves picked by number, looking at every state; return its end."""
    mode, seats, flags, house = game
    state = unlaid(mode, seats, flags, house, 5)
    number = 11
    for _ in range(MOST):
        offered = contract.moves(state)
        if not offered:
            return state
        number = (number * 75 + 74) % 65537
        pick = number >> 5
        move = offered[pick // 2 % len(offered)] if pick % 2 else offered[0]
        outcome = contract.apply(state, move)
        assert not isinstance(outcome, Refusal), (move, outcome.rule, outcome.sentence)
        look(state)
    return state


def _keeps_everything(state):
    """Check that no Fear, stone, relic or card is lost or doubled."""
    assert fears(state) == ALL_FEARS
    for seat in range(state.seats):
        assert state.placed_stones(seat) + state.battle.lifted[seat] <= 4
        assert 1 <= state.wms[seat] <= 4
        assert state.relic_count(seat) <= 4
    held = sum([state.relic_count(seat) for seat in range(state.seats)])
    relics = 24 if state.seats == 1 else 30
    assert state.relic_deck + state.relic_discard + held == relics
    assert state.placed + state.stack + sum(state.hands) == state_rules.TILES
    assert state.drawn <= state.cards
    assert state.fear_discard == 0


def _comes_back(state):
    """Check that its bytes make the same game again."""
    data = contract.pack(state)
    again = contract.unpack(data, Chance(bytes(32)))
    assert contract.pack(again) == data
    assert (again.cards, again.kinds, again.starters) == (state.cards, state.kinds, state.starters)
    for seat in range(-1, state.seats):
        assert contract.view(again, seat) == contract.view(state, seat)
    assert contract.moves(again) == contract.moves(state)


def test_no_fear_stone_relic_or_tile_is_ever_lost():
    """EV-STK-01, EV-STK-03, CH-STK-01, ZP-SET-06, ZP-STN-05."""
    for game in GAMES:
        _play(game, _keeps_everything)


def test_every_game_comes_to_an_end():
    """CH-WIN-02, ZP-CAT-01, ZP-EYE-05."""
    for game in GAMES:
        state = _play(game, lambda state: None)

        assert contract.is_over(state), game
        assert contract.verdict(state).is_over


def test_every_state_of_a_mode_comes_back_from_its_bytes():
    """EV-STK-05, CH-WIN-01, EV-SCR-01."""
    for game in GAMES[:6]:
        _play(game, _comes_back)


def test_all_that_is_offered_is_allowed():
    """EV-STK-02, EV-STN-01, CH-STN-01, CH-COM-02."""
    seen = set()

    def look(state):
        for move in contract.moves(state) if state.drawn % 5 == 0 else ():
            trial = contract.unpack(contract.pack(state), Chance(bytes(32)))
            outcome = contract.apply(trial, move)
            assert not isinstance(outcome, Refusal), (move, outcome.rule, outcome.sentence)
            seen.add(move[0])

    for game in GAMES[6:] + GAMES[1:2]:
        _play(game, look)

    assert {
        codes.EVOKE,
        codes.GO_ON,
        codes.CURSE,
        codes.PLACE_STONE,
        codes.LIFT,
    } <= seen
