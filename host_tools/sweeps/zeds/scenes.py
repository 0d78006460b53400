"""What the pictures show of Zeds Zone."""

from host_tools.pictures.scene import Film, Scene

SHEET = ("zeds_dice", "zeds_place_fifth")
FILMS: tuple[Film, ...] = ()
SCENES: dict[str, Scene] = {}
