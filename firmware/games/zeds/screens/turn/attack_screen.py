"""On paper: so many zombies wake. Are there guns for all of them? (ZD-06)"""

from games.zeds.rules import codes, fields
from games.zeds.screens.turn import count_words as words
from games.zeds.screens.zeds_screen import ZedsScreen
from key import BACK, DOWN, OK, UP
from micropython import const
from tabletop.pick_screen import PickScreen
from ui.layout import footer, header

_NUMBER_X = (24, 94)  # where numbers end
_NUMBER_Y = const(12)
_LARGE_Y = const(20)
_WORD_Y = const(24)
_ALARM_Y = const(46)
_TWO_DIGITS = const(10)


class AttackScreen(ZedsScreen):
    """A page over the counters of a `seat`: UP and DOWN count zombies, OK goes on."""

    topic = b"count"
    seat = 0

    def __init__(self, game):
        super().__init__(game)
        self._zombies = 1

    @property
    def _guns(self):
        return self.table.state.guns[self.seat]

    def press(self, key, now):
        """Count; OK asks how it went."""
        if key in (UP, DOWN):
            most = fields.MOST - self.table.state.killed[self.seat]
            self._zombies += 1 if key == UP else -1
            self._zombies = max(1, min(self._zombies, most))
            self.is_alarmed = self._zombies > self._guns
        elif key == OK:
            self._decide(now)
        elif key == BACK:
            self.stack.pop(now)

    def changed(self, now):
        """Raise the alarm where there are no guns."""
        self.is_alarmed = self._zombies > self._guns

    def _decide(self, now):
        """Cross out the guns; with too few of them by the count the table has the word."""
        head = bytes((codes.ATTACK, self.seat, self._zombies))
        if not self.is_alarmed:
            self.play(head + b"\x01", now)
            return
        rows = [(words.NOT_PAID, head + b"\x00"), (words.PAID, head + b"\x01")]
        page = PickScreen(self.game, words.TOO_FEW, rows, bytes((codes.ATTACK,)))
        page.topic = b"count"
        self.stack.push(page, now)

    def draw(self, canvas):
        """Show zombies against guns."""
        header(canvas, words.HOW_MANY, self.table.state.names[self.seat])
        _draw_count(canvas, self._zombies, 0, words.ZOMBIES)
        _draw_count(canvas, self._guns, 1, words.GUNS)
        if self.is_alarmed:
            canvas.frame.fill_rect(0, _ALARM_Y - 1, 128, 9, 1)
            canvas.use(canvas.small, 0)
            canvas.centre(words.TOO_FEW, 64, _ALARM_Y)
            canvas.use(canvas.small)
        footer(canvas, words.ANSWER if self.is_alarmed else words.KILL)


def _draw_count(canvas, number, side, word):
    """Draw a number across the table, and what it counts beside it."""
    x = _NUMBER_X[side]
    if number < _TWO_DIGITS:
        canvas.use(canvas.digits)
        canvas.number_right(number, x, _NUMBER_Y)
    else:
        canvas.use(canvas.large)
        canvas.number_right(number, x, _LARGE_Y)
    canvas.use(canvas.small)
    canvas.text(word, x + 4, _WORD_Y)
