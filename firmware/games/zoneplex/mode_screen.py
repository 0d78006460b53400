"""Which game is played with these tiles: each mode with a sentence."""

from games.zoneplex import mode_words, setup_rows, setup_words
from key import DOWN, OK, UP
from micropython import const
from ui import sign
from ui.layout import footer, header
from ui.screen import Screen
from ui.text_pages import wrap

_TEXT_Y = const(28)
_LINE_PX = const(9)
_WIDTH_PX = const(126)


class ModeScreen(Screen):
    """UP and DOWN go through the modes, OK takes the one in sight."""

    help = mode_words.HELP

    def __init__(self, setup):
        super().__init__()
        self._setup = setup
        self._mode = setup.mode
        self._lines = ()

    def enter(self, now):
        """Break the sentence into lines."""
        text = mode_words.SENTENCES[self._mode]
        self._lines = wrap(self.stack.canvas.small, text, _WIDTH_PX)

    def press(self, key, now):
        """Choose."""
        if key in (UP, DOWN):
            step = 1 if key == DOWN else -1
            self._mode = (self._mode + step) % len(mode_words.SENTENCES)
            self.enter(now)
        elif key == OK:
            if self._mode != self._setup.mode:
                setup_rows.choose_mode(self._setup, self._mode)
            self.stack.pop(now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show the name across the table, and what the mode is."""
        header(canvas, mode_words.TITLE, mode_words.PLAYERS[self._mode])
        canvas.use(canvas.large)
        canvas.text(setup_words.MODES[self._mode], 0, 11)
        canvas.use(canvas.small)
        canvas.right(sign.UP, 128, 11)
        canvas.right(sign.DOWN, 128, 18)
        for row in range(len(self._lines)):
            line = self._lines[row]
            text = mode_words.SENTENCES[self._mode]
            canvas.span(text, line[0], line[1], 0, _TEXT_Y + row * _LINE_PX)
        footer(canvas, mode_words.TAKE)
