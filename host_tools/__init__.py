"""Everything for the PC: the simulated and the virtual board, and the `zonekeeper` command."""
