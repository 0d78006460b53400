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
    """Return a screen over that of the step; what it loads stays while it is open."""
    return _call(name, (game,))


def made(name, *arguments):
    """Return what a function makes that is needed for a moment only, such as the rows of a list.

    A text names its module and the function. Nothing that was loaded for it stays: a screen that
    imports such a function holds it on the heap, with all that it needs.
    """
    return modules.passing(_call, name, arguments)


def _call(name, arguments):
    module, function = name.split()
    return getattr(modules.load(module), function)(*arguments)
