"""Goes through what is to do: what needs no choice is done, what needs one waits for it."""

from engine import dispatch
from engine.refusal import Refusal
from games.zenith.rules.codes import EV_CHOSEN, EV_SKIPPED, NO
from games.zenith.rules.effects import asked, at_once
from games.zenith.rules.effects.frames import OP, pop, top

_NO_QUESTION = Refusal(b"ZND-06", b"Nothing is asked now.")
_NO_ANSWER = Refusal(b"ZND-06", b"That cannot be chosen now.")


def run(state):
    """Go on until a choice is needed or nothing is left to do."""
    while state.todo and not state.ended:
        frame = top(state)
        if asked.is_naming(state, frame):
            return
        choices = asked.options(state, frame)
        if choices is None:
            pop(state)
            at_once.do(state, frame)
        elif not choices:
            pop(state)
            asked.pass_over(state, frame)
            state.told.append((EV_SKIPPED, frame[OP]))
        elif len(choices) == 1 and choices[0] != NO:
            pop(state)
            _take(state, frame, choices[0])
        else:
            return


def choose(state, move):
    """Take an answer to what is asked, and go on."""
    if not state.todo:
        return _NO_QUESTION
    frame = top(state)
    if frame[OP] != move[1] or not asked.may_be(state, frame, move[2]):
        return _NO_ANSWER
    pop(state)
    state.told.append((EV_CHOSEN, move[1], move[2]))
    _take(state, frame, move[2])
    run(state)
    return ()


def _take(state, frame, answer):
    """Do what was chosen; loaded only where something is."""
    dispatch.part("games.zenith.rules.effects.answers").take(state, frame, answer)


ACTIONS = (choose,)
