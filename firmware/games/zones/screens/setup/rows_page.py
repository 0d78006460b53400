"""A page of decisions: bytes of the sheet, or cells of the roster, each with its word."""

from games.zones.rules import setup as decisions
from tabletop.setup.setup_rows import Choice
from ui.layout import header
from ui.screen import Screen
from ui.widgets import chooser


class Byte(Choice):
    """A byte of the sheet: a choice of words, or one of the numbers `values`."""

    def __init__(self, name, at, words, values=None):
        super().__init__(name, b"", words, values)
        self._at = at

    def read(self, sheet):
        """Return the byte."""
        return sheet.data[self._at]

    def write(self, sheet, value):
        """Set the byte."""
        sheet.data[self._at] = value

    def value(self, sheet):
        """Return a word, or the number in digits."""
        return super().value(sheet) if self._words else b"%d" % self.read(sheet)


class Cell(Byte):
    """A cell of the roster, of one kind of piece."""

    def __init__(self, name, kind, field, words):
        least = 1 if field == decisions.COST else 0
        values = None if words else range(least, decisions.MOST_COST + 1)
        super().__init__(name, field, words, values)
        self._kind = kind

    def read(self, sheet):
        """Return what the roster says."""
        return decisions.value(sheet.data, self._kind, self._at)

    def write(self, sheet, value):
        """Let it say something else."""
        decisions.put(sheet.data, self._kind, self._at, value)


class RowsPage(Screen):
    """OK takes a value in hand, UP and DOWN change it."""

    def __init__(self, title, sheet, rows):
        super().__init__()
        self._title = title
        self._sheet = sheet
        self._rows = rows
        self._kept = None  # what the value in hand was
        self._chooser = chooser.Chooser([row.name for row in rows])
        self._name_values()

    def press(self, key, now):
        """Change a decision."""
        row = self._rows[self._chooser.cursor]
        if not self._chooser.is_in_hand:
            self._kept = row.read(self._sheet)
        outcome = self._chooser.press(key)
        if outcome == chooser.LEFT:
            self.stack.pop(now)
        elif outcome == chooser.CHANGED:
            row.change(self._sheet, self._chooser.step)
        elif outcome == chooser.PUT_BACK:
            row.write(self._sheet, self._kept)
        self._name_values()

    def _name_values(self):
        self._chooser.values = [row.value(self._sheet) for row in self._rows]

    def draw(self, canvas):
        """Show five rows."""
        header(canvas, self._title)
        self._chooser.draw_small(canvas)
