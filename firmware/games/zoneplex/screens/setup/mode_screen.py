"""Which game is played with these tiles: each mode with a sentence."""

from games.zoneplex.rules.setup import FEWEST_SEATS, MOST_SEATS
from games.zoneplex.screens.setup import words
from key import DOWN, OK, UP
from micropython import const
from tabletop import words as kit_words
from ui import sign
from ui.layout import footer, header
from ui.screen import Screen
from ui.widgets.text_pages import wrap

_TEXT_Y = const(28)
_LINE_PX = const(9)
_WIDTH_PX = const(126)


class ModeScreen(Screen):
    """UP and DOWN go through the modes, OK takes the one in sight."""

    def __init__(self, setup):
        super().__init__()
        self._setup = setup
        self._mode = setup.mode
        self._lines: tuple = ()

    @property
    def help(self):
        """Return the help page's text: loaded when asked for, and not kept."""
        from games.zoneplex.screens import help_words

        return help_words.HELP_MODE

    def enter(self, now):
        """Break the sentence into lines."""
        text = words.MODE_SENTENCES[self._mode]
        self._lines = wrap(self.stack.canvas.small, text, _WIDTH_PX)

    def press(self, key, now):
        """Choose."""
        if key in (UP, DOWN):
            step = 1 if key == DOWN else -1
            self._mode = (self._mode + step) % len(words.MODE_SENTENCES)
            self.enter(now)
        elif key == OK:
            if self._mode != self._setup.mode:
                _choose(self._setup, self._mode)
            self.stack.pop(now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show the name across the table, and what the mode is."""
        header(canvas, words.MODE, words.MODE_SEATS[self._mode])
        canvas.use(canvas.large)
        canvas.text(words.MODES[self._mode], 0, 11)
        canvas.use(canvas.small)
        canvas.right(sign.UP, 128, 11)
        canvas.right(sign.DOWN, 128, 18)
        for row in range(len(self._lines)):
            line = self._lines[row]
            text = words.MODE_SENTENCES[self._mode]
            canvas.span(text, line[0], line[1], 0, _TEXT_Y + row * _LINE_PX)
        footer(canvas, kit_words.THIS_ONE)


def _choose(setup, mode):
    """Take a mode, and a number of players that may play it."""
    setup.mode = mode
    setup.seats = max(FEWEST_SEATS[mode], min(MOST_SEATS[mode], setup.seats))
    setup.house = 0
    setup.starter = 0
