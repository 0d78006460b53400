"""All screens of the firmware, found in its modules."""

import os
import sys

from ui.screen import Screen

_FIRMWARE = "/firmware"
_FOLDER = 0x4000


def leaf_screens():
    """Return the module of each screen from which no other is derived, by the class's name."""
    homes = {}
    for name in _module_names(_FIRMWARE, ""):
        __import__(name)
        for each in _screens_of(sys.modules[name]):
            # The shorter name is the module that has it; others only use it.
            if each not in homes or len(name) < len(homes[each]):
                homes[each] = name
    bases = set()
    for each in homes:
        bases.update(each.__bases__)
    return {each.__name__: home for each, home in homes.items() if each not in bases}


def _module_names(folder, prefix):
    for entry in os.ilistdir(folder):
        name, kind = entry[0], entry[1]
        if kind == _FOLDER:
            yield from _module_names(folder + "/" + name, prefix + name + ".")
        elif name.endswith(".py") and name != "__init__.py":
            yield prefix + name[:-3]


def _screens_of(module):
    for value in module.__dict__.values():
        if isinstance(value, type) and issubclass(value, Screen):
            yield value
