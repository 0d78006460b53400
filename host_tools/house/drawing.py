"""Draws the rooms of the firmware: where they stand is ours, the arrows are the table's."""

from collections.abc import Iterator
from typing import NamedTuple

from host_tools.house.layers import MAY_IMPORT

_WIDTH, _HEIGHT = 168, 50
_COLUMN, _ROW, _EDGE = 184, 92, 12


class Room(NamedTuple):
    """A box: what it is called, what it is for, its column and its row from the top."""

    name: str
    about: str
    column: float
    row: int


ROOMS = {
    "main": Room("main.py", "builds, loops, catches", 2.5, 1),
    "cable": Room("cable.py", "what a computer may ask", 2.5, 0),
    "first_stage": Room("first_stage/", "noise, before the app", 4, 2),
    "safe_mode": Room("safe_mode/", "when all else crashes", 0, 2),
    "app": Room("app.py", "one round, no loop", 1.5, 2),
    "home": Room("home/", "launcher, saves, settings", 1.5, 3),
    "checks": Room("checks/", "the parts tried one by one", 1, 4),
    "catalogue": Room("games/", "the shelf", 2, 4),
    "rulebook": Room("games/*/rulebook/", "the rules in words", 4.5, 4),
    "screens": Room("games/*/screens/", "what the table sees", 3.5, 3),
    "tabletop": Room("tabletop/", "the kit of every game", 3, 5),
    "rules": Room("games/*/rules/, modes/", "what may be done", 4.5, 5),
    "storage": Room("storage/", "journals on flash", 0, 4),
    "ui": Room("ui/", "canvas, widgets, lights", 2.5, 6),
    "engine": Room("engine/", "table, chance, log", 3.5, 6),
    "board": Room("board.py", "pins into parts", 5.5, 2),
    "drivers": Room("drivers/", "display, keys, pixels", 5.5, 3),
}


def arrows() -> list[tuple[str, str]]:
    """Return who may import whom, but for what follows from other arrows."""
    direct = {room: _reached(room) for room in ROOMS}
    return [
        (room, other)
        for room, others in direct.items()
        for other in sorted(others)
        if not any(other in _below(each, direct) for each in others - {other})
    ]


def _reached(room: str) -> set[str]:
    """Return the rooms that a layer may import by their own names."""
    words = MAY_IMPORT[room].split()
    names = {"games": ["catalogue"], "games.{game}.rules": ["rules"], "games.{game}.modes": []}
    names["tabletop.rulebook"] = ["tabletop"]
    own = ["rules"] if room == "rulebook" else ["rules", "rulebook"]
    found = {other for word in words for other in names.get(word, [word])}
    found |= set(own) if "games.{game}" in words else set()
    return (found & set(ROOMS)) - {room}


def _below(room: str, direct: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = [room]
    while waiting:
        new = direct[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def svg() -> str:
    """Return the picture."""
    columns = max(room.column for room in ROOMS.values())
    rows = max(room.row for room in ROOMS.values())
    width = int(2 * _EDGE + columns * _COLUMN + _WIDTH)
    height = 2 * _EDGE + rows * _ROW + _HEIGHT
    lines = [*_head(width, height), *map(_arrow, arrows()), *map(_box, ROOMS.values()), "</svg>"]
    return "\n".join(lines) + "\n"


def _head(width: int, height: int) -> Iterator[str]:
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" font-family="sans-serif" text-anchor="middle">'
    )
    yield "<title>The rooms of the firmware; an arrow says: may import.</title>"
    yield (
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" '
        'markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z" fill="#567"/></marker></defs>'
    )
    yield f'<rect width="{width}" height="{height}" rx="8" fill="#fff"/>'


def _arrow(arrow: tuple[str, str]) -> str:
    (x1, y1), (x2, y2) = (_place(ROOMS[name]) for name in arrow)
    y1 += _HEIGHT
    bend = max(20, (y2 - y1) // 2)
    return (
        f'<path d="M{x1} {y1}C{x1} {y1 + bend} {x2} {y2 - bend} {x2} {y2 - 2}" fill="none" '
        'stroke="#567" stroke-width="1.4" marker-end="url(#tip)"/>'
    )


def _box(room: Room) -> str:
    x, y = _place(room)
    return (
        f'<rect x="{x - _WIDTH // 2}" y="{y}" width="{_WIDTH}" height="{_HEIGHT}" rx="6" '
        'fill="#eef4f8" stroke="#234"/>'
        f'<text x="{x}" y="{y + 21}" font-size="14" font-weight="bold" fill="#123">'
        f"{room.name}</text>"
        f'<text x="{x}" y="{y + 39}" font-size="11.5" fill="#345">{room.about}</text>'
    )


def _place(room: Room) -> tuple[int, int]:
    """Return the middle of a box's upper edge."""
    return int(_EDGE + room.column * _COLUMN + _WIDTH // 2), _EDGE + room.row * _ROW
