"""ZoneS's door: its rules, its set-up, and the screens that belong to a state."""

from games.zones.rules import contract
from games.zones.rules import setup as decisions
from games.zones.rules.state import COIN, OVER, START, TURN
from tabletop import steps

RULES = contract
SETUP = decisions.encode(0, (b"Ann", b"Ben"))
names = decisions.names_of

# In the order of the steps in `rules.state`; then those of the glass, and of the table's own coin.
_STEPS = (
    "games.zones.screens.turn.draw_screen DrawScreen "  # DRAW
    "games.zones.screens.turn.place_screen PlaceScreen "  # BASE
    "games.zones.screens.turn.place_screen PlaceScreen "  # LAY
    "games.zones.screens.turn.start_screen StartScreen "  # START
    "games.zones.screens.turn.draw_screen CoinScreen "  # COIN
    "games.zones.screens.turn.table_screen TableScreen "  # TURN
    "games.zones.screens.turn.start_screen ReturnScreen "  # RETURN
    "games.zones.screens.end_screen EndScreen "  # OVER
    "games.zones.screens.turn.place_screen PlaceScreen "
    "games.zones.screens.turn.board_screen BoardScreen "
    "games.zones.screens.turn.start_screen WhoScreen "
    "games.zones.screens.turn.machine_screen MachineScreen"
)
_ON_GLASS = {START: OVER + 1, TURN: OVER + 2}
_WHO_BEGINS = OVER + 3
_MACHINE = OVER + 4


def cutters(setup):
    """Return how many players cut before the start: both, or one against the device."""
    return 1 if setup[decisions.OPPONENT] else 2


def setup_screen(opening):
    """Return the screen on which the table decides how to play."""
    from games.zones.screens.setup.sheet import Sheet
    from tabletop.setup.setup_screen import SetupScreen

    return SetupScreen(opening, Sheet(opening))


def signs():
    """Return the module of ZoneS's own signs."""
    from games.zones import signs as own

    return own


def screens(game):
    """Return the screen for the state of the table."""
    state = game.table.state
    number = state.step
    if state.glass:
        number = _ON_GLASS.get(number, number)
    if number == COIN and state.allows(decisions.OWN_COIN):
        number = _WHO_BEGINS
    opponent = state.setup[decisions.OPPONENT]
    if opponent and state.step not in (COIN, OVER):
        seat = 0 if opponent & decisions.AS_MIDGARD else 1
        number = _MACHINE if state.active == seat else number
    return [steps.screen(game, _STEPS, number)]


def menu(game):
    """Return the rows that ZoneS adds to the table menu."""
    from games.zones.screens.pages import menu_rows

    return menu_rows.rows(game)


def lifeboat(state):
    """Return the whole position in words, to go on without the device."""
    from games.zones.screens.pages.lifeboat import lifeboat as put_into_words

    return put_into_words(state)


def match(state):
    """Return both names and the winner's (None without one), for their Vendetta sheet."""
    from games.zones.screens.pages.lifeboat import match_of

    return match_of(state)
