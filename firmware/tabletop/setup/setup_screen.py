"""The table decides how to play: START, then a row for every decision."""

from key import OK
from micropython import const
from tabletop import words
from tabletop.setup.setup_rows import Page
from tabletop.setup.wheels import Wheels
from ui import words as ui_words
from ui.layout import TOP, footer, header
from ui.screen import Screen
from ui.widgets import chooser
from ui.widgets.small_menu import SmallMenu

_NUMBER_X = const(97)


class SetupScreen(Screen):
    """The first row starts with everything as it was last time.

    Beside it a number runs, which START takes: what the table gives before the device makes its
    seal. The last row opens a page to choose it.

    `sheet` holds the decisions of a game. It offers
    - `title`, and `setup`: the object that the rows work on;
    - `rows()`: the rows of `tabletop.setup.setup_rows` that make sense now, without START;
    - `encode()` and `restore(data)`: all decisions as bytes, and back;
    - `complaint()`: a sentence when a game cannot be played like this, else b"";
    - `start(opening, kept, stack, now)`: the start of the game, or of what comes before it;
    - `help(rows)`: the help page for these rows.
    """

    def __init__(self, opening, sheet):
        super().__init__()
        self._opening = opening
        self._sheet = sheet
        self._kept = b""
        self._rows: tuple = ()  # those after START
        self._chooser = chooser.Chooser([b""])
        self._wheels = Wheels()

    @property
    def help(self):
        """Return the help page's text: loaded when asked for, and not kept."""
        return self._sheet.help(self._rows)

    def enter(self, now):
        """Show the rows; a page may have changed them."""
        self._kept = self._sheet.encode()
        cursor = self._chooser.cursor
        self._rows = self._sheet.rows() + [Page(words.FIRST_NUMBER, self._number_screen)]
        self._chooser = chooser.Chooser([words.START] + [row.name for row in self._rows])
        self._chooser.choose(min(cursor, len(self._rows)))
        self._name_values()

    def press(self, key, now):
        """Start, open a page, or change a decision."""
        row = self._row()
        if key == OK and (row is None or row.is_page):
            self._open(row, now)
            return
        outcome = self._chooser.press(key)
        if outcome == chooser.LEFT:
            self._opening.keep(self._sheet.encode())
            self.stack.pop(now)
        elif outcome == chooser.CHANGED:
            row.change(self._sheet.setup, self._chooser.step)
            self._name_values()
        elif outcome == chooser.KEPT:
            self.enter(now)  # other rows may make sense now
        elif outcome == chooser.PUT_BACK:
            self._sheet.restore(self._kept)
            self._name_values()

    def update(self, now):
        """Let the number run while START is chosen."""
        return not self._chooser.cursor and self._wheels.run(now)

    def draw(self, canvas):
        """Show five rows; the sentence on a decision is on the help page."""
        header(canvas, self._sheet.title)
        row = self._row()
        if row is None or row.is_page:
            SmallMenu.draw_small(self._chooser, canvas)
            footer(canvas, words.BEGIN if row is None else ui_words.OK_OPEN)
        else:
            self._chooser.draw_small(canvas)
        if not self._chooser.first:
            self._wheels.draw(canvas, _NUMBER_X, TOP)

    def _row(self):
        """Return the row chosen, None for START."""
        return self._rows[self._chooser.cursor - 1] if self._chooser.cursor else None

    def _open(self, row, now):
        if row is not None:
            self.stack.push(row.make(self._sheet.setup), now)
            return
        complaint = self._sheet.complaint()
        if complaint:
            self.stack.say(complaint, now)
        else:
            self._opening.first = self._wheels.number
            self._sheet.start(self._opening, self._kept, self.stack, now)

    def _number_screen(self, setup):
        from tabletop.setup.number_screen import NumberScreen

        return NumberScreen(self._wheels)

    def _name_values(self):
        values = [row.value(self._sheet.setup) for row in self._rows]
        self._chooser.values = [b""] + values
