"""What a measurement gives, and the row of the table it belongs to."""

from collections.abc import Callable
from dataclasses import dataclass

from host_tools.bench.laboratory import Laboratory


@dataclass(frozen=True)
class Figure:
    """A measured number, and what to know beside it."""

    value: float
    note: str = ""


@dataclass(frozen=True)
class Row:
    """One line of the bench. Without a budget the figure is only told."""

    what: str
    unit: str
    measure: Callable[[Laboratory], Figure]
    budget: float | None = None


@dataclass(frozen=True)
class Result:
    """A row with its figure."""

    row: Row
    figure: Figure

    @property
    def is_broken(self) -> bool:
        """Tell whether the figure is over the budget."""
        return self.row.budget is not None and self.figure.value > self.row.budget
