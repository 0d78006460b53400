"""What the pictures show of ZoneS."""

from host_tools.pictures.scene import Film, Scene

SHEET = ("zones_table", "zones_glass")
FILMS: tuple[Film, ...] = ()
SCENES: dict[str, Scene] = {}
