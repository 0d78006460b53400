"""Random sector tables, all rolls on each: what is crossed out, or what is offered (ZDD-02)."""

from collections import Counter
from random import Random
from typing import Any

from engine.chance import Chance
from games.zeds.rules import codes, contract, sectors, turn
from games.zeds.rules import setup as decisions
from games.zeds.rules.state import COLLISION, NONE, SIDE
from host_tools.sweeps.report import Advance, Report, quiet
from host_tools.sweeps.seeds import compare_all, told
from host_tools.sweeps.zeds import plain
from host_tools.sweeps.zeds.plain_sheet import SECTORS

_FACES = range(1, SIDE + 1)


def run(seed: int, count: int, workers: int = 1, advance: Advance = quiet) -> Report:
    """Compare `count` tables with each of the 36 rolls; every seed has one table."""
    seeds = range(seed, seed + count)
    seen, failure = compare_all("zeds-tables", table, seeds, workers, advance)
    return Report(f"Rolls on {count:,} tables alike: {told(seen)}.", failure)


def table(seed: int, seen: "Counter[str]") -> str:
    """Compare all rolls on one table; return what is not alike."""
    rng = Random(seed)
    taken = random_table(rng)
    is_swapped = rng.random() < 0.5
    flags = decisions.OWN_DICE | (decisions.SWAPPED if is_swapped else 0)
    state = contract.new(decisions.encode(flags, (b"Ann",)), Chance(bytes(32)))
    for sector in taken:
        sectors.cross(state, 0, sector)
    packed = contract.pack(state)
    for light in _FACES:
        for dark in _FACES:
            expected = plain.choices(taken, plain.pointed_at(light, dark, is_swapped))
            seen["asked" if len(expected) > 1 else "not asked"] += 1
            found = _rolled(packed, taken, light, dark)
            if found != expected:
                return f"{sorted(taken)}, {light} {dark}: {found}, plainly {expected}"
    return ""


def random_table(rng: Random) -> set[int]:
    """Return crossed out sectors, at most 35; often whole rows of them."""
    taken = set(rng.sample(range(SECTORS), rng.randrange(SECTORS)))
    if rng.random() < 0.7:
        for row in rng.sample(range(SIDE), rng.randrange(SIDE)):
            taken |= set(range(row * SIDE, (row + 1) * SIDE))
    if len(taken) == SECTORS:
        taken.remove(rng.randrange(SECTORS))
    return taken


def _rolled(packed: bytes, taken: set[int], light: int, dark: int) -> list[int]:
    """Roll on a table; return what was crossed out, or what is offered."""
    state: Any = contract.unpack(packed, Chance(bytes(32)))
    contract.apply(state, bytes((codes.ROLL, light, dark)))
    if state.step == COLLISION:
        return list(turn.offers(state))
    crossed = [s for s in range(SECTORS) if s not in taken and sectors.is_crossed(state, 0, s)]
    return crossed if crossed == [state.sector[0]] else [NONE, *crossed]
