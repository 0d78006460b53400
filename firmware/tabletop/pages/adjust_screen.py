"""Adjust: any value set by hand, with a preview. The log says that it was."""

from key import BACK, OK
from tabletop import words
from tabletop.step_screen import StepScreen
from ui import words as ui_words
from ui.layout import footer, header
from ui.widgets.counter import Counter
from ui.widgets.small_menu import SmallMenu


class AdjustScreen(StepScreen):
    """First the player, then the value, then the number.

    `sheet` says what a game lets the table set. It offers
    - `rows(state, seat, names)`: (name, field, text) of each value, the field a number of the
      game's own, the text what it is now;
    - `value(state, field, seat)` and `limits(state, field, seat)`: what it is, and may become;
    - `move(field, seat, value)`: the move that sets it;
    - `page(game, field, seat)`: for a field that is no number, the screen that sets it, else None;
    - `is_seat(field)`: whether the number is a seat, and goes by its name.
    """

    topic = b"adjust"

    def __init__(self, game, names, sheet):
        super().__init__(game)
        self._sheet = sheet
        self._names = SmallMenu(list(names))
        self._known: list = []  # the fields in the rows
        self._fields = None
        self._counter = None

    def press(self, key, now):
        """Go one step on or back."""
        if self._counter is not None:
            self._press_counter(key, now)
        elif self._fields is not None:
            self._press_fields(key, now)
        elif not self._names.move(key):
            if key == OK:
                self._list_fields()
            else:
                self.stack.pop(now)

    def _list_fields(self):
        """List what can be set, each with what it is now."""
        state, seat, names = self.table.state, self._names.cursor, self._names.rows
        rows = self._sheet.rows(state, seat, names)
        self._known = [field for _, field, _ in rows]
        self._fields = SmallMenu([name for name, _, _ in rows], [text for _, _, text in rows])

    def draw(self, canvas):
        """Show the step."""
        if self._counter is not None:
            self._draw_counter(canvas)
            footer(canvas, ui_words.OK_KEEP, ui_words.BACK_CANCEL)
        elif self._fields is not None:
            header(canvas, words.ADJUST, self._name())
            self._fields.draw_small(canvas)
            footer(canvas, ui_words.OK_CHANGE)
        else:
            header(canvas, words.ADJUST)
            self._names.draw_small(canvas)
            footer(canvas, ui_words.OK_OPEN)

    def _draw_counter(self, canvas):
        """Show the number; a seat goes by its name."""
        title = self._fields.rows[self._fields.cursor]
        if not self._sheet.is_seat(self._known[self._fields.cursor]):
            header(canvas, title, self._name())
            self._counter.draw(canvas)
            return
        header(canvas, title)
        canvas.use(canvas.large)
        canvas.centre(self._names.rows[self._counter.result], 64, 25)
        canvas.use(canvas.small)
        self._counter.draw_arrows(canvas)

    def _name(self):
        return self._names.rows[self._names.cursor]

    def _press_fields(self, key, now):
        if self._fields.move(key):
            return
        if key == BACK:
            self._fields = None
            return
        state, seat = self.table.state, self._names.cursor
        field = self._known[self._fields.cursor]
        page = self._sheet.page(self.game, field, seat)
        if page is not None:
            self.stack.push(page, now)
            return
        low, high = self._sheet.limits(state, field, seat)
        self._counter = Counter(self._sheet.value(state, field, seat), low, high)

    def _press_counter(self, key, now):
        if self._counter.move(key):
            return
        if key == OK and self._counter.change:
            field = self._known[self._fields.cursor]
            self.play(self._sheet.move(field, self._names.cursor, self._counter.result), now)
        self._counter = None
