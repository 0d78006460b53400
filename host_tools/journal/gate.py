"""Plays a log again through the table, with its secret, and compares every byte it writes."""

from collections.abc import Callable, Sequence
from typing import Any

from engine import record as codec
from engine.refusal import Refusal
from engine.table import Table
from host_tools.journal.log_file import Log
from host_tools.journal.record_reader import MOVE, Flaw, Record
from host_tools.journal.rulebook import STUMBLES, label


class Gate:
    """A table that writes beside the log what the rules and the seed make of it."""

    def __init__(self, rules: Any, log: Log) -> None:
        self._rules = rules
        self._written = b""
        self._table = Table(rules, log.header, log.secret, self._keep)
        self._has_shown = False

    @property
    def state(self) -> Any:
        """Return the state of the game; None before it has begun."""
        return self._table.state

    def compare(self, record: Record) -> Flaw | None:
        """Do what one line says; return how it differs from what comes of it, or None."""
        try:
            outcome = self._repeat(record)
        except STUMBLES as error:
            return Flaw(record.line, "rules", "something they know", _tell_stumble(error))
        if isinstance(outcome, Refusal):
            sentence = f"{outcome.sentence.decode('ascii', 'replace')} ({outcome.rule.decode()})"
            return Flaw(record.line, "move", "a legal move", f"{self._name(record)}: {sentence}")
        if self._written != record.data:
            return self._difference(record)
        self._has_shown |= bool(record.tape)
        return None

    def _repeat(self, record: Record) -> Any:
        table = self._table
        if record.code == MOVE:
            return table.do(record.move)
        if record.code == codec.CUT:
            return table.cut(record.payload)
        if record.kind == "undo":
            return table.undo(record.is_agreed)
        return {codec.BEGIN: table.begin, codec.REDO: table.redo, codec.END: table.end}[
            record.code
        ]()

    def _difference(self, record: Record) -> Flaw:
        body = self._written[: -codec.CHECK]
        tape = body[1 + len(record.move) :]
        if record.code != MOVE or tape == record.tape:
            return Flaw(record.line, "record", self._written.hex(), record.data.hex())
        what = "chance" if self._has_shown else "first chance; a cut may have been changed"
        return Flaw(record.line, what, self._tell(record, tape), self._tell(record, record.tape))

    def _tell(self, record: Record, tape: bytes) -> str:
        values = " ".join(str(value) for value in tape) or "nothing"
        return f"{values} ({label(self._rules, record.move, tape)})"

    def _name(self, record: Record) -> str:
        return label(self._rules, record.move, record.tape) if record.move else record.kind

    def _keep(self, data: bytes) -> None:
        self._written = data


def _tell_stumble(error: Exception) -> str:
    return f"what they stumble over ({type(error).__name__}: {error})"


def compare_all(
    rules: Any, log: Log, records: Sequence[Record], advance: Callable[[int], None]
) -> Flaw | None:
    """Return the first difference between these lines and what the rules make of the seed."""
    gate = Gate(rules, log)
    for record in records:
        flaw = gate.compare(record)
        if flaw:
            return flaw
        advance(record.line)
    return None
