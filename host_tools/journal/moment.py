"""A game after one line of its log: what is public of it, and what the device shows."""

from dataclasses import dataclass
from typing import Any

from host_tools.journal.course import Step, follow_all
from host_tools.journal.device_frame import Frame, frame_at
from host_tools.journal.log_file import Log
from host_tools.journal.possible_deal import NoDeal
from host_tools.journal.record_reader import tell_flaw
from host_tools.journal.rulebook import UnknownRules, label, load_play
from host_tools.journal.states import Lost, last_state, lost_by, public_view, verdict
from host_tools.journal.telling import fingerprint


@dataclass(frozen=True)
class Moment:
    """`facts` is ready for JSON; `caption` says in a few words what happened last."""

    facts: dict[str, Any]
    caption: str
    frame: Frame


def moment_at(log: Log, line: int) -> Moment:
    """Return the moment after `line` lines; raise Lost when it cannot be had."""
    facts = facts_at(log, line)
    try:
        return Moment(facts, _caption(facts), frame_at(log, line))
    except NoDeal as trouble:
        raise lost_by(trouble) from None


def facts_at(log: Log, line: int) -> dict[str, Any]:
    """Return what everybody may know of that moment; raise Lost when it cannot be had."""
    try:
        rules = load_play(log.header).RULES
    except UnknownRules as reason:
        raise Lost(str(reason), False) from None
    start = log.first(line)
    steps, flaw = follow_all(start.records)
    if flaw:
        raise Lost(tell_flaw(flaw), True)
    facts = {"line": line, "lines": len(log.records), **_last(rules, steps)}
    facts |= {"fingerprint": fingerprint(start.chain), "has_secret": bool(log.secret)}
    state = last_state(rules, start)
    if state is None:
        return facts | {"view": None, "verdict": None}
    return facts | {"view": public_view(rules, state), "verdict": verdict(rules, state)}


def _last(rules: Any, steps: list[Step]) -> dict[str, Any]:
    """Return what the last line was."""
    if not steps:
        return {"kind": "header", "label": None, "done": 0}
    step = steps[-1]
    name = None
    if step.subject:
        name = label(rules, step.subject.move, step.subject.tape)
    return {"kind": step.record.kind, "label": name, "done": step.done}


def _caption(facts: dict[str, Any]) -> str:
    """Return a line in a few words."""
    words = [str(facts["line"]), facts["kind"], facts["label"] or ""]
    if facts["kind"] == "move":
        del words[1]
    return " ".join(words).rstrip()
