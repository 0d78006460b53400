"""Words of the scores."""

WMS_LONG = b"Monk Strength"
INFLUENCE = b"Influence"
WMS_AND_RELICS = b"WMS %d + relics %d"
POINTS = b"points"
STONE_LINE = b"%d on %s"
