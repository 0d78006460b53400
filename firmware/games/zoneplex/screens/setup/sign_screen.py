"""One of the six symbols: the picture that looks most like it, and what the table calls it."""

from games.zoneplex.rules import symbols
from games.zoneplex.screens.names import PICTURES, symbol_sign
from games.zoneplex.screens.setup import sign_choice, words
from key import OK
from micropython import const
from ui import words as ui_words
from ui.layout import header
from ui.screen import Screen
from ui.widgets import chooser

_PICTURE = const(0)
_LARGE_Y = const(36)


class SignScreen(Screen):
    """Two rows, and below what they come to. A picture that another symbol has is swapped."""

    help = words.HELP_SIGNS

    def __init__(self, setup, symbol):
        super().__init__()
        self._setup = setup
        self._symbol = symbol
        self._kept = b""
        self._words: list = []  # of all six, once the letters of this one were opened
        self._chooser = chooser.Chooser([words.PICTURE, words.WORD])
        self._tell()

    def enter(self, now):
        """Have the signs, and take the word that was spelled."""
        sign_choice.have_signs(self.stack.canvas)
        if self._words:
            sign_choice.take_word(self._setup, self._symbol, self._words[self._symbol])
            self._tell()

    def press(self, key, now):
        """Change the picture, or open the letters of the word."""
        row = self._chooser
        if key == OK and row.cursor != _PICTURE:
            self._spell(now)
            return
        if not row.is_in_hand:
            self._kept = self._setup.signs
        outcome = row.press(key)
        if outcome == chooser.LEFT:
            self.stack.pop(now)
        elif outcome == chooser.CHANGED:
            self._turn(row.step)
        elif outcome == chooser.PUT_BACK:
            self._setup.signs = self._kept
        self._tell()

    def _turn(self, step):
        """Go on to the next picture; the others stay with the one they had."""
        number = (symbols.picture(self._setup, self._symbol) + step) % len(PICTURES)
        self._setup.signs = self._kept
        sign_choice.take_picture(self._setup, self._symbol, number)

    def _spell(self, now):
        from games.zoneplex.screens.setup.word_screen import WordScreen

        self._words = symbols.words(self._setup)
        self.stack.canvas.drop_game_fonts()  # letters need none of them, but their room
        self.stack.push(WordScreen(self._words, self._symbol), now)

    def _tell(self):
        """Put what stands beside the rows into words."""
        self._chooser.ok_word = (
            words.SPELL if self._chooser.cursor != _PICTURE else ui_words.OK_CHANGE
        )
        picture = symbol_sign(self._setup, self._symbol)
        self._chooser.values = [picture, symbols.word(self._setup, self._symbol)]

    def draw(self, canvas):
        """Show the rows, and both large."""
        header(canvas, words.SIGNS)
        self._chooser.draw_small(canvas)
        canvas.use(canvas.large)
        canvas.centre(self._chooser.values[_PICTURE], 24, _LARGE_Y)
        canvas.text(self._chooser.values[1], 42, _LARGE_Y)
        canvas.use(canvas.small)
