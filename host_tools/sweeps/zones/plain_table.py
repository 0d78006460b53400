"""The table of the plain ZoneS: what comes before the first turn, and a turn at a real board.

Actions are tuples as in `plain_game`; before the first turn ("draw",), ("base", cell),
("lay", cell), ("rest",), ("start", kind) or ("start", kind, cell), ("coin",) or ("coin", side);
at a real board also ("moved",), ("captured", kind), ("summon", kind), ("fell", side). What chance
showed is handed in.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from host_tools.sweeps.zones import plain_game
from host_tools.sweeps.zones.plain import (
    CELLS,
    KINDS,
    SIDES,
    TERRAINS,
    Cell,
    Position,
    enemy_of,
    side_of,
)
from host_tools.sweeps.zones.plain_game import Action
from host_tools.sweeps.zones.plain_moves import starts
from host_tools.sweeps.zones.plain_setup import GLASS, OWN_BAG, OWN_COIN, SUMMON_FELLS, Setup

TILES = 34
FIRST = 3

_HALF = 18
_AT_ONCE = 7
_ENOUGH = 2
_ANYTHING_MOVED = ("moved", "captured")


@dataclass
class World:
    """A table. On the glass `position` is the board; else it counts reserve and captures."""

    setup: Setup
    position: Position = field(init=False)
    stage: str = field(init=False)
    side: str = SIDES[0]
    hand: str = ""  # the terrain of the tile drawn last
    drawn: "Counter[str]" = field(default_factory=Counter)
    last: str = ""  # what was done in the turn before

    def __post_init__(self) -> None:
        """Put everything into the reserves."""
        flags = self.setup.flags
        self.position = Position(
            roster=self.setup.roster,
            reserve=Counter(self.setup.counts),
            does_summon_fell=bool(flags & SUMMON_FELLS),
        )
        self.stage = "base" if self.is_glass else "start" if flags & OWN_BAG else "draw"

    @property
    def is_glass(self) -> bool:
        """Tell whether the device is the board."""
        return bool(self.setup.flags & GLASS)

    def half(self) -> list[Cell]:
        """Return the cells of the side that sets up."""
        return list(CELLS[:_HALF] if self.side == SIDES[0] else CELLS[_HALF:])

    def free(self) -> list[Cell]:
        """Return where a tile may be laid."""
        position = self.position
        taken = {*position.terrain, *position.bases.values()}
        return [cell for cell in self.half() if cell not in taken]

    def stand(self, kind: str) -> int:
        """Return how many pieces of a kind are on the board."""
        position = self.position
        return self.setup.counts[kind] - position.reserve[kind] - position.captured[kind]

    def standing(self, side: str) -> int:
        """Return how many pieces of a side are on the board."""
        return sum(self.stand(kind) for kind in KINDS if side_of(kind) == side)


def legal(world: World) -> set[Action]:
    """Return what may be done now."""
    return _LEGAL[world.stage](world)


def _bases(world: World) -> set[Action]:
    return {("base", cell) for cell in world.half()}


def _lays(world: World) -> set[Action]:
    return {("lay", cell) for cell in world.free()} | {("rest",)}


def _starts(world: World) -> set[Action]:
    kinds = [kind for kind in _own(world.side) if world.position.reserve[kind]]
    if not world.is_glass:
        return {("start", kind) for kind in kinds}
    return {("start", kind, cell) for kind in kinds for cell in starts(world.position, kind)}


def _coins(world: World) -> set[Action]:
    return {("coin", side) for side in SIDES} if world.setup.flags & OWN_COIN else {("coin",)}


def _turns(world: World) -> set[Action]:
    position = world.position
    if position.end or world.is_glass or position.wife:
        return plain_game.legal(position)
    victims = [kind for kind in _own(enemy_of(position.turn)) if world.stand(kind)]
    comers = [kind for kind in _own(position.turn) if position.reserve[kind]]
    found: set[Action] = {("moved",), ("pass",)}
    found |= {("captured", kind) for kind in victims} | {("summon", kind) for kind in comers}
    return found | {("fell", side) for side in SIDES if _may_fall(world, side)}


def _may_fall(world: World, side: str) -> bool:
    """Tell whether the table may say that a base has fallen: now, or by the move just made."""
    if world.standing(enemy_of(side)) < _ENOUGH:
        return False
    by_summon = world.last == "summon" and world.position.does_summon_fell
    return side != world.position.turn or world.last in _ANYTHING_MOVED or by_summon


def _own(side: str) -> list[str]:
    return [kind for kind in KINDS if side_of(kind) == side]


_LEGAL = {
    "draw": lambda world: {("draw",)},
    "base": _bases,
    "lay": _lays,
    "start": _starts,
    "coin": _coins,
    "turn": _turns,
}


def play(world: World, action: Action, shown: Sequence[int]) -> None:
    """Do what is legal, with what chance showed."""
    name = action[0]
    if name in ("draw", "base", "lay", "rest"):
        _set_up(world, action, list(shown))
    elif name == "start":
        _start(world, *action[1:])
    elif name == "coin":
        world.stage = "turn"
        world.position.turn = action[1] if len(action) > 1 else SIDES[shown[0] - 1]
    elif world.is_glass:
        plain_game.play(world.position, action)
    else:
        _turn(world, action)


def _set_up(world: World, action: Action, shown: list[int]) -> None:
    name = action[0]
    if name == "base":
        world.position.bases[world.side] = action[1]
        world.stage = "lay"
    elif name == "lay":
        world.position.terrain[action[1]] = world.hand
    elif name == "rest":
        for _ in range(min(_AT_ONCE, len(world.free()))):
            world.position.terrain[world.free()[shown.pop(0)]] = world.hand
            _draw(world, shown)
        return
    _draw(world, shown)


def _draw(world: World, shown: list[int]) -> None:
    """Draw the next tile, unless all are laid; at a real board the other side is next."""
    if world.is_glass and not world.free():
        world.hand, world.stage = "", "start"
        _go_on(world)
        return
    world.hand = TERRAINS[shown.pop(0)]
    world.drawn[world.hand] += 1
    if not world.is_glass:
        world.side = enemy_of(world.side)
        if sum(world.drawn.values()) == TILES:
            world.stage = "start"


def _start(world: World, kind: str, cell: Cell | None = None) -> None:
    world.position.reserve[kind] -= 1
    if cell:
        world.position.pieces[cell] = kind
    _go_on(world)


def _go_on(world: World) -> None:
    """Let the other side begin its set-up, or all toss the coin, when a side is done."""
    if world.standing(world.side) < FIRST and _starts(world):
        return
    if world.side == SIDES[1]:
        world.stage = "coin"
    else:
        world.side = SIDES[1]
        world.stage = "base" if world.is_glass else "start"


def _turn(world: World, action: Action) -> None:
    """Write down a turn at a real board."""
    position, name = world.position, action[0]
    if name == "fell":
        position.end, position.winner = "base", enemy_of(action[1])
        return
    if name == "return":
        _return(world, action[1])
        return
    position.passes = position.passes + 1 if name == "pass" else 0
    world.last = name
    if name == "summon":
        position.reserve[action[1]] -= 1
    if name == "captured" and _captures(world, action[1]):
        position.wife = position.turn
    else:
        _end_turn(world)


def _captures(world: World, kind: str) -> bool:
    """Note a capture; tell whether a piece may return: it may have been a Trollwife's."""
    position = world.position
    position.captured[kind] += 1
    is_infantry = position.roster[kind].type == "infantry"
    by_trolls = position.turn == SIDES[1]
    return by_trolls and is_infantry and bool(plain_game.returnable(position))


def _return(world: World, kind: str) -> None:
    if kind != plain_game.NO_KIND:
        world.position.captured[kind] -= 1
        world.position.reserve[kind] += 1
    world.position.wife = ""
    _end_turn(world)


def _end_turn(world: World) -> None:
    position = world.position
    left = {side: world.standing(side) for side in SIDES}
    for kind in KINDS:
        left[side_of(kind)] += position.reserve[kind]
    if position.passes == _ENOUGH:
        position.end = "passes"
    elif max(left.values()) < _ENOUGH:
        position.end = "bare"
    else:
        position.turn = enemy_of(position.turn)
