"""The end: who won and by what; each rung of the ladder that decided can be looked at."""

from engine.verdict import NOBODY
from key import DOWN, OK, UP
from micropython import const
from tabletop import words
from tabletop.step_screen import StepScreen
from ui import colour, lights, sign
from ui.layout import footer, header

_RESULT = const(-1)


class EndScreen(StepScreen):
    """The result first; DOWN goes down the ladder, a line each player; OK closes the game.

    Without more the verdict tells how it ended; a game may derive from it and tell that itself.
    """

    def __init__(self, game):
        super().__init__(game)
        self._rung = _RESULT
        self._lines: tuple = ()
        self._rungs = self.rungs(self.table.state)
        self._winner, self._word, self._sentence = self.result(self.table.state)

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

    def press(self, key, now):
        """Go up and down the ladder; OK closes the game."""
        if key in (UP, DOWN):
            step = 1 if key == DOWN else -1
            self._rung = (self._rung + 1 + step) % (len(self._rungs) + 1) - 1
            is_result = self._rung == _RESULT
            self._lines = () if is_result else self.ladder(self.table.state, self._rung)
        elif key == OK and not self.game.is_looking:
            from tabletop.pages.judge_screen import JudgeScreen

            self.stack.push(JudgeScreen(self.game), now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show the winner, or one rung."""
        if self._rung == _RESULT:
            self._draw_result(canvas)
        else:
            header(canvas, self._rungs[self._rung])
            for index in range(len(self._lines)):
                canvas.text(self._lines[index][0], 0, 11 + index * 9)
                canvas.right(self._lines[index][1], 126, 11 + index * 9)
        footer(canvas, words.CLOSE_GAME)

    def _draw_result(self, canvas):
        header(canvas, words.THE_END)
        if self._rungs:
            canvas.right(sign.DOWN, canvas.right(words.WHY, 128, 0) - 2, 0)
        canvas.use(canvas.large)
        if self._winner == NOBODY:
            canvas.centre(self._word, 64, 18)
        else:
            canvas.centre(sign.CROWN, 64, 11)
            canvas.centre(self._word, 64, 27)
        canvas.use(canvas.small)
        canvas.centre(self._sentence, 64, 45)

    def paint(self, row, now):
        """Let the winner breathe, all others go dark."""
        if self._winner != NOBODY:
            row.set(self._winner, colour.SEATS[self._winner], lights.TURN, now)
