"""Lets go of what is loaded and no more needed: on a stock board it would fill the heap."""

import modules
from micropython import const

_STEP_DEPTH = const(2)  # of the stack: its root, and the screen of the step


class PageModules:
    """Follows the screens of an open game from key to key. A page lies over that of the step.

    What was loaded for a move, for a page that is closed, or for one whose place another has
    taken, goes as soon as another screen is in sight.
    """

    def __init__(self, stack):
        self._stack = stack
        self._changes = 0  # of the stack, after the key before
        self._before = ()  # what was loaded then
        self._kept = []  # what stays while a page is in sight, the lowest page first

    def follow(self, of_step):
        """Notice what the last key opened and closed; `of_step` stays in any case."""
        if self._stack.changes != self._changes:
            self._changes = self._stack.changes
            self._let_go(max(0, self._stack.depth - _STEP_DEPTH), of_step)
        self._before = modules.late()

    def _let_go(self, height, of_step):
        """Forget all but what the step and the pages over it have loaded, so many now."""
        kept = self._kept
        is_opened = height >= len(kept)
        del kept[max(0, height - is_opened) :]
        if height and is_opened:
            fresh = [key for key in modules.late() if key not in self._before]
            kept.extend([(kept[-1] if kept else list(of_step)) + fresh] * (height - len(kept)))
        modules.forget_late(kept[-1] if kept else of_step)
