"""The sweeps of ZoneS, each loaded when it runs; and what is played at random.

That is at a real board, with and without a clock, and on the glass.
"""

from host_tools.sweeps.sweep import Sweep, reported

KEYS = ("zones-keys", "zones", "staged zones")

_ROSTER = "350055330152360050180256340074340175360267180452"
_BAG = "09090909"
_NAMES = "03416e6e0342656e"
_REST = _BAG + _ROSTER + _NAMES

SETUPS = (
    "0000000000" + _REST,
    "220002050a" + _REST,
    "0100000000" + _REST,
    "0500" + "030014" + _REST,
)
SWEEPS = {
    "zones-positions": Sweep(
        "moves, captures and one turn of random positions of ZoneS against a second, plain one",
        "positions",
        200_000,
        reported("sweeps.zones.positions"),
    ),
    "zones-counts": Sweep(
        "what can come of positions of ZoneS in three plies, counted both ways",
        "positions",
        50,
        reported("sweeps.zones.countings"),
    ),
    "zones-games": Sweep(
        "whole games of ZoneS, on the glass and at a real board, against a second, plain one",
        "games",
        2_000,
        reported("sweeps.zones.whole_games"),
    ),
    "zones-secrets": Sweep(
        "what is said and shown of a half of ZoneS behind the screen, with another in its place",
        "set-ups",
        1_000,
        reported("sweeps.zones.exchange"),
    ),
    "zones-recorded": Sweep(
        "recorded games of ZoneS, proven and played on both interpreters",
        "games",
        60,
        reported("sweeps.zones.games"),
    ),
    "zones-moves": Sweep(
        "random moves at positions of ZoneS",
        "moves",
        200_000,
        reported("sweeps.zones.thrown_moves"),
    ),
    "zones-keys": Sweep(
        "random keys inside running games of ZoneS, recorded and staged",
        "key events",
        210_000,
        reported("sweeps.mashing", part=KEYS),
    ),
}
