"""The end: a moment for it, the ladder rung by rung, who won, and everybody's numbers."""

from engine.verdict import NOBODY
from key import DOWN, OK, UP
from micropython import const
from tabletop import words
from tabletop.step_screen import StepScreen
from ticks import since
from ui import colour, lights, sign
from ui.layout import TOP, footer, header

_BEAT_MS = const(90)
_BEATS = const(14)  # of the moment; then it stands still
_FEW = const(3)  # players whose lines are large
_COLUMN_PX = const(29)


class EndScreen(StepScreen):
    """OK goes from page to page, UP back; on the last one OK closes the game.

    Without more the verdict tells how it ended; a game may derive from it and tell that itself.
    A game that is taken up again begins with who won.
    """

    tells_end = True

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        self._rungs = self.rungs(state)
        self._lines: tuple = ()
        self._winner, self._word, self._sentence = self.result(state)
        self._moment = self.moment(state)
        self._columns, self._numbers = self.numbers(state)
        self._page = self._result_page
        self._began = 0
        self._beat = _BEATS

    @property
    def _result_page(self):
        """Return the page of who won: after the moment and the rungs."""
        return len(self._rungs) + 1

    @property
    def _is_last(self):
        return self._page == self._result_page + (len(self._numbers) > 0)

    def moment(self, state):
        """Return a word for the moment in which the game ended, b"" without one."""
        return b""

    def result(self, state):
        """Return the winner's seat or NOBODY, a word across the table, and by what."""
        verdict = self.game.verdict()
        reasons = [reason.sentence for reason in verdict.reasons if reason.holds]
        if verdict.winner == NOBODY:
            return NOBODY, words.NOBODY_WINS, reasons[0]
        return verdict.winner, self.game.seat_name(verdict.winner), reasons[0]

    def rungs(self, state):
        """Return what each rung of the ladder compares."""
        return ()

    def ladder(self, state, rung):
        """Return (name, value) of every player on a rung."""
        return ()

    def numbers(self, state):
        """Return the names of columns, then (name, a value each) of every player."""
        return (), ()

    def has_won(self, row):
        """Tell whether a row of the numbers is the winner's."""
        return row == self._winner

    def happened(self, events, now):
        """Let the moment pass before anything is told."""
        super().happened(events, now)
        if self._moment:
            self._page = self._beat = 0
            self._began = now

    def update(self, now):
        """Let the moment go on."""
        beat = min(since(now, self._began) // _BEAT_MS, _BEATS) if self._page == 0 else _BEATS
        is_stale = beat != self._beat
        self._beat = beat
        return is_stale

    def press(self, key, now):
        """Go from page to page; at the end OK closes the game."""
        if key == OK and self._is_last:
            if not self.game.is_looking:
                from tabletop.pages.judge_screen import JudgeScreen

                self.stack.push(JudgeScreen(self.game), now)
        elif key in (UP, DOWN, OK):
            last = self._result_page + (len(self._numbers) > 0)
            first = 0 if self._moment else 1
            self._page = max(first, min(self._page + (-1 if key == UP else 1), last))
            if 0 < self._page < self._result_page:
                self._lines = self.ladder(self.table.state, self._page - 1)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show the page."""
        if self._page == 0:
            self._draw_moment(canvas)
            return
        if self._page < self._result_page:
            self._draw_rung(canvas)
        elif self._page == self._result_page:
            self._draw_result(canvas)
        else:
            self._draw_numbers(canvas)
        footer(canvas, self._ok_word() if self._is_last else words.GO_ON)

    def _ok_word(self):
        return words.SEE_SECRET if self.table.is_over else words.CLOSE_GAME

    def _draw_moment(self, canvas):
        """Let the word flash, and rays go out from it."""
        frame = canvas.frame
        is_dark = self._beat & 1 and self._beat < _BEATS
        for ray in range(0, 128, 16):
            if self._beat > 2:
                frame.line(64, 28, ray, 0, 1)
                frame.line(64, 28, 127 - ray, 54, 1)
        frame.fill_rect(2, 16, 124, 24, 0)
        if is_dark:
            frame.fill_rect(0, 0, 128, 55, 1)
        canvas.use(canvas.large, 0 if is_dark else 1)
        canvas.centre(self._moment, 64, 21)
        canvas.use(canvas.small)
        footer(canvas, words.GO_ON, b"")

    def _draw_rung(self, canvas):
        header(canvas, self._rungs[self._page - 1])
        x = canvas.number_right(len(self._rungs), 127, 0)
        canvas.number_right(self._page, canvas.right(b"/", x - 1, 0) - 1, 0)
        is_few = len(self._lines) <= _FEW
        y = TOP
        for line in self._lines:
            canvas.use(canvas.large if is_few else canvas.small)
            canvas.text(line[0], 0, y)
            if len(line[1]) > 2:
                canvas.use(canvas.small)
                canvas.right(line[1], 126, y + 5 if is_few else y)
            else:
                canvas.right(line[1], 126, y)
            y += 15 if is_few else 9
        canvas.use(canvas.small)

    def _draw_result(self, canvas):
        header(canvas, words.THE_END)
        canvas.use(canvas.large)
        if self._winner == NOBODY:
            canvas.centre(self._word, 64, 18)
        else:
            canvas.centre(sign.CROWN, 64, 11)
            canvas.centre(self._word, 64, 27)
        canvas.use(canvas.small)
        canvas.centre(self._sentence, 64, 45)

    def _draw_numbers(self, canvas):
        """Write everybody's numbers in columns, the winner with a crown."""
        header(canvas, b"")
        x = 127
        for index in range(len(self._columns) - 1, -1, -1):
            canvas.right(self._columns[index], x, 0)
            y = TOP
            for line in self._numbers:
                canvas.right(line[1][index], x - 4, y)
                y += 9
            x -= _COLUMN_PX
        for row in range(len(self._numbers)):
            is_crowned = self.has_won(row)
            if is_crowned:
                canvas.text(sign.CROWN, 0, TOP + row * 9)
            canvas.text(self._numbers[row][0], 9 if is_crowned else 0, TOP + row * 9)

    def paint(self, row, now):
        """Let all flash in the moment; then the winner breathes, all others go dark."""
        if self._page == 0 and self._beat < _BEATS:
            for place in range(row.count):
                row.set(place, colour.WHITE, lights.ALARM, now)
        elif self._winner != NOBODY:
            row.set(self._winner, colour.SEATS[self._winner], lights.TURN, now)
