"""The roster: what each piece costs and can do, until the table has confirmed it a guess."""

from games.zones.rules import names
from games.zones.rules import setup as decisions
from games.zones.screens.setup import setup_words as words
from key import OK
from ui import sign
from ui import words as ui_words
from ui.layout import footer, header
from ui.screen import Screen
from ui.widgets.small_menu import SmallMenu


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
    from games.zones.screens.setup.rows_page import Cell, RowsPage

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
