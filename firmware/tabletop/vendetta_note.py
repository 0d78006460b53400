"""A game of two that is closed goes on the Vendetta sheet of the pair (VS-01)."""

from tabletop import vendetta_words as words


def note(book, match, seal):
    """Write a match down; return a sentence about how the sheet stands now, or why it is not."""
    names, winner = match
    try:
        sheet = book.note(names, seal, winner)
    except OSError:
        return words.NOT_KEPT
    won = sheet.score()
    return words.NOTED % (sheet.names[0], won[0], sheet.names[1], won[1])
