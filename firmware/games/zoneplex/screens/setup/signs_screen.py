"""Which sign is which: the picture and the word that stand for each printed Sacred Symbol."""

from games.zoneplex.rules import symbols
from games.zoneplex.rules.state import SYMBOLS
from games.zoneplex.screens.names import symbol_sign
from games.zoneplex.screens.setup import words
from key import DOWN, OK, UP
from micropython import const
from tabletop import steps
from tabletop import words as kit_words
from ui import sign
from ui.layout import TOP, footer, header
from ui.screen import Screen

_ROWS = const(3)
_ROW_PX = const(15)
_COLUMN_PX = const(64)
_PICTURE_X = const(16)  # its middle
_WORD_X = const(28)
_SMALL_Y = const(4)  # so much lower than what is large

_HAVE_SIGNS = "games.zoneplex.screens.setup.sign_choice have_signs"


class SignsScreen(Screen):
    """A card to lay beside the tiles; OK changes the one at the cursor."""

    help = words.HELP_SIGNS

    def __init__(self, setup):
        super().__init__()
        self._setup = setup
        self._cursor = 0
        self._words: list = []

    def enter(self, now):
        """Have the signs, which are loaded with a game otherwise, and the words."""
        steps.made(_HAVE_SIGNS, self.stack.canvas)
        self._words = symbols.words(self._setup)

    def leave(self):
        """Let go of the signs."""
        self.stack.canvas.drop_game_fonts()

    def press(self, key, now):
        """Choose one of the six; OK opens it."""
        if key in (UP, DOWN):
            self._cursor = (self._cursor + (1 if key == DOWN else -1)) % SYMBOLS
        elif key == OK:
            from games.zoneplex.screens.setup.sign_screen import SignScreen

            self.stack.push(SignScreen(self._setup, self._cursor), now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show two columns of three, each a picture and its word."""
        header(canvas, words.SIGNS)
        for symbol in range(SYMBOLS):
            x = symbol // _ROWS * _COLUMN_PX
            y = TOP + symbol % _ROWS * _ROW_PX
            canvas.use(canvas.large)
            canvas.centre(symbol_sign(self._setup, symbol), x + _PICTURE_X, y)
            canvas.use(canvas.small)
            canvas.text(self._words[symbol], x + _WORD_X, y + _SMALL_Y)
            if symbol == self._cursor:
                canvas.text(sign.RIGHT, x, y + _SMALL_Y)
        footer(canvas, kit_words.CHANGE)
