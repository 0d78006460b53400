"""Roll a million dice and shuffle a hundred thousand decks; fail when that is not fair."""

import argparse
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from host_tools.sweeps.fairness.sweep import ROLLS, SHUFFLES, find_unfair, sweep, tell

_FIXED_SEED = 1


def main(argv: Sequence[str] | None = None) -> int:
    """Measure what the arguments ask for; return 1 when something is not fair."""
    options = _parser().parse_args(argv)
    table = Table("sample", "count", "how likely pure chance is to do as much")
    samples = []
    for sample in sweep(options.seed, options.rolls, options.shuffles):
        table.add_row(sample.name, f"{sample.count:,}", tell(sample.measures))
        samples.append(sample)
    console = Console()
    console.print(table)
    failure = find_unfair(samples)
    console.print(f"Seed {options.seed}: {failure or 'all as chance would have it.'}")
    return 1 if failure else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m host_tools.fairness", description=__doc__)
    parser.add_argument("--seed", type=int, default=_FIXED_SEED)
    parser.add_argument("--rolls", type=int, default=ROLLS, help="of each die")
    parser.add_argument("--shuffles", type=int, default=SHUFFLES, help="of each deck")
    return parser


if __name__ == "__main__":
    sys.exit(main())
