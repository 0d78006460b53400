"""What the pictures show of Zenith."""

from host_tools.pictures.scene import Film, Scene

SHEET = ("zenith_table",)
FILMS: tuple[Film, ...] = ()
SCENES: dict[str, Scene] = {}
