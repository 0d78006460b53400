"""The rows that Zoneplex adds to the table menu. Each loads its page when it is chosen."""

from games.zoneplex import menu_words, rules_setup
from games.zoneplex.play import screen_class
from games.zoneplex.rules_state import HELP


def rows(game):
    """Return (name, function that makes the screen) of each page there is now."""
    setup = game.table.state.setup
    found = [
        _page(menu_words.SCORES, "scores_screen", "ScoresScreen"),
        _page(menu_words.JUDGE, "judge_screen", "JudgeScreen"),
    ]
    battle = game.table.state.battle
    if game.table.state.stage == HELP and battle.helpers != 1 << game.table.state.active:
        found.insert(0, _page(menu_words.DEAL, "deal_screen", "DealScreen"))
    if game.table.state.more is not None:
        found.append(_page(menu_words.STACKS, "stacks_screen", "StacksScreen"))
    if setup.has(rules_setup.DEAL_SYMBOLS) and not setup.is_small:  # CH-SET-05
        found.append(_page(menu_words.SYMBOL, "peek_screen", "PeekScreen"))
    if setup.has(rules_setup.OPEN_DECK):
        found.append(_page(menu_words.LEFT, "left_screen", "LeftScreen"))
    if setup.seats == 2:
        found.append((menu_words.VENDETTA, _vendetta))
    found.append(_page(menu_words.ADJUST, "adjust_screen", "AdjustScreen"))
    found.append(_page(menu_words.LIFEBOAT, "lifeboat_screen", "LifeboatScreen"))
    return found


def _vendetta(game):
    from tabletop.vendetta_screen import VendettaScreen

    return VendettaScreen(game.home.vendettas(), game.table.state.setup.names[:2])


def _page(name, module, screen):
    def make(game):
        return screen_class(module, screen)(game)

    return name, make
