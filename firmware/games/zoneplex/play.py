"""Zoneplex's door: its rules, its setup, and the screen that belongs to each step."""

from games.zoneplex.rules import contract
from games.zoneplex.rules import state as rules_state
from games.zoneplex.rules.setup import WITH_ALLIES
from tabletop import steps

RULES = contract
# Setup().encode(), written out: what makes it would stay loaded with the door.
SETUP = b"\x03\x00\x00\x10\x10\x10\x03\xb8\x03Red\x05Amber\x05Green"

_ALONE = "games.zoneplex.screens.battle.stones_screen StonesScreen"
# The screen of each step: its module and its class, in the order of the steps in `rules.state`.
_STEPS = (
    "games.zoneplex.screens.turn.turn_screen TurnScreen "  # DRAW
    "games.zoneplex.screens.turn.card_screen CardScreen "  # MOVE
    "games.zoneplex.screens.battle.fear_screen FearScreen "  # STRENGTH
    "games.zoneplex.screens.battle.allies_screen AlliesScreen "  # HELP
    "games.zoneplex.screens.battle.roll_screen RollScreen "  # SACRIFICE
    "games.zoneplex.screens.battle.roll_screen RollScreen "  # READY
    "games.zoneplex.screens.battle.roll_screen RollScreen "  # ATTACK
    "games.zoneplex.screens.battle.result_screen ResultScreen "  # DONE
    "games.zoneplex.screens.end.reveal_screen RevealScreen "  # REVEAL
    "games.zoneplex.screens.end.vote_screen VoteScreen "  # VOTE
    "games.zoneplex.screens.end.end_screen EndScreen "  # OVER
    "games.zoneplex.screens.setup.lay_out_screen LayOutScreen "  # LAY_OUT
    "games.zoneplex.screens.turn.banished_screen BanishedScreen"  # BANISHED
)


def cutters(setup):
    """Return how many players cut: everybody."""
    return setup[0] & 0x0F  # the mode stands above


def names(setup):
    """Return what the players are called."""
    from games.zoneplex.rules.setup_bytes import decode

    return decode(setup).names


def setup_screen(opening):
    """Return the screen on which the table decides how to play."""
    from games.zoneplex.screens.setup.sheet import Sheet
    from tabletop.setup.setup_screen import SetupScreen

    return SetupScreen(opening, Sheet(opening))


def signs():
    """Return the module of Zoneplex's own signs."""
    from games.zoneplex import signs as own

    return own


def screens(game):
    """Return the one screen for the step of the turn."""
    state = game.table.state
    if state.step == rules_state.HELP and not state.setup.offers(WITH_ALLIES):
        return [steps.screen(game, _ALONE)]  # nobody can help
    return [steps.screen(game, _STEPS, state.step)]


def tell(state, move, tape):
    """Return what a move did in a sentence, with the pictures and words of the symbols."""
    from games.zoneplex.rules.words.tell import tell as tell_move
    from games.zoneplex.screens.names import symbol_name

    names = [symbol_name(state.setup, symbol) for symbol in range(rules_state.SYMBOLS)]
    return tell_move(state, move, tape, names)


def match(state):
    """Return the two names and the winner's (None without one) for the Vendetta sheet, or None."""
    from games.zoneplex.rules.view import match_of

    return match_of(state)


def lifeboat(state):
    """Return the whole position in words, to go on with paper and real cards."""
    from games.zoneplex.screens.pages.lifeboat import lifeboat as put_into_words

    return put_into_words(state)


def menu(game):
    """Return the rows that Zoneplex adds to the table menu: (name, function that makes it)."""
    from games.zoneplex.screens.pages import menu_rows

    return menu_rows.rows(game)
