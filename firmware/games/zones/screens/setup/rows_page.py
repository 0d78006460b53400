"""Pages of decisions: the tiles, the roster, which is a guess until confirmed, and each piece."""

from games.zones.rules import names
from games.zones.rules import setup as decisions
from games.zones.screens.setup import setup_words as words
from key import OK
from tabletop.setup.setup_rows import Choice
from ui import sign
from ui import words as ui_words
from ui.layout import footer, header
from ui.screen import Screen
from ui.widgets import chooser
from ui.widgets.small_menu import SmallMenu


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


class RosterPage(Screen):
    """The first row confirms all; OK opens a piece."""

    help = words.HELP_PIECES

    def __init__(self, sheet):
        super().__init__()
        self._sheet = sheet
        self._menu = SmallMenu([words.AS_ON_CARDS] + list(names.KINDS), [])
        self._totals = b""

    def enter(self, now):
        """List the pieces; one may have been changed."""
        data = self._sheet.data
        counts = decisions.row(data, decisions.COUNT)
        costs = decisions.row(data, decisions.COST)
        is_confirmed = data[0] & decisions.CONFIRMED
        values = [words.PIECE % pair for pair in zip(counts, costs)]
        self._menu.values = [sign.TICK if is_confirmed else words.UNCONFIRMED] + values
        points = [count * cost for count, cost in zip(counts, costs)]
        half = decisions.SIDE
        self._totals = words.TOTALS % (sum(points[:half]), sum(points[half:]))

    def press(self, key, now):
        """Confirm, or open a piece."""
        if self._menu.move(key):
            return
        if key != OK:
            super().press(key, now)
        elif self._menu.cursor:
            self.stack.push(_piece(self._sheet, self._menu.cursor - 1), now)
        else:
            self._sheet.data[0] ^= decisions.CONFIRMED
            self.enter(now)

    def draw(self, canvas):
        """Show five rows."""
        header(canvas, words.PIECES, self._totals)
        self._menu.draw_small(canvas)
        footer(canvas, ui_words.OK_OPEN if self._menu.cursor else ui_words.OK_CHANGE)


def _piece(sheet, kind):
    choices = {
        decisions.MOVEMENT: names.MOVEMENTS,
        decisions.TYPE: names.TYPES,
        decisions.PREFERRED: names.TERRAINS,
        decisions.DIFFICULT: names.TERRAINS,
        decisions.RESTRICTED: names.TERRAINS,
    }
    rows = []
    for field in range(len(words.FIELDS)):
        rows.append(Cell(words.FIELDS[field], kind, field, choices.get(field, ())))
    return RowsPage(names.KINDS[kind], sheet, rows)
