"""All screens of the firmware, found in its modules."""

import os
import sys

from ui.screen import Screen

_FIRMWARE = "/firmware"
_EXERCISES = "/host_tools/exercises"
_WALKS = "host_tools.exercises.%s.walks"
_FOLDER = 0x4000


def leaf_screens():
    """Return all screens from which no other is derived, by module and class."""
    found = _screens()
    bases = set()
    for each in found:
        bases.update(each.__bases__)
    return _names(found - bases)


def all_screens():
    """Return all screens, by module and class."""
    return _names(_screens())


def screens_of_games():
    """Return the screens for which games have walks of their own."""
    found = set()
    for game in os.listdir(_EXERCISES):
        if "." not in game and "walks" in _module_names(_EXERCISES + "/" + game, ""):
            reaches = __import__(_WALKS % game, None, None, ("REACHES",)).REACHES
            for names in reaches.values():
                found.update(names)
    return found


def _screens():
    found = set()
    for name in _module_names(_FIRMWARE, ""):
        __import__(name)
        found.update(_screens_of(sys.modules[name]))
    return found


def _names(screens):
    return {each.__module__ + "." + each.__name__ for each in screens}


def _module_names(folder, prefix):
    for entry in os.ilistdir(folder):
        name, kind = entry[0], entry[1]
        if kind == _FOLDER:
            yield from _module_names(folder + "/" + name, prefix + name + ".")
            continue
        stem, _, ending = name.partition(".")
        if ending in ("py", "mpy") and stem != "__init__":
            yield prefix + stem


def _screens_of(module):
    for value in module.__dict__.values():
        if isinstance(value, type) and issubclass(value, Screen):
            yield value
