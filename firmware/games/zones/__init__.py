"""ZoneS: two armies of ten on a board of terrain, and two bases to fell."""

TITLE = b"ZoneS"
