"""What a sweep hands back, and how it is told to run."""

from collections.abc import Callable
from dataclasses import dataclass

Advance = Callable[[int], None]


def quiet(done: int) -> None:
    """Take no notice of the progress."""


@dataclass(frozen=True)
class Report:
    """How a sweep went; `failure` is empty, or says what broke and how to see it again."""

    summary: str
    failure: str = ""
