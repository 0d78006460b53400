"""Random games: undo, redo, reload and view keep their promises, and what breaks one is found."""

from engine.marks import EVERY
from engine.refusal import Refusal
from games import catalogue
from host_tools.exercises.playout import Broken, Playout, canonical, play_games
from tests.games.counting import Counting, Tally
from tests.games.shelf import shelf

_SHELF = [
    [catalogue.names()[0], ""],
    ["lamplight", "02"],
    ["lamplight", "03"],
    ["lamplight", "04"],
]


def test_random_games_keep_every_promise():
    with shelf():
        lines = play_games(_SHELF, 1, 8)

    assert [line.split()[0] for line in lines] == [str(seed) for seed in range(1, 9)]


def test_a_seed_always_plays_the_same_game():
    with shelf():
        assert play_games(_SHELF, 7, 1) == play_games(_SHELF, 7, 1) != play_games(_SHELF, 11, 1)


def test_json_has_the_same_bytes_on_every_interpreter():
    value = {"b": [1, (2, -3)], "a": {"y": None, "x": True}, "c": "text"}

    assert canonical(value) == '{"a":{"x":true,"y":null},"b":[1,[2,-3]],"c":"text"}'


def broken(game):
    """Return what a playout of 70 moves finds, or "" when it finds nothing."""
    try:
        Playout(game, b"", 1).play(70)
    except Broken as error:
        return str(error)
    return ""


def test_a_sound_game_passes():
    assert broken(Counting()) == ""


def test_rules_that_remember_something_outside_the_state_are_found():
    class Forgetful(Counting):
        calls = 0

        def apply(self, state, move):
            self.calls += 1
            state.total += self.calls % 3
            return super().apply(state, move)

    assert broken(Forgetful()) == "redo: the state of move 1 is another"


def test_a_state_that_is_not_packed_whole_is_found():
    class Careless(Counting):
        def unpack(self, data, chance):
            return Tally(chance, 0)

    assert broken(Careless()) == "undo: the state of move %d is another" % EVERY


def test_a_view_of_more_than_the_state_is_found():
    class Gossip(Counting):
        views = 0

        def view(self, state, seat):
            self.views += 1
            return {"views": self.views}

    assert broken(Gossip()) == "redo: the view of move 1 is another"


def test_an_offer_that_is_refused_is_found():
    class Teasing(Counting):
        def apply(self, state, move):
            return Refusal(b"X", b"No.")

    assert broken(Teasing()) == "move [1] is offered and refused"
