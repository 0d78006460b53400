"""Other undrawn cards, other unrevealed secrets: no byte changes that the wrong eyes can see."""

from hashlib import sha256

from engine.chance import DICE, Chance
from engine.header import Header
from engine.refusal import Refusal
from engine.seal import sealed
from engine.table import Table
from engine.verdict import NOBODY, Reason, Verdict
from games import catalogue
from tests.firmware.engine.redaction import Rig, difference, told
from tests.games.shelf import shelf

_SECRET = sha256(b"secrets").digest()
_CARDS = 16
_GAMES = 12
_PLANTED_GAMES = 5


class World:
    """A game of Lamplight with a log of its own."""

    def __init__(self, rules, seats):
        self.rules = rules
        self.log = bytearray()
        header = sealed(Header("lamplight", 1, bytes((seats,))), _SECRET)
        self.table = Table(rules, header, _SECRET, self.log.extend)
        self.table.begin()

    def play(self, moves):
        """Make the moves."""
        for move in moves:
            assert not isinstance(self.table.do(move), Refusal)

    def told(self, viewer):
        """Return all that a viewer can get."""
        return told(self.rules, self.table, self.log, viewer)


def random_moves(rules, seats, seed):
    """Return the moves of a random game that is not over yet."""
    picks = Chance(sha256(b"%d" % seed).digest())
    world = World(rules, seats)
    moves = []
    for _ in range(picks.below(16, DICE)):
        offered = rules.moves(world.table.state)
        move = offered[picks.below(len(offered), DICE)]
        world.play([move])
        if not rules.moves(world.table.state):
            break
        moves.append(move)
    return moves


def secret_places(state, viewer):
    """Return where the cards lay after the shuffle that the viewer has not seen."""
    places = list(range(len(state.deck)))
    for seat in range(len(state.hidden)):
        is_known = seat == viewer and state.looked[seat]
        if state.hidden[seat] != 255 and not is_known:
            places.append(_CARDS - 1 - seat)
    return places


def leaks(rules, seats, seed):
    """Return the names of everything that tells a secret in one random game, to anybody."""
    moves = random_moves(rules, seats, seed)
    world = World(rules, seats)
    world.play(moves)
    state = world.table.state
    found = set()
    for viewer in range(NOBODY, seats):
        expected = world.told(viewer)
        with Rig(secret_places(state, viewer), state.chance.positions[DICE]):
            other = World(rules, seats)
            other.play(moves)
            assert rules.pack(other.table.state) != rules.pack(state), "the same secrets"
            found.update(difference(expected, other.told(viewer)))
    return sorted(found)


def test_nothing_tells_what_a_viewer_has_not_seen():
    with shelf():
        rules = catalogue.load("lamplight").RULES
        for seed in range(_GAMES):
            assert leaks(rules, 2 + seed % 3, seed) == [], "seed %d" % seed


def planted(change):
    """Return what tells a secret in some games by rules with a leak; `change` plants it."""
    with shelf():
        module = catalogue.load("lamplight").RULES
        rules = Copy(module)
        change(rules, module)
        found = set()
        for seed in range(_PLANTED_GAMES):
            found.update(leaks(rules, 2 + seed % 3, seed))
    return found


class Copy:
    """A copy of a rules module, whose parts can be exchanged."""

    def __init__(self, rules):
        for name in dir(rules):
            if name[0] != "_":
                setattr(self, name, getattr(rules, name))


def test_the_next_card_in_the_public_view_is_found():
    def change(rules, sound):
        def view(state, seat):
            return dict(sound.view(state, seat), next=state.deck[-1])

        rules.view = view

    assert planted(change) >= {"public view", "own view"}


def test_a_card_in_the_view_of_the_wrong_seat_is_found():
    def change(rules, sound):
        def view(state, seat):
            seen = sound.view(state, seat)
            if seat != NOBODY:
                seen["left"] = state.hidden[seat - 1]
            return seen

        rules.view = view

    assert planted(change) == {"own view"}


def test_a_card_that_its_owner_has_not_looked_at_is_found():
    def change(rules, sound):
        def view(state, seat):
            return dict(sound.view(state, seat), own=state.hidden[seat] if seat >= 0 else None)

        rules.view = view

    assert planted(change) == {"own view"}


def test_a_card_that_a_look_puts_into_the_log_is_found():
    def change(rules, sound):
        def apply(state, move):
            outcome = sound.apply(state, move)
            if move == bytes((sound.LOOK,)) and not isinstance(outcome, Refusal):
                state.chance.tape[0] = state.hidden[state.active]
            return outcome

        rules.apply = apply

    assert planted(change) >= {"log", "fingerprint"}


def test_moves_that_depend_on_a_secret_are_found():
    def change(rules, sound):
        def moves(state):
            return sound.moves(state)[state.deck[-1] & 1 :]

        rules.moves = moves

    assert planted(change) == {"moves"}


def test_a_refusal_that_depends_on_a_secret_is_found():
    def change(rules, sound):
        def apply(state, move):
            outcome = sound.apply(state, move)
            if isinstance(outcome, Refusal):
                return Refusal(outcome.rule, b"No: %d." % state.deck[-1])
            return outcome

        rules.apply = apply

    assert planted(change) == {"refusals"}


def test_a_verdict_that_depends_on_a_secret_is_found():
    def change(rules, sound):
        def verdict(state):
            return Verdict(False, NOBODY, [Reason(b"LL-6", b"%d" % state.deck[0], False)])

        rules.verdict = verdict

    assert "verdict" in planted(change)


def test_a_tally_of_what_is_still_to_come_is_found():
    def change(rules, sound):
        def tallies(state):
            return [(b"deck", [state.deck.count(bytes((card,))) for card in range(4)])]

        rules.tallies = tallies

    assert planted(change) == {"tallies"}


def test_the_next_roll_in_the_view_is_found():
    def change(rules, sound):
        def view(state, seat):
            ahead = Chance(state.chance._seed)
            ahead.positions[:] = state.chance.positions
            return dict(sound.view(state, seat), ahead=ahead.below(6, DICE))

        rules.view = view

    assert planted(change) >= {"public view", "own view"}


def test_a_move_whose_effect_depends_on_a_secret_is_found():
    def change(rules, sound):
        def apply(state, move):
            seat, card = state.active, state.hidden[state.active]
            outcome = sound.apply(state, move)
            if move[:1] == bytes((sound.ENTER,)) and not isinstance(outcome, Refusal):
                state.lamps[seat] += card == 3
            return outcome

        rules.apply = apply

    assert "[3, 1] revealing []" in planted(change)
