"""What lies behind the screen is told to nobody but its owner: shown by exchanging it."""

from games.zones.rules import codes, contract
from games.zones.rules import setup as decisions
from games.zones.rules.state import COIN, START
from tests.firmware.games.zones.positions import do, opened


def played(first, seed):
    """Return a game in which Midgard has laid all it has, from a cell of its own on; and what
    everybody is told of that.
    """
    state = opened(decisions.GLASS, seed=seed)
    told = [tell(state, codes.BASE, first)]
    cells = [(first + 1 + number) % 18 for number in range(17)]
    for cell in cells:
        told.append(tell(state, codes.LAY, cell))
    while state.step == START and state.active == 0:
        moves = contract.moves(state)
        told.append(tell(state, *moves[first % len(moves)]))
    return state, told


def tell(state, *move):
    """Make a move; return its label and sentence."""
    before = contract.unpack(contract.pack(state), state.chance)
    do(state, *move)
    tape = bytes(state.chance.tape)
    return contract.label(bytes(move), tape), contract.tell(before, bytes(move), tape)


def seen(state, seat):
    """Return all that is said of a state to a seat."""
    verdict = contract.verdict(state)
    reasons = [(each.rule, each.sentence, each.holds) for each in verdict.reasons]
    return contract.view(state, seat), reasons, contract.tallies(state)


def test_nothing_depends_on_what_the_other_has_laid():
    """ZS-02, ZS-03: bases, tiles and pieces of Midgard are others, and nobody can tell."""
    for seed in range(3):
        one, told_one = played(2, seed)
        other, told_other = played(9, seed)
        assert bytes(one.terrain) != bytes(other.terrain)
        assert bytes(one.bases) != bytes(other.bases)
        assert bytes(one.pieces) != bytes(other.pieces)

        assert told_one == told_other
        for seat in (-1, 1):
            assert seen(one, seat) == seen(other, seat)
        assert contract.view(one, 0) != contract.view(other, 0)
        assert contract.moves(one) == contract.moves(other)


def test_the_trolls_are_hidden_from_midgard():
    """ZS-02."""
    one, other = played(2, 1)[0], played(2, 1)[0]
    do(one, codes.BASE, 20)
    do(other, codes.BASE, 30)
    for seat in (-1, 0):
        assert seen(one, seat) == seen(other, seat)
    do(one, codes.LAY, 21)
    do(other, codes.LAY, 33)
    for seat in (-1, 0):
        assert seen(one, seat) == seen(other, seat)
    assert contract.view(one, 1)["terrain"] != contract.view(other, 1)["terrain"]


def test_both_see_everything_when_the_screen_is_removed():
    """ZS-05: before the coin is tossed."""
    state = played(2, 1)[0]
    do(state, codes.BASE, 20)
    for _ in range(3):
        do(state, codes.REST)
    while state.step == START:
        assert None in contract.view(state, 0)["reserve"]
        do(state, *contract.moves(state)[0])
    assert state.step == COIN
    views = [contract.view(state, seat) for seat in (-1, 0, 1)]
    assert views[0] == views[1] == views[2]
    assert views[0]["bases"] == [2, 20]
    assert None not in views[0]["reserve"]
    assert views[0]["terrain"].count(None) == 2
    assert sum(views[0]["bag"]) == 2
