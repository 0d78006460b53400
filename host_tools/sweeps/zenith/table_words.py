"""Zenith in words, for programs at `zonekeeper table`."""

from games.zenith.rules import codes
from host_tools.json_table.fields import Choice, Number, Word
from host_tools.sweeps.zenith.table_cards import AGENTS, FACTIONS, PLANETS, Answer, ColumnCard
from host_tools.sweeps.zenith.table_setup import SETUP, read_setup, tell_setup
from host_tools.sweeps.zenith.table_view import VIEW, tell_view

__all__ = ["EVENTS", "MOVES", "SETUP", "VIEW", "read_setup", "tell_setup", "tell_view"]

_FACTION = Choice(FACTIONS)
_FIELD = Choice(
    (
        *("credits", "zenithium", "discs", "track", "level", "badge", "hand", "deck"),
        *("discards", "turn", "token", "board"),
    )
)
_MOST_INDEX = 9
_MOST_COST = 10

MOVES = {
    codes.DRAW: Word("draw"),
    codes.LAID_OUT: Word("laid out"),
    codes.RECRUIT: Word("recruit", (("agent", Choice(AGENTS)),)),
    codes.RECRUIT_OTHER: Word(
        "recruit other", (("planet", Choice(PLANETS)), ("cost", Number(0, _MOST_COST)))
    ),
    codes.TECHNOLOGY: Word("technology", (("faction", _FACTION),)),
    codes.LEADER: Word("leader", (("faction", _FACTION),)),
    codes.CHOOSE: Word("choose", (("answer", Answer()),)),
    codes.PASS: Word("pass"),
    codes.SWAP: Word("partner first"),
    codes.ADJUST: Word(
        "adjust",
        (("field", _FIELD), ("index", Number(0, _MOST_INDEX)), ("value", Number(0, 255))),
    ),
    codes.COLUMN: Word("set column", (("column", Number(0, _MOST_INDEX)), ("card", ColumnCard()))),
}
EVENTS = {
    value: name.removeprefix("EV_").lower()
    for name, value in vars(codes).items()
    if name.startswith("EV_")
}
