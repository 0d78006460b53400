"""The table of the plain Zeds Zone: who has to choose, and what may be done.

An action is a tuple: its name, then what it is done with; dice are left out.
"""

from dataclasses import dataclass, field
from typing import Any

from host_tools.sweeps.zeds import plain
from host_tools.sweeps.zeds.plain_player import Drawn, Player
from host_tools.sweeps.zeds.plain_sheet import Sheet

Action = tuple[Any, ...]

TURNS = 20
SCORED = ("killed", "survivors", "thrown", "sheltered")

_MOST_SHELTERS = 16


@dataclass
class World:
    """The table, on paper or with a sheet."""

    sheet: Sheet | None
    is_light_column: bool
    is_freed: bool
    players: list[Player] = field(default_factory=list)
    turn: int = 0
    stage: str = "turns"  # then on paper "asking", "ties"; at last "over"

    @property
    def living(self) -> list[Player]:
        """Return the players that have not lost."""
        return [player for player in self.players if not player.out]

    @property
    def active(self) -> int | None:
        """Return the seat that has to choose: the first of several."""
        waiting = [seat for seat, player in enumerate(self.players) if player.doing]
        return waiting[0] if waiting else None

    @property
    def step(self) -> str:
        """Return what the table has come to."""
        if self.stage == "over":
            return "over"
        if self.active is not None:
            return self.players[self.active].doing
        return "roll" if self.turn < TURNS else "finish"


def start(sheet: Sheet | None, seats: int, is_light_column: bool, is_freed: bool) -> World:
    """Return a table before the first roll."""
    world = World(sheet, is_light_column, is_freed)
    world.players = [Drawn(sheet) if sheet else Player() for _ in range(seats)]
    return world


def legal(world: World) -> set[Action]:
    """Return what may be done, without what paper may count at any time; dice are left out."""
    if world.stage == "over":
        return set()
    found = {
        ("shelter", seat)
        for seat, player in enumerate(world.players)
        if _can_refuse(world, seat, player)
    }
    if world.active is None:
        return found | {("roll",) if world.step == "roll" else ("done",)}
    return found | _answers(world, world.players[world.active], world.active)


def _answers(world: World, player: Player, seat: int) -> set[Action]:
    """Return what may be answered to what a player is asked."""
    if player.doing in ("collision", "forced"):
        return {("cross", sector) for sector in offers(world)}
    if isinstance(player, Drawn):
        if player.doing == "place":
            return {("place", square) for square in player.free}
        return {("done",), *(("throw", seat, *place) for place in player.targets())}
    return _said(player)


def _said(player: Player) -> set[Action]:
    """Return what may be answered on paper; numbers as they stand."""
    if player.doing == "generator":
        return {("generator", 0), ("generator", 1)}
    if player.doing == "escape":
        return {("escape", path, generator) for path in (0, 1) for generator in (0, 1)}
    if player.doing == "score":
        return {("score", *(player.counted[name] for name in SCORED))}
    return {("left", 0, 0)}


def offers(world: World) -> list[int]:
    """Return the sectors among which the player whose turn it is chooses."""
    if world.sheet and world.step == "forced":
        return world.sheet.generators
    if world.step != "collision" or world.active is None:
        return []
    player = world.players[world.active]
    return plain.choices(player.taken, player.pointed)


def _can_refuse(world: World, seat: int, player: Player) -> bool:
    """Tell whether a player may use a shelter (ZD-04, ZDD-04, ZDD-13)."""
    if player.out or player.has_refused or player.is_forced or world.stage != "turns":
        return False
    if isinstance(player, Drawn):
        return seat == world.active and player.doing == "place" and player.stock()["shelters"] > 0
    is_between = world.active is None and world.turn > 0
    return is_between and player.counted["sheltered"] < _MOST_SHELTERS


def results(world: World) -> dict[int, plain.Result]:
    """Return what the players who are still in the game come home with."""
    return {
        seat: player.result
        for seat, player in enumerate(world.players)
        if player.result and not player.out
    }
