"""What the pictures show of Zoneplex."""

from pathlib import Path

from host_tools.pictures.scene import Film, Scene

SHEET = (
    "ex10_three_steps",
    "ex01_its_roll",
    "ex02_the_attack",
    "zoneplex_scores",
    "ex07_may_enter",
)
FILMS = (
    Film(
        "battle",
        Scene("zoneplex/battle", "zoneplex_lost"),
        Path(__file__).with_name("battle.film"),
    ),
)
SCENES = {
    "desktop": Scene("zoneplex/battle", "ex04_beaten"),
    "phone": Scene("zoneplex/set_up", "ex10_three_steps"),
    "sideways": Scene("zoneplex/eye", "ex07_may_enter"),
    "tablet": Scene("zoneplex/battle", "ex02_two_stones"),
    "case": Scene("zoneplex/set_up", "ex10_three_steps"),
}
