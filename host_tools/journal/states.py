"""The states of a game along its log: the true ones with the secret, else possible ones.

A possible state has the hidden things made up. In public it looks like the true one, so
show nothing of it but what `public_view` returns.
"""

from collections.abc import Iterator
from typing import Any

from engine.verdict import NOBODY
from host_tools.journal.course import Course, Step
from host_tools.journal.gate import Gate
from host_tools.journal.log_file import Log
from host_tools.journal.possible_deal import NoDeal
from host_tools.journal.record_reader import Flaw, tell_flaw
from host_tools.journal.rulebook import STUMBLES, can_set_up
from host_tools.journal.walk import Walk


class Lost(Exception):
    """A state cannot be had; the text says why. `is_broken` tells that the log is wrong."""

    def __init__(self, sentence: str, is_broken: bool) -> None:
        super().__init__(sentence)
        self.is_broken = is_broken


def last_state(rules: Any, log: Log) -> Any:
    """Return the state after the last line, None before the beginning; may raise Lost."""
    if not can_set_up(rules, log.header.setup):
        raise Lost("Its set-up is none that the game has.", True)
    if log.secret:
        gate = Gate(rules, log)
        for record in log.records:
            flaw = gate.compare(record)
            if flaw:
                raise Lost(tell_flaw(flaw), True)
        return gate.state
    course = Course(form=log.header.format)
    for record in log.records:
        step = course.follow(record)
        if isinstance(step, Flaw):
            raise Lost(tell_flaw(step), True)
    try:
        return Walk(rules, log.header.setup).state(course.standing) if course.has_begun else None
    except NoDeal as trouble:
        raise lost_by(trouble) from None


def lost_by(trouble: NoDeal) -> Lost:
    """Return why a game whose secret is not known cannot be followed."""
    reason = f"move {trouble.index + 1}: {trouble}"
    return Lost(f"It cannot be followed without its secret: {reason}.", trouble.is_certain)


def states(rules: Any, log: Log) -> Iterator[Any]:
    """Yield the state after each line; None where there is none or it cannot be known."""
    return _true_states(rules, log) if log.secret else _possible_states(rules, log)


def public_view(rules: Any, state: Any) -> dict[str, Any]:
    """Return what everybody may see of a state, ready for JSON."""
    try:
        view: dict[str, Any] = to_json(rules.view(state, NOBODY))
    except STUMBLES as error:
        raise Lost(f"The rules stumble over its state ({type(error).__name__}).", True) from None
    return view


def to_json(value: Any) -> Any:
    """Return what the rules gave with bytes as text and tuples as lists."""
    if isinstance(value, bytes | bytearray):
        return value.decode("ascii", "replace")
    if isinstance(value, dict):
        return {str(to_json(key)): to_json(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [to_json(each) for each in value]
    return value


def verdict(rules: Any, state: Any) -> dict[str, Any]:
    """Return how a state stands by its rules, ready for JSON; `winner` is a seat or null."""
    try:
        found = rules.verdict(state)
    except STUMBLES as error:
        raise Lost(f"The rules stumble over its end ({type(error).__name__}).", True) from None
    return {
        "is_over": found.is_over,
        "winner": None if found.winner == NOBODY else found.winner,
        "reasons": [
            {
                "rule": to_json(reason.rule),
                "sentence": to_json(reason.sentence),
                "holds": None if reason.holds is None else bool(reason.holds),
            }
            for reason in found.reasons
        ],
    }


def _true_states(rules: Any, log: Log) -> Iterator[Any]:
    gate = Gate(rules, log)
    is_sound = True
    for record in log.records:
        is_sound = is_sound and gate.compare(record) is None
        yield gate.state if is_sound else None


def _possible_states(rules: Any, log: Log) -> Iterator[Any]:
    walk = Walk(rules, log.header.setup)
    course = Course(form=log.header.format)
    for record in log.records:
        step = course.follow(record)
        yield _possible_state(walk, course, step)


def _possible_state(walk: Walk, course: Course, step: Step | Flaw) -> Any:
    if isinstance(step, Flaw) or not course.has_begun:
        return None
    try:
        return walk.state(course.standing)
    except NoDeal:
        return None
