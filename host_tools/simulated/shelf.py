"""Puts more games on the device's shelf for a while, on either interpreter."""

import os
import sys

import games
import modules
from home.shelf import in_order

_FOLDER = 0x4000  # the bit of a file's mode, on both interpreters


class Shelf:
    """While it is entered, the catalogue finds the games in `folder` too."""

    def __init__(self, folder: str) -> None:
        self._folder = folder
        self._names = [name for name in os.listdir(folder) if "." not in name and name[0] != "_"]

    def __enter__(self) -> "Shelf":
        if isinstance(games.__path__, str):
            for name in self._names:  # MicroPython looks for the parts of a package in one place
                _copy(self._folder + "/" + name, games.__path__ + "/" + name)
        else:
            games.__path__.append(self._folder)
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        for name in self._names:
            forget_game(name)
            if isinstance(games.__path__, str):
                _remove(games.__path__ + "/" + name)
        if not isinstance(games.__path__, str):
            games.__path__.remove(self._folder)


def keys_to(game: str) -> "list[str]":
    """Return the keys that open a game from the launcher of a new device."""
    order = [name for name, _ in in_order(())]
    return ["DOWN"] * order.index(game) + ["OK"]


def forget_game(game: str) -> None:
    """Forget every module of a game."""
    package = "games." + game
    for name in list(sys.modules):
        if name == package or name.startswith(package + "."):
            modules.forget(name)


def _copy(source: str, target: str) -> None:
    os.mkdir(target)
    for name in os.listdir(source):
        if _is_folder(source + "/" + name):
            _copy(source + "/" + name, target + "/" + name)
            continue
        with open(source + "/" + name, "rb") as file:
            data = file.read()
        with open(target + "/" + name, "wb") as file:
            file.write(data)


def _remove(folder: str) -> None:
    for name in os.listdir(folder):
        if _is_folder(folder + "/" + name):
            _remove(folder + "/" + name)
        else:
            os.remove(folder + "/" + name)
    os.rmdir(folder)


def _is_folder(path: str) -> bool:
    return os.stat(path)[0] & _FOLDER != 0
