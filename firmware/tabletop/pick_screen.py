"""A list of all that may be done or may have happened: one row a move."""

from key import BACK, OK
from tabletop import words
from tabletop.step_screen import StepScreen
from ui.layout import footer, header
from ui.widgets.small_menu import SmallMenu


class PickScreen(StepScreen):
    """UP and DOWN choose, OK plays.

    `rows` are (name, move) each. What was done is said, but for the codes in `shown`: those are
    seen on the screen that follows.
    """

    topic: str | bytes = b"pick"
    word = words.THIS_ONE  # what OK does
    note = b""  # at the right of the title
    nothing = words.NOTHING_THERE  # the only row when there is none

    def __init__(self, game, title, rows, shown=b""):
        super().__init__(game)
        self._title = title
        self._shown = shown
        self._moves: list = []  # of the rows
        self._menu = SmallMenu([b""])
        self.fill(rows)

    def fill(self, rows, notes=None):
        """Offer other rows, each with a note at its right; the cursor stays where it is."""
        cursor = self._menu.cursor
        self._moves = [move for _, move in rows]
        self._menu = SmallMenu([name for name, _ in rows] or [self.nothing], notes)
        self._menu.choose(min(cursor, len(self._menu.rows) - 1))

    def press(self, key, now):
        """Choose; OK plays."""
        if self._menu.move(key):
            return
        if key == BACK:
            self.leave_list(now)
        elif key == OK and self._moves:
            self.choose(self._moves[self._menu.cursor], now)

    def leave_list(self, now):
        """Go back to what the list was opened over."""
        self.stack.pop(now)

    def choose(self, move, now):
        """Play the move of a row."""
        if self.play(move, now) and move[0] not in self._shown:
            self.stack.say(self.table.last_label, now)

    def draw(self, canvas):
        """Show five rows."""
        header(canvas, self._title, self.note)
        self.draw_rows(canvas)

    def draw_rows(self, canvas):
        """Show the list, and what OK does."""
        self._menu.draw_small(canvas)
        footer(canvas, self.word if self._moves else b"")
