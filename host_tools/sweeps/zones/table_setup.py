"""The set-up of ZoneS in words: every decision of the table by its name."""

from typing import Any

from games.zones.rules import names
from games.zones.rules import setup as rules
from host_tools.json_table.fields import Schema, WrongWord

FLAGS = ("glass", "own_bag", "summon_fells", "midgard_is_white", "confirmed", "own_coin")
STRENGTHS = ("weak", "middle", "strong")
CLOCKS = ("off", "total", "increment", "per turn")
SIDES = tuple(name.decode().lower() for name in names.SIDES)
KINDS = tuple(name.decode().lower() for name in names.KINDS)
TERRAINS = tuple(name.decode().lower() for name in names.TERRAINS)
MOVEMENTS = tuple(name.decode() for name in names.MOVEMENTS)
TYPES = tuple(name.decode() for name in names.TYPES)

_LONGEST_NAME = 9
# The fields of the roster in the order of their numbers, with the names of their values.
_FIELDS: dict[str, tuple[str, ...]] = {
    "count": (),
    "cost": (),
    "movement": MOVEMENTS,
    "type": TYPES,
    "preferred": TERRAINS,
    "difficult": TERRAINS,
    "restricted": TERRAINS,
}
_MOST = {"count": rules.ARMY, "cost": rules.MOST_COST}

_NUMBER: Schema = {"type": "integer"}


def _object(parts: dict[str, Schema], is_whole: bool = False) -> Schema:
    needed: Schema = {"required": list(parts)} if is_whole else {}
    return {"type": "object", "properties": parts, "additionalProperties": False, **needed}


_PIECE = _object(
    {name: {"enum": list(known)} if known else _NUMBER for name, known in _FIELDS.items()}
)
_PARTS: dict[str, Schema] = {
    "names": {"type": "array", "items": {"type": "string"}},
    **{name: {"type": "boolean"} for name in FLAGS},
    "opponent": {"enum": [None, *STRENGTHS]},
    "opponent_plays": {"enum": [None, *SIDES]},
    "clock": {"enum": list(CLOCKS)},
    "minutes": _NUMBER,
    "seconds": _NUMBER,
    "bag": _object(dict.fromkeys(TERRAINS[:-1], _NUMBER)),
    "roster": _object(dict.fromkeys(KINDS, _PIECE)),
}
SETUP: Schema = _object(_PARTS, is_whole=True)


def tell_setup(data: bytes) -> dict[str, Any]:
    """Return a set-up by its names."""
    opponent = data[rules.OPPONENT]
    side = SIDES[0 if opponent & rules.AS_MIDGARD else 1]
    return {
        "names": [name.decode("ascii") for name in rules.names_of(data)],
        **{name: bool(data[0] >> bit & 1) for bit, name in enumerate(FLAGS)},
        "opponent": STRENGTHS[(opponent & rules.STRONG) - 1] if opponent else None,
        "opponent_plays": side if opponent else None,
        "clock": CLOCKS[data[rules.CLOCK]],
        "minutes": data[rules.MINUTES],
        "seconds": data[rules.SECONDS],
        "bag": dict(zip(TERRAINS, data[rules.BAG : rules.ROSTER], strict=False)),
        "roster": {name: _tell_piece(data, kind) for kind, name in enumerate(KINDS)},
    }


def _tell_piece(data: bytes, kind: int) -> dict[str, Any]:
    told: dict[str, Any] = {}
    for field, (name, known) in enumerate(_FIELDS.items()):
        value = rules.value(data, kind, field)
        told[name] = known[value] if known else value
    return told


def read_setup(given: dict[str, Any]) -> bytes:
    """Return a set-up as bytes; what is left out is as usual. WrongWord says what is unsound."""
    _known(given, _PARTS)
    flags = sum(_flag(given, name) << bit for bit, name in enumerate(FLAGS))
    clock = _choice(given.get("clock", CLOCKS[0]), CLOCKS, "clock")
    times = [_number(given.get(name, 0), 255, name) for name in ("minutes", "seconds")]
    rest = bytes((_opponent(given), clock, *times))
    data = bytearray(rules.encode(flags, _names(given.get("names", ["Ann", "Ben"])), rest))
    _read_bag(data, given.get("bag", {}))
    _read_roster(data, given.get("roster", {}))
    if not rules.is_sound(bytes(data)):
        raise WrongWord(
            "the bag has 36 tiles, a side ten pieces; an opponent needs the glass, and the glass "
            "its own bag; a clock has the minutes and seconds that it needs, and no others."
        )
    return bytes(data)


def _known(given: Any, names: Any) -> None:
    if not isinstance(given, dict):
        raise WrongWord("it must be an object.")
    for name in given:
        if name not in names:
            raise WrongWord(f'there is no "{name}".')


def _flag(given: dict[str, Any], name: str) -> bool:
    value = given.get(name, False)
    if not isinstance(value, bool):
        raise WrongWord(f'"{name}" must be true or false.')
    return value


def _opponent(given: dict[str, Any]) -> int:
    strength, side = given.get("opponent"), given.get("opponent_plays")
    if strength is None:
        if side is not None:
            raise WrongWord('"opponent_plays" needs an "opponent".')
        return 0
    plays = _choice(SIDES[1] if side is None else side, SIDES, "opponent_plays")
    of_side = rules.AS_MIDGARD if plays == 0 else 0
    return 1 + _choice(strength, STRENGTHS, "opponent") + of_side


def _choice(value: Any, known: tuple[str, ...], name: str) -> int:
    if not isinstance(value, str) or value not in known:
        raise WrongWord(f'"{name}" must be one of: {", ".join(known)}.')
    return known.index(value)


def _number(value: Any, most: int, name: str) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise WrongWord(f'"{name}" must be a number from 0 to {most}.')
    return value


def _read_bag(data: bytearray, given: Any) -> None:
    _known(given, TERRAINS[:-1])
    for place, name in enumerate(TERRAINS[:-1]):
        if name in given:
            data[rules.BAG + place] = _number(given[name], rules.TILES, name)


def _read_roster(data: bytearray, given: Any) -> None:
    _known(given, KINDS)
    for name, piece in given.items():
        _known(piece, _FIELDS)
        for field, (part, known) in enumerate(_FIELDS.items()):
            if part in piece:
                value = piece[part]
                number = (
                    _choice(value, known, part) if known else _number(value, _MOST[part], part)
                )
                rules.put(data, KINDS.index(name), field, number)


def _names(names: Any) -> list[bytes]:
    if not isinstance(names, list) or len(names) != 2:
        raise WrongWord('"names" must be a list of two names.')
    for name in names:
        fits = isinstance(name, str) and name.isascii() and name.isprintable()
        if not fits or not 1 <= len(name) <= _LONGEST_NAME:
            raise WrongWord(f'"names" must have 1 to {_LONGEST_NAME} plain letters each.')
    return [name.encode() for name in names]
