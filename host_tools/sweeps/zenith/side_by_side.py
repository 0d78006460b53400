"""The firmware's Zenith and the plain one, side by side through an action.

They must ask the same, offer the same answers, and come to the same position.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from engine.refusal import Refusal
from games.zenith.rules import cards, codes, contract
from games.zenith.rules import setup as decisions
from games.zenith.rules import state as rules_state
from games.zenith.rules.effects import asked
from games.zenith.rules.effects.frames import OP, top
from host_tools.sweeps.zenith import plain, plain_game

Choose = Callable[[list[int]], int]
Question = tuple[str, list[Any]] | None

_LETTERS = "SDUONP"
_NAMES = {
    codes.RECRUIT: "recruit",
    codes.RECRUIT_OTHER: "other",
    codes.TECHNOLOGY: "technology",
    codes.LEADER: "leader",
    codes.PASS: "pass",
    codes.SWAP: "swap",
}
_FLAGS = {
    "teams": decisions.TEAMS,
    "own": decisions.OWN_TOKENS,
    "secret": decisions.SECRET,
    "all_or_nothing": decisions.ALL_OR_NOTHING,
    "split": decisions.SPLIT,
    "enemy_disc": decisions.ENEMY_DISC,
    "hangs": decisions.HANGS_OVER,
}


def as_action(move: bytes) -> plain_game.Action:
    """Return a move of a turn in plain words."""
    return (_NAMES[move[0]], *move[1:])


def decided(state: Any) -> dict[str, bool]:
    """Return what the table has decided, in plain words."""
    return {name: bool(state.allows(flag)) for name, flag in _FLAGS.items()}


class Pair:
    """Both at the same position: `state` is the firmware's, `world` the plain one's."""

    def __init__(self, state: Any, world: plain.World) -> None:
        self.state = state
        self.world = world
        self.asked_for: Counter[str] = Counter()
        self._trail: list[Any] = []
        self._tape: list[int] = []

    def play(self, move: bytes, choose: Choose) -> str:
        """Make a move on both and answer what is asked; return what is not alike."""
        self._trail = [list(move)]
        wrong = self._apply(move)
        if wrong:
            return wrong
        action = plain_game.play(self.world, as_action(move))
        question = self._step(action, None)
        while self.state.step == rules_state.CHOICE:
            if question is None:
                return self._after(f"only the firmware asks {bytes(top(self.state))!r}")
            letter = chr(top(self.state)[OP])
            answer, wrong = _answer(self.state, question, choose)
            self.asked_for[letter] += 1
            self._trail.append([letter, answer])
            wrong = wrong or self._apply(bytes((codes.CHOOSE, ord(letter), answer)))
            if wrong:
                return self._after(wrong)
            question = self._step(action, plain.NO if answer == codes.NO else answer)
        if question is not None:
            return self._after(f"only the plain rules ask {question}")
        return self._difference()

    def _apply(self, move: bytes) -> str:
        self.state.chance.tape = bytearray()
        outcome = contract.apply(self.state, move)
        self._tape = list(self.state.chance.tape)
        return f"it is refused: {outcome.sentence!r}" if isinstance(outcome, Refusal) else ""

    def _step(self, action: plain.Turn, answer: Any) -> Question:
        """Give the plain rules an answer, and the tokens that chance showed by it."""
        try:
            question = action.send(answer)
            while question[0] == plain.DRAWN and self._tape:
                question = action.send(self._tape.pop(0))
        except StopIteration:
            return None
        return question

    def _difference(self) -> str:
        if self._tape:
            return self._after(f"chance has shown {self._tape}, too")
        theirs = as_world(self.state)
        self.world["bag"].sort()
        for name in sorted(self.world.keys() | theirs.keys()):
            ours = self.world.get(name)
            if ours != theirs.get(name):
                return self._after(f"{name} is {ours} plainly, {theirs.get(name)} here")
        return ""

    def _after(self, wrong: str) -> str:
        return f"after {self._trail}: {wrong}"


def _answer(state: Any, question: tuple[str, list[Any]], choose: Choose) -> tuple[int, str]:
    """Choose an answer; say what is not alike in what is asked."""
    frame = top(state)
    letter = chr(frame[OP])
    if letter == "m":
        free = [card for card in range(cards.ALL_AGENTS) if asked.can_lie(state, card)]
        wrong = "" if question[0] == letter else f"{letter} is asked, and {question}"
        return choose([*free, cards.other(2, 5)]), wrong
    options = asked.options(state, frame)
    ours = (letter, [plain.NO if option == codes.NO else option for option in options])
    return choose(options), "" if ours == question else f"{ours} is asked, and {question}"


def as_world(state: Any) -> plain.World:
    """Return a state in the plain words of the other implementation."""
    world = {
        **decided(state),
        "side": state.side,
        "seat": state.active,
        "half": state.half,
        "tracks": [None if t == rules_state.GONE else 4 - t for t in state.tracks],
        "discs": [list(state.discs[:5]), list(state.discs[5:])],
        "credits": list(state.credits),
        "zenithium": list(state.zenithium),
        "levels": [list(state.levels[:3]), list(state.levels[3:])],
        "badge": None if state.badge == rules_state.NO_ONE else state.badge,
        "gold": state.badge != rules_state.NO_ONE and bool(state.is_gold),
        "columns": [[list(state.columns[5 * side + at]) for at in range(5)] for side in range(2)],
        "hands": list(state.hands),
        "deck": state.deck,
        "discarded": state.discards,
        "tokens": list(state.tokens),
        "bag": sorted(state.bag),
        "used": list(state.spent),
        "boards": [_LETTERS[2 * f + (state.boards >> f & 1)] for f in range(3)],
    }
    if state.ended == rules_state.NO_CARDS:
        world["drawn"] = True
    elif state.ended:
        world["winner"] = state.winner
    return world
