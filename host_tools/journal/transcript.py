"""The transcript of a log: one object a line of the log, first the header, last the outcome."""

from collections.abc import Iterator
from typing import Any

from engine import record as codec
from engine import seal
from engine.header import NO_NUMBER, OLD_FORMAT
from host_tools.journal.course import Course, Step
from host_tools.journal.log_file import Log
from host_tools.journal.record_reader import MOVE, Flaw, tell_flaw
from host_tools.journal.rulebook import UnknownRules, label, load_play, tell
from host_tools.journal.states import Lost, public_view, states, verdict
from host_tools.journal.telling import fingerprint, source, spoken

Entry = dict[str, Any]


def transcript(log: Log) -> list[Entry]:
    """Return everything a log tells to everybody, ready for JSON."""
    entries = [_header(log)]
    rules = None
    try:
        rules = load_play(log.header).RULES
    except UnknownRules as reason:
        entries.append({"kind": "note", "sentence": str(reason)})
    return entries + _Teller(log, rules).entries()


class _Teller:
    """Goes along a log and keeps what the telling of a line needs of the lines before."""

    def __init__(self, log: Log, rules: Any) -> None:
        self._log = log
        self._rules = rules
        self._course = Course(form=log.header.format)
        self._state: Any = None
        self._turn: int | None = None
        self._told: list[Entry] = []
        self._sentence = ""  # of the line in hand: told before it changes the state

    def entries(self) -> list[Entry]:
        """Return an entry for every line, then how the game stands, then what is damaged."""
        following = self._states()
        for record in self._log.records:
            self._sentence = tell(self._rules, self._state, record.move, record.tape)
            state = next(following)
            step = self._course.follow(record)
            if isinstance(step, Flaw):
                return [*self._told, _damage(step)]
            self._told.append(self._tell(step))
            self._take(state)
        if self._log.damage:
            return [*self._told, _damage(self._log.damage)]
        return [*self._told, *self._verdict()]

    def _states(self) -> Iterator[Any]:
        if self._rules is None:
            return iter([None] * len(self._log.records))
        return states(self._rules, self._log)

    def _tell(self, step: Step) -> Entry:
        record = step.record
        entry: Entry = {"line": record.line, "kind": record.kind}
        if record.code == MOVE:
            entry |= self._tell_move(step)
        elif step.subject:
            entry |= self._tell_again(step)
        elif record.code == codec.CUT:
            entry |= {"seat": record.payload[0], "cut": self._tell_cut(record.payload)}
        elif record.code == codec.END:
            seed = seal.seed(self._log.header, record.payload, self._log.cuts)
            entry |= {"secret": record.payload.hex(), "seed": seed.hex()}
        return entry | {"done": step.done, "fingerprint": fingerprint(record.chain)}

    def _tell_cut(self, cut: bytes) -> int | str:
        """Return the number that was cut at; of the old format all that went into the seed."""
        return cut.hex() if self._log.header.format == OLD_FORMAT else seal.number_of(cut)

    def _tell_move(self, step: Step) -> Entry:
        record = step.record
        entry: Entry = {
            "move_no": step.move_no,
            "turn": self._turn,
            "move": record.move.hex(),
            "shown": list(record.tape),
            "label": label(self._rules, record.move, record.tape),
            "words": self._sentence,
            "undone_in": None,
        }
        return entry

    def _tell_again(self, step: Step) -> Entry:
        """Tell an undo or a redo, and mark the move that it is about."""
        subject = step.subject
        assert subject is not None
        move = self._told[subject.line - 1]
        is_undo = step.record.kind == "undo"
        move["undone_in"] = step.record.line if is_undo else None
        entry: Entry = {"move_no": step.move_no, "turn": self._turn, "of_line": subject.line}
        entry |= {"label": move["label"], "words": move["words"]}
        return entry | ({"agreed": step.record.is_agreed} if is_undo else {})

    def _take(self, state: Any) -> None:
        """Note whose turn it is before the next line changes the state, if the game has turns."""
        self._state = state
        try:
            seat = public_view(self._rules, state).get("turn") if state else None
        except Lost:
            seat = None
        if not isinstance(seat, int):
            seat = getattr(state, "active", None)
        self._turn = seat if isinstance(seat, int) else None

    def _verdict(self) -> list[Entry]:
        if self._state is None:
            return []
        try:
            return [{"kind": "verdict", **verdict(self._rules, self._state)}]
        except Lost as reason:
            return [{"kind": "note", "sentence": str(reason)}]


def _header(log: Log) -> Entry:
    header = log.header
    return {
        "line": 0,
        "kind": "header",
        "game": header.game,
        "rules_version": header.rules_version,
        "setup": header.setup.hex(),
        "format": header.format,
        "commitment": header.commitment.hex(),
        "seal": spoken(header.commitment),
        "seal_count": header.count,
        "first": None if header.first == NO_NUMBER else header.first,
        "source": source(header),
        "fingerprint": fingerprint(header.digest),
    }


def _damage(flaw: Flaw) -> Entry:
    return {"kind": "damage", "line": flaw.line, "sentence": tell_flaw(flaw)}
