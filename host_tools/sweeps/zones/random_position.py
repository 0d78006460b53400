"""Positions of ZoneS at random: any terrain, any roster, any number of pieces captured."""

from collections import Counter
from random import Random

from host_tools.sweeps.zones.plain import (
    CELLS,
    KINDS,
    MIDGARD,
    PATTERNS,
    ROSTER,
    SIDES,
    TERRAINS,
    TROLLS,
    TYPES,
    Card,
    Position,
)
from host_tools.sweeps.zones.plain_game import strength
from host_tools.sweeps.zones.plain_setup import CONFIRMED, GLASS, SUMMON_FELLS, WHITE, Setup

_PIECES = 10
_MOST_COST = 15
_OWN_ROSTER = 0.7
_FEWEST = 2


def random_setup(rng: Random, flags: int = GLASS) -> Setup:
    """Return decisions: often a roster of the table's own, always a sound one."""
    for flag in (SUMMON_FELLS, WHITE, CONFIRMED):
        flags |= rng.choice((0, flag))
    setup = Setup(flags, bag=_split(rng, len(CELLS), 4))
    if rng.random() < _OWN_ROSTER:
        for kinds in (MIDGARD, TROLLS):
            setup.counts.update(zip(kinds, _split(rng, _PIECES, 4), strict=True))
        setup.roster = {kind: _random_card(rng, kind) for kind in KINDS}
    return setup


def _split(rng: Random, total: int, parts: int) -> tuple[int, ...]:
    """Return numbers that add up to a total."""
    if rng.random() < 0.3:
        rest = total % parts
        return (total // parts + rest, *[total // parts] * (parts - 1))
    cuts = sorted(rng.randint(0, total) for _ in range(parts - 1))
    return tuple(b - a for a, b in zip([0, *cuts], [*cuts, total], strict=True))


def _random_card(rng: Random, kind: str) -> Card:
    if rng.random() < 0.3:
        return ROSTER[kind]
    cells = [rng.choice((*TERRAINS, "")) for _ in range(3)]
    return Card(rng.randint(1, _MOST_COST), rng.choice(TYPES[:2]), rng.choice([*PATTERNS]), *cells)


def random_position(rng: Random, setup: Setup) -> Position:
    """Return a position in which the game goes on, whoever moves."""
    while True:
        position = _scattered(rng, setup)
        if any(strength(position, side) >= _FEWEST for side in SIDES):
            return position


def _scattered(rng: Random, setup: Setup) -> Position:
    halves = (CELLS[: len(CELLS) // 2], CELLS[len(CELLS) // 2 :])
    bases = {side: rng.choice(half) for side, half in zip(SIDES, halves, strict=True)}
    weights = [rng.choice((0, 1, 1, 3)) for _ in TERRAINS]
    position = Position(
        roster=setup.roster,
        terrain={cell: _terrain(rng, weights) for cell in CELLS if cell not in bases.values()},
        bases=bases,
        turn=rng.choice(SIDES),
        does_summon_fell=bool(setup.flags & SUMMON_FELLS),
        passes=rng.choice((0, 0, 0, 1)),
    )
    _scatter_pieces(rng, setup, position)
    return position


def _terrain(rng: Random, weights: list[int]) -> str:
    return rng.choices(TERRAINS, weights)[0] if any(weights) else rng.choice(TERRAINS)


def _scatter_pieces(rng: Random, setup: Setup, position: Position) -> None:
    """Put every piece on the board, into a reserve, or among the captured."""
    free = rng.sample([*position.terrain], len(position.terrain))
    places = rng.choice(("bbbbrc", "bbbrrr", "bccccr", "bbbbbb", "bbrccc"))
    position.reserve, position.captured = Counter(), Counter()
    for kind in KINDS:
        for _ in range(setup.counts[kind]):
            place = rng.choice(places)
            if place == "b":
                position.pieces[free.pop()] = kind
            elif place == "r":
                position.reserve[kind] += 1
            else:
                position.captured[kind] += 1
