"""Sweeps random positions: the firmware and the plain rules must judge each the same."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING, Any

from engine.refusal import Refusal
from games.zoneplex.modes import eye_ways
from games.zoneplex.rules import codes, contract, eye
from games.zoneplex.rules import influence as influence_rules
from games.zoneplex.rules import state as state_rules
from host_tools.exercises.zoneplex import plain, plain_modes
from host_tools.sweeps.report import Advance, Report, quiet
from host_tools.sweeps.spread import spread
from host_tools.sweeps.zoneplex.firmware_table import symbol_of, to_state
from host_tools.sweeps.zoneplex.modes import BASE, Modes, command
from host_tools.sweeps.zoneplex.plain_ways import shortest_ways
from host_tools.sweeps.zoneplex.random_table import random_table

if TYPE_CHECKING:
    from host_tools.exercises.zoneplex.plain import Table
    from host_tools.exercises.zoneplex.plain_modes import Condition

_BATCH = 1_000
_ENDINGS = (
    *("", "eye", "zoneplex", "alone", "influence", "fears", "strength", "relics", "council"),
    *("replay", "deck", "draw"),
)
_STEPS = ("class", "wms", "own", "stone", "relic", "rival", "lift")
_AFTER_ENTRY = {"win": (state_rules.OVER, 1), "banished": (state_rules.BANISHED, 0)}
_WAYS_EVERY = 25  # trying every way out takes much longer than all the rest
_MOST_CHANGES = 3


_Batch = tuple[int, int, Modes]  # the first seed, how many, in which modes


def run(
    seed: int, count: int, workers: int = 2, advance: Advance = quiet, modes: Modes = BASE
) -> Report:
    """Judge `count` positions, the first with `seed`, the next with the number after it."""
    end = seed + count
    batches = [(first, min(_BATCH, end - first), modes) for first in range(seed, end, _BATCH)]
    seen: Counter[str] = Counter()
    failure = ""
    for result, wrong in spread(_judge_batch, batches, workers):
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
    if seed % _WAYS_EVERY == 0 and table["is_revealed"]:  # for one or two it never is
        yield from _different_ways(table, seed // _WAYS_EVERY % len(table["players"]))


def _judge_batch(batch: _Batch) -> tuple[Counter[str], str]:
    first, count, modes = batch
    seen: Counter[str] = Counter()
    for seed in range(first, first + count):
        table = random_table(Random(seed), modes[seed % len(modes)])
        wrong = "\n".join(differences(table, seed))
        if wrong:
            again = f"{command('positions', modes)} --seed {seed} --events 1"
            return seen, f"{wrong}\n{table}\nRun it again:\n  {again}"
        seen[_name(table)] += 1
    return seen, ""


def _differences_of_seat(table: "Table", seat: int) -> Iterator[str]:
    state = to_state(table, seat)
    expected = plain.influence(table, table["players"][seat])
    found = influence_rules.influence(state, seat)
    if found != expected:
        yield f"Influence of seat {seat}: {found}, plainly {expected}."
    worthy = plain.is_worthy(table["players"][seat])
    if eye.is_worthy(state, seat) != worthy:
        yield f"Seat {seat} is worthy: {not worthy}, plainly {worthy}."
    reasons = plain_modes.why_not_enter(table, seat)
    if eye.may_enter(state, seat) != (not reasons):
        yield f"Seat {seat} may enter: {bool(reasons)}, plainly {reasons or 'open'}."
    yield from _different_reasons(state, plain_modes.conditions(table, seat))
    yield from _different_entry(state, table, seat)


def _different_view(table: "Table") -> Iterator[str]:
    """Compare what everybody is shown."""
    for seat, shown in enumerate(contract.view(to_state(table), -1)["seats"]):
        player = table["players"][seat]
        counts = plain_modes.is_counted(table, player)
        influence = plain.influence(table, player) if counts else None
        is_open = not plain_modes.why_not_enter(table, seat)
        symbol = symbol_of(player) if plain.is_known(table, player) else None
        if (shown["influence"], shown["may_enter"], shown["symbol"]) != (
            influence,
            is_open,
            symbol,
        ):
            yield f"Seat {seat} is shown as {shown}, plainly {influence}, {is_open}, {symbol}."


def _different_reasons(state: Any, expected: "list[Condition]") -> Iterator[str]:
    """Compare the conditions of the judge's page; Influence is on it once it counts."""
    found = [(reason.rule.decode(), reason.holds) for reason in contract.verdict(state).reasons]
    if found != expected:
        yield f"The judge's page has {found}, plainly {expected}."


def _different_entry(state: Any, table: "Table", seat: int) -> Iterator[str]:
    reasons = plain_modes.why_not_enter(table, seat)
    before = contract.pack(state)
    outcome = contract.apply(state, bytes((codes.ENTER_EYE,)))
    if not isinstance(outcome, Refusal):
        if reasons:
            yield f"Seat {seat} entered; plainly {reasons} forbid it."
        _show_symbols(state, table)
        expected = _AFTER_ENTRY[plain_modes.entry(table, seat)]
        if (state.step, state.ending) != expected or state.active != seat:
            yield f"Seat {seat} entered: {state.step}, {state.ending}, plainly {expected}."
        return
    if outcome.rule.decode() not in reasons[:1]:
        yield f"Seat {seat} was refused by {outcome.rule.decode()}, plainly by {reasons}."
    if contract.pack(state) != before:
        yield f"Refusing seat {seat} changed the state."


def _differences_at_the_end(table: "Table") -> Iterator[str]:
    state = to_state(table)
    contract.apply(state, bytes((codes.END_TURN,)))
    _show_symbols(state, table)
    how, left = plain_modes.deck_out(table)
    if how == "council":
        voters = [seat for seat in range(state.seats) if state.voters >> seat & 1]
        if state.step != state_rules.VOTE or voters != left:
            yield f"The Council votes on {voters}, plainly on {left}."
        else:
            yield from _different_vote(state, left)
        return
    winner = left[0] if left else state_rules.NOBODY
    if (_ENDINGS[state.ending], state.winner) != (how, winner):
        yield f"Ended by {_ENDINGS[state.ending]} for {state.winner}, plainly {how}, {winner}."


def _different_vote(state: Any, left: list[int]) -> Iterator[str]:
    for seat in range(state.seats):
        if seat not in left and not isinstance(
            contract.apply(state, bytes((codes.VOTE, seat))), Refusal
        ):
            yield f"The Council chose {seat}, who is not tied."
            return
    contract.apply(state, bytes((codes.VOTE, left[-1])))
    if (_ENDINGS[state.ending], state.winner) != ("council", left[-1]):
        yield f"The Council chose {left[-1]}; ended by {state.ending} for {state.winner}."


def _different_ways(table: "Table", seat: int) -> Iterator[str]:
    found = [
        tuple(sorted(_STEPS[step] for step in way))
        for way in eye_ways.shortest_ways(to_state(table, seat), seat)
    ]
    expected = shortest_ways(table, seat, _MOST_CHANGES)
    if expected is None:
        if any(len(way) <= _MOST_CHANGES for way in found):
            yield f"Seat {seat}: {found} would not open The Eye."
    elif sorted(found) != [way for way in expected if way]:
        yield f"Seat {seat}: ways {sorted(found)}, by trying {expected}."


def _show_symbols(state: Any, table: "Table") -> None:
    """Let the players show the cards that the device asks for."""
    if state.step == state_rules.REVEAL:
        contract.apply(state, bytes((codes.REVEAL, *map(symbol_of, table["players"]))))


def _name(table: "Table") -> str:
    """Return what is counted: the ending, with the mode where there is one."""
    mode, how = plain_modes.mode_of(table), plain_modes.deck_out(table)[0]
    return how if (mode,) == BASE else f"{mode} {how}"
