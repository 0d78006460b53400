"""Play on the PC: the real firmware in a terminal, with real keys. `zonekeeper play`."""
