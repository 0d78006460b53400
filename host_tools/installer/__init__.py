"""Puts the firmware on a board, and a new one in the place of an old: `zonekeeper flash`."""
