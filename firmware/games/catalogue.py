"""Finds the games on the shelf, and loads one when it is opened.

`README.md` beside this file says what a game's folder has to have.
"""

import modules


def names():
    """Return the folder names of the games, in order."""
    try:
        return list(modules.borrow("games.built_in").NAMES)  # a build has no folder to be listed
    except ImportError:
        return _listed()


def _listed():
    import os

    import games

    # MicroPython has one path as text, CPython a list of them.
    paths = [games.__path__] if isinstance(games.__path__, str) else games.__path__
    return sorted([entry for path in paths for entry in os.listdir(path) if _is_game(entry)])


def title(name):
    """Return the title of a game without keeping any of it in memory."""
    return modules.borrow("games." + name).TITLE


def load(name):
    """Load a game and return its `play` module, or None when it is not on the shelf."""
    if name not in names():
        return None
    return modules.load("games." + name + ".play")


def _is_game(entry):
    return "." not in entry and not entry.startswith("_")
