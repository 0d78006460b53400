"""A digest that people note or compare: eight words, and all of it as a code to photograph."""

from key import DOWN, UP
from micropython import const
from tabletop.pages import code_words as words
from tabletop.steps import made
from ui.fonts import middle
from ui.fonts.font import Font
from ui.layout import TOP, footer, header
from ui.screen import Screen

_ROWS = const(4)
_LINE_PX = const(11)
_SECOND_X = const(65)
_NUMBER_PX = const(6)
_NUMBER_DOWN_PX = const(2)  # so that number and word stand on one line
_KEYS_Y = const(56)
_AFTER_OK_X = const(38)

_LEFT_PX = const(6)  # three modules of light; above and below the glass has one and a half
_BESIDE_PX = const(8)  # four, between the code and what is written beside it
_ADVICE_Y = const(18)
_ADVICE_LINE_PX = const(8)
_OK_Y = const(37)
_WORDS_Y = const(46)


class DigestScreen(Screen):
    """Shows the words of a digest; UP and DOWN change to the code and back.

    `kind` is what the code calls it, such as b"SEAL". A subclass may say more at the right of the
    header, and what OK does.
    """

    help = words.HELP_CODE
    ok_word = b""
    note = b""

    def __init__(self, game, title, kind, digest):
        super().__init__()
        self._title = title
        self._kind = kind
        self._digest = digest
        self._words = [word.upper() for word in game.home.words(digest)]
        self._font = Font(middle.GLYPHS, 2)
        self._code = None  # its picture, while that is in sight
        self._side_px = 0

    def press(self, key, now):
        """Change between words and code."""
        if key not in (UP, DOWN):
            super().press(key, now)
        elif self._code is None:
            made_code = made("tabletop.pages.code_text code", self._kind, self._digest)
            self._code, self._side_px = made_code
        else:
            self._code = None

    def draw(self, canvas):
        """Show the words or the code."""
        if self._code is None:
            self._draw_words(canvas)
        else:
            self._draw_code(canvas)

    def _draw_words(self, canvas):
        header(canvas, self._title, self.note)
        for i in range(len(self._words)):
            x = _SECOND_X if i >= _ROWS else 0
            y = TOP + 1 + i % _ROWS * _LINE_PX
            canvas.use(canvas.small)
            canvas.number(i + 1, x, y + _NUMBER_DOWN_PX)
            canvas.use(self._font)
            canvas.text(self._words[i], x + _NUMBER_PX, y)
        canvas.use(canvas.small)
        canvas.text(words.TO_CODE, _AFTER_OK_X if self.ok_word else 0, _KEYS_Y)
        footer(canvas, self.ok_word)

    def _draw_code(self, canvas):
        """Light the whole glass: a code needs light around it."""
        frame = canvas.frame
        frame.fill(1)
        frame.blit(self._code, _LEFT_PX, (64 - self._side_px) // 2)
        x = _LEFT_PX + self._side_px + _BESIDE_PX
        canvas.use(canvas.large, 0)
        canvas.text(self._title, x, 1)
        canvas.use(canvas.small, 0)
        for i in range(len(words.ADVICE)):
            canvas.text(words.ADVICE[i], x, _ADVICE_Y + i * _ADVICE_LINE_PX)
        if self.ok_word:
            canvas.text(self.ok_word, canvas.text(words.OK_DOES, x, _OK_Y), _OK_Y)
        canvas.text(words.TO_WORDS, x, _WORDS_Y)
        canvas.text(words.LEAVE, x, _KEYS_Y - 1)
        canvas.use(canvas.small)


class CodeScreen(DigestScreen):
    """A digest of the game that is open: a page like others, which BACK leaves."""
