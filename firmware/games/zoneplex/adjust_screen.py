"""Adjust: any value set by hand, with a preview. The log says that it was."""

from games.zoneplex import adjust_words as words
from games.zoneplex import rules, rules_adjust
from games.zoneplex.zone_screen import ZoneScreen
from key import BACK, OK
from ui import words as ui_words
from ui.counter import Counter
from ui.layout import footer, header
from ui.small_menu import SmallMenu

_FEAR_CODES = (rules.TAKE_FEAR, rules.DROP_FEAR)  # the rows after the numbers


class AdjustScreen(ZoneScreen):
    """First the player, then the value, then the number."""

    topic = b"adjust"

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        self._names = SmallMenu(list(state.setup.names[: state.seats]))
        self._known = ()  # the numbers of the fields in the rows
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
                self._known = rules_adjust.fields(self.table.state)
                rows = [field_name(self.table.state, field) for field in self._known]
                self._fields = SmallMenu(rows + [words.FEAR_TAKEN, words.FEAR_LOST])
            else:
                self.stack.pop(now)

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
        if self._known[self._fields.cursor] != rules_adjust.SET_ACTIVE:
            header(canvas, self._fields.rows[self._fields.cursor], self._name())
            self._counter.draw(canvas)
            return
        header(canvas, self._fields.rows[self._fields.cursor])
        canvas.use(canvas.large)
        canvas.centre(self.table.state.setup.names[self._counter.result], 64, 25)
        canvas.use(canvas.small)

    def _name(self):
        return self.table.state.setup.names[self._names.cursor]

    def _press_fields(self, key, now):
        if self._fields.move(key):
            return
        if key == BACK:
            self._fields = None
            return
        state, row, seat = self.table.state, self._fields.cursor, self._names.cursor
        if row >= len(self._known):
            from games.zoneplex.pick_screen import fears_of

            self.stack.push(fears_of(self.game, _FEAR_CODES[row - len(self._known)], seat), now)
            return
        field = self._known[row]
        low, high = rules_adjust.limits(state, field, seat)
        self._counter = Counter(rules_adjust.value_of(state, field, seat), low, high)

    def _press_counter(self, key, now):
        if self._counter.move(key):
            return
        if key == OK and self._counter.change:
            field = self._known[self._fields.cursor]
            move = (rules.ADJUST, field, self._names.cursor, self._counter.result)
            self.play(bytes(move), now)
        self._counter = None


def field_name(state, field):
    """Return what a field is called; in a mode there are no neutral chambers."""
    if field == rules_adjust.SET_STONES and state.more is not None:
        return words.OTHER_TILES
    return words.FIELDS[field]
