"""The mark of a game whose randomness could not be trusted."""

from engine.header import PSEUDO
from tabletop.setup import cut_words as words


def is_pseudo(head):
    """Tell whether the randomness of a game could not be trusted."""
    return head.flags & PSEUDO != 0


def draw_pseudo(canvas, right, y):
    """Write the mark dark on light, so that nobody overlooks it."""
    width = canvas.measure(words.PSEUDO)
    canvas.frame.fill_rect(right - width - 2, y - 1, width + 3, 9, 1)
    canvas.use(canvas.small, 0)
    canvas.right(words.PSEUDO, right - 1, y)
    canvas.use(canvas.small)
