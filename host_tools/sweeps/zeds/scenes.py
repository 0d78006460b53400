"""What the pictures show of Zeds Zone."""

from pathlib import Path

from host_tools.pictures.scene import Film, Scene

SHEET = ("zeds_dice", "zeds_place_fifth")
FILMS = (
    Film(
        "zone",
        Scene("zeds/sheet", "zeds_place_rows"),
        Path(__file__).with_name("zone.film"),
    ),
)
SCENES: dict[str, Scene] = {}
