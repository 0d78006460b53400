"""Spreads the work of a sweep over processes."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

_Task = TypeVar("_Task")
_Made = TypeVar("_Made")


def spread(
    work: Callable[[_Task], _Made], tasks: Sequence[_Task], workers: int
) -> Iterator[_Made]:
    """Yield what `work` makes of each task, in their order; for one worker in this process."""
    if workers == 1 or len(tasks) == 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(work, tasks)
