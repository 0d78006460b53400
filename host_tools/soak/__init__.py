"""Long random sweeps over the firmware: `zonekeeper soak`."""

from host_tools.soak.command import main

__all__ = ["main"]
