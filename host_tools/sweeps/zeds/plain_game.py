"""What an action of the plain Zeds Zone does, and what follows from it.

Dice are told to it, with the turn or the shelter that they are rolled for.
"""

from collections.abc import Callable

from host_tools.sweeps.zeds import plain
from host_tools.sweeps.zeds.plain_player import COUNTERS, Drawn, Player
from host_tools.sweeps.zeds.plain_table import SCORED, TURNS, Action, World, results


def play(world: World, action: Action) -> None:
    """Do an action that may be done, and what follows from it."""
    name, *details = action
    _ACTIONS[name](world, *details)
    _go_on(world)


def _go_on(world: World) -> None:
    """End what is at its end."""
    if world.players and not world.living:
        world.stage = "over"
    if world.active is not None or world.turn < TURNS or world.stage == "over":
        return
    if world.sheet:
        world.stage = "over"
        for player in world.living:
            assert isinstance(player, Drawn)
            player.result = player.outcome()
    elif world.stage == "asking" and len(level := plain.level(results(world))) > 1:
        world.stage = "ties"
        for seat in level:
            world.players[seat].doing = "tie"
    elif world.stage != "turns":
        world.stage = "over"


def _roll(world: World, light: int, dark: int) -> None:
    world.turn += 1
    rolled = plain.pointed_at(light, dark, world.is_light_column)
    for player in world.living:
        player.has_refused = False
        player.sector, player.pointed = None, rolled
        if world.turn < TURNS:
            _point(player)
        elif isinstance(player, Drawn):
            _last_turn(player)
        else:
            player.doing = "generator"


def _last_turn(player: Drawn) -> None:
    """Begin the twentieth turn, with a generator if there is none yet (ZD-09)."""
    if player.has_generator:
        _point(player)
    else:
        player.is_forced, player.doing = True, "forced"


def _point(player: Player) -> None:
    """Cross out what the dice point at, or let the player choose (ZD-03)."""
    found = plain.choices(player.taken, player.pointed)
    if len(found) == 1:
        _take(player, found[0])
    else:
        player.doing = "collision"


def _take(player: Player, sector: int) -> None:
    player.taken.add(sector)
    player.sector = sector
    player.doing = "place" if isinstance(player, Drawn) else ""


def _choosing(world: World) -> Player:
    assert world.active is not None
    return world.players[world.active]


def _cross(world: World, sector: int) -> None:
    _take(_choosing(world), sector)


def _shelter(world: World, seat: int, light: int, dark: int) -> None:
    player = world.players[seat]
    player.has_refused = True
    if world.is_freed and player.sector is not None:
        player.taken.discard(player.sector)
    player.sector, player.doing = None, ""
    if isinstance(player, Drawn):
        player.sheltered += 1
    else:
        player.counted["sheltered"] += 1
        _spend(player, "shelters", 1)
    player.pointed = plain.pointed_at(light, dark, world.is_light_column)
    _point(player)


def _place(world: World, square: int) -> None:
    player = _choosing(world)
    assert isinstance(player, Drawn)
    woken, guns = player.draw(square)
    if woken > guns:
        _lose(world, player)
    else:
        player.sector = None
        _offer_grenades(player)


def _offer_grenades(player: Drawn) -> None:
    can_throw = player.stock()["grenades"] > 0 and player.targets()
    player.doing = "grenade" if can_throw else ""


def _throw(world: World, seat: int, *place: int) -> None:
    player = world.players[seat]
    if isinstance(player, Drawn):
        player.erased.add((place[0], place[1]))
        _offer_grenades(player)
    else:
        player.counted["thrown"] += 1
        _spend(player, "grenades", 1)


def _lose(world: World, player: Player) -> None:
    player.out, player.sector, player.doing = world.turn, None, ""


def _done(world: World) -> None:
    if world.active is not None:
        _choosing(world).doing = ""
        return
    world.stage = "asking"
    for player in world.living:
        player.doing = "escape"


def _generator(world: World, is_drawn: int) -> None:
    player = _choosing(world)
    player.doing = ""
    if is_drawn:
        _point(player)
    else:
        player.is_forced = True


def _attack(world: World, seat: int, zombies: int, is_paid: int) -> None:
    player = world.players[seat]
    if is_paid:
        _spend(player, "guns", zombies)
        player.counted["killed"] += zombies
    else:
        _lose(world, player)


def _spend(player: Player, name: str, many: int) -> None:
    player.counted[name] = max(0, player.counted[name] - many)


def _count(world: World, seat: int, counter: int, value: int) -> None:
    world.players[seat].counted[COUNTERS[counter]] = value


def _out(world: World, seat: int) -> None:
    _lose(world, world.players[seat])


def _escape(world: World, path: int, generator: int) -> None:
    player = _choosing(world)
    player.result = plain.Result(bool(path), bool(generator), points=_points(player))
    player.doing = "score" if player.result.has_escaped else ""


def _score(world: World, *counts: int) -> None:
    player = _choosing(world)
    player.counted |= dict(zip(SCORED, counts, strict=True))
    player.doing = ""
    assert player.result
    player.result.points = _points(player)


def _points(player: Player) -> int:
    killed, survivors, thrown, sheltered = (player.counted[name] for name in SCORED)
    return killed + survivors - thrown - sheltered


def _left(world: World, zombies: int, items: int) -> None:
    player = _choosing(world)
    player.doing = ""
    assert player.result
    player.result.idle_zombies, player.result.idle_items = zombies, items


_ACTIONS: dict[str, Callable[..., None]] = {
    "roll": _roll,
    "cross": _cross,
    "shelter": _shelter,
    "place": _place,
    "throw": _throw,
    "done": _done,
    "generator": _generator,
    "attack": _attack,
    "count": _count,
    "out": _out,
    "escape": _escape,
    "score": _score,
    "left": _left,
}
