"""The command `zonekeeper soak`: runs the sweeps and tells how they went."""

import argparse
import secrets
from collections.abc import Mapping, Sequence
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from host_tools.sweeps import keys_sweep
from host_tools.sweeps.report import Advance
from host_tools.sweeps.sweep import Outcome, Sweep, Task
from host_tools.sweeps.table import SWEEPS

_ABOUT = """\
Run the long random sweeps. Everything runs on the virtual board: real MicroPython, the whole
firmware, its real drivers, and the strict chip model behind the bus."""
_MORE = """\
In the part `keys` most key events are put straight into the ring that the key timer fills, with
the kinds in the order that a finger makes them; a few in a hundred come from the simulated pins
and live through every sample of the timer. Between them time passes or leaps, wires come loose,
the flash fills up, and the battery is pulled in mid-transfer. After each word the device must not
have crashed; now and then a few presses of BACK must lead to the launcher, and the glass
must show what was drawn."""


def main(argv: Sequence[str] | None = None, sweeps: Mapping[str, Sweep] = SWEEPS) -> int:
    """Run the sweeps that the arguments name; return 1 when one fails."""
    options = _parser(sweeps).parse_args(argv)
    console = Console()
    if options.list:
        console.print(_list(sweeps))
        return 0
    if options.words is not None:
        return _replay(options.words.split(), console)
    seed = secrets.randbelow(10**9) if options.seed is None else options.seed
    console.print(f"seed {seed}", highlight=False)
    names = options.part or list(sweeps)
    failures = [not _run(name, sweeps[name], options, seed, console) for name in names]
    return int(any(failures))


def _parser(sweeps: Mapping[str, Sweep]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        "zonekeeper soak",
        description=_ABOUT,
        epilog=_MORE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--list", action="store_true", help="list the parts")
    parser.add_argument("--part", action="append", choices=sweeps, help="run this part only")
    parser.add_argument("--events", type=_positive, help="how many, instead of a whole run")
    parser.add_argument("--seed", type=int, help="begin with this seed, not with a random one")
    parser.add_argument("--workers", type=_positive, default=2, help="how many at a time")
    parser.add_argument("--words", help="replay what a failure of the part `keys` printed")
    return parser


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def _list(sweeps: Mapping[str, Sweep]) -> Table:
    table = Table("part", "what", "whole run")
    for name, sweep in sweeps.items():
        table.add_row(name, sweep.about, f"{sweep.count:,} {sweep.unit}")
    return table


def _run(
    name: str, sweep: Sweep, options: argparse.Namespace, seed: int, console: Console
) -> bool:
    """Run one sweep and tell how far it is; return whether all went well."""
    count = options.events or sweep.count

    def outcome_with(advance: Advance) -> Outcome:
        return sweep.run(Task(seed, count, options.workers, advance))

    if console.is_terminal:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        with Progress(*columns, TimeElapsedColumn(), console=console) as progress:
            bar = progress.add_task(name, total=count)
            outcome = outcome_with(lambda done: progress.advance(bar, done))
    else:
        outcome = outcome_with(_Tenths(name, count, console).advance)
    _print(name, outcome, console)
    return not outcome.failure


class _Tenths:
    """Says how far a sweep is where no bar can be drawn, as in a file."""

    def __init__(self, name: str, count: int, console: Console) -> None:
        self._name = name
        self._count = count
        self._console = console
        self._began = monotonic()
        self._done = 0

    def advance(self, done: int) -> None:
        """Note that so much more is done; say so at every tenth."""
        before = self._done * 10 // self._count
        self._done += done
        if self._done * 10 // self._count > before:
            seconds = monotonic() - self._began
            text = f"{self._name}: {self._done:,} of {self._count:,} after {seconds:.0f} s"
            self._console.print(text, markup=False, highlight=False)


def _print(name: str, outcome: Outcome, console: Console) -> None:
    if outcome.failure:
        console.print(f"{name} FAILED", style="bold red")
        console.print(outcome.failure, markup=False, highlight=False, soft_wrap=True)
    console.print(f"{name}: {outcome.summary}", markup=False, highlight=False)


def _replay(words: list[str], console: Console) -> int:
    played = keys_sweep.play(words)
    said = played.error or f"{played.done} words done, {played.events} key events: nothing broke."
    console.print(said, markup=False, highlight=False)
    return int(bool(played.error))
