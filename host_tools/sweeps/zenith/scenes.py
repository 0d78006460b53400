"""What the pictures show of Zenith."""

from pathlib import Path

from host_tools.pictures.scene import Film, Scene

SHEET = ("zenith_tug",)
FILMS = (
    Film(
        "chain",
        Scene("zenith/effects", "zenith_before_the_chain"),
        Path(__file__).with_name("chain.film"),
    ),
)
SCENES: dict[str, Scene] = {}
