"""What a game gives the pictures to show: moments of its play scripts, and films."""

from pathlib import Path
from typing import NamedTuple

from host_tools.shelf import pieces


class Scene(NamedTuple):
    """A moment: the frame of that name in a play script."""

    script: str
    frame: str


class Film(NamedTuple):
    """An animation: from just before a scene, what the lines of another script show."""

    name: str
    begins: Scene
    script: Path


def scene(name: str) -> Scene:
    """Return the scene of that name, of the first game on the shelf that has one."""
    given = [piece.SCENES for piece in pieces("scenes").values()]
    found: Scene = next(scenes[name] for scenes in given if name in scenes)
    return found


def films() -> list[Film]:
    """Return the films of all games."""
    return [film for piece in pieces("scenes").values() for film in piece.FILMS]


def on_sheet() -> list[str]:
    """Return the frames that stand for the games on the contact sheet."""
    return [name for piece in pieces("scenes").values() for name in piece.SHEET]
