"""Whole random games, on paper and with known sheets, against the plain rules.

Before every move both must offer the same, and what the plain rules do not offer is refused.
"""

from collections import Counter
from random import Random
from typing import Any

from engine.chance import Chance
from engine.refusal import Refusal
from games.zeds.rules import contract
from games.zeds.rules import setup as decisions
from games.zeds.rules.zone import referee
from host_tools.sweeps.report import Advance, Report, quiet
from host_tools.sweeps.seeds import compare_all, told
from host_tools.sweeps.zeds import plain, plain_table
from host_tools.sweeps.zeds.plain_player import COUNTERS
from host_tools.sweeps.zeds.plain_sheet import write
from host_tools.sweeps.zeds.plain_table import Action, World
from host_tools.sweeps.zeds.random_sheet import random_sheet
from host_tools.sweeps.zeds.side_by_side import Pair, as_action, as_move

_NAMES = (b"Ann", b"Ben", b"Cid", b"Dan", b"Eve", b"Fay")
_COUNTED = 0.25  # of the moves on paper
_MILD = 0.6  # of the drawings that are thought about
_MOST_COUNT = 9
_SHELTERED = COUNTERS.index("sheltered")  # explains what is crossed out: not set at random


def run(seed: int, count: int, workers: int = 1, advance: Advance = quiet) -> Report:
    """Compare `count` games; every seed has one."""
    seeds = range(seed, seed + count)
    seen, failure = compare_all("zeds-games", whole_game, seeds, workers, advance)
    return Report(f"{count:,} games alike: {told(seen)}.", failure)


def whole_game(seed: int, seen: "Counter[str]") -> str:
    """Compare every move of a game played at random; return what is not alike."""
    rng = Random(seed)
    pair = Pair(contract.new(_setup(rng), Chance(rng.randbytes(32))))
    wrong = "; ".join(pair.differences())
    while not wrong and not contract.is_over(pair.state):
        wrong = pair.unlike_offers() or _taken_though_not_offered(pair, rng)
        action = _choose(pair, rng)
        seen.update(("moves", action[0]))
        wrong = wrong or pair.play(_with_dice(pair.state, action, rng))
    seen[_ending(pair.world)] += 1
    return wrong


def _setup(rng: Random) -> bytes:
    """Return any decisions of the table."""
    flags = rng.choice((0, decisions.SWAPPED)) | rng.choice((0, decisions.FREED))
    kind = rng.choice(("paper", "sheet", "sheet", "daily"))
    names = _NAMES[: rng.randint(0 if kind == "paper" else 1, len(_NAMES))]
    if kind != "daily":
        flags |= rng.choice((0, decisions.OWN_DICE))
    if kind == "paper":
        return bytes(decisions.encode(flags | rng.choice((0, decisions.TALL)), names))
    date = (rng.randint(2020, 2099), rng.randint(1, 12), rng.randint(1, 28))
    return bytes(
        decisions.encode(flags, names, write(random_sheet(rng)), date if kind == "daily" else ())
    )


def _choose(pair: Pair, rng: Random) -> Action:
    """Return what is done next; on paper now and then something is counted."""
    world = pair.world
    may_count = not world.sheet and world.turn and world.stage == "turns" and world.players
    if may_count and rng.random() < _COUNTED:
        return _counted(world, rng)
    options = sorted(plain_table.legal(world))
    kind = rng.choice(sorted({option[0] for option in options}))
    options = [option for option in options if option[0] == kind]
    if kind == "place" and rng.random() < _MILD:
        options = [each for each in options if not _loses(pair.state, each)] or options
    if kind in ("score", "left"):
        return (kind, *(rng.randrange(2) for _ in options[0][1:]))
    return rng.choice(options)


def _loses(state: Any, action: Action) -> bool:
    """Tell whether a drawing would lose; both say so alike, as `zones` shows."""
    return bool(referee.preview(state, state.active, action[1]).loses)


def _counted(world: World, rng: Random) -> Action:
    """Return what somebody counts on paper."""
    seat = rng.choice([seat for seat, player in enumerate(world.players) if not player.out])
    guns = world.players[seat].counted["guns"]
    kind = rng.choice(("count", "count", "count", "throw", "attack", "attack", "out"))
    if kind == "count":
        return (kind, seat, rng.randrange(_SHELTERED), rng.randrange(_MOST_COUNT))
    if kind == "attack":
        return (kind, seat, rng.randint(1, guns), 1) if guns else ("throw", seat)
    is_out = kind == "out" and rng.random() < 0.1
    return ("out", seat) if is_out else ("throw", seat)


def _with_dice(state: Any, action: Action, rng: Random) -> bytes:
    """Return an action as a move, with faces where the table rolls its own dice."""
    if action[0] in ("roll", "shelter") and state.allows(decisions.OWN_DICE):
        action += (rng.randint(1, 6), rng.randint(1, 6))
    return as_move(action)


def _taken_though_not_offered(pair: Pair, rng: Random) -> str:
    """Try something that is not offered; say so when it is not refused, or changes anything."""
    seat = rng.randrange(6)
    action: Action = rng.choice(
        (
            ("roll",),
            ("cross", rng.randrange(36)),
            ("shelter", seat),
            ("place", rng.randrange(20)),
            ("throw", seat, rng.randrange(20), rng.randrange(4)),
            ("done",),
            ("generator", rng.randrange(2)),
            ("escape", rng.randrange(2), rng.randrange(2)),
        )
    )
    if action in plain_table.legal(pair.world):
        return ""
    before = contract.pack(pair.state)
    move = _with_dice(pair.state, action, rng)
    is_refused = isinstance(contract.apply(pair.state, move), Refusal)
    is_same = contract.pack(pair.state) == before
    return "" if is_refused and is_same else f"{as_action(move)} is taken though not offered"


def _ending(world: World) -> str:
    """Return how a game ended."""
    if not world.players:
        return "by dice alone"
    if not world.living:
        return "all lost"
    winners = plain.winners(plain_table.results(world))
    return ("nobody escaped", "one winner")[len(winners)] if len(winners) < 2 else "shared"
