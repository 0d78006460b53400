"""Every game keeps the contract of `games/README.md`; each check is also shown an offender."""

from engine.chance import Chance
from engine.refusal import Refusal
from engine.verdict import NOBODY, Verdict
from games import catalogue
from tests.firmware.engine.contract import Walk
from tests.games.counting import ROLL, Counting, Tally
from tests.games.shelf import shelf

_SEATS = (b"\x02", b"\x03", b"\x04")


def test_every_game_on_the_shelf_keeps_the_contract():
    for name in catalogue.names():
        play = catalogue.load(name)
        for seed in range(2):
            Walk(play, play.SETUP, seed).check(7)


def test_lamplight_keeps_the_contract_to_its_end_with_any_number_of_seats():
    with shelf():
        play = catalogue.load("lamplight")
        for seed in range(3):
            for setup in _SEATS:
                Walk(play, setup, seed).check(60)


def test_lamplight_may_end_with_a_winner_or_without():
    with shelf():
        rules = catalogue.load("lamplight").RULES
        draws = [winner(rules, setup, seed) for setup in _SEATS for seed in range(8)]

    assert NOBODY in draws
    assert max(draws) > NOBODY


def winner(rules, setup, seed):
    """Return who wins when everybody only draws."""
    state = rules.new(setup, Chance(bytes([seed] * 32)))
    while rules.moves(state):
        rules.apply(state, bytes((rules.DRAW,)))
    return rules.verdict(state).winner


def complaint(game):
    """Return what the contract has against a game, or "" when it is sound."""
    try:
        Walk(game, b"", 1).check(5)
    except AssertionError as error:
        return str(error).split("\n")[0]
    return ""


def test_the_smallest_game_is_sound():
    assert complaint(Counting()) == ""


def test_a_move_without_a_label_is_found():
    class Mute(Counting):
        def label(self, move, tape):
            return b""

    assert complaint(Mute()) == "a move without a label"


def test_a_move_without_events_is_found():
    class Silent(Counting):
        def apply(self, state, move):
            return super().apply(state, move) and ()

    assert complaint(Silent()) == "a move without events"


def test_a_move_that_is_offered_and_refused_is_found():
    class Teasing(Counting):
        def moves(self, state):
            return [ROLL, b"\x02"]

    assert complaint(Teasing()) == "an offered move is refused"


def test_a_move_that_is_offered_twice_is_found():
    class Stammering(Counting):
        def moves(self, state):
            return [ROLL, ROLL]

    assert complaint(Stammering()) == "a move is offered twice"


def test_a_refusal_that_changes_the_state_is_found():
    class Grudging(Counting):
        def apply(self, state, move):
            outcome = super().apply(state, move)
            state.total += isinstance(outcome, Refusal)
            return outcome

    assert complaint(Grudging()) == "a refused move has changed the state"


def test_a_refusal_that_moves_the_stream_is_found():
    class Fidgety(Counting):
        def apply(self, state, move):
            face = state.chance.below(6, 1)
            if move != ROLL:
                return Refusal(b"CT-1", b"No.")
            state.total += state.chance.show(face)
            return ((1,),)

    assert complaint(Fidgety()) == "a refused move has changed the state"


def test_a_refusal_without_a_reason_is_found():
    class Curt(Counting):
        def apply(self, state, move):
            outcome = super().apply(state, move)
            return Refusal(b"", b"") if isinstance(outcome, Refusal) else outcome

    assert complaint(Curt()) == "a refusal without a reason"


def test_rules_that_remember_something_outside_the_state_are_found():
    class Forgetful(Counting):
        calls = 0

        def apply(self, state, move):
            self.calls += 1
            state.total += self.calls % 3 if move == ROLL else 0
            return super().apply(state, move)

    assert complaint(Forgetful()) == "redo"


def test_a_state_that_is_not_packed_whole_is_found():
    class Careless(Counting):
        def unpack(self, data, chance):
            return Tally(chance, 1)

    assert complaint(Careless()) == "unpack and pack give other bytes"


def test_a_view_that_changes_the_state_is_found():
    class Nosy(Counting):
        def view(self, state, seat):
            state.total += 1
            return {}

    assert complaint(Nosy()) == "a view has changed the state"


def test_a_view_that_is_not_plain_json_is_found():
    class Loose(Counting):
        def view(self, state, seat):
            return {"total": state.total, "parts": [{3: "three"}]}

    assert complaint(Loose()) == "not plain JSON"


def test_a_view_with_a_fraction_is_found():
    class Fractional(Counting):
        def view(self, state, seat):
            return {"total": state.total, "half": [0.5]}

    assert complaint(Fractional()) == "not plain JSON"


def test_an_end_without_a_reason_is_found():
    class Abrupt(Counting):
        goal = 0

        def verdict(self, state):
            return Verdict(self.is_over(state), NOBODY, ())

    assert complaint(Abrupt()) == "over for no reason"


def test_moves_after_the_end_are_found():
    class Undead(Counting):
        goal = 0

        def moves(self, state):
            return [ROLL]

    assert complaint(Undead()) == "moves after the end, or none before"


def test_a_winner_before_the_end_is_found():
    class Hasty(Counting):
        def verdict(self, state):
            return Verdict(False, 0, ())

    assert complaint(Hasty()) == "won and not over"
