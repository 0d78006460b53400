"""A look at an earlier moment: the screen as it was then, between bars that cannot be missed."""

from key import BACK, DOWN, UP
from micropython import const
from tabletop.pages import page_words as words
from ui import sign
from ui.screen import Screen

_LOW_Y = const(55)


class LookScreen(Screen):
    """UP and DOWN go forth and back in time; nothing can be changed. BACK returns."""

    help = words.HELP_LOOK

    def __init__(self, game, count, history):
        super().__init__()
        self._game = game
        self._history = history  # its cursor follows
        self._count = count
        self._then = None  # the screen of that moment

    def enter(self, now):
        """Show the moment."""
        self._then = self._game.then(self._count)
        self._then.stack = self.stack
        self._then.enter(now)

    def press(self, key, now):
        """Go to the next move or to the one before."""
        moments = self._game.table.done + 1
        if key in (UP, DOWN):
            self._count = (self._count + (1 if key == UP else -1)) % moments
            self._history.look_from(self._count)
            self.enter(now)
        elif key == BACK:
            self.stack.pop(now)

    def draw(self, canvas):
        """Show the table as it was; header and footer are this screen's own."""
        self._then.draw(canvas)
        left = self._then.bars_x
        canvas.frame.fill_rect(left, 0, 128 - left, 9, 1)
        canvas.frame.fill_rect(left, _LOW_Y, 128 - left, 9, 1)
        canvas.use(canvas.small, 0)
        x = canvas.number_right(self._game.table.done, 126, 1)
        canvas.number_right(self._count, canvas.right(words.OF, x, 1), 1)
        x = canvas.text(sign.DOWN, canvas.text(sign.UP, left + 2, _LOW_Y + 1), _LOW_Y + 1)
        canvas.text(words.TIME, x + 2, _LOW_Y + 1)
        if not left:
            canvas.text(words.LOOKING, 2, 1)
            canvas.right(words.BACK_TO_HISTORY, 126, _LOW_Y + 1)
        canvas.use(canvas.small)

    def paint(self, row, now):
        """Light what was lit then."""
        self._then.paint(row, now)
