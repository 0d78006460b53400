"""The effects of the plain Zenith, each by the way it is written in the table of agents."""

import re

from host_tools.sweeps.zenith.plain import (
    ACTIONS,
    FACTIONS,
    NO,
    PLANETS,
    Turn,
    World,
    ask,
    develop,
    draw,
    exile,
    filled,
    influence,
    move,
    one,
    open_planets,
    planet_of,
    reserve,
    token,
)

_PLANET = "(" + "|".join(PLANETS) + ")"


def _fixed(world: World, side: int, match: re.Match[str], used: list[int]) -> Turn:
    yield from influence(world, side, PLANETS.index(match[2]), int(match[1]))


def _any(world: World, side: int, match: re.Match[str], used: list[int]) -> Turn:
    planet = yield from ask("a", open_planets(world, side, match[2] or "", used))
    if planet is not None:
        used.append(planet)
        yield from influence(world, side, planet, int(match[1]))


def _gift(world: World, side: int, match: re.Match[str], used: list[int]) -> Turn:
    points = int(match[1] or 1)
    planet = yield from ask("g", open_planets(world, side, match[2] or "", []))
    if planet is not None:
        used.append(planet)
        yield from influence(world, 1 - side, planet, points)


def _pattern(world: World, side: int, match: re.Match[str], used: list[int]) -> Turn:
    points = [int(point) for point in re.findall(r"\d+", match[1])]
    if points == [1, 2, 1]:
        chosen = yield from ask("N", _middles(world))
        first = None if chosen is None else chosen - 1
    else:
        starts = [at for at in range(6 - len(points)) if _has_disc(world, at, len(points))]
        first = yield from ask("n", starts)
    if first is not None:
        for planet, count in enumerate(points, first):
            if 0 <= planet < 5:
                yield from influence(world, side, planet, count)


def _middles(world: World) -> list[int]:
    middles = range(5) if world["hangs"] else range(1, 4)
    return [middle for middle in middles if _has_disc(world, middle - 1, 3)]


def _has_disc(world: World, first: int, count: int) -> bool:
    near = [planet for planet in range(first, first + count) if 0 <= planet < 5]
    return any(world["tracks"][planet] is not None for planet in near)


def _gain(world: World, side: int, match: re.Match[str], used: list[int]) -> None:
    who = 1 - side if match[1] else side
    world["credits" if match[3] == "cr" else "zenithium"][who] += int(match[2])


def _count(world: World, side: int, match: re.Match[str], used: list[int]) -> None:
    who = 1 - side if match[1] else side
    pile = world["credits" if match[2] == "cr" else "zenithium"]
    rule = match[3]
    if rule.startswith("upTo"):
        pile[who] = max(pile[who], int(rule.split()[1]))
    elif "Influence" in rule:
        whose = 1 - side if "Opponent" in rule else side
        filled = sum(1 for column in world["columns"][whose] if column)
        pile[who] += 2 * filled
    else:
        steps = [0] + [int(number) for number in re.findall(r"\d+", rule.split("[")[1])]
        pile[who] += steps[sum(1 for level in world["levels"][side] if level)]


def _leader(world: World, side: int, match: re.Match[str], used: list[int]) -> None:
    is_mine = world["badge"] == side
    world["gold"] = bool(match[1]) or is_mine
    world["badge"] = side


def _bonus(world: World, side: int, match: re.Match[str], used: list[int]) -> Turn:
    if match[1]:
        spots = [spot for spot in range(8) if world["tokens"][spot]]
        spot = yield from ask("b", spots)
        if spot is not None:
            kind = world["tokens"][spot]
            world["tokens"][spot] = 0
            yield from token(world, side, kind)
        return
    kind = yield from reserve(world)
    if kind is not None:
        yield from token(world, side, kind)


def _mobilize(world: World, side: int, match: re.Match[str], used: list[int]) -> Turn:
    for _ in range(int(match[1])):
        if not draw(world, 1):
            return
        card = yield "m", []
        planet = planet_of(card)
        world["columns"][side][planet].append(card)
        if match[2]:
            yield from influence(world, side, planet, 1)


def _transfer(world: World, side: int, match: re.Match[str], used: list[int]) -> Turn:
    for _ in range(int(match[1])):
        there = filled(world, 1 - side)
        if match[2]:
            there = [planet for planet in there if PLANETS[planet] == match[2]]
        planet = yield from ask("f", there)
        if planet is None:
            return
        move(world, side, planet)


def _exile_theirs(world: World, side: int, match: re.Match[str], used: list[int]) -> Turn:
    for _ in range(int(match[1])):
        planet = yield from ask("e", filled(world, 1 - side))
        if planet is None:
            return
        exile(world, 1 - side, planet)


def _colours(world: World, side: int, match: re.Match[str], used: list[int]) -> Turn:
    before = None
    for _ in range(2):
        there = [planet for planet in filled(world, side) if planet != before]
        before = yield from ask("o", there)
        if before is None:
            return
        exile(world, side, before)
        yield from influence(world, side, before, 2)


def _steal(world: World, side: int, match: re.Match[str], used: list[int]) -> None:
    pile = world["credits" if match[2] == "cr" else "zenithium"]
    taken = min(int(match[1]), pile[1 - side])
    if taken < int(match[1]) and world["all_or_nothing"]:
        taken = 0
    pile[1 - side] -= taken
    pile[side] += taken


def _exile_own(world: World, side: int, match: re.Match[str], used: list[int]) -> Turn:
    planet = yield from ask("o", filled(world, side))
    if planet is not None:
        exile(world, side, planet)


def _discard(world: World, side: int, match: re.Match[str], used: list[int]) -> None:
    hand = world["hands"][world["seat"]]
    count = hand if match[1] == "hand" else min(1, hand)
    world["hands"][world["seat"]] -= count
    world["discarded"] += count


def _reset(world: World, side: int, match: re.Match[str], used: list[int]) -> Turn:
    condition = "opp side" if world["enemy_disc"] else ""
    there = open_planets(world, side, condition, [])
    planet = yield from ask("r", [planet for planet in there if world["tracks"][planet]])
    if planet is not None:
        world["tracks"][planet] = 0


def _agent_develops(world: World, side: int, match: re.Match[str], used: list[int]) -> Turn:
    how = match[1]
    discount = re.search(r"discount=(\d)", how)
    only = re.search(r"faction=(\w+)", how)
    levels = world["levels"][side]
    prices = {}
    for faction in range(3):
        level = levels[faction] + 1
        price = 0 if "free" in how else max(0, level - int(discount[1] if discount else 0))
        is_right = only is None or only[1] == FACTIONS[faction]
        is_right = is_right and ("lowest" not in how or levels[faction] == min(levels))
        if is_right and level <= 5 and price <= world["zenithium"][side]:
            prices[faction] = price
    if not prices:
        return
    faction = yield from ask("v", [NO, *prices])
    if faction != NO:
        yield from develop(world, side, faction, prices[faction])


def _either(world: World, side: int, match: re.Match[str], used: list[int]) -> Turn:
    chosen = yield from ask("|", [0, 1])
    parts = match[1 + chosen].replace("++", ";+").split(";")
    for part in parts:
        yield from one(world, side, part.strip(), used)


def _if(world: World, side: int, match: re.Match[str], used: list[int]) -> Turn:
    words = match[1].split()
    count = int(words[1]) if len(words) > 1 else 0
    holds = {
        "Leader": world["badge"] == side,
        "OpponentIsLeader": world["badge"] == 1 - side,
        "HaveCredits": world["credits"][side] >= count,
        "OpponentHasCredits": world["credits"][1 - side] >= count,
        "OpponentHasZenithium": world["zenithium"][1 - side] >= count,
    }
    if holds[words[0]]:
        yield from one(world, side, match[2], used)


ACTIONS += [
    (r"\+(\d) inf " + _PLANET, _fixed),
    (r"\+(\d) inf any ?(.*)", _any),
    (r"GiveInfluence ?(\d)? ?(except \w+)?", _gift),
    (r"inf pattern (\[.*\]) neighbours", _pattern),
    (r"near (.*)", _pattern),
    (r"(opp )?\+(\d+) (cr|zen)", _gain),
    (r"(opp )?\+X (cr|zen) \[(.*)\]", _count),
    (r"leader( gold)?", _leader),
    (r"bonus token( visible)?", _bonus),
    (r"mobilize (\d)( inf)?", _mobilize),
    (r"transfer (\d) ?" + _PLANET + "?", _transfer),
    (r"exile (\d) opp", _exile_theirs),
    (r"exile 1 own", _exile_own),
    (r"colours", _colours),
    (r"steal (\d) (cr|zen)", _steal),
    (r"discard (1|hand)", _discard),
    (r"ResetInfluence", _reset),
    (r"develop (.*) \(may\)", _agent_develops),
    (r"\((.*) OR (.*)\)", _either),
    (r"if (\w+ ?\d*) => (.*)", _if),
]
