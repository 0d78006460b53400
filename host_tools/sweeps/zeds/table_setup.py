"""The set-up of Zeds Zone in words: every decision of the table by its name."""

from datetime import date
from typing import Any

from games.zeds.rules import setup as rules
from host_tools.json_table.fields import Schema, WrongWord

FLAGS = ("light_is_column", "refused_is_free", "tall", "own_dice")
_LONGEST_NAME = 9
_NAMES = ("Ann", "Ben")

_PARTS: dict[str, Schema] = {
    "sheet": {"type": ["string", "null"]},
    "date": {"type": ["string", "null"]},
    "names": {"type": "array", "items": {"type": "string"}},
    **{name: {"type": "boolean"} for name in FLAGS},
}
SETUP: Schema = {
    "type": "object",
    "properties": _PARTS,
    "required": list(_PARTS),
    "additionalProperties": False,
}


def tell_setup(data: bytes) -> dict[str, Any]:
    """Return a set-up by its names: the sheet in hex digits, the day of a daily zone."""
    day = rules.date_of(data)
    told: dict[str, Any] = {
        "sheet": rules.sheet_of(data).hex() or None,
        "date": "{:04}-{:02}-{:02}".format(*day) if day else None,
        "names": [name.decode("ascii") for name in rules.names_of(data)],
    }
    return told | {name: bool(data[0] >> bit & 1) for bit, name in enumerate(FLAGS)}


def read_setup(given: dict[str, Any]) -> bytes:
    """Return a set-up as bytes; what is left out is as usual. WrongWord says what is unsound."""
    for name in given:
        if name not in _PARTS:
            raise WrongWord(f'there is no "{name}".')
    flags = sum(_flag(given, name) << bit for bit, name in enumerate(FLAGS))
    sheet = _sheet(given.get("sheet"))
    day = _day(given.get("date"))
    if day and (not sheet or flags & rules.OWN_DICE):
        raise WrongWord('with "date" there is a "sheet", and no "own_dice".')
    if sheet and flags & rules.TALL:
        raise WrongWord('"tall" is for paper: a "sheet" has its size.')
    names = _names(given.get("names", list(_NAMES)), 1 if sheet else 0)
    return bytes(rules.encode(flags, names, sheet, day))


def _flag(given: dict[str, Any], name: str) -> bool:
    value = given.get(name, False)
    if not isinstance(value, bool):
        raise WrongWord(f'"{name}" must be true or false.')
    return value


def _sheet(value: Any) -> bytes:
    try:
        sheet = bytes.fromhex(value or "")
    except (TypeError, ValueError):
        sheet = b"?"
    if len(sheet) not in (0, rules.SHEET_SIZE):
        raise WrongWord(f'"sheet" must be {rules.SHEET_SIZE} bytes in hex digits, or null.')
    return sheet


def _day(value: Any) -> tuple[int, ...]:
    if value is None:
        return ()
    try:
        day = date.fromisoformat(value)
    except (TypeError, ValueError):
        raise WrongWord('"date" must be a day like 2026-11-19, or null.') from None
    return day.year, day.month, day.day


def _names(names: Any, least: int) -> list[bytes]:
    if not isinstance(names, list) or not least <= len(names) <= rules.MOST_SEATS:
        raise WrongWord(f'"names" must be a list of {least} to {rules.MOST_SEATS} names.')
    for name in names:
        fits = isinstance(name, str) and name.isascii() and name.isprintable()
        if not fits or not 1 <= len(name) <= _LONGEST_NAME:
            raise WrongWord(f'"names" must have 1 to {_LONGEST_NAME} plain letters each.')
    return [name.encode() for name in names]
