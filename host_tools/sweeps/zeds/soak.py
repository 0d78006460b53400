"""The sweeps of Zeds Zone, each loaded when it runs; and what is played at random.

That is on paper, with the dice alone, and with a known sheet.
"""

from host_tools.sweeps.sweep import Sweep, reported

KEYS = ("zeds-keys", "zeds", "staged zeds")

_NAMES = "03416e6e0342656e"
_SHEET = (
    "54001382"
    "000100001100000200002200000300003300000400000500000500000600002100006602"
    "109200209200309200409200004400001111"
    "0100000200000400000800000f01000f0000"
    "000000000000000000000000000000000000000000000000000000000000000000000000"
)
_DAY = "07ea0b13"

SETUPS = (
    "00" + _NAMES,
    "03" + _NAMES,
    "00",
    "10" + _SHEET + _NAMES,
    "30" + _SHEET + _DAY + _NAMES[:8],
)
SWEEPS = {
    "zeds-zones": Sweep(
        "passable area, activation and points of random zones of Zeds Zone against a picture",
        "zones",
        100_000,
        reported("sweeps.zeds.zones"),
    ),
    "zeds-tables": Sweep(
        "every roll of Zeds Zone on random sector tables against a second, plain one",
        "tables",
        10_000,
        reported("sweeps.zeds.tables"),
    ),
    "zeds-games": Sweep(
        "whole games of Zeds Zone, on paper and with sheets, against a second, plain one",
        "games",
        2_000,
        reported("sweeps.zeds.whole_games"),
    ),
    "zeds-recorded": Sweep(
        "recorded games of Zeds Zone, proven and played on both interpreters",
        "games",
        62,
        reported("sweeps.zeds.games"),
    ),
    "zeds-moves": Sweep(
        "random moves at positions of Zeds Zone",
        "moves",
        200_000,
        reported("sweeps.zeds.thrown_moves"),
    ),
    "zeds-keys": Sweep(
        "random keys inside running games of Zeds Zone, recorded and staged",
        "key events",
        200_000,
        reported("sweeps.mashing", part=KEYS),
    ),
}
