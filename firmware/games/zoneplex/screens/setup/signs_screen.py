"""Which sign is which: the six signs that stand for the printed Sacred Symbols."""

from games.zoneplex.screens.names import SYMBOL_SIGNS
from games.zoneplex.screens.setup import words
from micropython import const
from ui.layout import TOP, footer, header
from ui.screen import Screen

_LETTERS = b"ABCDEF"
_COLUMN_PX = const(43)
_ROW_PX = const(22)


class SignsScreen(Screen):
    """A card to lay beside the tiles before the first stone."""

    help = words.HELP_SIGNS

    def enter(self, now):
        """Have the signs, which are loaded with a game otherwise."""
        self.stack.canvas.load_game_fonts(_signs)

    def leave(self):
        """Let go of the signs."""
        self.stack.canvas.drop_game_fonts()

    def draw(self, canvas):
        """Show two rows of three signs, each with its letter."""
        header(canvas, words.SIGNS)
        canvas.use(canvas.large)
        for symbol in range(len(SYMBOL_SIGNS)):
            x = symbol % 3 * _COLUMN_PX
            y = TOP + 3 + symbol // 3 * _ROW_PX
            canvas.span(_LETTERS, symbol, symbol + 1, x + 4, y)
            canvas.text(SYMBOL_SIGNS[symbol], x + 17, y)
        canvas.use(canvas.small)
        footer(canvas, b"")


def _signs():
    from games.zoneplex import signs

    return signs
