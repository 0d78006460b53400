"""The sweeps of Zenith; each is loaded when it runs."""

from host_tools.sweeps.sweep import Sweep, reported

KEYS = ("zenith-keys", "zenith")

SETUPS = ("000003416e6e0342656e", "0b0403416e6e0342656e034369640344616e")
SWEEPS = {
    "zenith-positions": Sweep(
        "actions of Zenith in made-up positions and whole games against a second, plain Zenith",
        "actions",
        100_000,
        reported("sweeps.zenith.positions"),
    ),
    "zenith-games": Sweep(
        "recorded games of Zenith, proven and played on both interpreters",
        "games",
        64,
        reported("sweeps.zenith.games"),
    ),
    "zenith-moves": Sweep(
        "random moves at positions of Zenith",
        "moves",
        200_000,
        reported("sweeps.zenith.thrown_moves"),
    ),
    "zenith-keys": Sweep(
        "random keys inside running games of Zenith",
        "key events",
        200_000,
        reported("sweeps.mashing", part=KEYS),
    ),
}
