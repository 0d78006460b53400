"""What everybody sees of Zenith, in words."""

from typing import Any

from games.zenith.rules import state as rules
from host_tools.json_table.fields import Schema
from host_tools.sweeps.zenith.table_cards import (
    FACTIONS,
    PLANETS,
    QUESTIONS,
    SIDES,
    SPOTS,
    TOKENS,
    card_name,
)

_STEPS = ("draw", "lay out", "turn", "choice", "over")
_ENDINGS = (None, "absolute", "democratic", "popular", "no cards")
_NUMBER: Schema = {"type": "integer"}
_OR_NOBODY: Schema = {"type": ["integer", "null"]}
_NUMBERS: Schema = {"type": "array", "items": _NUMBER}
_NAMES: Schema = {"type": "array", "items": {"type": "string"}}


def _object(parts: dict[str, Schema]) -> Schema:
    return {
        "type": "object",
        "properties": parts,
        "required": list(parts),
        "additionalProperties": False,
    }


def _each(names: tuple[str, ...], what: Schema) -> Schema:
    return _object(dict.fromkeys(names, what))


_SIDE = _object(
    {
        "credits": _NUMBER,
        "zenithium": _NUMBER,
        "discs": _each(PLANETS, _NUMBER),
        "levels": _each(FACTIONS, _NUMBER),
        "columns": _each(PLANETS, _NAMES),
    }
)
_ASKED = _object({"question": {"enum": list(QUESTIONS.values())}, "side": _NUMBER})
VIEW = _object(
    {
        "turn": _NUMBER,
        "step": {"enum": list(_STEPS)},
        "tracks": _each(PLANETS, _OR_NOBODY),
        "sides": {"type": "array", "items": _SIDE},
        "badge": {"anyOf": [{"type": "null"}, _object({"side": _NUMBER, "gold": {}})]},
        "other_boards": {"type": "array", "items": {"enum": list(FACTIONS)}},
        "hands": _NUMBERS,
        "deck": _NUMBER,
        "discards": _NUMBER,
        "tokens": _each(SPOTS, {"type": ["string", "null"]}),
        "spent": _NAMES,
        "reserve": _each(TOKENS[1:], _NUMBER),
        "asked": {"anyOf": [{"type": "null"}, _ASKED]},
        "ending": {"enum": list(_ENDINGS)},
        "winner": _OR_NOBODY,
    }
)


def tell_view(view: dict[str, Any]) -> dict[str, Any]:
    """Return the view with names; a track counts from the centre, towards side 0 below 0."""
    tokens = [TOKENS[kind] if kind else None for kind in view["tokens"]]
    return {
        **{name: view[name] for name in ("turn", "hands", "deck", "discards", "winner")},
        "step": _STEPS[view["step"]],
        "tracks": _by(PLANETS, [_track(place) for place in view["tracks"]]),
        "sides": [_tell_side(view, side) for side in range(SIDES)],
        "badge": _badge(view),
        "other_boards": [name for bit, name in enumerate(FACTIONS) if view["boards"] >> bit & 1],
        "tokens": _by(SPOTS, tokens),
        "spent": [TOKENS[kind] for kind in view["spent"]],
        "reserve": _by(TOKENS[1:], view["reserve"]),
        "asked": _asked(view["asked"]),
        "ending": _ENDINGS[view["ended"]],
    }


def _tell_side(view: dict[str, Any], side: int) -> dict[str, Any]:
    columns = view["columns"][side * len(PLANETS) : (side + 1) * len(PLANETS)]
    return {
        "credits": view["credits"][side],
        "zenithium": view["zenithium"][side],
        "discs": _by(PLANETS, view["discs"][side]),
        "levels": _by(FACTIONS, view["levels"][side]),
        "columns": _by(PLANETS, [[card_name(card) for card in column] for column in columns]),
    }


def _by(names: tuple[str, ...], values: list[Any]) -> dict[str, Any]:
    return dict(zip(names, values, strict=True))


def _track(place: int) -> int | None:
    return None if place == rules.GONE else place - rules.CENTRE


def _badge(view: dict[str, Any]) -> dict[str, Any] | None:
    if view["badge"] == rules.NO_ONE:
        return None
    return {"side": view["badge"], "gold": view["gold"]}


def _asked(frame: list[int]) -> dict[str, Any] | None:
    if not frame:
        return None
    letter, side, *_ = frame
    return {"question": QUESTIONS[chr(letter)], "side": side}
