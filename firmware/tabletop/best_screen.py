"""The best scores of a game for one player."""

from key import BACK
from tabletop import best_words as words
from ui.layout import footer, header
from ui.screen import Screen
from ui.widgets.small_menu import SmallMenu


class BestScreen(Screen):
    """A row for each score, the best first, with its day.

    `scores` keeps the lists, `title` says whose this one is.
    """

    def __init__(self, scores, game, key, title, text):
        super().__init__()
        self._book = scores
        self._game = game
        self._key = key
        self._title = title
        self._text = text
        self._menu = SmallMenu([words.NONE_YET])

    @property
    def help(self):
        """Return the help page's text."""
        return self._text

    def enter(self, now):
        """Read the list."""
        if self._book.is_damaged(self._game, self._key):
            self.stack.say(words.DAMAGED, now)
        found = self._book.scores(self._game, self._key)
        rows = [words.ROW % (at + 1, found[at].points) for at in range(len(found))]
        days = [_day(score.day) for score in found]
        self._menu = SmallMenu(rows or [words.NONE_YET], days or [b""])

    def press(self, key, now):
        """Go over the rows."""
        if not self._menu.move(key) and key == BACK:
            self.stack.pop(now)

    def draw(self, canvas):
        """Show the list."""
        header(canvas, words.BEST, self._title)
        self._menu.draw_small(canvas)
        footer(canvas, b"")


def _day(day):
    """Return a day in words, nothing when the device did not know it."""
    return words.DAY % (day >> 9, day >> 5 & 15, day & 31) if day else words.NO_DAY
