"""Whole random games of ZoneS, on the glass and at a real board, against the plain rules.

Before every move both must offer the same, and what the plain rules do not offer is refused.
"""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from engine.chance import Chance
from engine.refusal import Refusal
from games.zones.rules import codes, contract
from games.zones.rules import state as rules
from host_tools.sweeps.report import Advance, Report, quiet
from host_tools.sweeps.seeds import compare_all, told
from host_tools.sweeps.zones.plain import CELLS, SIDES, TERRAINS
from host_tools.sweeps.zones.plain_game import Action
from host_tools.sweeps.zones.plain_setup import GLASS, OWN_BAG, OWN_COIN, Setup
from host_tools.sweeps.zones.plain_table import World, legal, play
from host_tools.sweeps.zones.random_position import random_setup
from host_tools.sweeps.zones.side_by_side import (
    TIME,
    as_action,
    as_move,
    differences,
    offered,
)

_STEPS = {
    rules.DRAW: "draw",
    rules.BASE: "base",
    rules.LAY: "lay",
    rules.START: "start",
    rules.COIN: "coin",
}
_LONGEST = 300
_REST = 0.2
_CLOCKS = ((0, 0, 0), (0, 0, 0), (1, 20, 0), (2, 10, 5), (3, 0, 30))
_TRIES = 3
_RARE = ("fell", "pass")  # at a real board, where they can always be said


def run(seed: int, count: int, workers: int = 1, advance: Advance = quiet) -> Report:
    """Compare `count` games; every seed has one."""
    seeds = range(seed, seed + count)
    seen, failure = compare_all("zones-games", whole_game, seeds, workers, advance)
    return Report(f"{count:,} games alike: {told(seen)}.", failure)


def whole_game(seed: int, seen: "Counter[str]") -> str:
    """Compare every move of a game played at random; return what is not alike."""
    rng = Random(seed)
    setup = _setup(rng)
    state, world = contract.new(setup.written(), Chance(rng.randbytes(32))), World(setup)
    wrong, number = "; ".join(_unlike(state, world)), 0
    while not wrong and not world.position.end and number < _LONGEST:
        number += 1
        wrong = _unlike_offers(state, world) or _taken_though_not_offered(state, world, rng)
        action = _choose(world, rng)
        seen.update(("moves", action[0]))
        wrong = wrong or _play(state, world, action)
    seen[f"end by {world.position.end or 'patience'}"] += 1
    return wrong and f"{setup.written().hex()}: {wrong}"


def _setup(rng: Random) -> Setup:
    """Return any decisions of the table."""
    setup = random_setup(rng, rng.choice((GLASS, GLASS, 0, OWN_BAG)) | rng.choice((0, OWN_COIN)))
    setup.clock = rng.choice(_CLOCKS)
    return setup


def _choose(world: World, rng: Random) -> Action:
    """Return what is done next: often a capture, seldom a fallen base."""
    options = sorted(legal(world))
    kind = rng.choice(sorted({option[0] for option in options}))
    if kind in _RARE and rng.random() < 0.95 and ("moved",) in options:
        kind = "moved"
    if kind in ("lay", "rest"):
        kind = "rest" if rng.random() < _REST else "lay"
    options = [option for option in options if option[0] == kind]
    captures = [each for each in options if each[-1] in world.position.pieces]
    return rng.choice(captures if captures and rng.random() < 0.5 else options)


def _play(state: Any, world: World, action: Action) -> str:
    """Do the same on both; return what is not alike."""
    state.chance.tape = bytearray()
    outcome = contract.apply(state, as_move(action, TIME if state.clock else b""))
    if isinstance(outcome, Refusal):
        return f"{action} is refused: {outcome.sentence!r}"
    play(world, action, state.chance.tape)
    return "; ".join(f"after {action} {each}" for each in _unlike(state, world))


def _unlike(state: Any, world: World) -> Iterator[str]:
    """Yield what is not alike."""
    position = world.position
    if world.stage == "turn":
        yield from differences(state, position)
    else:
        side = SIDES[0] if world.stage == "coin" else world.side
        ours = (_STEPS.get(state.step), SIDES[state.active])
        if ours != (world.stage, side):
            yield f"it is {ours}, plainly {world.stage, side}"
    terrain = {CELLS[at]: TERRAINS[each] for at, each in enumerate(state.terrain) if each < 4}
    if terrain != position.terrain:
        yield f"tiles {terrain}, plainly {position.terrain}"
    bases = {side: CELLS[at] for side, at in zip(SIDES, state.bases, strict=True) if at < 36}
    if bases != position.bases:
        yield f"bases {bases}, plainly {position.bases}"
    yield from _unlike_bag(state, world)


def _unlike_bag(state: Any, world: World) -> Iterator[str]:
    """Yield what is wrong with tiles that have left the bag, and with those in it."""
    if state.drawn != sum(world.drawn.values()):
        yield f"{state.drawn} tiles are drawn, plainly {sum(world.drawn.values())}"
    if world.setup.flags & OWN_BAG:
        return
    for number, terrain in enumerate(TERRAINS):
        left = list(state.bag).count(number)
        if left + world.drawn[terrain] != world.setup.bag[number]:
            yield f"{left} tiles of {terrain} are left, {world.drawn[terrain]} were drawn"


def _unlike_offers(state: Any, world: World) -> str:
    ours, theirs = offered(state), legal(world)
    return "" if ours == theirs else f"only one offers {sorted(ours ^ theirs, key=str)}"


def _taken_though_not_offered(state: Any, world: World, rng: Random) -> str:
    """Try something that is not offered; say so when it is not refused, or changes anything."""
    before, allowed = contract.pack(state), legal(world)
    for _ in range(_TRIES):
        code = rng.randrange(codes.DRAW, codes.PASS + 1)
        values = [rng.choice((0, 1, 4, 7, rng.randrange(36))) for _ in range(rng.randrange(3))]
        move = bytes((code, *values))
        action = _named(move)
        if action is None or action in allowed:
            continue
        outcome = contract.apply(state, as_move(action, TIME if state.clock else b""))
        if not isinstance(outcome, Refusal) or contract.pack(state) != before:
            return f"{action} is taken though not offered"
    return ""


def _named(move: bytes) -> Action | None:
    """Return bytes in plain words, None where they are of no use."""
    try:
        return as_action(move)
    except IndexError:
        return None
