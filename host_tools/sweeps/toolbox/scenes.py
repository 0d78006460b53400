"""What the pictures show of the Toolbox."""

from host_tools.pictures.scene import Film, Scene

SHEET = ("dice_two",)
FILMS: tuple[Film, ...] = ()
SCENES: dict[str, Scene] = {}
