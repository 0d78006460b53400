"""A board for mpremote, without a board: `zonekeeper virtual-board`."""
