"""Every move that stands, the newest first, in whole sentences; any moment can be looked at."""

import modules
from key import DOWN, OK, UP
from micropython import const
from tabletop.pages import page_words as words
from ui import sign
from ui.layout import TOP, footer, header, scroll_bar
from ui.screen import Screen
from ui.widgets.text_pages import wrap

_LINES = const(5)
_LINE_PX = const(9)
_NUMBER_X = const(23)  # where numbers end
_TEXT_X = const(27)
_TEXT_PX = const(98)


class HistoryScreen(Screen):
    """The move at the cursor stands on top. Only those in sight are told: all would fill the heap.

    UP goes to newer moves, DOWN to older ones, OK looks at the table after the one on top.
    """

    help = words.HELP_HISTORY

    def __init__(self, game):
        super().__init__()
        self._game = game
        self._at = game.table.done  # moves that stood then; 0 for the start
        self._lines: list = []  # (number of the move or -1, text)

    def enter(self, now):
        """Tell the moves from the cursor on, in rounds of their own: moves made again litter."""
        self._at = min(self._at, self._game.table.done)
        first = max(0, self._at - _LINES)
        telling = modules.borrow("tabletop.pages.telling").Telling(
            self._game, first, self._at - first
        )

        def tell(now):
            if modules.passing(telling.go_on):
                self.stack.coming = tell
                return
            self._lay_out(telling.sentences)

        self.stack.coming = tell

    def _lay_out(self, sentences):
        """Break the sentences into lines, the newest first."""
        self.stack.is_stale = True
        self._lines = []
        for index in range(len(sentences)):
            self._add(self._at - index, sentences[-1 - index])
        if self._at < _LINES:
            self._add(0, words.THE_START)

    def _add(self, number, sentence):
        """Add the lines of one sentence, if they find room; a very long one is shortened."""
        spans = wrap(self.stack.canvas.small, sentence, _TEXT_PX)
        texts = [sentence[start:end] for start, end in spans]
        if not self._lines and len(texts) > _LINES:
            texts = texts[: _LINES - 1] + [texts[_LINES - 1][:-3] + b"..."]
        if len(self._lines) + len(texts) > _LINES:
            self._lines += [(-1, b"")] * (_LINES - len(self._lines))  # nothing after it either
            return
        for text in texts:
            self._lines.append((number, text))
            number = -1

    def press(self, key, now):
        """Go through the moves; OK looks at the one on top."""
        if key in (UP, DOWN):
            moments = self._game.table.done + 1
            self._at = (self._at + (1 if key == UP else -1)) % moments
            self.enter(now)
        elif key == OK:
            self._game.look(self._at, now)
        else:
            super().press(key, now)

    def look_from(self, count):
        """Put the cursor on the moment that was looked at last."""
        self._at = count

    def draw(self, canvas):
        """Show the moves that find room."""
        table = self._game.table
        is_seen = self._at and table.was_seen(self._at - 1)
        header(canvas, words.HISTORY, words.SEEN_BY_ALL if is_seen else b"")
        canvas.text(sign.RIGHT, 0, TOP)
        for row in range(len(self._lines)):
            number, text = self._lines[row]
            y = TOP + row * _LINE_PX
            if number >= 0:
                canvas.number_right(number, _NUMBER_X, y)
            canvas.text(text, _TEXT_X, y)
        scroll_bar(canvas, table.done - self._at, 1, table.done + 1)
        footer(canvas, words.LOOK)
