"""Whole games of the plain Zenith: the set-up, what may be done, whose turn it is.

An action is a tuple: its name, then what it is done with.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

from host_tools.sweeps.zenith import plain, plain_bargains, plain_effects
from host_tools.sweeps.zenith.plain import AGENTS, PLANETS, Turn, World

PARTS = (plain_effects, plain_bargains)  # loaded, they bring the effects

TOKENS = Counter({1: 4, 2: 3, 3: 2, 4: 2, 5: 2, 6: 1, 7: 1, 8: 1})
Action = tuple[Any, ...]

_LETTERS = ("SD", "UO", "NP")
_OTHER = 128
_MOST_COST = 10
_DIPLOMACY = (2, 3, 4)  # planets on which who sits by that board recruits
_TECHNOLOGY = (0, 1, 2)
_BY_HAND = [
    "+1 inf any",
    "GiveInfluence 1",
    "+1 cr",
    "+5 cr",
    "+1 zen",
    "leader",
    "leader gold",
    "bonus token",
    "mobilize 1",
    "transfer 1",
    "exile 1 opp",
    "exile 1 own",
    "develop discount=0 (may)",
    "opp +1 cr",
    "opp +1 zen",
    "discard 1",
]


def start(decisions: dict[str, bool], first: int, sides: int, tokens: list[int]) -> World:
    """Return a table laid out: `first` begins, a bit of `sides` for each board turned over."""
    seats = 4 if decisions["teams"] else 2
    world: World = {
        **{name: decisions[name] for name in decisions if name != "novice"},
        "side": first,
        "seat": first * seats // 2,
        "half": 0,
        "tracks": [0] * 5,
        "discs": [[0] * 5, [0] * 5],
        "credits": [12, 12],
        "zenithium": [1, 1],
        "levels": [[0] * 3, [0] * 3],
        "badge": None,
        "gold": False,
        "columns": [[[] for _ in range(5)] for _ in range(2)],
        "hands": [4] * seats,
        "deck": (100 if decisions["secret"] else 90) - 4 * seats,
        "discarded": 0,
        "tokens": list(tokens),
        "bag": sorted((TOKENS - Counter(tokens)).elements()),
        "used": [],
        "boards": [_LETTERS[board][sides >> board & 1] for board in range(3)],
    }
    for planet in _helped(decisions):
        world["tracks"][planet] = 1 if first else -1
    return world


def _helped(decisions: dict[str, bool]) -> list[int]:
    """Return the planets on which who plays second has one influence."""
    if decisions["novice"]:
        return [1, 2, 3]
    return [1, 3] if decisions["teams"] else [2]


def legal(world: World) -> set[Action]:
    """Return what may be done at the beginning of a turn."""
    found: set[Action] = {("swap",)} if world["teams"] and not world["half"] else set()
    if not world["hands"][world["seat"]]:
        return found | {("pass",)}
    return found | _agents(world) | _other_cards(world) | _factions(world)


def _agents(world: World) -> set[Action]:
    lying = {card for side in world["columns"] for column in side for card in column}
    free = set(range(100 if world["secret"] else 90)) - lying
    return {
        ("recruit", number)
        for number in free
        if _can_recruit(world, PLANETS.index(AGENTS[number][0]), int(AGENTS[number][2]))
    }


def _other_cards(world: World) -> set[Action]:
    costs = range(0 if world["secret"] else 1, _MOST_COST + 1)
    cards = [(planet, cost) for planet in range(5) for cost in costs]
    return {("other", *card) for card in cards if _can_recruit(world, *card)}


def _factions(world: World) -> set[Action]:
    side = world["side"]
    found: set[Action] = {("leader", faction) for faction in range(3)}
    for faction in range(3):
        level = world["levels"][side][faction] + 1
        if level <= min(5, world["zenithium"][side]):
            found.add(("technology", faction))
    return found


def _can_recruit(world: World, planet: int, cost: int) -> bool:
    side = world["side"]
    allowed = _TECHNOLOGY if world["seat"] % 2 else _DIPLOMACY
    if world["teams"] and planet not in allowed:
        return False
    return cost - len(world["columns"][side][planet]) <= int(world["credits"][side])


def play(world: World, action: Action) -> Turn:
    """Do an action, all that follows from it, and the end of the turn."""
    name, *details = action
    if name == "swap":
        world["seat"] ^= 1
        return
    yield from _ACTIONS[name](world, *details)
    if "winner" not in world:
        plain.end_turn(world)


def _pass(world: World) -> Turn:
    yield from ()


def _leader(world: World, faction: int) -> Turn:
    """Become the leader; in a team pass on up to two cards after that."""
    yield from plain.leader(world, faction)
    if world["teams"] and "winner" not in world:
        yield from _pass_on(world)


def _pass_on(world: World) -> Turn:
    seat = world["seat"]
    most = min(2, world["hands"][seat])
    count = yield from plain.ask("y", list(range(most + 1)))
    world["hands"][seat] -= count
    world["hands"][seat ^ 1] += count


def _other(world: World, planet: int, cost: int) -> Turn:
    """Recruit a card of a planet and a cost; what it does is told, effect by effect."""
    side = world["side"]
    column = world["columns"][side][planet]
    world["hands"][world["seat"]] -= 1
    world["credits"][side] -= max(0, cost - len(column))
    column.append(_OTHER + 16 * planet + cost)
    yield from plain.whole(world, side, [f"+1 inf {PLANETS[planet]}"])
    while "winner" not in world:
        told = yield "H", list(range(len(_BY_HAND) + 1))
        if not told:
            return
        yield from plain.whole(world, side, [_BY_HAND[told - 1]])


_ACTIONS: dict[str, Callable[..., Turn]] = {
    "recruit": plain.recruit,
    "other": _other,
    "technology": plain.technology,
    "leader": _leader,
    "pass": _pass,
}
