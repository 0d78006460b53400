"""The set-up of Zenith in words: every decision of the table by its name."""

from typing import Any

from games.zenith.rules import setup as rules
from host_tools.json_table.fields import Schema, WrongWord
from host_tools.sweeps.zenith.table_cards import FACTIONS

FLAGS = (
    *("teams", "own_tokens", "novice", "secret_agents", "all_or_nothing", "split"),
    *("enemy_disc", "hangs_over"),
)
BOARDS = ("first game", "drawn", "said")
_LONGEST_NAME = 9
_NAMES = ("Ann", "Ben", "Cid", "Dan")
_DRAWN = "drawn"

_FLAG: Schema = {"type": "boolean"}
_PARTS: dict[str, Schema] = {
    "first": {"enum": [_DRAWN, 0, 1]},
    "boards": {"enum": list(BOARDS)},
    "other_sides": {"type": "array", "items": {"enum": list(FACTIONS)}},
    "names": {"type": "array", "items": {"type": "string"}},
    **dict.fromkeys(FLAGS, _FLAG),
}
SETUP: Schema = {
    "type": "object",
    "properties": _PARTS,
    "required": list(_PARTS),
    "additionalProperties": False,
}


def tell_setup(data: bytes) -> dict[str, Any]:
    """Return a set-up by its names."""
    sides, first = rules.sides_of(data), rules.first_of(data)
    told: dict[str, Any] = {
        "first": _DRAWN if first == rules.DRAWN else first - 1,
        "boards": BOARDS[rules.boards_of(data)],
        "other_sides": [name for bit, name in enumerate(FACTIONS) if sides >> bit & 1],
        "names": [name.decode("ascii") for name in rules.names_of(data)],
    }
    return told | {name: bool(data[0] >> bit & 1) for bit, name in enumerate(FLAGS)}


def read_setup(given: dict[str, Any]) -> bytes:
    """Return a set-up as bytes; what is left out is as usual. WrongWord says what is unsound."""
    for name in given:
        if name not in _PARTS:
            raise WrongWord(f'there is no "{name}".')
    flags = sum(_flag(given, name) << bit for bit, name in enumerate(FLAGS))
    seats = 4 if flags & rules.TEAMS else 2
    first = given.get("first", _DRAWN)
    if first != _DRAWN and (type(first) is not int or first not in (0, 1)):
        raise WrongWord('"first" is the side that begins, 0 or 1, or "drawn".')
    if flags & rules.NOVICE and first == _DRAWN:
        raise WrongWord('with "novice" the table says who begins: "first" is 0 or 1.')
    boards = given.get("boards", BOARDS[0])
    if boards not in BOARDS:
        raise WrongWord(f'"boards" is one of {", ".join(BOARDS)}.')
    names = _names(given.get("names", list(_NAMES[:seats])), seats)
    began = rules.DRAWN if first == _DRAWN else first + 1
    sides = _sides(given.get("other_sides", []))
    return bytes(rules.encode(flags, began, BOARDS.index(boards), sides, names))


def _flag(given: dict[str, Any], name: str) -> bool:
    value = given.get(name, False)
    if not isinstance(value, bool):
        raise WrongWord(f'"{name}" must be true or false.')
    return value


def _sides(value: Any) -> int:
    if not isinstance(value, list) or not all(each in FACTIONS for each in value):
        raise WrongWord(f'"other_sides" must be a list of {", ".join(FACTIONS)}.')
    return sum(1 << FACTIONS.index(each) for each in set(value))


def _names(names: Any, seats: int) -> list[bytes]:
    if not isinstance(names, list) or len(names) != seats:
        raise WrongWord(f'"names" must be a list of {seats} names.')
    for name in names:
        fits = isinstance(name, str) and name.isascii() and name.isprintable()
        if not fits or not 1 <= len(name) <= _LONGEST_NAME:
            raise WrongWord(f'"names" must have 1 to {_LONGEST_NAME} plain letters each.')
    return [name.encode() for name in names]
