"""What "redacted" means here: other secrets, yet the same bytes everywhere that anybody can look.

A `Rig` lets a game be played again with other secrets: the cards that nobody has seen lie in other
places, and the die will fall otherwise from now on. `told` collects everything that a viewer can
get from a table. Runs on both interpreters.
"""

from engine.chance import DICE, Chance
from engine.refusal import Refusal
from engine.verdict import NOBODY
from host_tools.exercises.playout import canonical

_NONSENSE = (b"", b"\x00", b"\x03\x00", b"\x03\x07", b"\x04", b"\x05", b"\xff", b"\x01\x01")


class Rig:
    """While it is entered, shuffles leave the cards in `places` in each other's place."""

    def __init__(self, places, rolls_from):
        self._places = places
        self._rolls_from = rolls_from  # bytes of the dice stream that are as they were
        self._shuffle = Chance.shuffle
        self._below = Chance.below

    def __enter__(self):
        rig = self

        def shuffle(chance, cards):
            rig._shuffle(chance, cards)
            rig._turn_round(cards)

        def below(chance, limit, stream):
            value = rig._below(chance, limit, stream)
            is_later = stream == DICE and chance.positions[DICE] > rig._rolls_from
            return (value + 1) % limit if is_later else value

        Chance.shuffle = shuffle
        Chance.below = below
        return self

    def __exit__(self, kind, error, trace):
        Chance.shuffle = self._shuffle
        Chance.below = self._below

    def _turn_round(self, cards):
        """Move the card in each of the places to the next of them."""
        if self._places:
            taken = [cards[place] for place in self._places]
            for index in range(len(taken)):
                cards[self._places[index]] = taken[index - 1]


def told(rules, table, log, viewer):
    """Return all that `viewer` can get from a table, by name."""
    state = table.state
    everything = {
        "public view": canonical(rules.view(state, NOBODY)),
        "own view": canonical(rules.view(state, viewer)),
        "log": bytes(log),
        "head": table.header.encode(),
        "fingerprint": table.fingerprint(),
        "history": [table.label(index) for index in range(table.done)],
        "moves": rules.moves(state),
        "verdict": _verdict(rules, state),
        "tallies": rules.tallies(state),
        "refusals": [_try(rules, table, move) for move in _NONSENSE],
    }
    for move in rules.moves(state):
        everything.update(_after(rules, table, move, viewer))
    return everything


def difference(one, other):
    """Return the names of what differs, leaving out what only another reveal leads to."""
    return sorted([name for name in one if name in other and one[name] != other[name]])


def _after(rules, table, move, viewer):
    """Return what comes of a move, under a name that has what it reveals."""
    state = table.look(table.done)
    state.chance.tape = bytearray()
    events = rules.apply(state, move)
    tape = bytes(state.chance.tape)
    outcome = (events, rules.label(move, tape), canonical(rules.view(state, NOBODY)))
    return {"%s revealing %s" % (list(move), list(tape)): outcome + (_verdict(rules, state),)}


def _try(rules, table, move):
    outcome = rules.apply(table.look(table.done), move)
    return (outcome.rule, outcome.sentence) if isinstance(outcome, Refusal) else b""


def _verdict(rules, state):
    verdict = rules.verdict(state)
    reasons = [(each.rule, each.sentence, each.holds) for each in verdict.reasons]
    return verdict.is_over, verdict.winner, reasons
