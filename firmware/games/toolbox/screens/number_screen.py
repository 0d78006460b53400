"""One number changed with a preview: a seat's counter, the seats, the length of a turn."""

from games.toolbox.rules import contract
from games.toolbox.screens import words
from key import OK
from tabletop.game_screen import GameScreen
from tabletop.seat_lights import paint_seats
from ui import colour, lights
from ui import words as ui_words
from ui.layout import footer, header
from ui.widgets.counter import Counter


class NumberScreen(GameScreen):
    """Shows a counter; subclasses say which number it is and what move keeps it."""

    topic = "HELP_NUMBER"
    title = b""

    def __init__(self, game):
        super().__init__(game)
        self._counter = None

    def counter(self):
        """Return the counter, as a subclass has it."""
        raise NotImplementedError

    def move(self, value):
        """Return the move that keeps a number, as a subclass has it."""
        raise NotImplementedError

    def changed(self, now):
        """Start from the number that counts now."""
        self._counter = self.counter()

    def press(self, key, now):
        """Change, keep or forget."""
        if self._counter.move(key):
            return
        if key == OK and self._counter.change:
            self.game.do(self.move(self._counter.result), now)
        self.stack.pop(now)

    def draw(self, canvas):
        """Show old number, change and result."""
        header(canvas, self.title)
        self._counter.draw(canvas)
        footer(canvas, ui_words.OK_KEEP, ui_words.BACK_CANCEL)


class SeatsScreen(NumberScreen):
    """How many sit at the table."""

    title = words.SEATS

    def counter(self):
        """Return the counter of the seats."""
        return Counter(self.table.state.seats, contract.FEWEST_SEATS, contract.SEATS)

    def move(self, value):
        """Return the move that sets the seats."""
        return bytes((contract.SET_SEATS, value))

    def paint(self, row, now):
        """Light the seats there would be."""
        paint_seats(row, self._counter.result, -1, now)


class CountScreen(NumberScreen):
    """The counter of one seat."""

    def __init__(self, game, seat):
        super().__init__(game)
        self._seat = seat
        self.title = words.COLOURS[seat]

    def counter(self):
        """Return the counter of this seat."""
        value = self.table.state.counts[self._seat]
        return Counter(value, contract.COUNT_LOW, contract.COUNT_HIGH)

    def move(self, value):
        """Return the move that sets this counter."""
        return contract.count(self._seat, value)

    def paint(self, row, now):
        """Let this seat breathe."""
        row.set(self._seat, colour.SEATS[self._seat], lights.TURN, now)


class LengthScreen(NumberScreen):
    """The length of a turn."""

    title = words.LENGTH

    def counter(self):
        """Return the counter of the seconds."""
        return Counter(self.table.state.limit_s, 0, contract.LIMIT_HIGH, contract.LIMIT_STEP)

    def move(self, value):
        """Return the move that sets the length."""
        return contract.set_limit(value)
