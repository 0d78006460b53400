"""The rows that ZoneS adds to the table menu. Each loads its page when it is chosen."""

from games.zones.rules import codes
from games.zones.rules.setup import OPPONENT, TERRAINS
from games.zones.rules.state import LAY, RETURN, START, TURN
from games.zones.screens.pages import page_words as words
from tabletop import steps
from tabletop import words as kit_words


def rows(game):
    """Return (name, function that makes the screen) of each page there is now."""
    state = game.table.state
    found = [
        _page(words.POINTS, "games.zones.screens.pages.points_page PointsPage"),
        _page(words.CARDS, "games.zones.screens.pages.cards_page CardsPage"),
    ]
    if state.step == TURN:
        found.append(_page(words.MAY_I, "games.zones.screens.pages.may_page MayPage"))
    if state.step <= LAY:
        found.append((words.BAG, _bag))
    if state.step in (TURN, RETURN):
        found.append((words.END, _end))
    if state.step == TURN:
        found.append(
            _page(kit_words.ADJUST, "games.zones.screens.pages.adjust_sheet adjust_screen")
        )
    if state.step > START:
        found.append(_page(kit_words.LIFEBOAT, "tabletop.pages.lifeboat_screen LifeboatScreen"))
    return found


def _page(name, screen):
    def make(game):
        return steps.page(game, screen)

    return name, make


def _bag(game):
    from games.zones.rules import names
    from tabletop.pages.deck_left_screen import DeckLeftScreen, chance

    bag = list(game.table.state.bag)
    values = [chance(bag.count(terrain), len(bag)) for terrain in range(TERRAINS)]
    return DeckLeftScreen(game, names.TERRAINS[:TERRAINS], values)


def _end(game):
    from tabletop.pick_screen import PickScreen

    state = game.table.state
    resigns = words.RESIGN % state.names[state.active]
    rows = [(resigns, bytes((codes.RESIGN,)))]
    if not state.setup[OPPONENT]:
        rows.append((words.AGREE, bytes((codes.AGREE,))))
    return PickScreen(game, words.END, rows, bytes((codes.RESIGN, codes.AGREE)))
