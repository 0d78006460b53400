"""Makes up tables of Zoneplex, many of them close calls: ties that only the last rung breaks."""

from random import Random
from typing import TYPE_CHECKING

from host_tools.simulated.zoneplex_plain import ANY, CLASSES, MASTER, NEUTRAL

if TYPE_CHECKING:
    from host_tools.simulated.zoneplex_plain import Player, Table

SYMBOLS = "ABCDEF"
SACRED = 3  # chambers of a symbol
NEUTRALS = 9

# Strengths of blue, green, magenta: five sets of one each that are equally strong, no card twice.
EQUAL_SETS = ((5, 8, 9), (6, 10, 6), (7, 5, 10), (8, 9, 5), (9, 6, 7))

_FEARS = [(fear, strength) for fear in CLASSES for strength in range(5, 11)] + [(MASTER, 11)] * 3
_RUNGS = ("influence", "fears", "strength", "relics", "none")
_MOST_RELICS = 4


def random_table(rng: Random) -> "Table":
    """Return a table; half of them are near ties, a tenth are not revealed yet."""
    seats = rng.randint(3, 5)
    is_jar_wild = rng.random() < 0.5
    symbols = rng.sample(SYMBOLS, seats)
    table: Table = {
        "is_revealed": rng.random() < 0.9,
        "others_give_2": rng.random() < 0.3,
        "players": [_random_player(rng, symbol, is_jar_wild) for symbol in symbols],
    }
    deal_fears(rng, table)
    place_stones(rng, table)
    if rng.random() < 0.5:
        _tie(rng, table)
    return table


def _random_player(rng: Random, symbol: str, is_jar_wild: bool) -> "Player":
    influential = [rng.choice((1, 1, 1, 2, -1)) for _ in range(rng.choice((0, 0, 0, 1, 2, 4)))]
    jars = rng.choice((0, 0, 0, 0, 1, 2))
    return {
        "symbol": symbol,
        "wms": rng.randint(1, 4),
        "stones": [],
        "relics": rng.randint(0, _MOST_RELICS - len(influential)),
        "influential": influential,
        "fears": [],
        "jars": [ANY if is_jar_wild else rng.choice(CLASSES) for _ in range(jars)],
    }


def deal_fears(rng: Random, table: "Table") -> None:
    """Deal some of the 21 Fears, no card twice."""
    cards = rng.sample(_FEARS, rng.randint(0, len(_FEARS)))
    for card in cards:
        rng.choice(table["players"])["fears"].append(card)


def place_stones(rng: Random, table: "Table") -> None:
    """Place up to four stones for each, one a chamber."""
    chambers = [NEUTRAL] * NEUTRALS + list(SYMBOLS * SACRED)
    rng.shuffle(chambers)
    for player in table["players"]:
        # Some place where it hurts: Influence below nought is to be seen too.
        hurting = rng.random() < 0.2
        for _ in range(rng.randint(0, 4)):
            fitting = [each for each in chambers if not hurting or each != player["symbol"]]
            if hurting:
                fitting = [each for each in fitting if each != NEUTRAL] or fitting
            player["stones"].append(fitting[0])
            chambers.remove(fitting[0])


def _tie(rng: Random, table: "Table") -> None:
    """Make several players equal on every rung, then let one rung differ, or none."""
    players = table["players"]
    tied = rng.sample(players, rng.randint(2, len(players)))
    others = [player for player in players if player not in tied]
    for player in others:
        player["fears"] = player["fears"][: rng.randint(0, 2)]
    wms = rng.randint(2, 3)
    relics = rng.randint(0, 3)
    for player, strengths in zip(tied, rng.sample(EQUAL_SETS, len(tied)), strict=True):
        player.update(wms=wms, relics=relics, influential=[], jars=player["jars"][:0])
        player["stones"] = [NEUTRAL] if len(tied) < NEUTRALS else []
        player["fears"] = list(zip(CLASSES, strengths, strict=True))
    _break_tie(rng, tied[0], rng.choice(_RUNGS))


def _break_tie(rng: Random, player: "Player", rung: str) -> None:
    if rung == "influence":
        player["wms"] += rng.choice((-1, 1))
    elif rung == "fears":
        player["fears"].append((MASTER, 11))
    elif rung == "strength":
        fear, strength = player["fears"][0]
        player["fears"][0] = (fear, strength + 1)  # there is none above 9 among the sets
    elif rung == "relics":
        player["relics"] += 1
