"""Sweeps the odds of battles: by enumeration where that is feasible, else by simulation."""

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.chance import Chance
from games.zoneplex.rules import codes, contract
from games.zoneplex.rules import setup as setup_rules
from games.zoneplex.rules import state as state_rules
from games.zoneplex.rules.battle import die
from games.zoneplex.rules.battle import odds as odds_rules
from host_tools.sweeps.report import Advance, Report, quiet
from host_tools.sweeps.zoneplex.plain_odds import count_all, shown_percent, simulate

ROLLS = 1_000_000

_FEASIBLE = 7  # rolls in a battle: 4 ** 7 runs of them are counted in a moment
_SIMULATE_EVERY = 10
_SIGMAS = 5  # one run in a million is further off than that
_COMMAND = "zonekeeper soak --part zoneplex-odds"
_FACES = ((0, 1, 2, 3), (0, 2, 3, 4))


def run(
    seed: int,
    count: int,
    workers: int = 1,
    advance: Advance = quiet,
    rolls: int = ROLLS,
) -> Report:
    """Check `count` battles by enumeration, and one more by simulation for every ten of them."""
    failure = ""
    counted = simulated = 0
    for number in range(seed, seed + count):
        counted += 1
        wrong = "\n".join(_differences(Random(number)))
        if number % _SIMULATE_EVERY == 0:
            simulated += 1
            wrong = wrong or "\n".join(_off_by_too_much(Random(number), rolls))
        advance(1)
        failure = wrong and f"{wrong}\nRun it again:\n  {_COMMAND} --seed {number} --events 1"
        if failure:
            break
    return Report(
        f"{counted:,} battles equal to the enumeration of all their rolls,"
        f" {simulated:,} large ones within the error of {rolls:,} rolls.",
        failure,
    )


def _differences(rng: Random) -> Iterator[str]:
    """Compare a battle that is small enough to be counted out."""
    faces = rng.choice(_FACES)
    monks = rng.randint(0, 5)
    stones = rng.randint(0, _FEASIBLE - monks)
    strengths = [rng.randint(1, 4) for _ in range(monks)]
    left = rng.randint(0, 15)
    expected = count_all(left, stones, strengths, faces)
    found = odds_rules.odds(left, stones, strengths, faces)
    if found != expected:
        yield f"{left} left, {stones} stones, {strengths}, {faces}: {found}, counted {expected}."
    if odds_rules.percent(*found) != shown_percent(*expected):
        yield f"{found} is shown as {odds_rules.percent(*found)} %."
    yield from _different_in_battle(rng)


def _different_in_battle(rng: Random) -> Iterator[str]:
    """Compare what the screens ask for: the odds of a state, now and with one more."""
    state = random_battle(rng)
    battle = state.battle
    waiting = [
        state.wms[seat]
        for seat in range(state.seats)
        if battle.helpers >> seat & 1 and not battle.struck >> seat & 1
    ]
    stones = sum(battle.lifted)
    faces = die.faces(state.setup)
    for more_stones, more_helpers in ((0, 0), (1, 0), (0, 1)):
        others = [state.wms[seat] for seat in range(state.seats) if not battle.helpers >> seat & 1]
        monks = waiting + sorted(others)[:more_helpers]
        if stones + more_stones + len(monks) > _FEASIBLE:
            continue
        expected = shown_percent(*count_all(battle.left, stones + more_stones, monks, faces))
        found = odds_rules.battle_odds(
            state, state.battle.helpers, bytes((more_stones,)), more_helpers
        )
        if found != expected:
            yield f"{battle.left} left, {stones} + {more_stones} stones, {monks}: {found} %."


def random_battle(rng: Random) -> Any:
    """Return a state in the middle of a battle."""
    setup = setup_rules.Setup()
    setup.seats = rng.randint(3, 5)
    setup.flags = setup_rules.HIGH_FACES if rng.random() < 0.5 else 0
    state = contract.new(setup.encode(), Chance(rng.randbytes(32)))
    while state.step != state_rules.STRENGTH:
        state.step = state_rules.DRAW
        contract.apply(state, bytes((codes.DRAW,)))
    state.wms[:] = bytes(rng.randint(1, 4) for _ in range(setup.seats))
    contract.apply(state, bytes((codes.STRENGTH,)))
    state.battle.helpers = rng.randrange(1 << setup.seats) | 1 << state.active
    state.battle.struck = state.battle.helpers & rng.randrange(1 << setup.seats)
    state.battle.left = rng.randint(1, state.battle.total)
    for seat in range(setup.seats):
        state.battle.lifted[seat] = rng.choice((0, 0, 1, 2))
    return state


def _off_by_too_much(rng: Random, rolls: int) -> Iterator[str]:
    """Compare a battle too large to be counted out with very many rolls."""
    faces = rng.choice(_FACES)
    strengths = [rng.randint(1, 4) for _ in range(rng.randint(1, 5))]
    stones = rng.randint(_FEASIBLE, 20)
    # About as much as they do on the average: a battle that is almost won proves little.
    mean = (stones + len(strengths)) * sum(faces) // 4 + sum(strengths) * 3 // 4
    left = mean + rng.randint(-4, 4)
    won, fought = simulate((left, stones, strengths), faces, rolls, rng)
    winning, total = odds_rules.odds(left, stones, strengths, faces)
    # (won / fought - p)^2 <= sigmas^2 p (1 - p) / fought, in whole numbers
    off = (won * total - winning * fought) ** 2
    if off > _SIGMAS**2 * winning * (total - winning) * fought:
        odds = f"{winning} / {total}"
        yield f"{left} left, {stones} stones, {strengths}: {won} of {fought}, not {odds}."
