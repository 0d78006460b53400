"""What the plain Zenith does to get something: do{this} => that."""

import re
from collections.abc import Generator
from typing import Any

from host_tools.sweeps.zenith.plain import (
    ACTIONS,
    AGENTS,
    NO,
    PLANETS,
    Turn,
    World,
    ask,
    draw,
    exile,
    filled,
    influence,
    move,
    one,
    open_planets,
    planet_of,
)

Asking = Generator[tuple[str, list[Any]], Any, Any]

_NOT_DONE = -1


def _is_possible(world: World, side: int, reward: str, used: list[int]) -> bool:
    """Tell whether what one would get can be applied."""
    match = re.fullmatch(r"\+\S inf (\w+) ?(.*)", reward)
    if match and match[1] == "any":
        return bool(open_planets(world, side, match[2], used))
    if match and match[1] in PLANETS:
        return world["tracks"][PLANETS.index(match[1])] is not None
    if reward.startswith("mobilize"):
        return bool(world["deck"] + world["discarded"] > 0)
    return not reward.startswith("transfer") or bool(filled(world, 1 - side))


def _mandatory(world: World, side: int, match: re.Match[str], used: list[int]) -> Turn:
    """Do it if there is such a card; it brings influence on its planet."""
    what = match[1].split()
    if what[0] == "mobilize":
        if not draw(world, 1):
            return
        card = yield "m", []
        planet = planet_of(card)
        world["columns"][side][planet].append(card)
    else:
        letter = "f" if what[0] == "transfer" else "e"
        planet = yield from ask(letter, filled(world, 1 - side))
        if planet is None:
            return
        if letter == "f":
            move(world, side, planet)
        else:
            exile(world, 1 - side, planet)
    yield from influence(world, side, planet, 1)


def _bargain(world: World, side: int, match: re.Match[str], used: list[int]) -> Turn:
    """Offer it only if both can be done; then do this and get that."""
    price, reward = match[1], match[2]
    if not _is_possible(world, side, reward, used):
        return
    if price == "discard 1":
        found = yield from _discard(world, side, "its planet" in reward)
    else:
        found = yield from _pay(world, side, price)
    if found == _NOT_DONE:
        return
    if "its planet" in reward:
        yield from influence(world, side, found, 1)
    else:
        for part in _rewards(world, price, reward, found):
            yield from one(world, side, part, used)


def _rewards(world: World, price: str, reward: str, found: int) -> list[str]:
    """Return what one gets, as often as it was paid for."""
    if "X" in reward:
        return [reward.replace("X", str(found))]
    if "->" not in price:
        return [reward]
    if "any" in reward and world["split"]:
        return [reward] * found
    return [reward.replace("+1", f"+{found}")]


def _pay(world: World, side: int, price: str) -> Asking:
    """Ask whether it is done, and do it; return what it found, or that it was not done."""
    if "->" in price:
        return (yield from _pay_in_tiers(world, side, price))
    if price.startswith("Give"):
        return (yield from _give(world, side, price))
    if price == "exile 2 except Mercury":
        return (yield from _exile_two(world, side))
    if price in ("exile 1 opp", "transfer 1"):
        return (yield from _take(world, side, price))
    planet = PLANETS.index(price.rsplit(maxsplit=1)[-1])
    if not world["columns"][side][planet] or (yield "h", [NO, 1]) == NO:
        return _NOT_DONE
    exile(world, side, planet)
    return 0


def _pay_in_tiers(world: World, side: int, price: str) -> Asking:
    steps, times = [
        [int(number) for number in re.findall(r"\d+", part)] for part in price.split("->")
    ]
    if price.startswith("Spend"):
        pile = world["zenithium" if "Zenithium" in price else "credits"]
        have, letter = pile[side], "S"
    else:
        column = world["columns"][side][PLANETS.index(price.rsplit(maxsplit=1)[-1])]
        have, letter = len(column), "T"
    answers = [tier + 1 for tier in range(3) if steps[tier] <= have]
    if not answers:
        return _NOT_DONE
    tier = yield letter, [NO, *answers]
    if tier == NO:
        return _NOT_DONE
    if letter == "S":
        pile[side] -= steps[tier - 1]
    else:
        del column[-steps[tier - 1] :]
        world["discarded"] += steps[tier - 1]
    return times[tier - 1]


def _give(world: World, side: int, price: str) -> Asking:
    if price == "GiveLeaderBadge":
        if world["badge"] != side or (yield "G", [NO, 1]) == NO:
            return _NOT_DONE
        world["badge"], world["gold"] = 1 - side, False
        return 0
    pile = world["zenithium" if "Zenithium" in price else "credits"]
    count = int(price.split()[1])
    if pile[side] < count or (yield "G", [NO, 1]) == NO:
        return _NOT_DONE
    pile[side] -= count
    pile[1 - side] += count
    return 0


def _exile_two(world: World, side: int) -> Asking:
    lying = sum(len(column) for column in world["columns"][side][1:])
    if lying < 2 or (yield "K", [NO, 1]) == NO:
        return _NOT_DONE
    for _ in range(2):
        planet = yield from ask("k", [planet for planet in filled(world, side) if planet])
        exile(world, side, planet)
    return 0


def _costs(world: World) -> list[int]:
    return list(range(0 if world["secret"] else 1, 11))


def _discard(world: World, side: int, is_planet: bool) -> Asking:
    """Discard a card whose planet, or whose cost, counts."""
    if not world["hands"][world["seat"]]:
        return _NOT_DONE
    answers = open_planets(world, side, "", []) if is_planet else _costs(world)
    found = yield "D" if is_planet else "C", [NO, *answers]
    if found == NO:
        return _NOT_DONE
    world["hands"][world["seat"]] -= 1
    world["discarded"] += 1
    return found


def _take(world: World, side: int, price: str) -> Asking:
    there = filled(world, 1 - side)
    letter = "F" if price.startswith("transfer") else "B"
    if not there:
        return _NOT_DONE
    planet = yield letter, [NO, *there]
    if planet == NO:
        return _NOT_DONE
    card = move(world, side, planet) if letter == "F" else exile(world, 1 - side, planet)
    if card < 128:
        return int(AGENTS[card][2])
    cost = card % 16
    return (yield "Q", _costs(world)) if cost == 15 else cost


ACTIONS += [
    (r"do\{(.*)\} => (.*) \(mandatory\)", _mandatory),
    (r"do\{(.*)\} => (.*)", _bargain),
]
