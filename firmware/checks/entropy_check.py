"""Is chance what it should be? The first stage has tested its noise; here it is only asked."""

from checks import words
from checks.grade import FINE, WARN


def check_entropy(board):
    """Tell the verdict on the noise that games are drawn from. Nothing is drawn for it."""
    verdict, source = board.entropy_source()
    if verdict:
        return [(WARN, words.ENTROPY_PSEUDO % words.ENTROPY_WHY[verdict])]
    return [(FINE, words.ENTROPY_TRUE % source)]
