"""Zoneplex's door: its rules, its setup, and the screen that belongs to each step."""

from games.zoneplex import rules, rules_setup
from games.zoneplex import rules_state as stage

RULES = rules
SETUP = rules_setup.Setup().encode()

# The screen of each step, in the order of the steps' numbers.
_STEPS = (
    ("turn_screen", "TurnScreen"),
    ("card_screen", "CardScreen"),
    ("fear_screen", "FearScreen"),
    ("help_screen", "HelpScreen"),
    ("roll_screen", "RollScreen"),
    ("roll_screen", "RollScreen"),
    ("roll_screen", "RollScreen"),
    ("result_screen", "ResultScreen"),
    ("reveal_screen", "RevealScreen"),
    ("over_screen", "VoteScreen"),
    ("over_screen", "OverScreen"),
)
# What stays loaded at all times, in a plain turn, and in a battle beside the step's own screen.
_ALWAYS = ("play", "rules", "rules_cards", "rules_setup", "rules_state", "words", "zone_screen")
_TURN = ("card_screen", "rules_turn", "turn_screen")
_BATTLE = ("battle_screen", "die_picker", "rules_die", "rules_odds")


def cutters(setup):
    """Return how many players cut: everybody."""
    return setup[0]


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
    module, name = _STEPS[game.table.state.stage]
    return [screen_class(module, name)(game)]


def kept(state):
    """Return the modules that stay loaded: those of a battle, or those of a plain turn."""
    is_battle = stage.STRENGTH <= state.stage <= stage.ATTACK
    found = _ALWAYS + (_BATTLE if is_battle else _TURN) + (_STEPS[state.stage][0],)
    return found if state.stage < stage.SACRIFICE else found + ("rules_attack",)


def menu(game):
    """Return the rows that Zoneplex adds to the table menu: (name, function that makes it)."""
    from games.zoneplex import menu_rows

    return menu_rows.rows(game)


def screen_class(module, name):
    """Return a class of screens. Only its module is loaded."""
    return getattr(__import__("games.zoneplex." + module, None, None, ("*",)), name)
