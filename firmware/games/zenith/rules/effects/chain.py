"""Goes through what is to do: what needs no choice is done, what needs one waits for it."""

from engine import dispatch
from engine.refusal import Refusal
from games.zenith.rules.cards import FACTIONS
from games.zenith.rules.codes import EV_CHOSEN, NO
from games.zenith.rules.effects import asked, at_once
from games.zenith.rules.effects.frames import OP, pop, push, skipped, top
from games.zenith.rules.state import TURN
from micropython import const

_END_OF_TURN = const(90)  # the character Z

NOT_NOW = Refusal(b"ZN-08", b"That is not what comes now.")
_NO_CARDS = Refusal(b"ZND-30", b"You have no cards: pass.")
_NO_FACTION = Refusal(b"ZN-11", b"There are three factions.")
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
            skipped(state, frame)
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


def no_action(state, move=b"\x00\x00"):
    """Return why no card can be played now, or b""."""
    if state.step != TURN:
        return NOT_NOW
    if not state.hands[state.active]:
        return _NO_CARDS
    return _NO_FACTION if move[1] >= FACTIONS else b""


def begin(state):
    """Play a card from the hand; the turn ends when all that follows is done."""
    state.hands[state.active] -= 1
    end(state)


def end(state):
    """Let the turn end when all that lies above is done."""
    push(state, _END_OF_TURN, state.side)


ACTIONS = (choose,)
