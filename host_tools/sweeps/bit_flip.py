"""Flips every bit of a game on flash, and cuts its log off at every length.

Whatever is damaged, a state is never wrong: either the game is as it was, or its sound part is
offered, up to the last record before the damage, or a sentence says that it cannot be opened.
"""

from collections.abc import Iterator
from functools import cache, partial
from random import Random

from home.saved import keeper_words as words
from host_tools.simulated.disk import SimDisk
from host_tools.sweeps.quiet_home import Moment, PlayedGame, QuietHome, play_game
from host_tools.sweeps.report import Advance, Report, quiet
from host_tools.sweeps.spread import spread

MOVES = 100
SEED = 9

_BATCH = 50
_FATAL = ("/head", "/secret")  # without these there is nothing to be computed

Damage = tuple[str, int, int]  # file, byte, bit; the bit -1 ends the log at that byte


@cache
def played() -> PlayedGame:
    """Return the game that is damaged."""
    return play_game(MOVES, SEED)


def all_damages(game: PlayedGame) -> list[Damage]:
    """Return every single flip, and every length to cut the log off at."""
    found = []
    for name in _files(game):
        found += [(name, at, bit) for at in range(len(game.disk.files[name])) for bit in range(8)]
    return found + [("", size, -1) for size in range(game.moments[-1].size)]


def try_damage(damage: Damage) -> str:
    """Return what is wrong about a damaged game, or an empty text."""
    game = played()
    disk = game.disk.copy()
    name, at, bit = damage
    if bit < 0:
        _cut_off(disk, _segments(game), at)
    else:
        data = bytearray(disk.files[name])
        data[at] ^= 1 << bit
        disk.files[name] = bytes(data)
    wrong = _judge(QuietHome(disk), game, damage)
    return wrong and f"{damage}: {wrong}"


def chosen(damages: list[Damage], seed: int, count: int) -> list[Damage]:
    """Return `count` of the damages, the same ones for a seed, or all if there are no more."""
    return Random(seed).sample(damages, count) if count < len(damages) else damages


def run(seed: int, count: int, workers: int = 2, advance: Advance = quiet) -> Report:
    """Try `count` damages, chosen by `seed`, or all of them if there are no more."""
    damages = all_damages(played())
    flips = sum(bit >= 0 for _, _, bit in damages)
    summary = f"of {flips:,} flipped bits and {len(damages) - flips:,} lengths"
    damages = chosen(damages, seed, count)
    failures = []
    for wrongs in _tried(damages, workers):
        advance(len(wrongs))
        failures += [wrong for wrong in wrongs if wrong]
    return Report(f"{len(damages):,} tried {summary}.", "\n".join(failures))


def _tried(damages: list[Damage], workers: int) -> Iterator[list[str]]:
    batches = [damages[at : at + _BATCH] for at in range(0, len(damages), _BATCH)]
    return spread(_try_batch, batches, workers)


def _try_batch(damages: list[Damage]) -> list[str]:
    return [try_damage(damage) for damage in damages]


def _judge(home: QuietHome, game: PlayedGame, damage: Damage) -> str:
    name, at, bit = damage
    is_named = bool(home.device.name)
    home.resume()
    if name.endswith(_FATAL):
        is_told = home.said == words.DAMAGED and (is_named or home.device.name is None)
        return "" if is_told else "it is not said that the game is damaged"
    if name and name not in _segments(game):
        return _compare(home, game.moments[-1])
    place = at + (sum(map(partial(_size, game), _before(game, name))) if name else 0)
    if bit < 0 and not place:
        return _start_anew(home)  # as after a cut of power before the first record
    sound = [moment for moment in game.moments if moment.size <= place][-1:]
    if bit < 0 and sound and sound[0].size == place:
        return _compare(home, sound[0])
    return _repair(home, sound)


def _repair(home: QuietHome, sound: list[Moment]) -> str:
    """Take what the screen offers; it has to be all that is sound."""
    if home.screen != "RepairScreen":
        return f"{home.screen} is shown, and {home.said!r} said, instead of the offer to repair"
    home.repair()
    return _compare(home, sound[0]) if sound else _start_anew(home)


def _start_anew(home: QuietHome) -> str:
    """Look at a game whose very first record was lost: it begins again."""
    return "" if home.table.done == 0 else "moves without a beginning"


def _compare(home: QuietHome, moment: Moment) -> str:
    if home.screen == "RepairScreen":
        return "a repair is offered though all is sound"
    table = home.table
    if (table.chain, table.done, table.pack()) != (moment.chain, moment.done, moment.packed):
        return f"another state, of {table.done} moves and not of {moment.done}"
    return ""


def _cut_off(disk: SimDisk, segments: list[str], size: int) -> None:
    for name in segments:
        data = disk.files.pop(name)
        if size:
            disk.files[name] = data[:size]
        size -= min(size, len(data))


def _files(game: PlayedGame) -> list[str]:
    own = [name for name in sorted(game.disk.files) if name.startswith(game.folder)]
    return [*own, "current"]


def _segments(game: PlayedGame) -> list[str]:
    return [name for name in _files(game) if name[-3:].isdigit()]


def _before(game: PlayedGame, name: str) -> list[str]:
    segments = _segments(game)
    return segments[: segments.index(name)]


def _size(game: PlayedGame, name: str) -> int:
    return len(game.disk.files[name])
