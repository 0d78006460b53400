"""A game of one player that is closed goes on the list of best scores."""

from tabletop import best_words as words


def note(scores, game, best, seal):
    """Write a score down; return a sentence about how it stands, or why it is not kept."""
    key, points = best
    try:
        was_damaged = scores.is_damaged(game, key)
        place = scores.note(game, key, seal, points)
    except OSError:
        return words.NOT_KEPT
    if was_damaged:
        return words.DAMAGED
    return words.PLACE % (points, place) if place else words.NOT_AMONG
