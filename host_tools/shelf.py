"""Finds what each game on the shelf brings for the host, so that no other file need name it.

A piece is a module of a known name in one of three folders, `host_tools/exercises/<game>` (runs
on both interpreters), `host_tools/sweeps/<game>` and `host_tools/workshop/<game>` (the host's
alone):

    bench         ROWS of the bench
    command       main(argv): a command of `zonekeeper`; its NAME, and what it is ABOUT
    made          files(): the text of each file that a program makes, by its path
    manual        step(): its step of the manual; files(): what it shows besides pictures of plays
    soak          SWEEPS of the soak, and SETUPS with which games are played at random
    record_games  files(): the recorded games; HEAD: the setup and the flags of a sample log
    rule_page     PAGE: what stands around the list of its rules
    scenes        SHEET, FILMS and SCENES: what the pictures show of it
    table_words   how it is said in JSON: its set-up, moves, view and judge
    walks         walk(name) over some of its screens; REACHES: which, by the name of the walk

A game without a piece has none.
"""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from host_tools.firmware_path import ROOT, add_firmware

RECORDED = ROOT / "tests" / "recorded"

_LOG = ".zkj"
_GAMES = ROOT / "firmware" / "games"
_ROOMS = ("host_tools.exercises", "host_tools.sweeps", "host_tools.workshop")


def games(folder: Path = _GAMES) -> list[str]:
    """Return the names of the games, as the catalogue has them."""
    return sorted(path.parent.name for path in folder.glob("[!_]*/play.py"))


def pieces(piece: str) -> dict[str, Any]:
    """Return the modules of that name by game, of those games that have one."""
    add_firmware()
    found = {}
    for game in games():
        for room in _ROOMS:
            if find_spec(f"{room}.{game}") and find_spec(f"{room}.{game}.{piece}"):
                found[game] = import_module(f"{room}.{game}.{piece}")
    return found


def way_to(game: str) -> list[str]:
    """Return the keys that open a game from the launcher of a new device."""
    add_firmware()
    from host_tools.simulated.shelf import keys_to

    return keys_to(game)


def recorded_games() -> list[Path]:
    """Return the recorded games of all games on the shelf."""
    return [path for game in games() for path in sorted((RECORDED / game).rglob("*" + _LOG))]


def recorded(name: str) -> Path:
    """Return a recorded game; its folder can be left out where no other has the name."""
    (path,) = RECORDED.rglob(name + _LOG)
    return path
