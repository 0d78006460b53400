"""The Toolbox in words, for programs at `zonekeeper table`."""

from typing import Any

from games.toolbox.rules import contract, state
from host_tools.json_table.fields import Bits, Number, Schema, Word, WrongWord

_SLOT = Number(0, state.DICE - 1)

MOVES = {
    contract.SET_DIE: Word(
        "set die", (("slot", _SLOT), ("sides", Number(0, contract.MOST_SIDES)))
    ),
    contract.ROLL: Word("roll", (("slots", Bits(state.DICE)),)),
    contract.FLIP: Word("flip"),
    contract.PICK: Word("first player"),
    contract.SET_SEATS: Word(
        "set seats", (("seats", Number(contract.FEWEST_SEATS, state.SEATS)),)
    ),
    contract.COUNT: Word(
        "count",
        (
            ("seat", Number(0, state.SEATS - 1)),
            ("value", Number(contract.COUNT_LOW, contract.COUNT_HIGH, 2, 10_000)),
        ),
    ),
    contract.SET_LIMIT: Word("set turn length", (("seconds", Number(0, contract.LIMIT_HIGH, 2)),)),
    contract.START: Word("start clock"),
    contract.PAUSE: Word("pause clock", (("at_ms", Number(0, 2**32 - 1, 4)),)),
    contract.RESTART: Word("next turn"),
}
EVENTS = {
    contract.EV_ROLLED: "rolled",
    contract.EV_FLIPPED: "flipped",
    contract.EV_PICKED: "picked",
    contract.EV_CHANGED: "changed",
}
SETUP: Schema = {
    "type": "object",
    "properties": {"cut": {"type": "boolean"}},
    "additionalProperties": False,
}

_COUNT: Schema = {"type": "integer"}
_COUNTS: Schema = {"type": "array", "items": _COUNT}
_PARTS: dict[str, Schema] = {
    "dice": _COUNTS,
    "faces": _COUNTS,
    "coin": {"enum": [None, "heads", "tails"]},
    "flips": {
        "type": "object",
        "properties": {"heads": _COUNT, "tails": _COUNT},
        "required": ["heads", "tails"],
        "additionalProperties": False,
    },
    "seats": _COUNT,
    "first": {"type": ["integer", "null"]},
    "counts": _COUNTS,
    "limit_s": _COUNT,
    "clock_ms": _COUNT,
    "is_running": {"type": "boolean"},
}
VIEW: Schema = {
    "type": "object",
    "properties": _PARTS,
    "required": list(_PARTS),
    "additionalProperties": False,
}


def read_setup(given: dict[str, Any]) -> bytes:
    """Return whether somebody cuts, which is all there is to set up."""
    if not set(given) <= {"cut"} or not isinstance(given.get("cut", False), bool):
        raise WrongWord('all there is to set up is "cut", true or false.')
    return contract.WITH_CUT if given.get("cut") else b""


def tell_setup(data: bytes) -> dict[str, Any]:
    """Return whether somebody cuts."""
    return {"cut": data == contract.WITH_CUT}


def tell_view(view: dict[str, Any]) -> dict[str, Any]:
    """Return the view with names for the coin, and nobody as null."""
    heads, tails = view["flips"]
    return {
        **view,
        "coin": (None, "heads", "tails")[view["coin"]],
        "flips": {"heads": heads, "tails": tails},
        "first": None if view["first"] < 0 else view["first"],
    }
