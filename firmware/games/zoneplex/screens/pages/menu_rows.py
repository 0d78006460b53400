"""The rows that Zoneplex adds to the table menu. Each loads its page when it is chosen."""

from games.zoneplex.rules import setup as setup_rules
from games.zoneplex.rules.state import HELP
from games.zoneplex.screens.battle.words import PAYMENT
from games.zoneplex.screens.pages import words
from games.zoneplex.screens.turn.words import STACKS
from tabletop import steps
from tabletop import words as kit_words


def rows(game):
    """Return (name, function that makes the screen) of each page there is now."""
    setup = game.table.state.setup
    found = [
        _page(kit_words.SCORES, "games.zoneplex.screens.pages.scores_screen ScoresScreen"),
        _page(words.JUDGE_OF_EYE, "games.zoneplex.screens.pages.eye_judge_screen EyeJudgeScreen"),
    ]
    battle = game.table.state.battle
    if game.table.state.step == HELP and battle.helpers != 1 << game.table.state.active:
        payment = "games.zoneplex.screens.battle.payment_screen PaymentScreen"
        found.insert(0, _page(PAYMENT, payment))
    if game.table.state.stacks:
        found.append(_page(STACKS, "games.zoneplex.screens.turn.stacks_screen StacksScreen"))
    is_dealt = setup.has(setup_rules.DEAL_SYMBOLS)
    if is_dealt and not setup.offers(setup_rules.WITH_HIDDEN_SYMBOLS):  # CH-SET-05
        found.append(_page(words.MY_SYMBOL, "games.zoneplex.screens.pages.peek_screen PeekScreen"))
    if setup.has(setup_rules.OPEN_DECK):
        left = "games.zoneplex.screens.pages.deck_left deck_left_screen"
        found.append(_page(kit_words.LEFT, left))
    if setup.seats == 2 and setup.names[0] != setup.names[1]:
        found.append((words.VENDETTA_SHEET, _vendetta))
    adjust = "games.zoneplex.screens.pages.adjust_sheet adjust_screen"
    lifeboat = "tabletop.pages.lifeboat_screen LifeboatScreen"
    return found + [_page(kit_words.ADJUST, adjust), _page(kit_words.LIFEBOAT, lifeboat)]


def _vendetta(game):
    from tabletop.vendetta_screen import VendettaScreen

    return VendettaScreen(game.home.vendettas(), game.table.state.setup.names[:2])


def _page(name, screen):
    def make(game):
        return steps.page(game, screen)

    return name, make
