"""The shortest ways into The Eye, found by trying: every change is really made on the table."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from host_tools.exercises.zoneplex.plain import (
    CLASSES,
    influence,
    is_worthy,
    relics_in_hand,
    stone_points,
    why_not_enter,
)
from host_tools.sweeps.zoneplex.random_table import places

if TYPE_CHECKING:
    from host_tools.exercises.zoneplex.plain import Player, Table

Way = tuple[str, ...]
_Change = tuple[str, "Table"]


def shortest_ways(table: "Table", seat: int, most: int) -> list[Way] | None:
    """Return the shortest lists of changes that open The Eye; None when all are longer."""
    found: list[tuple[Way, Table]] = [((), table)]
    for _ in range(most + 1):
        opened = {way for way, after in found if not why_not_enter(after, seat)}
        if opened:
            return sorted(opened)
        found = _one_change_more(found, seat)
    return None


def _one_change_more(found: list[tuple[Way, "Table"]], seat: int) -> list[tuple[Way, "Table"]]:
    longer: dict[str, tuple[Way, Table]] = {}
    for way, table in found:
        for name, after in _changes(table, seat):
            # The order of changes does not matter: one of each outcome is enough.
            longer[repr((sorted((*way, name)), after))] = (tuple(sorted((*way, name))), after)
    return list(longer.values())


def _changes(table: "Table", seat: int) -> Iterator[_Change]:
    yield from _own_changes(table, seat)
    yield from _stone_changes(table, seat)
    for other in range(len(table["players"])):
        if other != seat:
            yield from _losses(table, other)


def _own_changes(table: "Table", seat: int) -> Iterator[_Change]:
    me = table["players"][seat]
    missing = _missing_class(me)
    if missing:
        yield "class", _with(table, seat, fears=[*me["fears"], (missing, 5)])
    if me["wms"] < 4:
        yield "wms", _with(table, seat, wms=me["wms"] + 1)
    if relics_in_hand(me) < 4:
        yield "relic", _with(table, seat, influential=[*me["influential"], 1])


def _stone_changes(table: "Table", seat: int) -> Iterator[_Change]:
    me = table["players"][seat]
    placed = [chamber for player in table["players"] for chamber in player["stones"]]
    for chamber, count in places(table).items():
        room = count - placed.count(chamber)
        name = _placing(table, me, chamber)
        if room and name and len(me["stones"]) < 4:
            yield name, _with(table, seat, stones=[*me["stones"], chamber])
    for at, chamber in enumerate(me["stones"]):
        if stone_points(table, me, chamber) < 0:
            stones = me["stones"][:at] + me["stones"][at + 1 :]
            yield "lift", _with(table, seat, stones=stones)


def _placing(table: "Table", me: "Player", chamber: str) -> str:
    """Return what placing a stone there is called; nothing where it does harm."""
    return {2: "own", 1: "stone"}.get(stone_points(table, me, chamber), "")


def _losses(table: "Table", other: int) -> Iterator[_Change]:
    """Yield the loss of one point, as long as there is something to lose it from."""
    them = table["players"][other]
    gains = [stone_points(table, them, chamber) for chamber in them["stones"]]
    floor = 1 + sum(each for each in gains + them["influential"] if each < 0)
    if influence(table, them) > floor:
        yield "rival", _with(table, other, influential=[*them["influential"], -1])


def _missing_class(player: "Player") -> str:
    if is_worthy(player):
        return ""
    captured = [fear[0] for fear in player["fears"]] + player["jars"]
    return next(name for name in CLASSES if name not in captured)


def _with(table: "Table", seat: int, **change: Any) -> "Table":
    players = list(table["players"])
    players[seat] = {**players[seat], **change}
    return {**table, "players": players}
