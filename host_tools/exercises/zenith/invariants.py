"""What is true after every move of Zenith: nothing comes from nowhere, nothing gets lost.

Runs on both interpreters.
"""

from games.zenith.rules import cards
from games.zenith.rules import setup as decisions
from games.zenith.rules import state as rules_state
from games.zenith.rules.effects import asked, influence
from games.zenith.rules.effects.frames import top

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_TOKENS = 16


def broken(state: "Any") -> "list[str]":
    """Return a sentence for everything that does not hold."""
    found = []
    for check in (_tokens, _tracks, _columns, _end, _question, _turn):
        sentence = check(state)
        if sentence:
            found.append(sentence)
    return found


def _tokens(state: "Any") -> str:
    kinds = list(state.bag) + list(state.spent) + [kind for kind in state.tokens if kind]
    for kind in range(1, rules_state.TOKEN_KINDS + 1):
        if kinds.count(kind) != rules_state.OF_EACH_TOKEN[kind]:
            return "there are %d tokens of kind %d" % (kinds.count(kind), kind)
    return "" if len(kinds) == _TOKENS else "there are %d tokens" % len(kinds)


def _tracks(state: "Any") -> str:
    for place in state.tracks:
        if not 0 < place < 8 and place != rules_state.GONE:
            return "a disc lies at %d" % place
    if state.step == rules_state.TURN and rules_state.GONE in list(state.tracks):
        return "a disc is missing when a turn begins"
    return ""


def _columns(state: "Any") -> str:
    seen = []
    for number in range(len(state.columns)):
        for card in state.columns[number]:
            if cards.planet_of(card) != number % cards.PLANETS:
                return "card %d lies on another planet" % card
            if card < cards.OTHER and card in seen:
                return "agent %d lies twice" % card
            seen.append(card)
    return ""


def _end(state: "Any") -> str:
    won = [influence.victory(state.discs[5 * side : 5 * side + 5]) for side in range(2)]
    if any(won) != (0 < state.ended < rules_state.NO_CARDS):
        return "it has ended %d with victories %s" % (state.ended, won)
    return ""


def _question(state: "Any") -> str:
    if state.step != rules_state.CHOICE:
        return ""
    frame = top(state)
    choices = asked.options(state, frame)
    if not asked.is_naming(state, frame) and (choices is None or len(choices) < 2):
        return "it waits where nothing is to be chosen: %r" % bytes(frame)
    return ""


def _turn(state: "Any") -> str:
    if not 0 <= state.active < state.seats or (state.half and not state.allows(decisions.TEAMS)):
        return "seat %d plays, half %d" % (state.active, state.half)
    return ""
