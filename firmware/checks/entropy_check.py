"""Is chance what it should be? What draws secrets tests its own noise."""

from checks import words
from checks.grade import FINE, WARN


def check_entropy(board):
    """Draw two secrets, which no game gets."""
    first, is_true = board.draw_secret()
    second, is_still_true = board.draw_secret()
    if is_true and is_still_true and first != second:
        return [(FINE, words.ENTROPY_TRUE)]
    return [(WARN, words.ENTROPY_PSEUDO)]
