"""Zenith once more, plainly: dicts, lists and words, read off the table of agents as it stands.

`agents.txt` has a line an agent: planet, faction, cost, name and effects in words. A turn is a
generator: it yields (what is asked, the answers that may be given) and is sent an answer. It
shares nothing with the firmware, and is there to be compared with it.
"""

import re
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

PLANETS = ["Mercury", "Venus", "Terra", "Mars", "Jupiter"]
FACTIONS = ["Animod", "Human", "Robot"]
NO = "no"
DRAWN = "drawn"  # in the place of what is asked: a token that chance has shown

World = dict[str, Any]
Turn = Generator[tuple[str, list[Any]], Any, None]

_LINES = (Path(__file__).parent / "agents.txt").read_text(encoding="utf-8").splitlines()
AGENTS = [line.split("|") for line in _LINES]

_LEVELS = {
    "S": ["+2 cr", "near 1 1", "transfer 3", "mobilize 3 inf", "+2 inf any"],
    "D": ["exile 1 opp", "+5 cr", "bonus token; +1 inf any", "near 1 1 1 1 1", "+2 inf any"],
    "U": ["+1 inf any", "mobilize 2", "steal 3 cr", "near 1 1 1", "+2 inf any"],
    "O": ["bonus token", "steal 1 zen", "mobilize 3", "near 2 2", "+2 inf any"],
    "N": [
        "transfer 1",
        "leader",
        "+2 inf any; +1 inf any (different planet)",
        "+20 cr",
        "+2 inf any",
    ],
    "P": ["mobilize 1", "mobilize 1; transfer 1; exile 1 opp", "+10 cr", "colours", "+2 inf any"],
}
_TOKENS = {
    1: "+1 inf any",
    2: "+1 zen",
    3: "+3 cr",
    4: "+4 cr",
    5: "leader",
    6: "exile 2 opp",
    7: "mobilize 2",
    8: "transfer 1",
}
_LEADERS = ["leader; mobilize 2", "leader; +3 cr", "leader; +1 zen"]


Action = Callable[[World, int, "re.Match[str]", list[int]], "Turn | None"]
ACTIONS: list[tuple[str, Action]] = []  # how an effect is written, and what does it


class Over(Exception):
    """Somebody has won: nothing that was still to do is done."""


def recruit(world: World, number: int) -> Turn:
    """Recruit an agent: lay, pay, one influence on its planet, its effects."""
    planet, _, cost, _, effects = AGENTS[number]
    side, at = world["side"], PLANETS.index(planet)
    column = world["columns"][side][at]
    world["hands"][world["seat"]] -= 1
    world["credits"][side] -= max(0, int(cost) - len(column))
    column.append(number)
    yield from whole(world, side, [f"+1 inf {planet}", *split(effects)])


def technology(world: World, faction: int) -> Turn:
    """Develop a technology with a card of its faction."""
    side = world["side"]
    world["hands"][world["seat"]] -= 1
    world["discarded"] += 1
    try:
        yield from develop(world, side, faction, world["levels"][side][faction] + 1)
    except Over:
        return


def leader(world: World, faction: int) -> Turn:
    """Become the leader."""
    world["hands"][world["seat"]] -= 1
    world["discarded"] += 1
    yield from whole(world, world["side"], split(_LEADERS[faction]))


def end_turn(world: World) -> None:
    """Refill, put new discs on the board, and let the next one play."""
    limit = 4
    if world["badge"] == world["side"]:
        limit = 6 if world["gold"] else 5
    seat = world["seat"]
    world["hands"][seat] += draw(world, max(0, limit - world["hands"][seat]))
    world["tracks"] = [0 if place is None else place for place in world["tracks"]]
    if sum(world["hands"]) + world["deck"] + world["discarded"] == 0:
        world["drawn"] = True
        return
    if world["teams"] and not world["half"]:
        world["half"], world["seat"] = 1, seat ^ 1
        return
    world["half"], world["side"] = 0, 1 - world["side"]
    world["seat"] = world["side"] * len(world["hands"]) // 2


def whole(world: World, side: int, effects: list[str]) -> Turn:
    """Apply effects, all of them unless somebody wins."""
    try:
        yield from apply(world, side, effects)
    except Over:
        return


def split(text: str) -> list[str]:
    """Return the effects of a text."""
    return [part.strip() for part in text.split(";") if part.strip()]


def apply(world: World, side: int, effects: list[str]) -> Turn:
    """Apply effects one after the other."""
    used: list[int] = []  # planets of free influence, for "different planet"
    for effect in effects:
        yield from one(world, side, effect, used)


def one(world: World, side: int, effect: str, used: list[int]) -> Turn:
    """Apply one effect."""
    for pattern, action in ACTIONS:
        match = re.fullmatch(pattern, effect)
        if match:
            made = action(world, side, match, used)
            if made is not None:
                yield from made
            return
    raise ValueError(effect)


def influence(world: World, side: int, planet: int, points: int) -> Turn:
    """Give a side influence on a planet, point by point."""
    for _ in range(points):
        place = world["tracks"][planet]
        if place is None:
            return
        place += 1 if side == 0 else -1
        if abs(place) < 4:
            world["tracks"][planet] = place
            continue
        world["tracks"][planet] = None
        world["discs"][side][planet] += 1
        if _has_won(world["discs"][side]):
            world["winner"] = side
            raise Over
        kind = world["tokens"][planet]
        if kind:
            world["tokens"][planet] = 0
            yield from token(world, side, kind)


def _has_won(discs: list[int]) -> bool:
    return max(discs) >= 3 or sum(1 for count in discs if count) >= 4 or sum(discs) >= 5


def token(world: World, side: int, kind: int) -> Turn:
    """Apply a bonus token and lay it aside."""
    world["used"].append(kind)
    yield from apply(world, side, split(_TOKENS[kind]))


def reserve(world: World) -> Generator[tuple[str, list[Any]], Any, Any]:
    """Draw a token from the reserve, the used ones when it is empty; return None without any.

    The table enters its own. What the device drew is not asked: it is DRAWN.
    """
    if not world["bag"]:
        world["bag"], world["used"] = world["used"], []
    kinds = sorted(set(world["bag"]))
    if world["own"]:
        kind = yield from ask("O", kinds)
    else:
        kind = (yield DRAWN, kinds) if kinds else None
    if kind is not None:
        world["bag"].remove(kind)
    return kind


def ask(what: str, answers: list[Any]) -> Generator[tuple[str, list[Any]], Any, Any]:
    """Ask, unless there is nothing to choose; return the answer, None without any."""
    if not answers:
        return None
    if len(answers) == 1 and answers[0] != NO:
        return answers[0]
    return (yield what, answers)


def planet_of(card: int) -> int:
    """Return the planet of a card, named or told by planet and cost."""
    return PLANETS.index(AGENTS[card][0]) if card < 128 else (card - 128) // 16


def draw(world: World, count: int) -> int:
    """Take cards off the deck, the discards after it; return how many."""
    if world["deck"] < count:
        world["deck"] += world["discarded"]
        world["discarded"] = 0
    drawn: int = min(count, world["deck"])
    world["deck"] -= drawn
    return drawn


def filled(world: World, side: int) -> list[int]:
    """Return the columns of a side that have cards."""
    return [planet for planet in range(5) if world["columns"][side][planet]]


def move(world: World, side: int, planet: int) -> int:
    """Take the top card of the opponent's column over and return it."""
    card: int = world["columns"][1 - side][planet].pop()
    world["columns"][side][planet].append(card)
    return card


def exile(world: World, side: int, planet: int) -> int:
    """Discard the top card of a column and return it."""
    card: int = world["columns"][side][planet].pop()
    world["discarded"] += 1
    return card


def develop(world: World, side: int, faction: int, price: int) -> Turn:
    """Pay, go up a level, apply it and all below, the token, the row."""
    world["zenithium"][side] -= price
    world["levels"][side][faction] += 1
    reached = world["levels"][side][faction]
    board = _LEVELS[world["boards"][faction]]
    for level in range(reached, 0, -1):
        yield from apply(world, side, split(board[level - 1]))
        if reached == level == 2 and world["tokens"][5 + faction]:
            kind = world["tokens"][5 + faction]
            world["tokens"][5 + faction] = 0
            yield from token(world, side, kind)
    if reached <= 3 and min(world["levels"][side]) >= reached:
        yield from apply(world, side, [f"+{reached} inf any"])


def open_planets(world: World, side: int, condition: str, used: list[int]) -> list[int]:
    """Return the planets that free influence may go to."""
    there = [planet for planet in range(5) if world["tracks"][planet] is not None]
    if "different planet" in condition:
        there = [planet for planet in there if planet not in used]
    if "opp side" in condition:
        sign = -1 if side == 0 else 1
        there = [planet for planet in there if world["tracks"][planet] * sign > 0]
    if "centre" in condition:
        there = [planet for planet in there if world["tracks"][planet] == 0]
    if "except" in condition:
        out = PLANETS.index(condition.rsplit(maxsplit=1)[-1])
        there = [planet for planet in there if planet != out]
    return there
