"""Zoneplex's door: its rules, its setup, and the screen that belongs to each step."""

from games.zoneplex import rules, rules_setup
from games.zoneplex import rules_state as stage

RULES = rules
SETUP = rules_setup.Setup().encode()

# Names stand in texts that are taken apart when needed: an object each would fill the heap.
# The module and the class of the screen of each step, in the order of the steps' numbers.
_STEPS = (
    "turn_screen TurnScreen card_screen CardScreen fear_screen FearScreen help_screen HelpScreen "
    "roll_screen RollScreen roll_screen RollScreen roll_screen RollScreen "
    "result_screen ResultScreen reveal_screen RevealScreen over_screen VoteScreen "
    "over_screen OverScreen lay_out_screen LayOutScreen banished_screen BanishedScreen"
)
_ALONE = "stones_screen", "StonesScreen"
# What stays loaded at all times, in a plain turn, and in a battle beside the step's own screen.
_ALWAYS = "play rules rules_cards rules_setup rules_state words zone_screen "
_TURN = "card_screen rules_turn turn_screen turn_words "
_BATTLE = "battle_screen battle_words die_picker roll_lights rules_die rules_odds "


def cutters(setup):
    """Return how many players cut: everybody."""
    return setup[0] & 0x0F  # the mode stands above


def names(setup):
    """Return what the players are called."""
    from games.zoneplex.rules_setup_bytes import decode

    return decode(setup).names


def setup_screen(opening):
    """Return the screen on which the table decides how to play."""
    from games.zoneplex.setup_screen import SetupScreen

    return SetupScreen(opening)


def screens(game):
    """Return the one screen for the step of the turn."""
    state = game.table.state
    module, name = _step(state)
    if state.stage == stage.HELP and state.setup.is_small:
        module, name = _ALONE  # nobody can help
    return [screen_class(module, name)(game)]


def _step(state):
    return _STEPS.split()[2 * state.stage : 2 * state.stage + 2]


def kept(state):
    """Return the modules that stay loaded: those of a battle, or those of a plain turn."""
    is_battle = stage.STRENGTH <= state.stage <= stage.ATTACK
    found = _ALWAYS + (_BATTLE if is_battle else _TURN) + _step(state)[0]
    return (found if state.stage < stage.SACRIFICE else found + " rules_attack").split()


def match(state):
    """Return the two names and the winner's (None without one) for the Vendetta sheet, or None."""
    from games.zoneplex.rules_view import match_of

    return match_of(state)


def menu(game):
    """Return the rows that Zoneplex adds to the table menu: (name, function that makes it)."""
    from games.zoneplex import menu_rows

    return menu_rows.rows(game)


def screen_class(module, name):
    """Return a class of screens. Only its module is loaded."""
    return getattr(__import__("games.zoneplex." + module, None, None, ("*",)), name)
