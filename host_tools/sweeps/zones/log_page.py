"""What ZoneS puts into a log: bag, roster, clock and moves, from the rules' own data."""

from pathlib import Path

from games.zones.rules import codes, fields, names, state
from games.zones.rules import setup as decisions
from host_tools.log_pages import names_table
from host_tools.sweeps.zones.table_setup import CLOCKS, FLAGS, KINDS
from host_tools.sweeps.zones.table_words import FIELDS

_TILE = "the terrain that is drawn"
SHOWN = {
    codes.DRAW: _TILE,
    codes.BASE: _TILE,
    codes.LAY: _TILE + ", nothing after the last of a side",
    codes.REST: "of each tile, seven at most, its place, then "
    + _TILE
    + " next, but after the last",
    codes.COIN: "1 Midgard, 2 the Trolls; nothing when the table's own coin is told",
}
_SET = (
    ("cell", "a kind of the reserve, or 255 for none; what stood there goes to the reserve"),
    ("kind", "how many are in reserve"),
    ("kind", "how many are captured"),
    ("cell", "a cell: tiles, or a tile and a base, change places"),
    ("0", "the seat whose turn it is"),
    ("seat", "whole minutes used"),
    ("seat", "seconds used beside them, 0 to 59"),
)

_TEXT = Path(__file__).with_suffix(".md")


def text(moves: str) -> str:
    """Return the page."""
    return _TEXT.read_text(encoding="utf-8").format(
        flags=", ".join(f"0x{1 << bit:02x} {name}" for bit, name in enumerate(FLAGS)),
        clocks=", ".join(f"{number} {name}" for number, name in enumerate(CLOCKS)),
        kinds=names_table("piece", KINDS),
        terrains=", ".join(f"{n} {name.decode()}" for n, name in enumerate(names.TERRAINS)),
        most=decisions.MOST_COST,
        army=decisions.ARMY,
        tiles=decisions.TILES,
        drawn=state.DRAWN,
        laid=state.LAID,
        first=state.FIRST,
        moves=moves,
        fields=_fields_table(),
    )


def _fields_table() -> str:
    assert len(_SET) == len(FIELDS) == len(fields.FIELDS)
    rows = [
        f"| {number} | {name} | {_SET[number][0]} | {_SET[number][1]} |"
        for number, name in enumerate(FIELDS)
    ]
    return "\n".join(["| field | what | index | value |", "|---|---|---|---|", *rows])
