"""A list of what can be done and of numbers: OK does a row, or takes its number in hand."""

from games.zeds.screens.zeds_screen import ZedsScreen
from key import OK
from ui import words as ui_words
from ui.layout import header
from ui.widgets import chooser


class FormScreen(ZedsScreen):
    """`rows(state)` lists (name, number or None, most); without a number OK does something.

    `act(row, now)` does the row, `keep(row, number, now)` takes a number that was changed.
    """

    title = b""
    note = b""  # at the right of the title
    word = b""  # what OK does with a row that has no number

    def __init__(self, game):
        super().__init__(game)
        self._rows: list = []
        self._chooser = chooser.Chooser([b""])
        self._number = 0  # in hand
        self._words: list = []  # what OK does with each row

    def rows(self, state):
        """Return the rows."""
        return []

    def act(self, row, now):
        """Do what a row without a number says."""

    def keep(self, row, number, now):
        """Take a number that was changed."""

    def fill(self):
        """List the rows anew; the cursor stays where it is."""
        self._rows = list(self.rows(self.table.state))
        cursor = self._chooser.cursor
        self._chooser = chooser.Chooser([row[0] for row in self._rows])
        self._chooser.values = [_text(row[1]) for row in self._rows]
        self._chooser.choose(min(cursor, len(self._rows) - 1))
        self._words = [self.word if row[1] is None else ui_words.OK_CHANGE for row in self._rows]

    def changed(self, now):
        """List the rows."""
        self.fill()

    def press(self, key, now):
        """Choose a row; OK does it, or changes its number."""
        at = self._chooser.cursor
        row = self._rows[at]
        if key == OK and row[1] is None:
            self.act(at, now)
            return
        if key == OK and not self._chooser.is_in_hand:
            self._number = row[1]
        outcome = self._chooser.press(key)
        if outcome == chooser.LEFT:
            super().press(key, now)
        elif outcome == chooser.CHANGED:
            self._number = (self._number + self._chooser.step) % (row[2] + 1)
            self._chooser.values[at] = _text(self._number)
        elif outcome == chooser.KEPT and self._number != row[1]:
            self.keep(at, self._number, now)
        elif outcome == chooser.PUT_BACK:
            self._chooser.values[at] = _text(row[1])

    def draw(self, canvas):
        """Show five rows."""
        header(canvas, self.title, self.note)
        at = self._chooser.cursor
        self._chooser.ok_word = self._words[at]
        self._chooser.draw_small(canvas)


def _text(number):
    return b"" if number is None else b"%d" % number
