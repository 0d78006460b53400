"""The rows that Zenith adds to the table menu. Each loads its page when it is chosen."""

from games.zenith.screens.pages import page_words as words
from tabletop import steps
from tabletop import words as kit_words

_COLUMNS = "games.zenith.screens.pages.page_rows columns"
_TOKENS = "games.zenith.screens.pages.page_rows tokens"
_LEFT = "games.zenith.screens.pages.page_rows left"
_CHANCES = "games.zenith.screens.pages.page_rows chances"


def rows(game):
    """Return (name, function that makes the screen) of each page."""
    found = [
        (words.DONE, _done),
        _listed(words.COLUMNS, _COLUMNS, b"columns"),
        _listed(words.TOKENS, _TOKENS, b"tokens"),
        _listed(kit_words.LEFT, _LEFT, b"left"),
        (words.COULD_WIN, _could_win),
        (kit_words.ADJUST, _adjust),
        (kit_words.LIFEBOAT, _lifeboat),
    ]
    state = game.table.state
    if len(set(state.names)) == state.seats:
        found.append((words.VENDETTA, _vendetta))
    return found


def _listed(name, made, topic):
    def make(game):
        from games.zenith.screens.pages.list_page import ListPage

        return ListPage(game, name, steps.made(made, game.table.state), topic)

    return name, make


def _done(game):
    return steps.page(game, "games.zenith.screens.pages.done_page DonePage")


def _could_win(game):
    from tabletop.text_page import TextPage

    text = steps.made(_CHANCES, game.table.state)
    page = TextPage(game, words.COULD_WIN, text)
    page.topic = b"chances"
    return page


def _adjust(game):
    return steps.page(game, "games.zenith.screens.pages.adjust_sheet adjust_screen")


def _lifeboat(game):
    return steps.page(game, "tabletop.pages.lifeboat_screen LifeboatScreen")


def _vendetta(game):
    from tabletop.vendetta_screen import VendettaScreen

    pair = steps.made("games.zenith.screens.pages.lifeboat pair", game.table.state)
    return VendettaScreen(game.home.vendettas(), pair)
