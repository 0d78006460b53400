"""ZoneS in words, for programs at `zonekeeper table`."""

from dataclasses import dataclass
from typing import Any

from games.zones.rules import clock, codes, fields
from games.zones.rules import names as rule_names
from games.zones.rules import state as rules
from host_tools.json_table.fields import Choice, Number, Schema, Word
from host_tools.sweeps.zones.table_setup import (
    KINDS,
    SETUP,
    SIDES,
    TERRAINS,
    read_setup,
    tell_setup,
)

__all__ = ["EVENTS", "MOVES", "SETUP", "VIEW", "read_setup", "tell_setup", "tell_view"]

CELLS = tuple(rule_names.cell(number).decode() for number in range(rules.CELLS))
FIELDS = tuple(name.decode().lower() for name in fields.FIELDS)
STEPS = ("draw", "base", "lay", "start", "coin", "turn", "return", "over")
ENDS = ("", "base", "resigned", "flag", "draw agreed", "two passes", "too few pieces")

_CELL = ("cell", Choice(CELLS))
_KIND = ("piece", Choice(KINDS))
_SEAT = ("side", Choice(SIDES))
_TIME = ("quarter_seconds", Number(0, clock.MOST, 2))
_LINE = (("from", Choice(CELLS)), ("to", Choice(CELLS)))


@dataclass(frozen=True)
class Summon(Word):
    """A summon: beside a real board it has no cell, but may have a time behind the piece."""

    def tell(self, data: bytes) -> dict[str, Any]:
        """Return the move by names; with an odd number of bytes there is no cell."""
        if len(data) % 2:
            return Word(self.name, (_KIND, _TIME), 1).tell(data)
        return super().tell(data)


MOVES = {
    codes.DRAW: Word("draw"),
    codes.BASE: Word("base", (_CELL,)),
    codes.LAY: Word("lay", (_CELL,)),
    codes.REST: Word("rest"),
    codes.START: Word("start", (_KIND, _CELL), 1),
    codes.COIN: Word("coin", (_SEAT,), 1),
    codes.MOVE: Word("move", (*_LINE, _TIME), 1),
    codes.SHOOT: Word("shoot", (*_LINE, _TIME), 1),
    codes.SUMMON: Summon("summon", (_KIND, _CELL, _TIME), 2),
    codes.MOVED: Word("moved", (_TIME,), 1),
    codes.CAPTURED: Word("captured", (_KIND, _TIME), 1),
    codes.RETURN: Word("return", (("piece", Choice(KINDS, none=True)),)),
    codes.FELL: Word("fell", (_SEAT,)),
    codes.PASS: Word("pass", (_TIME,), 1),
    codes.RESIGN: Word("resign"),
    codes.AGREE: Word("agree"),
    codes.FLAG: Word("flag", (_SEAT,)),
    codes.ADJUST: Word(
        "adjust",
        (("field", Choice(FIELDS)), ("index", Number(0, 255)), ("value", Number(0, 255))),
    ),
}
EVENTS = {
    value: name.removeprefix("EV_").lower()
    for name, value in vars(codes).items()
    if name.startswith("EV_")
}

_NUMBER: Schema = {"type": "integer"}
_NUMBERS: Schema = {"type": "array", "items": _NUMBER}


def _names(known: tuple[str, ...]) -> Schema:
    return {"type": "array", "items": {"enum": [None, *known]}}


_PARTS: dict[str, Schema] = {
    "step": {"enum": list(STEPS)},
    "active": {"enum": list(SIDES)},
    "terrain": _names(TERRAINS[:-1]),
    "bases": _names(CELLS),
    "pieces": _names(KINDS),
    "reserve": {"type": "array", "items": {"type": ["integer", "null"]}},
    "hand": {"enum": [None, *TERRAINS[:-1]]},
    "ended": {"enum": list(ENDS)},
    "winner": {"enum": [None, *SIDES]},
    **dict.fromkeys(("captured", "bag", "points", "used", "left", "turns"), _NUMBERS),
    **dict.fromkeys(("drawn", "times"), _NUMBER),
}
VIEW: Schema = {
    "type": "object",
    "properties": _PARTS,
    "required": list(_PARTS),
    "additionalProperties": False,
}


def tell_view(view: dict[str, Any]) -> dict[str, Any]:
    """Return the view with names for steps, sides, terrain, cells and pieces."""
    return {
        **view,
        "step": STEPS[view["step"]],
        "active": SIDES[view["active"]],
        "terrain": [_named(TERRAINS, each) for each in view["terrain"]],
        "bases": [_named(CELLS, each) for each in view["bases"]],
        "pieces": [_named(KINDS, each) for each in view["pieces"]],
        "hand": _named(TERRAINS, view["hand"]),
        "ended": ENDS[view["ended"]],
        "winner": _named(SIDES, view["winner"]),
    }


def _named(known: tuple[str, ...], number: int | None) -> str | None:
    return None if number is None else known[number]
