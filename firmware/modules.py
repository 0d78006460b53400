"""Lets go of modules that are not needed now: on a stock board their code fills the heap.

A module that is forgotten lives on as long as something of it is in use. What is needed again
is loaded again. As sources modules are known by their names; a build joins some and has numbers.
"""

import sys

import archive
from archive import key_of

# What may be loaded again. As sources not the engine: tests know its classes, too.
_FORGETTABLE = {"checks", "games", "home", "storage", "tabletop", "ui"}

_at_start: set = set()


def note_loaded():
    """Remember what is loaded now, before the first screen: that stays, but for games."""
    if not _at_start:
        loaded = list(archive.loaded) + list(sys.modules)
        _at_start.update([key for key in loaded if not str(key).startswith("games.")])


def late():
    """Return the keys of what was loaded since the start."""
    found = [key for key in archive.loaded if key not in _at_start]
    return found + [
        name
        for name in sys.modules
        if name not in _at_start and name[: name.find(".")] in _FORGETTABLE
    ]


def forget_late(kept=()):
    """Forget what was loaded since the start, but for the keys in `kept`."""
    for key in late():
        if key not in kept:
            _forget(key)
    if not kept:
        archive.forget_unpacker()


def load(name):
    """Load a module by its whole name and return it."""
    key = key_of(name)
    return __import__(key, None, None, ("*",)) if isinstance(key, str) else archive.fetch(key)


def is_among(name, keys):
    """Tell whether a module is among some that are known by their keys."""
    return key_of(name) in keys


def borrow(name):
    """Load a module, and what it needs, without keeping it: it lives as long as it is in use."""
    return passing(load, name)


def passing(call, *arguments):
    """Return what a function makes of its arguments, and forget what was loaded for that."""
    before = late()
    made = call(*arguments)
    forget_late(before)
    return made


def forget(name):
    """Forget one module, if it is loaded."""
    key = key_of(name)
    if key in archive.loaded or key in sys.modules:
        _forget(key)


def rest():
    """Let go of what reading modules takes; called once a round, when none is being read."""
    archive.put_away_unpacker()


def _forget(key):
    # MicroPython leaves the value in the place of a deleted key: only None lets go of it.
    if key in archive.loaded:
        archive.loaded[key] = None
        del archive.loaded[key]
        return
    sys.modules[key] = None
    del sys.modules[key]
    package, _, module = key.rpartition(".")
    if package in sys.modules and hasattr(sys.modules[package], module):
        setattr(sys.modules[package], module, None)
        delattr(sys.modules[package], module)
