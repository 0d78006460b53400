"""A bar on the terminal for what takes a while on the cable."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress as Bars

from host_tools.cable.files import Progress


@contextmanager
def bar(what: str) -> Iterator[Progress]:
    """Show how far it is; the bar is gone when the work is done. Without a terminal: nothing."""
    out = Console(stderr=True)
    with Bars(console=out, transient=True, disable=not out.is_terminal) as bars:
        task = bars.add_task(what, total=None)
        yield lambda done, total: bars.update(task, completed=done, total=total)
