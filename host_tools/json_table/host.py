"""Answers what a program asks of a game. Whatever changes goes through the table, the one gate."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from engine.record import MOST_MOVE
from engine.refusal import Refusal
from engine.verdict import NOBODY
from host_tools.journal.course import Course
from host_tools.journal.rulebook import STUMBLES, label
from host_tools.journal.states import to_json, verdict
from host_tools.journal.telling import fingerprint, source, spoken
from host_tools.json_table.fields import WrongWord
from host_tools.json_table.open_table import OpenTable, find_log, reopen, start
from host_tools.json_table.request import Malformed, Request
from host_tools.json_table.words import Words

Answer = dict[str, Any]

_BEFORE_THE_START = ("cut", "save")  # what can be asked while the cuts are being made


class Refused(Exception):
    """The rules, or the table, do not allow it: `rule` and `sentence` say why."""

    def __init__(self, refusal: Any) -> None:
        super().__init__()
        self.rule = refusal.rule.decode()
        self.sentence = refusal.sentence.decode()


class Host:
    """At most one game of one kind, and everything that can be asked of it."""

    def __init__(self, name: str, play: Any) -> None:
        self._name = name
        self._play = play
        self._words = Words(name)
        self._open: OpenTable | None = None

    def answer(self, request: Request) -> Answer:
        """Do what is asked; raise Malformed or Refused, and then nothing has changed."""
        if request.ask in ("new", "load"):
            answer = self._take_seat(request)
        else:
            answer = self._act(request, self._seated(request.ask))
        return answer | self._status()

    def _act(self, request: Request, opened: OpenTable) -> Answer:
        fields = dict(request.fields)
        try:
            if "move" in fields:
                fields["move"] = self._words.read_move(fields["move"])
            return _ACTIONS[request.ask](opened, self._words, **fields)
        except WrongWord as reason:
            raise Malformed(str(reason)) from None

    def _take_seat(self, request: Request) -> Answer:
        """Start or load a game; the old one goes only when the new one is there."""
        fields = request.fields
        if request.ask == "load":
            self._open = reopen(self._name, self._play, find_log(fields))
            return _identity(self._open, self._words)
        setup = self._read_setup(fields.get("setup", self._play.SETUP))
        opened = start(self._name, self._play, setup, fields)
        cuts = fields.get("cuts", [])
        if cuts and len(cuts) != opened.seats:
            raise Malformed(f"{opened.seats} cuts are needed, {len(cuts)} were given.")
        for cut in cuts:
            opened.cut(cut)
        self._open = opened
        return _identity(opened, self._words)

    def _read_setup(self, given: dict[str, Any] | bytes) -> bytes:
        try:
            return self._words.read_setup(given)
        except WrongWord as reason:
            raise Malformed(f'"setup" is not sound: {reason}') from None

    def _seated(self, ask: str) -> OpenTable:
        if self._open is None:
            raise Malformed('There is no game yet: ask for "new" or "load".')
        table = self._open.table
        if ask == "cut" and table.has_begun:
            raise Malformed("The cuts are over.")
        if not table.has_begun and ask not in _BEFORE_THE_START:
            raise Malformed(f"The cuts come first: {len(table.cuts)} of {self._open.seats}.")
        return self._open

    def _status(self) -> Answer:
        assert self._open is not None
        table = self._open.table
        return {
            "has_begun": table.has_begun,
            "done": table.done,
            "can_redo": table.can_redo,
            "is_over": table.has_begun and bool(self._play.RULES.is_over(table.state)),
            "is_ended": table.is_over,
            "fingerprint": fingerprint(table.chain),
        }


def _identity(opened: OpenTable, words: Words) -> Answer:
    """Return what everybody may know of a game before it begins."""
    header = opened.table.header
    return {
        "game": header.game,
        "rules_version": header.rules_version,
        "setup": words.tell_setup(header.setup),
        "commitment": header.commitment.hex(),
        "seal": spoken(header.commitment),
        "source": source(header),
        "cuts_needed": opened.seats - len(opened.table.cuts),
    }


def _cut(opened: OpenTable, words: Words, cut: int) -> Answer:
    opened.cut(cut)
    return {"cuts_needed": opened.seats - len(opened.table.cuts)}


def _moves(opened: OpenTable, words: Words) -> Answer:
    rules, state = opened.play.RULES, opened.table.state
    found = [] if opened.table.is_over else rules.moves(state)
    return {
        "moves": [
            {"move": words.tell_move(each), "label": label(rules, each, b"")} for each in found
        ]
    }


def _do(opened: OpenTable, words: Words, move: bytes) -> Answer:
    if not 1 <= len(move) <= MOST_MOVE:
        raise Malformed(f"A move has 1 to {MOST_MOVE} bytes.")
    table = opened.table
    try:
        events = _allowed(table.do(move))
    except STUMBLES as error:
        table.state = table.look(table.done)  # the move may have been half made
        raise Malformed(f"The rules stumble over that move: {error}.") from None
    shown = table.state.chance.tape
    told = [words.tell_event(event) for event in to_json(events)]
    return {"label": to_json(table.last_label), "shown": list(shown), "events": told}


def _undo(opened: OpenTable, words: Words, agreed: bool = False) -> Answer:
    name = opened.table.last_label
    _allowed(opened.table.undo(agreed))
    return {"label": to_json(name)}


def _redo(opened: OpenTable, words: Words) -> Answer:
    _allowed(opened.table.redo())
    return {"label": to_json(opened.table.last_label)}


def _view(opened: OpenTable, words: Words, seat: int = NOBODY) -> Answer:
    if not NOBODY <= seat < max(opened.seats, 1):
        raise Malformed(f"There is no seat {seat}.")
    try:
        view = to_json(opened.play.RULES.view(opened.table.state, seat))
        return {"view": words.tell_view(view)}
    except STUMBLES:
        raise Malformed(f"There is no seat {seat}.") from None


def _history(opened: OpenTable, words: Words) -> Answer:
    """Return the moves that stand and then those that redo would make."""
    course = Course(form=opened.table.header.format)
    for record in opened.log().records:
        course.follow(record)
    rules = opened.play.RULES
    return {
        "history": [
            {
                "move": words.tell_move(each.move),
                "shown": list(each.tape),
                "label": label(rules, each.move, each.tape),
            }
            for each in course.moves
        ]
    }


def _verdict(opened: OpenTable, words: Words) -> Answer:
    return {"verdict": verdict(opened.play.RULES, opened.table.state)}


def _odds(opened: OpenTable, words: Words) -> Answer:
    return {"odds": words.judge("odds", opened.table.state)}


def _ways(opened: OpenTable, words: Words, seat: int) -> Answer:
    if not 0 <= seat < opened.seats:
        raise Malformed(f"There is no seat {seat}.")
    return {"ways": words.judge("ways", opened.table.state, seat)}


def _end(opened: OpenTable, words: Words) -> Answer:
    _allowed(opened.table.end())
    return {"secret": opened.table.secret.hex()}


def _save(
    opened: OpenTable, words: Words, file: str | None = None, folder: str | None = None
) -> Answer:
    if file is None and folder is None:
        return {"log": opened.log().export().hex()}
    try:
        if file is not None:
            with open(file, "xb") as target:
                target.write(opened.log().export())
        if folder is not None:
            opened.save_folder(Path(folder))
    except FileExistsError:
        raise Malformed(f"{file or folder} is there already: name another.") from None
    except OSError as error:
        raise Malformed(f"It cannot be saved there: {error.strerror}.") from None
    except ValueError:
        raise Malformed("It cannot be saved there: no file has such a name.") from None
    return {}


def _allowed(outcome: Any) -> Any:
    if isinstance(outcome, Refusal):
        raise Refused(outcome)
    return outcome


_ACTIONS: dict[str, Callable[..., Answer]] = {
    "cut": _cut,
    "moves": _moves,
    "do": _do,
    "undo": _undo,
    "redo": _redo,
    "view": _view,
    "history": _history,
    "verdict": _verdict,
    "odds": _odds,
    "ways": _ways,
    "end": _end,
    "save": _save,
}
