"""Lets go of modules that are not needed now: on a stock board their code fills the heap.

A module that is forgotten lives on as long as something of it is in use. What is needed again
is loaded again. A build joins modules: then `archive` knows in which file one is, and whole
files come and go.
"""

import sys

from archive import file_of

# What may be loaded again. As sources not the engine: tests know its classes, too.
_FORGETTABLE = ("checks.", "games.", "home.", "storage.", "tabletop.", "ui.", "zk")

_at_start: list = []


def note_loaded():
    """Remember what is loaded now, before the first screen: that stays, but for games."""
    if not _at_start:
        _at_start.extend([name for name in late() if not name.startswith("games.")])


def late():
    """Return the names of what was loaded since the start."""
    return [name for name in sys.modules if _is_forgettable(name) and name not in _at_start]


def forget_late(kept=()):
    """Forget what was loaded since the start, but for the names in `kept`."""
    for name in late():
        if name not in kept:
            _forget(name)


def load(name):
    """Load a module by its whole name and return it."""
    return __import__(file_of(name), None, None, ("*",))


def is_among(name, files):
    """Tell whether a module is in one of the files."""
    return file_of(name) in files


def borrow(name):
    """Load a module without keeping it: it lives as long as the caller needs it."""
    was_loaded = is_among(name, sys.modules)
    module = load(name)
    if not was_loaded:
        forget(name)
    return module


def forget(name):
    """Forget one module, if it is loaded."""
    if is_among(name, sys.modules):
        _forget(file_of(name))


def _forget(name):
    # MicroPython leaves the value in the place of a deleted key: only None lets go of it.
    sys.modules[name] = None
    del sys.modules[name]
    package, _, module = name.rpartition(".")
    if package in sys.modules and hasattr(sys.modules[package], module):
        setattr(sys.modules[package], module, None)
        delattr(sys.modules[package], module)


def _is_forgettable(name):
    return any(name.startswith(beginning) for beginning in _FORGETTABLE)
