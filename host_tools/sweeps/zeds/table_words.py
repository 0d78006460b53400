"""Zeds Zone in words, for programs at `zonekeeper table`."""

from typing import Any

from games.zeds.rules import codes, fields
from games.zeds.rules import setup as decisions
from games.zeds.rules import state as rules
from host_tools.json_table.fields import Choice, Number, Schema, Word
from host_tools.sweeps.zeds.table_setup import SETUP, read_setup, tell_setup

__all__ = ["EVENTS", "MOVES", "SETUP", "VIEW", "read_setup", "tell_setup", "tell_view"]

COUNTERS = tuple(name.decode().lower() for name in fields.COUNTERS)
FIELDS = ("turn", "crossed", "out", "square", "erased", "shelters used")
STEPS = (
    *("roll", "collision", "place", "grenade", "generator", "forced", "finish", "escape"),
    *("score", "tie", "over"),
)

_SECTOR = Number(0, rules.SECTORS - 1)
_SQUARE = Number(0, rules.SQUARES - 1)
_SEAT = Number(0, decisions.MOST_SEATS - 1)
_MANY = Number(0, fields.MOST)
_YES = Number(0, 1)
_DICE = (("light", Number(1, rules.SIDE)), ("dark", Number(1, rules.SIDE)))

MOVES = {
    codes.ROLL: Word("roll", _DICE, 2),
    codes.CROSS: Word("cross", (("sector", _SECTOR),)),
    codes.SHELTER: Word("shelter", (("seat", _SEAT), *_DICE), 2),
    codes.PLACE: Word("place", (("square", _SQUARE),)),
    codes.THROW: Word("throw", (("seat", _SEAT), ("square", _SQUARE), ("item", Number(0, 3))), 2),
    codes.DONE: Word("done"),
    codes.GENERATOR: Word("generator", (("is_drawn", _YES),)),
    codes.ATTACK: Word("attack", (("seat", _SEAT), ("zombies", _MANY), ("is_paid", _YES))),
    codes.COUNT: Word("count", (("seat", _SEAT), ("counter", Choice(COUNTERS)), ("value", _MANY))),
    codes.OUT: Word("out", (("seat", _SEAT),)),
    codes.ESCAPE: Word("escape", (("path", _YES), ("generator", _YES))),
    codes.SCORE: Word(
        "score",
        tuple((name, _MANY) for name in ("killed", "survivors", "thrown", "sheltered")),
    ),
    codes.LEFT: Word("left", (("zombies", _MANY), ("items", _MANY))),
    codes.ADJUST: Word(
        "adjust",
        (
            ("field", Choice(FIELDS)),
            ("seat", _SEAT),
            ("index", Number(0, rules.SQUARES * 4 - 1)),
            ("value", Number(0, 255)),
        ),
    ),
}
EVENTS = {
    value: name.removeprefix("EV_").lower()
    for name, value in vars(codes).items()
    if name.startswith("EV_")
}

_NUMBER: Schema = {"type": "integer"}
_NUMBERS: Schema = {"type": "array", "items": _NUMBER}
_ROWS: Schema = {"type": "array", "items": _NUMBERS}
_OR_NONE: Schema = {"type": "array", "items": {"type": ["integer", "null"]}}
_PARTS: dict[str, Schema] = {
    **dict.fromkeys(("turn", "active", "light", "dark", "refused"), _NUMBER),
    **dict.fromkeys(COUNTERS, _NUMBERS),
    **dict.fromkeys(("daily", "offers", "out", "escaped", "points"), _NUMBERS),
    **dict.fromkeys(("idle_zombies", "idle_items"), _NUMBERS),
    **dict.fromkeys(("crossed", "erased"), _ROWS),
    "step": {"enum": list(STEPS)},
    "sector": _OR_NONE,
    "zones": {"type": "array", "items": _OR_NONE},
}
VIEW: Schema = {
    "type": "object",
    "properties": _PARTS,
    "required": list(_PARTS),
    "additionalProperties": False,
}


def tell_view(view: dict[str, Any]) -> dict[str, Any]:
    """Return the view with names for the steps."""
    return {**view, "step": STEPS[view["step"]]}
