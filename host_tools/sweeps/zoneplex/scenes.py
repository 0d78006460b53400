"""What the pictures show of Zoneplex."""

from pathlib import Path

from host_tools.pictures.scene import Film, Scene

SHEET = (
    "ex10_three_steps",
    "battle_who_helps",
    "battle_first_strike",
    "zoneplex_scores",
    "ex07_may_enter",
)
FILMS = (
    Film(
        "turn",
        Scene("zoneplex/device", "zoneplex_device_turn"),
        Path(__file__).with_name("turn.film"),
    ),
    Film(
        "battle",
        Scene("zoneplex/battle_device", "battle_a_fear_comes"),
        Path(__file__).with_name("battle.film"),
    ),
)
SCENES = {
    "desktop": Scene("zoneplex/battle_device", "battle_result"),
    "phone": Scene("zoneplex/set_up", "ex10_three_steps"),
    "sideways": Scene("zoneplex/eye", "ex07_may_enter"),
    "tablet": Scene("zoneplex/battle_device", "battle_two_stones_each"),
    "case": Scene("zoneplex/set_up", "ex10_three_steps"),
}
