"""Which screen belongs to which step of a game. Only what the step needs stays loaded.

A text names screens, each by the whole name of its module and its class, with blanks between
them: an object each would fill the heap.
"""

import modules


def screen(game, names, number=0):
    """Return the screen with a number in a text; what the step before had loaded goes."""
    module, name = names.split()[2 * number : 2 * number + 2]
    game.home.enter(module)
    return getattr(modules.load(module), name)(game)


def page(game, name):
    """Return a screen over that of the step; what it loads stays until the next step."""
    module, name = name.split()
    return getattr(modules.load(module), name)(game)
