"""What Zeds Zone puts into a log: sheet, dice and moves, from the rules' own data."""

from pathlib import Path

from games.zeds.rules import codes, dice, fields, state
from games.zeds.rules import setup as decisions
from games.zeds.rules.zone import sheet
from host_tools.log_pages import names_table
from host_tools.sweeps.zeds.table_setup import FLAGS
from host_tools.sweeps.zeds.table_words import FIELDS

_PAIR = "the faces of the light and the dark die, unless they are the table's own"
SHOWN = {codes.ROLL: _PAIR, codes.SHELTER: _PAIR}
_INDICES = ("0", "sector", "0", "square", "square * 4 + item", "0")
_VALUES = (
    f"turns that are over, 0 to {state.TURNS - 1}; the seat is 0",
    "1 crossed out, 0 free",
    "1 out, 0 in the game",
    f"the sector drawn there, or {state.NONE}",
    "1 erased, 0 drawn again",
    f"0 to {state.MOST_SHELTERS}",
)
_KINDS = ("none", "zombie", "gun", "grenade", "shelter", "generator", "survivor")

_TEXT = Path(__file__).with_suffix(".md")


def text(moves: str) -> str:
    """Return the page."""
    return _TEXT.read_text(encoding="utf-8").format(
        flags=", ".join(f"0x{1 << bit:02x} {name}" for bit, name in enumerate(FLAGS)),
        sheet=decisions.SHEET,
        daily=decisions.DAILY,
        size=decisions.SHEET_SIZE,
        seats=decisions.MOST_SEATS,
        second=sheet.SECOND,
        items=names_table("item", _KINDS),
        label=dice.LABEL.decode(),
        fair=dice.FAIR,
        most=fields.MOST,
        moves=moves,
        fields=_fields_table(),
    )


def _fields_table() -> str:
    rows = [
        f"| {number} | {name} | {_INDICES[number]} | {_VALUES[number]} |"
        for number, name in enumerate(FIELDS)
    ]
    return "\n".join(["| field | what | index | value |", "|---|---|---|---|", *rows])
