"""Requests as lines of JSON: taken apart, and checked before anything is done with them."""

import json
from dataclasses import dataclass
from math import isfinite
from typing import Any

MOST_BYTES = 1_000_000  # of a line; a whole log in hex digits is far shorter

# What can be asked, and with which fields. A field with a question mark may be left out.
FIELDS: dict[str, dict[str, type]] = {
    "new": {"setup?": dict, "secret?": bytes, "first?": int, "cuts?": list},
    "cut": {"cut": int},
    "moves": {},
    "do": {"move": dict},
    "undo": {"agreed?": bool},
    "redo": {},
    "view": {"seat?": int},
    "history": {},
    "verdict": {},
    "odds": {},
    "ways": {"seat": int},
    "end": {},
    "save": {"file?": str, "folder?": str},
    "load": {"file?": str, "folder?": str, "log?": bytes, "secret?": bytes},
}
_TYPE_NAMES = {
    bytes: "hex digits",
    dict: "an object, or hex digits",
    list: "a list of numbers",
    bool: "true or false",
    int: "a number",
    str: "a text",
}


NO_MARK = object()  # of a request without an id; null is one


class Malformed(Exception):
    """The request cannot be understood; the text says why. `mark` is its id, if it has one."""

    def __init__(self, sentence: str, mark: Any = NO_MARK) -> None:
        super().__init__(sentence)
        self.mark = mark


@dataclass(frozen=True)
class Request:
    """What is asked, with its fields; bytes are bytes already. `mark` goes into the answer."""

    ask: str
    fields: dict[str, Any]
    mark: Any = NO_MARK


def parse(line: bytes) -> Request:
    """Return the request on a line; raise Malformed when it is none."""
    given = _load(line)
    mark = given.pop("id", NO_MARK)
    try:
        return _check(given, mark)
    except Malformed as reason:
        reason.mark = mark
        raise


def _load(line: bytes) -> dict[str, Any]:
    if len(line) > MOST_BYTES:
        raise Malformed(f"The line is longer than {MOST_BYTES} bytes.")
    try:
        given = json.loads(line, parse_constant=_no_number, parse_float=_finite)
    except (ValueError, RecursionError) as error:
        raise Malformed(f"This is no JSON: {error}.") from None
    if not isinstance(given, dict):
        raise Malformed("A request is an object.")
    return given


def _no_number(text: str) -> float:
    raise ValueError(f"{text} is no number")


def _finite(text: str) -> float:
    return float(text) if isfinite(float(text)) else _no_number(text)


def _check(given: dict[str, Any], mark: Any) -> Request:
    ask = given.pop("ask", None)
    if not isinstance(ask, str) or ask not in FIELDS:
        raise Malformed(f'"ask" is one of: {", ".join(FIELDS)}.')
    wanted = {name.rstrip("?"): kind for name, kind in FIELDS[ask].items()}
    for name in given:
        if name not in wanted:
            raise Malformed(f'"{ask}" has no field "{name}".')
    for name in FIELDS[ask]:
        if not name.endswith("?") and name not in given:
            raise Malformed(f'"{ask}" needs the field "{name}".')
    fields = {name: _convert(name, value, wanted[name]) for name, value in given.items()}
    return Request(ask, fields, mark)


def _convert(name: str, value: Any, kind: type) -> Any:
    try:
        if kind is bytes:
            return bytes.fromhex(value)
        if kind is dict:
            return value if isinstance(value, dict) else bytes.fromhex(value)
    except (TypeError, ValueError):
        pass
    else:
        if kind in (bool, int, str) and type(value) is kind:
            return value
        if kind is list and type(value) is list and all(type(each) is int for each in value):
            return value
    raise Malformed(f'"{name}" must be {_TYPE_NAMES[kind]}.')
