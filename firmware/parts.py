"""Lets go of modules that are not needed now: on a stock board their code fills the heap.

A module that is forgotten lives on as long as something of it is in use. What is needed again
is loaded again.
"""

import sys

# What may be loaded again: not the engine, whose classes must stay the same ones.
_FORGETTABLE = (
    "checks.",
    "engine.fairness",
    "engine.glance",
    "engine.loading",
    "engine.reader",
    "games.",
    "home.",
    "storage.",
    "tabletop.",
    "ui.",
)

_at_start = []


def note_loaded():
    """Remember what is loaded now, before the first screen: that stays for good."""
    if not _at_start:
        _at_start.extend(sys.modules)


def forget_late(kept):
    """Forget what was loaded since the start, but for names that begin like one of `kept`."""
    for name in list(sys.modules):
        if _begins(name, _FORGETTABLE) and name not in _at_start and not _begins(name, kept):
            forget(name)


def forget_below(package, kept=()):
    """Forget the modules of a package, but for those that `kept` names."""
    prefix = package + "."
    for name in list(sys.modules):
        if name.startswith(prefix) and name[len(prefix) :] not in kept:
            forget(name)


def forget(name):
    """Forget one module, if it is loaded."""
    if name not in sys.modules:
        return
    # MicroPython leaves the value in the place of a deleted key: only None lets go of it.
    sys.modules[name] = None
    del sys.modules[name]
    package, _, module = name.rpartition(".")
    if package in sys.modules and hasattr(sys.modules[package], module):
        setattr(sys.modules[package], module, None)
        delattr(sys.modules[package], module)


def load(name):
    """Load a module by its whole name and return it."""
    return __import__(name, None, None, ("*",))


def borrow(name):
    """Load a module without keeping it: it lives as long as the caller needs it."""
    module = load(name)
    forget(name)
    return module


def _begins(name, beginnings):
    return any(name.startswith(beginning) for beginning in beginnings)
