"""What the soak plays of the Toolbox: it has no sweep of its own."""

from host_tools.sweeps.sweep import Sweep

SETUPS = ("",)
SWEEPS: dict[str, Sweep] = {}
