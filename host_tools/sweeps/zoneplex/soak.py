"""The sweeps of Zoneplex and its modes; each is loaded when it runs."""

from host_tools.sweeps.sweep import Sweep, reported
from host_tools.sweeps.zoneplex.modes import MODES

KEYS = ("zoneplex-keys", "zoneplex")
MODE_KEYS = ("modes-keys", *(f"zoneplex/{mode}" for mode in MODES))

SETUPS: tuple[str, ...] = ()  # its moves are too many for an even choice
SWEEPS = {
    "zoneplex-positions": Sweep(
        "Influence, The Eye and the Cataclysm against a second, plain implementation",
        "positions",
        100_000,
        reported("sweeps.zoneplex.positions"),
    ),
    "zoneplex-turns": Sweep(
        "stones, The Eye and relics in random turns against the same plain implementation",
        "moments",
        50_000,
        reported("sweeps.zoneplex.turns"),
    ),
    "zoneplex-odds": Sweep(
        "odds of battles, every roll counted; large ones against a million rolls each",
        "battles",
        600,
        reported("sweeps.zoneplex.odds"),
    ),
    "zoneplex-games": Sweep(
        "recorded games of Zoneplex, proven and played on both interpreters",
        "games",
        117,
        reported("sweeps.zoneplex.games"),
    ),
    "zoneplex-moves": Sweep(
        "random moves at positions of Zoneplex",
        "moves",
        200_000,
        reported("sweeps.zoneplex.thrown_moves"),
    ),
    "zoneplex-keys": Sweep(
        "random keys inside running games of Zoneplex",
        "key events",
        300_000,
        reported("sweeps.mashing", part=KEYS),
    ),
    "modes-positions": Sweep(
        "the same judgements in Evocation, Challenge, Gauntlet and Zonemaster",
        "positions",
        200_000,
        reported("sweeps.zoneplex.positions", modes=MODES),
    ),
    "modes-turns": Sweep(
        "the same in turns of the modes",
        "moments",
        100_000,
        reported("sweeps.zoneplex.turns", modes=MODES),
    ),
    "modes-games": Sweep(
        "recorded games of the modes, proven and played on both interpreters",
        "games",
        177,
        reported("sweeps.zoneplex.games", modes=MODES),
    ),
    "modes-moves": Sweep(
        "random moves at positions of the modes",
        "moves",
        200_000,
        reported("sweeps.zoneplex.thrown_moves", modes=MODES),
    ),
    "modes-keys": Sweep(
        "random keys inside running games of the modes",
        "key events",
        200_000,
        reported("sweeps.mashing", part=MODE_KEYS),
    ),
}
