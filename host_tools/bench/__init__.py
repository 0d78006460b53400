"""Measures the budgets of the design: `zonekeeper bench`."""

from host_tools.bench.command import main

__all__ = ["main"]
