"""What to take out of the box and what to leave in it, ticked off before the first card."""

from games.zoneplex import checklist_words as words
from key import OK
from ui import game_sign
from ui.layout import footer, header
from ui.screen import Screen
from ui.small_menu import SmallMenu


class ChecklistScreen(Screen):
    """OK ticks a line and goes to the next; with all ticked, or with a hold, the game starts.

    `start` is the setup as bytes, and what is remembered of it.
    """

    help = words.HELP

    def __init__(self, setup, opening, start):
        super().__init__()
        self._opening = opening
        self._start = start
        rows = words.lines(setup)
        self._menu = SmallMenu(rows, [b""] * len(rows))
        self._done = 0

    def press(self, key, now):
        """Tick the line, or start when all are ticked."""
        if self._menu.move(key):
            return
        if key != OK:
            super().press(key, now)
        elif self._done == len(self._menu.rows):
            self._begin(now)
        else:
            self._tick()

    def _tick(self):
        cursor, values = self._menu.cursor, self._menu.values
        is_open = not values[cursor]
        values[cursor] = game_sign.TICK if is_open else b""
        self._done += 1 if is_open else -1
        if is_open and cursor + 1 < len(values):
            self._menu.choose(cursor + 1)

    def hold_word(self, key):
        """Offer to start at once to those who know the list."""
        return words.ALL_DONE if key == OK else b""

    def hold(self, key, now):
        """Start."""
        self._begin(now)

    def draw(self, canvas):
        """Show five lines."""
        header(canvas, words.TITLE, words.HOLD)
        self._menu.draw_small(canvas)
        is_ready = self._done == len(self._menu.rows)
        footer(canvas, words.BEGIN if is_ready else words.TICK)

    def _begin(self, now):
        self._opening.start(self._start[0], now, self._start[1])
