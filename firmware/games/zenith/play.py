"""Zenith's door: its rules, its set-up, and the screens that belong to a state."""

from games.zenith.rules import contract
from games.zenith.rules.effects.frames import OP, top
from games.zenith.rules.setup import names_of
from games.zenith.rules.state import CHOICE
from tabletop import steps

RULES = contract
SETUP = b"\x00\x00\x03Ann\x03Ben"
names = names_of

_PLANETS_ASKED = b"agnNrD"
_CARDS_ASKED = b"m"
# In the order of the steps in `rules.state`; then the other screens of a choice.
_STEPS = (
    "games.zenith.screens.setup.lay_out_screen DrawScreen "  # DRAW_SETUP
    "games.zenith.screens.setup.lay_out_screen LayOutScreen "  # LAY_OUT
    "games.zenith.screens.turn.table_screen TableScreen "  # TURN
    "games.zenith.screens.turn.list_screen ListScreen "  # CHOICE
    "games.zenith.screens.end_screen EndScreen "  # OVER
    "games.zenith.screens.turn.planet_screen PlanetScreen "
    "games.zenith.screens.turn.mobilise_screen MobiliseScreen"
)
_PLANET = 5
_MOBILISE = 6


def cutters(setup):
    """Return how many players cut before the start: everybody."""
    return len(names(setup))


def setup_screen(opening):
    """Return the screen on which the table decides how to play."""
    from games.zenith.screens.setup.sheet import Sheet
    from tabletop.setup.setup_screen import SetupScreen

    return SetupScreen(opening, Sheet(opening))


def signs():
    """Return the module of Zenith's own signs."""
    from games.zenith import signs as own

    return own


def screens(game):
    """Return the screen for the state of the table."""
    state = game.table.state
    number = state.step
    if number == CHOICE:
        asked = top(state)[OP]
        number = _PLANET if asked in _PLANETS_ASKED else number
        number = _MOBILISE if asked in _CARDS_ASKED else number
    return [steps.screen(game, _STEPS, number)]


def menu(game):
    """Return the rows that Zenith adds to the table menu."""
    from games.zenith.screens.pages import menu_rows

    return menu_rows.rows(game)


def lifeboat(state):
    """Return the whole position in words, to go on with paper."""
    from games.zenith.screens.pages.lifeboat import lifeboat as put_into_words

    return put_into_words(state)


def match(state):
    """Return both names and the winner's (or None), for their Vendetta sheet."""
    from games.zenith.screens.pages.lifeboat import match_of

    return match_of(state)
