"""The tables of the pages in `hardware/`, and how they get between their marks.

A page has `<!-- table NAME -->` and `<!-- end of table -->`; what is between them is made here,
the rest is written by hand.
"""

import csv
import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from host_tools.hardware import power
from host_tools.hardware.pinout import FOLDER, STEPS, Wire
from host_tools.hardware.power_figures import FIGURES

_MARKED = re.compile(r"<!-- table ([a-z ]+) -->\n.*?<!-- end of table -->", re.DOTALL)


def fill(page: str, wires: Sequence[Wire]) -> str:
    """Return the page with every table made anew; raise KeyError for one nobody knows."""
    return _MARKED.sub(lambda found: _marked(found[1], wires), page)


def _marked(name: str, wires: Sequence[Wire]) -> str:
    table = _parts() if name == "parts" else _TABLES[name](wires)
    return f"<!-- table {name} -->\n{table}\n<!-- end of table -->"


def markdown(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table in Markdown."""
    lines = [_row(head), _row(["---"] * len(head)), *(_row(row) for row in rows)]
    return "\n".join(lines)


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _parts(path: Path = FOLDER / "parts.csv") -> str:
    with path.open(newline="", encoding="utf-8") as file:
        head, *rows = csv.reader(file)
    return markdown(head, rows)


def _wiring(wires: Sequence[Wire]) -> str:
    head = ("step", "colour", "from", "to", "job", "note")
    rows = [
        (wire.step, wire.colour, f"`{wire.start}`", f"`{wire.end}`", wire.job, wire.note)
        for wire in sorted(wires, key=_by_step)
    ]
    return markdown(head, rows)


def _by_step(wire: Wire) -> int:
    return STEPS.index(wire.step)


def _gpios(wires: Sequence[Wire]) -> str:
    head = ("GPIO", "in `pins.py`", "job", "direction", "pull", "RTC-capable")
    rows = [
        (str(wire.gpio), wire.name, wire.job, wire.direction, wire.pull, _yes(wire.is_rtc))
        for wire in wires
        if wire.gpio is not None
    ]
    return markdown(head, rows)


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"


def _figures(_: Sequence[Wire]) -> str:
    rows = [
        (
            row.name,
            _amount(row.typical, row.unit),
            _amount(row.low, row.unit),
            _amount(row.high, row.unit),
            row.source,
        )
        for row in FIGURES.values()
    ]
    return markdown(("what", "used", "from", "to", "source"), rows)


def _amount(value: float, unit: str) -> str:
    return f"{value:g} {unit}".strip() if unit else f"{100 * value:.0f} %"


def _states(_: Sequence[Wire]) -> str:
    who = list(power.shares(power.PLAYING))
    rows = []
    for state in power.STATES:
        by_part = power.shares(state)
        lasting = _lasting(power.hours(state))
        cells = [_milliamperes(by_part[name]) for name in who]
        rows.append([state.name, *cells, f"**{power.cell_ma(state):.1f}**", f"**{lasting}**"])
    return markdown(["mA out of the cell", *who, "sum", "one charge lasts"], rows)


def _milliamperes(value: float) -> str:
    return f"{value:.1f}" if value >= 0.05 else f"{value:.2f}" if value else "0"


def _lasting(hours: float) -> str:
    return f"{hours:.0f} h" if hours < 36 else f"{hours / power.HOURS_A_DAY:.1f} days"


def _builds(_: Sequence[Wire]) -> str:
    rows = [
        (
            name,
            f"{power.cell_ma(power.PLAYING, build=build):.0f} mA",
            _lasting(power.hours(power.PLAYING, build=build)),
            f"{power.cell_ma(power.ASLEEP, build=build):.1f} mA",
            _lasting(power.hours(power.ASLEEP, build=build)),
        )
        for name, build in power.builds().items()
    ]
    return markdown(("build", "playing", "lasts", "asleep", "lasts"), rows)


def _sensitivity(state: power.State) -> str:
    rows = [
        (name, _lasting(worse), _lasting(better))
        for name, better, worse in power.sensitivity(state)
    ]
    return markdown(("if only this is at the end of its range", "at worst", "at best"), rows)


_TABLES: dict[str, Callable[[Sequence[Wire]], str]] = {
    "wiring": _wiring,
    "gpios": _gpios,
    "figures": _figures,
    "states": _states,
    "builds": _builds,
    "what matters playing": lambda _: _sensitivity(power.PLAYING),
    "what matters asleep": lambda _: _sensitivity(power.ASLEEP),
}
