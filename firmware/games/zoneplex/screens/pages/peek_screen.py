"""Pass and peek: each player looks at their own Sacred Symbol while holding a key."""

from games.zoneplex.rules.state import UNKNOWN
from games.zoneplex.screens.names import symbol_sign
from tabletop.pages.secret_screen import SecretScreen


class PeekScreen(SecretScreen):
    """The player whose turn it is comes first."""

    topic = "HELP_PEEK"

    def __init__(self, game):
        state = game.table.state
        seats = [(state.active + step) % state.seats for step in range(state.seats)]
        super().__init__(game, seats)

    def name(self, seat):
        """Return the player's name."""
        return self.table.state.setup.names[seat]

    def secret(self, seat):
        """Return the sign of the symbol."""
        state = self.table.state
        symbol = state.symbols[seat]
        return b"-" if symbol == UNKNOWN else symbol_sign(state.setup, symbol)
