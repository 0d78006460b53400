"""The rows that Zoneplex adds to the table menu. Each loads its page when it is chosen."""

from games.zoneplex import rules_setup, words
from games.zoneplex.play import screen_class
from games.zoneplex.rules_state import HELP


def rows(game):
    """Return (name, function that makes the screen) of each page there is now."""
    setup = game.table.state.setup
    found = [
        _page(words.SCORES, "scores_screen", "ScoresScreen"),
        _page(words.JUDGE, "judge_screen", "JudgeScreen"),
    ]
    battle = game.table.state.battle
    if game.table.state.stage == HELP and battle.helpers != 1 << game.table.state.active:
        found.insert(0, _page(words.DEAL, "deal_screen", "DealScreen"))
    if setup.has(rules_setup.DEAL_SYMBOLS):
        found.append(_page(words.SYMBOL, "peek_screen", "PeekScreen"))
    if setup.has(rules_setup.OPEN_DECK):
        found.append(_page(words.LEFT, "left_screen", "LeftScreen"))
    found.append(_page(words.ADJUST, "adjust_screen", "AdjustScreen"))
    found.append(_page(words.LIFEBOAT, "lifeboat_screen", "LifeboatScreen"))
    return found


def _page(name, module, screen):
    def make(game):
        return screen_class(module, screen)(game)

    return name, make
