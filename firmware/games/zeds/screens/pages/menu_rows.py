"""The rows that Zeds Zone adds to the table menu. Each loads its page when it is chosen."""

from games.zeds.screens.pages import page_words as words
from tabletop import steps
from tabletop import words as kit_words


def rows(game):
    """Return (name, function that makes the screen) of each page there is now."""
    state = game.table.state
    if not state.seats:
        return [_page(kit_words.LIFEBOAT, "tabletop.pages.lifeboat_screen LifeboatScreen")]
    found = [_page(words.SECTORS, "games.zeds.screens.pages.sectors_page SectorsPage")]
    if state.sheet:
        found.append((kit_words.LEFT, _chances))
        found.append(_page(words.ZONES, "games.zeds.screens.pages.zone_page ZonePage"))
        found.append(_page(words.COULD, "games.zeds.screens.pages.could_page CouldPage"))
    found.append(_page(kit_words.ADJUST, "games.zeds.screens.pages.adjust_sheet adjust_screen"))
    found.append(_page(kit_words.LIFEBOAT, "tabletop.pages.lifeboat_screen LifeboatScreen"))
    if state.seats == 1:
        found.append((words.BEST, _best))
    return found


def _page(name, screen):
    def make(game):
        return steps.page(game, screen)

    return name, make


def _chances(game):
    from tabletop.pages.deck_left_screen import DeckLeftScreen

    names, values = steps.made("games.zeds.screens.pages.chances_rows rows", game.table.state)
    return DeckLeftScreen(game, names, values)


def _best(game):
    from tabletop.best_screen import BestScreen

    state = game.table.state
    key, title = steps.made("games.zeds.screens.pages.best_rows key_and_title", state)
    text = game.help("HELP_BEST")
    return BestScreen(game.home.best_scores(), game.name, key, title, text)
