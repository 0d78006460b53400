"""The sweeps there are. A new one is a row here."""

from host_tools import framebuf_fuzz
from host_tools.soak import keys_sweep
from host_tools.soak.sweep import Outcome, Sweep, Task


def _run_framebuf(task: Task) -> Outcome:
    found = framebuf_fuzz.find_difference(task.seed, task.count)
    task.advance(task.count)
    return Outcome(
        f"{task.count:,} operations: the twin is equal to MicroPython's.",
        str(found) if found else "",
    )


SWEEPS = {
    "keys": Sweep(
        "random keys, faults and power cuts over launcher, Toolbox and Settings",
        "key events",
        1_000_000,
        keys_sweep.run,
    ),
    "framebuf": Sweep(
        "the twin of framebuf against MicroPython's own", "operations", 100_000, _run_framebuf
    ),
}
