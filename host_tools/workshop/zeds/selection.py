"""Chooses a sheet among candidates by play: `python -m host_tools.workshop.zeds.selection`.

    python -m host_tools.workshop.zeds.selection RECIPE [--candidates N] [--seed S]

Candidates are thrown by a recipe. Each plays a few games; the best of them play more, and the
best of those is printed as a text.
"""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from host_tools.workshop.zeds.generate import Recipe, candidate
from host_tools.workshop.zeds.lab import Figures, figures, play
from host_tools.workshop.zeds.sheet import Sheet
from host_tools.workshop.zeds.sheet_text import written

_FIRST = 30  # games of a candidate and a bot
_SECOND = 240
_FINALISTS = 4


@dataclass(frozen=True)
class Goal:
    """What a sheet is made of, and how often each bot is to escape from it."""

    recipe: Recipe
    modest: float
    better: float


GOALS = {
    "gentle": Goal(
        Recipe(
            "Gentle", {"Z": 11, "G": 11, "B": 4, "S": 4, "V": 9}, {0: 12, 1: 14, 2: 9, 3: 1}, 10
        ),
        modest=0.45,
        better=0.88,
    ),
    "plain": Goal(
        Recipe(
            "Plain", {"Z": 15, "G": 10, "B": 5, "S": 4, "V": 8}, {0: 10, 1: 14, 2: 10, 3: 2}, 12
        ),
        modest=0.22,
        better=0.65,
    ),
    "grim": Goal(
        Recipe("Grim", {"Z": 19, "G": 9, "B": 6, "S": 5, "V": 8}, {0: 9, 1: 13, 2: 12, 3: 2}, 14),
        modest=0.08,
        better=0.40,
    ),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Print the chosen sheet; what it is worth goes where errors go."""
    parser = argparse.ArgumentParser("python -m host_tools.workshop.zeds.selection")
    parser.add_argument("recipe", choices=GOALS)
    parser.add_argument("--candidates", type=int, default=120, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    options = parser.parse_args(argv)
    goal = GOALS[options.recipe]
    sheet, worth = chosen(goal, options.candidates, options.seed)
    print(f"{options.recipe}: worth {worth:.3f}", file=sys.stderr)
    print(written(sheet), end="")
    return 0


def chosen(goal: Goal, count: int, seed: int) -> tuple[Sheet, float]:
    """Return the best of some candidates, and what it is worth."""
    random = Random(seed)
    sheets = [candidate(goal.recipe, random) for _ in range(count)]
    ranked = sorted(sheets, key=lambda sheet: -_tried(goal, sheet, _FIRST, seed))
    finalists = [(sheet, _tried(goal, sheet, _SECOND, seed + 1)) for sheet in ranked[:_FINALISTS]]
    return max(finalists, key=lambda finalist: finalist[1])


def _tried(goal: Goal, sheet: Sheet, games: int, seed: int) -> float:
    by_bot = [figures(play(sheet, bot, range(games), seed)) for bot in ("modest", "better")]
    return worth(goal, *by_bot)


def worth(goal: Goal, modest: Figures, better: Figures) -> float:
    """Return how good a sheet is: near its goal, with all that makes a game worth playing.

    Somebody loses early, the better player escapes late, and both shelters and grenades are used
    in about half of the games: neither never nor always.
    """
    off = abs(better.escaped - goal.better) + abs(modest.escaped - goal.modest)
    choices = min(better.shelters, 0.5) + min(better.grenades, 0.5)
    return choices + min(modest.lost_early, 0.2) + min(better.late, 0.4) - 2 * off


if __name__ == "__main__":
    sys.exit(main())
