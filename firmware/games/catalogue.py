"""Finds the games on the shelf, loads one when it is opened, and lets go of it after.

`README.md` beside this file says what a game's folder has to have.
"""

import gc
import os

import games
import parts


def names():
    """Return the folder names of the games, in order."""
    # MicroPython has one path as text, CPython a list of them.
    paths = [games.__path__] if isinstance(games.__path__, str) else games.__path__
    try:
        return sorted([entry for path in paths for entry in os.listdir(path) if _is_game(entry)])
    except OSError:
        return list(games.FROZEN)


def title(name):
    """Return the title of a game without keeping any of it in memory."""
    text = parts.load("games." + name).TITLE
    let_go(name)
    return text


def load(name):
    """Load a game and return its `play` module, or None when it is not on the shelf."""
    if name not in names():
        return None
    return parts.load("games." + name + ".play")


def let_go(name):
    """Forget every module of a game, so that its memory can be used again."""
    package = "games." + name
    parts.forget_below(package)
    parts.forget(package)
    gc.collect()


def _is_game(entry):
    return "." not in entry and not entry.startswith("_")
