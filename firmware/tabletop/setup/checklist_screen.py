"""What to take out of the box and what to leave in it, ticked off before the first card."""

from key import OK
from tabletop import words
from ui import sign
from ui.layout import footer, header
from ui.screen import Screen
from ui.widgets.small_menu import SmallMenu


class ChecklistScreen(Screen):
    """OK ticks a line and goes to the next; with all ticked, or with a hold, the game starts.

    `note` is what the game adds to the help, `start(now)` starts it.
    """

    def __init__(self, lines, note, start):
        super().__init__()
        self._note = note
        self._start = start
        self._menu = SmallMenu(lines, [b""] * len(lines))
        self._done = 0

    @property
    def help(self):
        """Return the help page's text: loaded when asked for, and not kept."""
        from tabletop import help_words

        return help_words.HELP_CHECKLIST + b"\n\n" + self._note

    def press(self, key, now):
        """Tick the line, or start when all are ticked."""
        if self._menu.move(key):
            return
        if key != OK:
            super().press(key, now)
        elif self._done == len(self._menu.rows):
            self._start(now)
        else:
            self._tick()

    def _tick(self):
        cursor, values = self._menu.cursor, self._menu.values
        is_open = not values[cursor]
        values[cursor] = sign.TICK if is_open else b""
        self._done += 1 if is_open else -1
        if is_open and cursor + 1 < len(values):
            self._menu.choose(cursor + 1)

    def hold_word(self, key):
        """Offer to start at once to those who know the list."""
        return words.ALL_LAID_OUT if key == OK else b""

    def hold(self, key, now):
        """Start."""
        self._start(now)

    def draw(self, canvas):
        """Show five lines."""
        header(canvas, words.CHECKLIST, words.HOLD_TO_START)
        self._menu.draw_small(canvas)
        if self._done == len(self._menu.rows):
            footer(canvas, words.BEGIN)
        else:
            is_ticked = self._menu.values[self._menu.cursor]
            footer(canvas, words.ERASE if is_ticked else words.DONE)
