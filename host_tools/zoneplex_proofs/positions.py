"""Sweeps random positions: the firmware and the plain rules must judge each the same."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import TYPE_CHECKING, Any

from engine.refusal import Refusal
from games.zoneplex import rules, rules_eye, rules_influence, rules_state
from host_tools.simulated import zoneplex_plain as plain
from host_tools.sweeps.report import Advance, Report, quiet
from host_tools.zoneplex_proofs.firmware_table import to_state
from host_tools.zoneplex_proofs.plain_ways import shortest_ways
from host_tools.zoneplex_proofs.random_table import random_table

if TYPE_CHECKING:
    from host_tools.simulated.zoneplex_plain import Table

_BATCH = 1_000
_COMMAND = "zonekeeper soak --part zoneplex-positions"
_ENDINGS = ("", "eye", "zoneplex", "alone", "influence", "fears", "strength", "relics", "council")
_STEPS = ("class", "wms", "own", "stone", "relic", "rival", "lift")
_WAYS_EVERY = 25  # trying every way out takes much longer than all the rest
_MOST_CHANGES = 3


def run(seed: int, count: int, workers: int = 2, advance: Advance = quiet) -> Report:
    """Judge `count` positions, the first with `seed`, the next with the number after it."""
    batches = [
        (first, min(_BATCH, seed + count - first)) for first in range(seed, seed + count, _BATCH)
    ]
    seen: Counter[str] = Counter()
    failure = ""
    for result, wrong in _judged(batches, workers):
        advance(result.total())
        seen += result
        failure = failure or wrong
    told = ", ".join(f"{name} {number:,}" for name, number in sorted(seen.items()))
    return Report(f"{seen.total():,} positions judged alike: {told}.", failure)


def differences(table: "Table", seed: int) -> Iterator[str]:
    """Yield a sentence for each judgement in which the two differ."""
    for seat in range(len(table["players"])):
        yield from _differences_of_seat(table, seat)
    yield from _different_view(table)
    yield from _differences_at_the_end(table)
    if seed % _WAYS_EVERY == 0 and table["is_revealed"]:
        yield from _different_ways(table, seed // _WAYS_EVERY % len(table["players"]))


def _judged(batches: list[tuple[int, int]], workers: int) -> Iterator[tuple[Counter[str], str]]:
    if workers == 1 or len(batches) == 1:
        yield from map(_judge_batch, batches)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(_judge_batch, batches)


def _judge_batch(batch: tuple[int, int]) -> tuple[Counter[str], str]:
    first, count = batch
    seen: Counter[str] = Counter()
    for seed in range(first, first + count):
        table = random_table(Random(seed))
        wrong = "\n".join(differences(table, seed))
        if wrong:
            return seen, (
                f"{wrong}\n{table}\nRun it again:\n  {_COMMAND} --seed {seed} --events 1"
            )
        seen[plain.cataclysm(_revealed(table))[0]] += 1
    return seen, ""


def _differences_of_seat(table: "Table", seat: int) -> Iterator[str]:
    state = to_state(table, seat)
    expected = plain.influence(table, table["players"][seat])
    found = rules_influence.influence(state, seat)
    if found != expected:
        yield f"Influence of seat {seat}: {found}, plainly {expected}."
    worthy = plain.is_worthy(table["players"][seat])
    if rules_eye.is_worthy(state, seat) != worthy:
        yield f"Seat {seat} is worthy: {not worthy}, plainly {worthy}."
    reasons = plain.why_not_enter(table, seat)
    if rules_eye.may_enter(state, seat) != (not reasons):
        yield f"Seat {seat} may enter: {bool(reasons)}, plainly {reasons or 'open'}."
    yield from _different_reasons(state, reasons)
    yield from _different_entry(state, seat, reasons)


def _different_view(table: "Table") -> Iterator[str]:
    """Compare what everybody is shown."""
    for seat, shown in enumerate(rules.view(to_state(table), -1)["seats"]):
        player = table["players"][seat]
        counts = table["is_revealed"]  # before that Influence is not shown (AMB-32)
        influence = plain.influence(table, player) if counts else None
        is_open = not plain.why_not_enter(table, seat)
        symbol = "ABCDEF".index(player["symbol"]) if counts else None
        if (shown["influence"], shown["may_enter"], shown["symbol"]) != (
            influence,
            is_open,
            symbol,
        ):
            yield f"Seat {seat} is shown as {shown}, plainly {influence}, {is_open}, {symbol}."


def _different_reasons(state: Any, reasons: list[str]) -> Iterator[str]:
    """Compare the conditions of the judge's page; Influence is on it once it counts."""
    for reason in rules.verdict(state).reasons:
        if bool(reason.holds) != (reason.rule.decode() not in reasons):
            yield f"{reason.rule.decode()} holds: {reason.holds}, plainly broken: {reasons}."


def _different_entry(state: Any, seat: int, reasons: list[str]) -> Iterator[str]:
    before = rules.pack(state)
    outcome = rules.apply(state, bytes((rules.ENTER_EYE,)))
    if not isinstance(outcome, Refusal):
        if reasons:
            yield f"Seat {seat} entered; plainly {reasons} forbid it."
        if (state.stage, state.winner, state.ending) != (rules_state.OVER, seat, 1):
            yield f"Seat {seat} entered and has not won."
        return
    if outcome.rule.decode() not in reasons[:1]:
        yield f"Seat {seat} was refused by {outcome.rule.decode()}, plainly by {reasons}."
    if rules.pack(state) != before:
        yield f"Refusing seat {seat} changed the state."


def _differences_at_the_end(table: "Table") -> Iterator[str]:
    state = to_state(table)
    rules.apply(state, bytes((rules.END_TURN,)))
    how, left = plain.cataclysm(_revealed(table))
    if how == "council":
        voters = [seat for seat in range(state.seats) if state.voters >> seat & 1]
        if state.stage != rules_state.VOTE or voters != left:
            yield f"The Council votes on {voters}, plainly on {left}."
        else:
            yield from _different_vote(state, left)
        return
    winner = left[0] if left else rules_state.NOBODY
    if (_ENDINGS[state.ending], state.winner) != (how, winner):
        yield f"Ended by {_ENDINGS[state.ending]} for {state.winner}, plainly {how}, {winner}."


def _different_vote(state: Any, left: list[int]) -> Iterator[str]:
    for seat in range(state.seats):
        if seat not in left and not isinstance(
            rules.apply(state, bytes((rules.VOTE, seat))), Refusal
        ):
            yield f"The Council chose {seat}, who is not tied."
            return
    rules.apply(state, bytes((rules.VOTE, left[-1])))
    if (_ENDINGS[state.ending], state.winner) != ("council", left[-1]):
        yield f"The Council chose {left[-1]}; ended by {state.ending} for {state.winner}."


def _different_ways(table: "Table", seat: int) -> Iterator[str]:
    found = [
        tuple(sorted(_STEPS[step] for step in way))
        for way in rules_eye.shortest_ways(to_state(table, seat), seat)
    ]
    expected = shortest_ways(table, seat, _MOST_CHANGES)
    if expected is None:
        if any(len(way) <= _MOST_CHANGES for way in found):
            yield f"Seat {seat}: {found} would not open The Eye."
    elif sorted(found) != [way for way in expected if way]:
        yield f"Seat {seat}: ways {sorted(found)}, by trying {expected}."


def _revealed(table: "Table") -> "Table":
    return {**table, "is_revealed": True}
