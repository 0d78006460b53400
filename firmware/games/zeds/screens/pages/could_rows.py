"""The answer to whether a player can still make it. Loaded for the moment in which it is found."""

from games.zeds.rules.zone import could_escape as could
from games.zeds.screens.pages import page_words as words


def answer(state, seat):
    """Return the answer in words."""
    name = state.names[seat]
    if not state.plays(seat):
        return words.COULD_OUT % name
    found = could.could_escape(state, seat)
    if found == could.YES:
        return (words.COULD_YES if could.turns_left(state, seat) else words.COULD_IS) % name
    if found == could.UNKNOWN:
        return words.COULD_UNKNOWN % name
    turns = could.turns_left(state, seat)
    return (words.COULD_NO if turns > 1 else words.COULD_LAST) % name
