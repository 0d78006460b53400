"""What a viewer sees of Zoneplex, in words."""

from typing import Any

from games.zoneplex.rules import cataclysm
from games.zoneplex.rules import state as rules
from games.zoneplex.rules.cards import KINDS
from games.zoneplex.rules.eye import ENDED_EYE
from games.zoneplex.rules.words.label import card_name
from host_tools.json_table.fields import Schema
from host_tools.sweeps.zoneplex.table_setup import MODES

SYMBOLS = ("A", "B", "C", "D", "E", "F")
CHAMBERS = ("neutral", *SYMBOLS, "Dark Power", "other tile")

_STEPS = (
    *("draw", "move", "strength", "help", "sacrifice", "ready", "attack", "done"),
    *("reveal", "vote", "over", "lay out", "banished"),
)
_ENDINGS = {0: None, ENDED_EYE: "eye"} | {
    value: name.removeprefix("ENDED_").lower()
    for name, value in vars(cataclysm).items()
    if name.startswith("ENDED_")
}
_NUMBER: Schema = {"type": "integer"}
_OR_NOBODY: Schema = {"type": ["integer", "null"]}
_NUMBERS: Schema = {"type": "array", "items": _NUMBER}
_TEXT_OR_NONE: Schema = {"type": ["string", "null"]}


def _object(parts: dict[str, Schema], spare: dict[str, Schema] | None = None) -> Schema:
    return {
        "type": "object",
        "properties": parts | (spare or {}),
        "required": list(parts),
        "additionalProperties": False,
    }


def _list(each: Schema) -> Schema:
    return {"type": "array", "items": each}


def _counts(names: tuple[str, ...]) -> Schema:
    return {"type": "object", "additionalProperties": _NUMBER, "propertyNames": {"enum": names}}


_CARDS = tuple(dict.fromkeys(card_name(card).decode() for card in range(KINDS)))
_SEAT = _object(
    {
        "name": {"type": "string"},
        "strength": _NUMBER,
        "stones": _counts(CHAMBERS),
        "relics": _NUMBER,
        "influential": _NUMBERS,
        "jars": _list({"type": "string"}),
        "fears": _list({"type": "string"}),
        "symbol": {"enum": [None, *SYMBOLS]},
        "influence": _OR_NOBODY,
        "may_enter": {"type": "boolean"},
    }
)
_BATTLE = _object(
    {
        "total": _NUMBER,
        "left": _NUMBER,
        "helpers": _NUMBERS,
        "captor": _OR_NOBODY,
        "shares": _NUMBERS,
        "lifted": _NUMBERS,
        "struck": _NUMBERS,
        "roll": _OR_NOBODY,
    }
)
VIEW = _object(
    {
        "phase": _NUMBER,
        "step": {"enum": list(_STEPS)},
        "active": _NUMBER,
        "card": _TEXT_OR_NONE,
        "cards_left": _NUMBER,
        "tiles": _object({"placed": _NUMBER, "stack": _NUMBER, "hands": _NUMBERS}),
        "left": _counts(_CARDS),
        "seats": _list(_SEAT),
        "battle": _BATTLE,
        "winner": _OR_NOBODY,
        "ending": _TEXT_OR_NONE,
    },
    {
        "mode": {"enum": list(MODES)},
        "stacks": _list(_object({"top": _TEXT_OR_NONE, "count": _NUMBER})),
        "shown": _list({"type": "boolean"}),
        "asked": _OR_NOBODY,
        "turn_of": _OR_NOBODY,
    },
)


def tell_view(view: dict[str, Any]) -> dict[str, Any]:
    """Return the view with names in the place of numbers that stand for something."""
    told = {
        **view,
        "step": _STEPS[view["step"]],
        "left": _left(view["left"]),
        "seats": [_tell_seat(seat) for seat in view["seats"]],
        "battle": _tell_battle(view["battle"]),
        "winner": _somebody(view["winner"]),
        "ending": _ENDINGS[view["ending"]],
    }
    if "mode" in view:
        told["mode"] = MODES[view["mode"]]
        told["turn_of"] = _somebody(view["turn_of"])
    return told


def _left(counts: list[int]) -> dict[str, int]:
    left: dict[str, int] = dict.fromkeys(_CARDS, 0)
    for card, count in enumerate(counts):
        left[card_name(card).decode()] += count
    return left


def _tell_seat(seat: dict[str, Any]) -> dict[str, Any]:
    told = {name: value for name, value in seat.items() if name != "wms"}
    return told | {
        "strength": seat["wms"],
        "stones": {CHAMBERS[kind]: count for kind, count in enumerate(seat["stones"])},
        "jars": [("blue", "green", "magenta", "Master")[fear] for fear in seat["jars"]],
        "symbol": None if seat["symbol"] is None else SYMBOLS[seat["symbol"]],
    }


def _tell_battle(battle: dict[str, Any]) -> dict[str, Any]:
    return {
        **battle,
        "helpers": _seats(battle["helpers"]),
        "captor": _somebody(battle["captor"]),
        "struck": _seats(battle["struck"]),
    }


def _seats(bits: int) -> list[int]:
    return [seat for seat in range(8) if bits >> seat & 1]


def _somebody(seat: int | None) -> int | None:
    return None if seat is None or seat == rules.NOBODY else seat
