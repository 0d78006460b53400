"""Talks to a table by lines of JSON, as a program would."""

import io
import json
from typing import Any

from games import catalogue
from host_tools.json_table.conversation import converse

SECRET = bytes(range(32))
CUTS = [10, 4821, 9999]
NEW = {"ask": "new", "secret": SECRET.hex(), "cuts": CUTS}


def say(game: str, lines: list[bytes]) -> list[dict[str, Any]]:
    out = io.StringIO()
    converse(game, catalogue.load(game), io.BytesIO(b"\n".join(lines)), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


def talk(*asks: dict[str, Any], game: str = "lamplight") -> list[dict[str, Any]]:
    return say(game, [json.dumps(ask).encode() for ask in asks])


def do(move: str) -> dict[str, Any]:
    return {"ask": "do", "move": move}
