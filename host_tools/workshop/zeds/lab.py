"""Lets both bots play a sheet many times, and counts what came of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from host_tools.sweeps.spread import spread
from host_tools.workshop.zeds.bots.better import Better, Thrifty
from host_tools.workshop.zeds.bots.game import Bot, Game, Played
from host_tools.workshop.zeds.bots.ground import Ground
from host_tools.workshop.zeds.bots.modest import Modest
from host_tools.workshop.zeds.sheet import GRENADE, SHELTER, Sheet
from host_tools.workshop.zeds.sheet_text import read, written

BOTS = ("modest", "better")
THRIFTY = ("no shelters", "no grenades")  # the better bot, who uses none
EARLY = 10  # lost by this turn: before half of the zone was drawn
LATE = 17  # the way out was open in this turn at the earliest

_CHUNK = 50  # games that a process plays before it says so


@dataclass(frozen=True)
class Figures:
    """How games of one bot on one sheet went: shares of all games, and the points of escapes."""

    games: int
    escaped: float
    late: float
    lost_early: float
    lost_later: float
    points: float
    shelters: float
    grenades: float

    @property
    def shut_in(self) -> float:
        """Return the share of games that came to an end without a way out."""
        return 1 - self.escaped - self.lost_early - self.lost_later


def figures(games: Sequence[Played]) -> Figures:
    """Return what games came to."""
    count = len(games)
    escapes = [game for game in games if game.escaped]
    return Figures(
        games=count,
        escaped=len(escapes) / count,
        late=sum(game.open_since >= LATE for game in escapes) / count,
        lost_early=sum(0 < game.lost_in <= EARLY for game in games) / count,
        lost_later=sum(game.lost_in > EARLY for game in games) / count,
        points=sum(game.points for game in escapes) / max(1, len(escapes)),
        shelters=sum(game.shelters > 0 for game in games) / count,
        grenades=sum(game.grenades > 0 for game in games) / count,
    )


def play(sheet: Sheet, bot: str, games: range, seed: int) -> list[Played]:
    """Play games by their numbers; a game has its dice by its number and the seed."""
    ground = _ground(written(sheet))
    return [_play(ground, bot, f"{seed}/{number}") for number in games]


def play_all(
    sheet: Sheet, bot: str, count: int, seed: int, workers: int
) -> Iterator[list[Played]]:
    """Play games in several processes; yield them piece by piece."""
    pieces = [range(at, min(at + _CHUNK, count)) for at in range(0, count, _CHUNK)]
    yield from spread(_piece, [(written(sheet), bot, piece, seed) for piece in pieces], workers)


def _piece(task: tuple[str, str, range, int]) -> list[Played]:
    text, bot, games, seed = task
    return play(read(text), bot, games, seed)


@cache
def _ground(text: str) -> Ground:
    return Ground(read(text))


def _play(ground: Ground, name: str, label: str) -> Played:
    return Game(ground, _bot(name, label), Random(label)).play()


def _bot(name: str, label: str) -> Bot:
    if name == "modest":
        return Modest(Random(f"{name} {label}"))
    unused = {"no shelters": SHELTER, "no grenades": GRENADE}
    return Thrifty(unused[name]) if name in unused else Better()
