"""Under what a game of one player is kept: its sheet. A daily zone has a list of its own."""

from games.zeds.rules import ranking
from games.zeds.rules import setup as decisions
from games.zeds.screens import sheet_titles

_DAILY = b"daily"


def best(state):
    """Return the key of a game's list and its points; None for other games than won solo ones."""
    if state.seats != 1 or not ranking.winners(state) or not state.ended:
        return None
    return key(state), ranking.points(state, 0)


def key(state):
    """Return the key of a game's list: the sheet, nothing for paper."""
    return key_of(state.sheet, state.allows(decisions.DAILY))


def key_of(sheet, is_daily):
    """Return the key of the list of a sheet."""
    return sheet + (_DAILY if is_daily else b"")


def key_and_title(state):
    """Return the key of a game's list, and what the list is called."""
    is_daily = state.allows(decisions.DAILY)
    return key_of(state.sheet, is_daily), sheet_titles.title_of(state.sheet, is_daily)
