"""Nothing shows a secret before its time: symbols, the order of the deck, Fears below the top."""

from engine.chance import Chance
from engine.refusal import Refusal
from games.zoneplex.modes import eye_ways
from games.zoneplex.rules import codes, contract, setup, verdict
from tests.firmware.games.zoneplex.mode_positions import (
    CHALLENGE,
    EVOCATION,
    GAUNTLET,
    ZONEMASTER,
    complete,
    duel,
    laid,
    own,
    scene,
)
from tests.firmware.games.zoneplex.rule_positions import SET, TABLE, TWIN, do, draw, lay

TIMEOUT_S = 300

DEAL = setup.DEAL_SYMBOLS
DEALT = TABLE | DEAL
STEPS = 60


def _twin(state, symbols):
    """Return the same game with other symbols dealt."""
    chance = Chance(bytes(32))
    chance.positions = list(state.chance.positions)
    chance.tape = bytearray(state.chance.tape)
    twin = contract.unpack(contract.pack(state), chance)
    twin.symbols[:] = bytes(symbols)
    return twin


def _seen(state, viewers):
    """Return all that can be seen, the judge's words on each seat and the shortest ways too."""
    found = scene(state, viewers)
    for seat in range(state.seats):
        reasons = verdict.conditions(state, seat)
        found += [(each.rule, each.sentence, each.holds) for each in reasons]
        found.append(eye_ways.shortest_ways(state, seat) if state.seats > 1 else None)
    return found


def _outcome(state, move):
    """Return what a move does on a copy: the refusal in words, or the events."""
    outcome = contract.apply(contract.unpack(contract.pack(state), Chance(bytes(32))), move)
    if isinstance(outcome, Refusal):
        return outcome.rule, outcome.sentence
    return outcome


def _probes(state):
    """Return moves that might tell something by the way they are taken or refused."""
    found = [(codes.PLACE_STONE, kind) for kind in range(9)]
    found += [(codes.REVEAL, symbol) for symbol in range(7)]
    found += [
        (codes.REVEAL, 0, 1, 2),
        (codes.GO_ON,),
        (codes.VOTE, 0),
        (codes.CURSE, 0),
    ]
    found += [(codes.ADJUST, field, 0, value) for field in range(5, 12) for value in (0, 4)]
    found += [(codes.REMOVE_STONE, 0, kind) for kind in range(8)]
    return [bytes(move) for move in found]


def _same(first, second, viewers):
    """Check that two games cannot be told apart."""
    assert _seen(first, viewers) == _seen(second, viewers)
    for move in _probes(first):
        assert _outcome(first, move) == _outcome(second, move), move


def _is_any_shown(state):
    return True in [state.is_shown(seat) for seat in range(state.seats)]


def _label(move, state):
    return contract.label(move, bytes(state.chance.tape[-4:]))


def _play_both(first, second, viewers):
    """Play the same moves in both games until a symbol is shown; return how many those were."""
    number = 7
    for step in range(STEPS):
        offered = [move for move in contract.moves(first) if move[0] != codes.ENTER_EYE]
        number = (number * 137 + 29) % 8191
        move = offered[number % len(offered)]
        outcome = contract.apply(first, move)
        again = contract.apply(second, move)
        if _is_any_shown(first):
            return step
        assert outcome == again
        assert first.chance.tape == second.chance.tape
        assert _label(move, first) == _label(move, second)
        if step % 6 == 0:
            _same(first, second, viewers)
        else:
            assert scene(first, viewers) == scene(second, viewers)
    return STEPS


def test_the_owner_of_a_symbol_in_a_game_for_one_or_two_knows_no_more_than_others():
    """CH-SET-05, AMB-67, CH-WIN-01."""
    for mode, seats in ((CHALLENGE, 1), (CHALLENGE, 2), (GAUNTLET, 1), (ZONEMASTER, 2)):
        first = laid(mode, seats, DEAL)
        second = _twin(first, [(symbol + 1) % 6 for symbol in first.symbols])
        assert first.symbols != second.symbols

        assert _play_both(first, second, range(-1, seats)) > 5


def test_in_evocation_only_the_owner_knows_a_symbol():
    """AMB-48, EV-SCR-01."""
    first = laid(EVOCATION, 4, DEAL)
    symbols = list(first.symbols)
    second = _twin(first, symbols[:1] + symbols[2:] + symbols[1:2])

    assert contract.view(first, 1) != contract.view(second, 1)
    assert _play_both(first, second, (-1, 0)) > 5


def test_a_complete_zoneplex_and_a_full_set_tell_nothing():
    """AMB-48, EV-SCR-01, AMB-45."""
    for card in (0, 3):
        first = own(complete(3, DEALT), 0, *SET)
        for seat in range(3):
            lay(first, seat, 1 + seat, 4 + seat, 7)
        draw(first, card)
        for symbols in ((0, 1, 2), (5, 4, 3), (2, 0, 1), (3, 2, 0)):
            second = _twin(first, symbols)

            _same(first, second, (-1,))
            assert contract.view(second, -1)["seats"][0]["may_enter"]


def test_a_rivals_hidden_symbol_counts_like_one_that_nobody_holds():
    """AMB-67, ZM-02."""
    first = own(duel(DEALT), 0, *SET)
    mine = first.symbols[0]
    lay(first, 0, *[1 + symbol for symbol in range(6) if symbol != mine][:4])
    lay(first, 1, 1 + mine)
    draw(first, 0)
    found = set()
    for rival in [symbol for symbol in range(6) if symbol != mine]:
        second = _twin(first, (mine, rival))
        _same(first, second, (-1, 0, 1))
        assert contract.view(second, -1)["seats"][0]["influence"] == 1 + 4

        own(second, 1, *TWIN)

        found.add(contract.view(second, -1)["seats"][0]["influence"])
    assert found == {1 + 3 - 2, 1 + 4}


def test_a_master_in_a_hidden_place_of_a_deck_does_not_show():
    """CH-SET-02, AMB-63."""
    for mode, seats in ((CHALLENGE, 2), (GAUNTLET, 1), (ZONEMASTER, 2)):
        first = laid(mode, seats, DEAL)
        second = _twin(first, first.symbols)
        for number in range(3):
            stack = second.stacks[number]
            below = bytes(stack[:-1])
            second.stacks[number] = bytearray(below[3:] + below[:3]) + stack[-1:]
        assert first.stacks != second.stacks

        _same(first, second, range(-1, seats))
        for card in range(4, 25):
            if card not in [stack[-1] for stack in first.stacks if stack]:
                move = bytes((codes.TAKE_FEAR, 0, card))
                assert _outcome(first, move) == _outcome(second, move)


def test_the_order_of_the_cards_to_come_does_not_show():
    """ZP-DECK-02, CH-SET-03."""
    for mode, seats in ((EVOCATION, 3), (CHALLENGE, 2), (GAUNTLET, 1), (ZONEMASTER, 2)):
        first = laid(mode, seats, DEAL)
        do(first, (codes.DRAW,), (codes.END_TURN,))
        second = _twin(first, first.symbols)
        rest = bytes(second.deck[1:])
        second.deck[1:] = rest[20:] + rest[:20]
        assert first.deck != second.deck

        _same(first, second, range(-1, seats))


def test_real_cards_and_symbols_are_unknown_to_the_device_too():
    """CH-SET-05, CH-SET-02."""
    for mode, seats in ((CHALLENGE, 1), (CHALLENGE, 2), (GAUNTLET, 1), (ZONEMASTER, 2)):
        state = laid(mode, seats)
        for viewer in range(-1, seats):
            view = contract.view(state, viewer)

            assert [seat["symbol"] for seat in view["seats"]] == [None] * seats
            assert [stack["top"] for stack in view["stacks"]] == [None] * 4
