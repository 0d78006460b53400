"""Ends a command quietly when nobody reads what it prints any more, as in `... | head`."""

import os
import select
import sys
from collections.abc import Callable

UNHEARD = 141  # what a shell reports for a program that is ended by a broken pipe


def while_heard(work: Callable[[], int]) -> int:
    """Do the work and return its exit code, or UNHEARD when the reader has gone."""
    try:
        code = work()
        sys.stdout.flush()
    except BrokenPipeError:
        if _is_heard():
            raise
        # What is left goes nowhere: Python would complain of it at the very end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNHEARD
    return code


def _is_heard() -> bool:
    waits = select.poll()
    waits.register(sys.stdout.fileno(), 0)
    return not any(event & (select.POLLERR | select.POLLHUP) for _, event in waits.poll(0))
