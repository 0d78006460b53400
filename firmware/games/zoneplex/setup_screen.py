"""The table decides: the mode, players, names, who starts, and every decision with a choice."""

from games.zoneplex import rules_setup, rules_setup_bytes, setup_rows
from games.zoneplex import setup_words as words
from games.zoneplex.rules_cards import MOVEMENT_CARDS
from key import OK
from ui import chooser
from ui import words as ui_words
from ui.layout import footer, header
from ui.screen import Screen
from ui.small_menu import SmallMenu


class SetupScreen(Screen):
    """The first row starts with everything as it was last time."""

    def __init__(self, opening):
        super().__init__()
        self._opening = opening
        last = rules_setup_bytes.decode_setup(opening.last_setup() or b"")
        self._setup = last or rules_setup.Setup()
        self._kept = b""
        self._rows = ()  # what each row is about
        self._chooser = chooser.Chooser([b""])

    @property
    def help(self):
        """Return the help page's text: loaded when asked for, and not kept."""
        from games.zoneplex import setup_help

        return setup_help.text(self._setup)

    def enter(self, now):
        """Show the rows; mode and names may be others now."""
        self._keep()
        cursor = self._chooser.cursor
        self._rows = setup_rows.rows(self._setup)
        self._chooser = chooser.Chooser([words.ROWS[row] for row in self._rows])
        self._chooser.choose(min(cursor, len(self._rows) - 1))
        self._name_values()

    def press(self, key, now):
        """Start, open a page, or change a decision."""
        row = self._rows[self._chooser.cursor]
        if key == OK and row in setup_rows.PAGES:
            self._open(row, now)
            return
        outcome = self._chooser.press(key)
        if outcome == chooser.LEFT:
            self.stack.pop(now)
        elif outcome == chooser.CHANGED:
            setup_rows.change(self._setup, row, self._chooser.step)
            self._name_values()
        elif outcome == chooser.KEPT:
            self.enter(now)  # another number of players may have other rows
        elif outcome == chooser.PUT_BACK:
            self._setup = rules_setup_bytes.decode(self._kept)
            self._name_values()

    def draw(self, canvas):
        """Show five rows; the sentence on a decision is on the help page."""
        header(canvas, words.TITLE)
        row = self._rows[self._chooser.cursor]
        if row in setup_rows.PAGES:
            SmallMenu.draw_small(self._chooser, canvas)
            footer(canvas, words.BEGIN if row == setup_rows.START else ui_words.OK_OPEN)
        else:
            self._chooser.draw_small(canvas)

    def _keep(self):
        self._kept = rules_setup_bytes.encode(self._setup, len(self._setup.names))

    def _open(self, row, now):
        if row == setup_rows.NAMES:
            from games.zoneplex.names_screen import NamesScreen

            self.stack.push(NamesScreen(self._setup), now)
        elif row == setup_rows.MODE:
            from games.zoneplex.mode_screen import ModeScreen

            self.stack.push(ModeScreen(self._setup), now)
        elif row == setup_rows.VENDETTA:
            self._open_vendetta(now)
        elif rules_setup_bytes.is_sound(self._setup):
            self._start(now)
        elif sum(self._setup.split) != MOVEMENT_CARDS:
            self.stack.say(words.MUST_BE_51 % sum(self._setup.split), now)
        else:
            self.stack.say(words.TWO_OF_EACH, now)

    def _open_vendetta(self, now):
        from tabletop.vendetta_screen import VendettaScreen

        names = self._setup.names[:2]
        self.stack.push(VendettaScreen(self._opening.vendettas(), names), now)

    def _start(self, now):
        """Start; before a mode a list says what to take out of the box."""
        start = self._setup.encode(), self._kept
        if self._setup.mode == rules_setup.ZONEPLEX:
            self._opening.start(start[0], now, start[1])
            return
        from games.zoneplex.checklist_screen import ChecklistScreen

        self.stack.push(ChecklistScreen(self._setup, self._opening, start), now)

    def _name_values(self):
        self._chooser.values = [setup_rows.value(self._setup, row) for row in self._rows]
