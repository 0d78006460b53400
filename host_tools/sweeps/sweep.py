"""What a sweep is: a long random run over one part, which later parts join as rows."""

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any


@dataclass(frozen=True)
class Task:
    """One run of a sweep. `advance(n)` moves the progress bar."""

    seed: int
    count: int
    workers: int
    advance: Callable[[int], None]


@dataclass
class Outcome:
    """How a run went; `failure` is empty when nothing broke, or says all there is to know."""

    summary: str
    failure: str = ""
    seen: dict[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Sweep:
    """A row of the table: `count` is how many of its `unit` make a whole run."""

    about: str
    unit: str
    count: int
    run: Callable[[Task], Outcome]


def reported(module: str, **options: Any) -> Callable[[Task], Outcome]:
    """Return the run of a sweep that hands back a report; its module is loaded then."""

    def run(task: Task) -> Outcome:
        sweep: Any = import_module(f"host_tools.{module}")
        report = sweep.run(task.seed, task.count, task.workers, task.advance, **options)
        return Outcome(report.summary, report.failure)

    return run
