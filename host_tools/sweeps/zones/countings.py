"""Counts what can come of positions of ZoneS in three plies, by the firmware and plainly.

A base that falls, a draw and a piece that returns are plies like others; behind an end is nothing.
"""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

from engine.chance import Chance
from games.zones.rules import contract
from host_tools.sweeps.report import Advance, Report, quiet
from host_tools.sweeps.seeds import compare_all, told
from host_tools.sweeps.zones.plain import Position
from host_tools.sweeps.zones.plain_game import Action, legal, play
from host_tools.sweeps.zones.random_position import random_position, random_setup
from host_tools.sweeps.zones.side_by_side import as_action, as_state

PLIES = 3


def run(seed: int, count: int, workers: int = 1, advance: Advance = quiet) -> Report:
    """Count from `count` positions; every seed has one."""
    seeds = range(seed, seed + count)
    seen, failure = compare_all("zones-counts", one_position, seeds, workers, advance)
    return Report(f"Counts from {count:,} positions alike: {told(seen)}.", failure)


def one_position(seed: int, seen: "Counter[str]") -> str:
    """Count from one position, first move by first move; return what differs."""
    rng = Random(seed)
    setup = random_setup(rng)
    position = random_position(rng, setup)
    ours = _divided(_Rules, as_state(position, setup))
    theirs = _divided(_Plainly, position)
    seen[f"lines of {PLIES} plies"] += sum(theirs.values())
    wrong = [
        f"{action} {ours.get(action)}, plainly {theirs.get(action)}"
        for action in {**ours, **theirs}
        if ours.get(action) != theirs.get(action)
    ]
    return f"{setup.written().hex()} {position}: {'; '.join(wrong)}" if wrong else ""


class _Rules:
    """The firmware's rules, to be counted with."""

    moves = staticmethod(contract.moves)
    name = staticmethod(as_action)

    @staticmethod
    def after(state: Any, move: bytes) -> Any:
        """Return the state after a move."""
        trial: Any = contract.unpack(contract.pack(state), Chance(bytes(32)))
        contract.apply(trial, move)
        return trial


class _Plainly:
    """The plain rules, to be counted with."""

    moves = staticmethod(legal)

    @staticmethod
    def name(action: Action) -> Action:
        """Return what an action is called."""
        return action

    @staticmethod
    def after(position: Position, action: Action) -> Position:
        """Return the position after an action; roster and terrain stay the same."""
        trial = replace(
            position,
            pieces=dict(position.pieces),
            reserve=Counter(position.reserve),
            captured=Counter(position.captured),
        )
        play(trial, action)
        return trial


def _divided(rules: Any, start: Any) -> dict[Action, int]:
    """Return how many lines begin with each move."""
    moves = rules.moves(start)
    return {rules.name(move): _count(rules, rules.after(start, move), PLIES - 1) for move in moves}


def _count(rules: Any, start: Any, plies: int) -> int:
    moves = rules.moves(start)
    if plies == 1:
        return len(moves)
    return sum(_count(rules, rules.after(start, move), plies - 1) for move in moves)
