"""Random zones on random sheets: passable area, activation, points, against a picture of them."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from engine.chance import Chance
from games.zeds.rules import contract, ranking
from games.zeds.rules import setup as decisions
from games.zeds.rules.state import HAS_GENERATOR, HAS_PATH, SQUARES
from games.zeds.rules.zone import referee
from games.zeds.rules.zone.sheet import SECOND
from host_tools.sweeps.report import Advance, Report, quiet
from host_tools.sweeps.seeds import compare_all, told
from host_tools.sweeps.zeds.plain_player import Drawn
from host_tools.sweeps.zeds.plain_sheet import LETTERS, SECTORS, Sheet, read, write
from host_tools.sweeps.zeds.random_sheet import random_sheet

_ITEMS = 4


def run(seed: int, count: int, workers: int = 1, advance: Advance = quiet) -> Report:
    """Compare `count` zones; every seed has one."""
    seeds = range(seed, seed + count)
    seen, failure = compare_all("zeds-zones", zone, seeds, workers, advance)
    return Report(f"Alike by the rules and in a picture: {told(seen)}.", failure)


def zone(seed: int, seen: "Counter[str]") -> str:
    """Compare one zone, then one drawing more; return what is not alike."""
    rng = Random(seed)
    data = write(random_sheet(rng))
    state, player = random_zone(rng, data)
    wrong = "; ".join(_unlike(state, player))
    seen.update(zones=1, ways=player.zone.has_path)
    if not wrong and player.free and not player.has_lost:
        wrong = _one_more(state, player, rng, seen)
    return wrong and f"sheet {data.hex()}, drawn {player.drawn}: {wrong}"


def random_zone(rng: Random, data: bytes) -> tuple[Any, Drawn]:
    """Return a game with a zone, and the same zone as a picture; some zombies are erased."""
    state = contract.new(decisions.encode(0, (b"Ann",), data), Chance(bytes(32)))
    player = Drawn(read(data))
    squares = rng.sample(range(SQUARES), rng.choice((rng.randrange(SQUARES), SQUARES)))
    player.lay(dict(zip(squares, _likely(rng, player.sheet), strict=False)))
    for square, sector in player.drawn.items():
        state.zones[0][square] = sector
    _use(rng, player)
    state.erased[0] = bytes(square * _ITEMS + place for square, place in sorted(player.erased))
    state.thrown[0], state.sheltered[0] = len(player.erased), player.sheltered
    referee.take_stock(state, 0)
    return state, player


def _use(rng: Random, player: Drawn) -> None:
    """Let some grenades and shelters be used, no more than there are."""
    targets, stock = player.targets(), player.stock()
    most = min(stock["grenades"], len(targets))
    player.erased = set(rng.sample(targets, rng.randint(0, most)))
    player.sheltered = rng.randint(0, stock["shelters"])


def _likely(rng: Random, sheet: Sheet) -> list[int]:
    """Return all sectors in any order; more often than not generators are among the first."""
    order = rng.sample(range(SECTORS), SECTORS)
    if rng.random() < 0.7:
        order.sort(key=lambda sector: sector not in sheet.generators)
    return order


def _unlike(state: Any, player: Drawn) -> Iterator[str]:
    """Yield what differs of the area, of what lies in it, and of what it is worth."""
    outcome = referee.Outcome(state, 0)
    yield from _unlike_area(outcome.area, player)
    for kind, letter in enumerate(LETTERS):
        ours = (outcome.stock.inside[kind], outcome.stock.outside[kind])
        theirs = tuple(len(player.places(letter, is_inside)) for is_inside in (True, False))
        if ours != theirs:
            yield f"{letter} inside and outside {ours}, plainly {theirs}"
    if referee.targets(state, 0) != player.targets():
        yield f"targets {referee.targets(state, 0)}, plainly {player.targets()}"
    if not player.has_lost:
        yield from unlike_counts(state, 0, player)


def _unlike_area(area: Any, player: Drawn) -> Iterator[str]:
    if bool(area.has_path) != player.zone.has_path:
        yield f"a way {area.has_path}, plainly {player.zone.has_path}"
    for square, sector in player.drawn.items():
        halves = (False, True) if player.sheet.sectors[sector].split else (False,)
        for is_second in halves:
            ours = area.is_inside(square, SECOND * is_second)
            if ours != player.zone.is_passable(square, is_second):
                yield f"square {square}, second half {is_second}: passable {ours}"


def unlike_counts(state: Any, seat: int, player: Drawn) -> Iterator[str]:
    """Yield what differs of a seat that has not lost: what is left, points, ties."""
    for name, many in player.stock().items():
        if getattr(state, name)[seat] != many:
            yield f"{name} {getattr(state, name)[seat]}, plainly {many}"
    outcome = player.outcome()
    bits = HAS_PATH * outcome.has_path | HAS_GENERATOR * outcome.has_generator
    ours = (state.escaped[seat], state.idle_zombies[seat], state.idle_items[seat])
    theirs = (bits, outcome.idle_zombies, outcome.idle_items)
    if ours != theirs:
        yield f"escaped, inactive zombies and items {ours}, plainly {theirs}"
    if ranking.points(state, seat) != outcome.points:
        yield f"{ranking.points(state, seat)} points, plainly {outcome.points}"


def _one_more(state: Any, player: Drawn, rng: Random, seen: "Counter[str]") -> str:
    """Compare what would wake with one more drawing."""
    drawn = set(player.drawn.values())
    player.sector = rng.choice([sector for sector in range(SECTORS) if sector not in drawn])
    square = rng.choice(player.free)
    state.sector[0] = player.sector
    outcome = referee.preview(state, 0, square)
    woken, guns = player.draw(square)
    seen.update(attacks=woken > 0, losses=woken > guns)
    ours = (outcome.woken, outcome.guns, outcome.loses)
    theirs = (woken, guns, woken > guns)
    return "" if ours == theirs else f"then {square}: {ours}, plainly {theirs}"
