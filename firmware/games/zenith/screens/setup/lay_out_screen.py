"""Before the first turn: what chance has decided, as a picture to lay out."""

from games.zenith.rules import codes
from games.zenith.screens import words
from games.zenith.screens.setup import setup_words
from games.zenith.screens.zenith_screen import ZenithScreen
from key import DOWN, OK, UP
from micropython import const
from tabletop import steps
from ui.layout import footer, header

_BOARDS = const(0)
_TOKENS = const(1)
_START = const(2)
_PAGES = const(3)
_LETTERS = b"SDUONP"
_BOX_X = (10, 49, 88)
_BOX_PX = const(30)
_LINE_PX = const(9)
_TOP = const(11)


class DrawScreen(ZenithScreen):
    """OK lets the device draw what the table has left to it."""

    topic = b"draw"

    def press(self, key, now):
        """Draw."""
        if key == OK:
            self.play(bytes((codes.DRAW,)), now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Say what will be drawn."""
        header(canvas, setup_words.SET_UP)
        canvas.use(canvas.large)
        canvas.centre(setup_words.DRAW, 64, 18)
        canvas.use(canvas.small)
        canvas.centre(setup_words.WHAT_IS_DRAWN, 64, 40)
        footer(canvas, setup_words.DRAW_IT)


class LayOutScreen(ZenithScreen):
    """The boards, the tokens, who begins: OK goes on, and begins after the last."""

    topic = b"layout"

    def __init__(self, game):
        super().__init__(game)
        self._page = _BOARDS
        made = steps.made("games.zenith.screens.setup.lay_out_rows rows", self.table.state)
        self._tokens, self._lines = made

    def happened(self, events, now):
        """Say nothing: all of it is on the pages."""

    def press(self, key, now):
        """Turn the pages; OK goes on."""
        if key in (UP, DOWN):
            self._page = (self._page + (1 if key == DOWN else -1)) % _PAGES
        elif key != OK:
            super().press(key, now)
        elif self._page < _PAGES - 1:
            self._page += 1
        else:
            self.play(bytes((codes.LAID_OUT,)), now)

    def draw(self, canvas):
        """Show the page."""
        header(canvas, setup_words.PAGES[self._page])
        if self._page == _BOARDS:
            self._draw_boards(canvas)
        elif self._page == _TOKENS:
            self._draw_tokens(canvas)
        else:
            for at in range(len(self._lines)):
                canvas.text(self._lines[at], 0, _TOP + at * _LINE_PX)
        last = self._page == _PAGES - 1
        footer(canvas, setup_words.BEGIN if last else setup_words.NEXT)

    def _draw_boards(self, canvas):
        """Draw the three pieces of the technology board with their letters."""
        boards = self.table.state.boards
        for faction in range(3):
            x = _BOX_X[faction]
            canvas.frame.rect(x, 12, _BOX_PX, 40, 1)
            canvas.use(canvas.large)
            letter = 2 * faction + (boards >> faction & 1)
            width = canvas.large.width(_LETTERS[letter])
            canvas.span(_LETTERS, letter, letter + 1, x + (_BOX_PX - width) // 2, 18)
            canvas.use(canvas.small)
            canvas.span(words.FACTION_SIGNS, faction, faction + 1, x + 11, 40)

    def _draw_tokens(self, canvas):
        """List the tokens, those of planets on the left."""
        for spot in range(8):
            row, column = (spot, 0) if spot < 5 else (spot - 5, 1)
            x, y = column * 66, _TOP + row * _LINE_PX
            if column:
                canvas.span(words.FACTION_SIGNS, row, row + 1, x, y)
            else:
                canvas.span(words.PLANET_SIGNS, row, row + 1, x, y)
            canvas.text(self._tokens[spot], x + 10, y)
