"""Makes up tables of Zoneplex, many of them close calls: ties that only the last rung breaks."""

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from host_tools.exercises.zoneplex.plain import (
    ANY,
    CLASSES,
    DARK,
    MASTER,
    NEUTRAL,
    OTHER_TILE,
    is_worthy,
)
from host_tools.exercises.zoneplex.plain_modes import mode_of

if TYPE_CHECKING:
    from host_tools.exercises.zoneplex.plain import Player, Table

SYMBOLS = "ABCDEF"

_SACRED = dict.fromkeys(SYMBOLS, 3)


@dataclass(frozen=True)
class Kind:
    """What the tables of the base game or of a mode have."""

    fewest: int
    most: int
    places: dict[str, int]  # for stones, and how many there are of each
    level: tuple[str, ...] = ()  # a stone that is worth the same to everybody
    influential: tuple[int, ...] = (0, 0, 0, 1, 2, 4)  # how many Influential Relics one may have
    jars: tuple[int, ...] = (0, 0, 0, 0, 1, 2)


_KINDS = {
    "zoneplex": Kind(3, 5, {NEUTRAL: 9, **_SACRED}, (NEUTRAL,)),
    "evocation": Kind(3, 5, {OTHER_TILE: 21, **_SACRED, DARK: 3}, (OTHER_TILE,)),
    "challenge": Kind(1, 2, _SACRED, influential=(0,)),
    "gauntlet": Kind(1, 1, _SACRED, influential=(0,), jars=(0,)),
    "zonemaster": Kind(2, 2, _SACRED),
}

# Strengths of blue, green, magenta: five sets of one each that are equally strong, no card twice.
EQUAL_SETS = ((5, 8, 9), (6, 10, 6), (7, 5, 10), (8, 9, 5), (9, 6, 7))

_FEARS = [(fear, strength) for fear in CLASSES for strength in range(5, 11)] + [(MASTER, 11)] * 3
_RUNGS = ("influence", "fears", "strength", "relics", "none")
_MOST_RELICS = 4


def random_table(rng: Random, mode: str = "zoneplex") -> "Table":
    """Return a table; half of them are near ties, a tenth are not revealed yet."""
    kind = _KINDS[mode]
    seats = rng.randint(kind.fewest, kind.most)
    is_jar_wild = rng.random() < 0.5
    symbols = rng.sample(SYMBOLS, seats)
    table: Table = {
        "mode": mode,
        "is_revealed": rng.random() < 0.9,
        "is_dealt": rng.random() < 0.5,  # the device knows the symbols
        "others_give_2": rng.random() < 0.3,
        "players": [_random_player(rng, kind, symbol, is_jar_wild) for symbol in symbols],
    }
    deal_fears(rng, table)
    place_stones(rng, table)
    if seats > 1 and rng.random() < 0.5:
        _tie(rng, table)
    if mode == "evocation":
        _begin_attempts(rng, table)
    elif mode != "zoneplex":
        _show_some(rng, table)
    return table


def places(table: "Table") -> dict[str, int]:
    """Return the places for stones, and how many there are of each."""
    return _KINDS[mode_of(table)].places


def _begin_attempts(rng: Random, table: "Table") -> None:
    """Let the pyramid be complete or not, and The Eye be tried already or not (EV-SCR-01)."""
    table["is_complete"] = rng.random() < 0.9
    table["is_revealed"] = table["is_complete"] and rng.random() < 0.6
    table["always_try"] = rng.random() < 0.3


def _show_some(rng: Random, table: "Table") -> None:
    """Let those have shown their symbols who have a full set, or had one (AMB-59)."""
    table["is_revealed"] = False
    table["late_stone"] = rng.random() < 0.5
    table["mission_too"] = rng.random() < 0.3
    for player in table["players"]:
        player["is_shown"] = is_worthy(player) or rng.random() < 0.1
        own = player["stones"].count(player["symbol"])
        player["early"] = rng.randint(0, own) if player["is_shown"] else 0


def _random_player(rng: Random, kind: Kind, symbol: str, is_jar_wild: bool) -> "Player":
    influential = [rng.choice((1, 1, 1, 2, -1)) for _ in range(rng.choice(kind.influential))]
    jars = rng.choice(kind.jars)
    return {
        "symbol": symbol,
        "is_shown": False,
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
    chambers = [place for place, count in places(table).items() for _ in range(count)]
    rng.shuffle(chambers)
    for player in table["players"]:
        # Some place where it hurts: Influence below nought is to be seen too.
        hurting = rng.random() < 0.2
        for _ in range(rng.randint(0, 4)):
            fitting = [each for each in chambers if not hurting or each != player["symbol"]]
            if hurting:
                fitting = [each for each in fitting if each in SYMBOLS] or fitting
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
        player["stones"] = list(_KINDS[mode_of(table)].level)
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
