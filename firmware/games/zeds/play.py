"""Zeds Zone's door: its rules, its set-up, and the screens that belong to a state."""

from games.zeds.rules import contract
from games.zeds.rules import setup as decisions
from tabletop import steps

RULES = contract
SETUP = b"\x00\x03Ann\x03Ben"
names = decisions.names_of

# In the order of the steps in `rules.state`.
_STEPS = (
    "games.zeds.screens.turn.dice_screen DiceScreen "  # ROLL
    "games.zeds.screens.turn.collision_screen CollisionScreen "  # COLLISION
    "games.zeds.screens.turn.place_screen PlaceScreen "  # PLACE
    "games.zeds.screens.turn.grenade_screen GrenadeScreen "  # GRENADE
    "games.zeds.screens.turn.generator_screen GeneratorScreen "  # GENERATOR
    "games.zeds.screens.turn.collision_screen ForcedScreen "  # FORCED
    "games.zeds.screens.turn.dice_screen DiceScreen "  # FINISH
    "games.zeds.screens.end.escape_screen EscapeScreen "  # ESCAPE
    "games.zeds.screens.end.score_screen ScoreScreen "  # SCORE
    "games.zeds.screens.end.score_screen TieScreen "  # TIE
    "games.zeds.screens.end.end_screen EndScreen"  # OVER
)


def cutters(setup):
    """Return how many players cut before the start: everybody; where the dice are alone, one."""
    return max(1, len(names(setup)))


def setup_screen(opening):
    """Return the screen on which the table decides how to play."""
    from games.zeds.screens.setup.sheet import Sheet
    from tabletop.setup.setup_screen import SetupScreen

    return SetupScreen(opening, Sheet(opening))


def signs():
    """Return the module of Zeds Zone's own signs."""
    from games.zeds import signs as own

    return own


def screens(game):
    """Return the screen for the state of the table."""
    return [steps.screen(game, _STEPS, game.table.state.step)]


def menu(game):
    """Return the rows that Zeds Zone adds to the table menu."""
    from games.zeds.screens.pages import menu_rows

    return menu_rows.rows(game)


def lifeboat(state):
    """Return the whole position in words, to go on with paper."""
    from games.zeds.screens.pages.lifeboat import lifeboat as put_into_words

    return put_into_words(state)


def best(state):
    """Return under what and with how many points a game of one player is kept, None for others."""
    from games.zeds.screens.pages.best_rows import best as found

    return found(state)
