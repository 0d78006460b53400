"""The JSON Schema of all answers, with what is a game's own filled in."""

import json
from pathlib import Path
from typing import Any

from host_tools.json_table.words import Words

FILE = Path(__file__).with_name("answer.schema.json")


def answer_schema(game: str) -> dict[str, Any]:
    """Return the schema of every answer at a table of this game."""
    schema: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    schema["$defs"].update(Words(game).schemas())
    return schema
