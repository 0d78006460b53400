"""The judge: may this player enter The Eye? Each condition with its numbers and its rule."""

from games.zoneplex.rules import codes
from games.zoneplex.screens import words
from games.zoneplex.screens.pages import words as judge_words
from games.zoneplex.screens.turn.words import ENTER_EYE
from games.zoneplex.screens.zone_screen import ZoneScreen
from key import BACK, DOWN, OK, UP
from micropython import const
from tabletop import steps
from tabletop import words as kit_words
from ui import lights, sign
from ui.colour import SEATS
from ui.layout import TOP, footer, header

_ROWS = const(5)
_ROW_PX = const(9)
_TEXT_X = const(10)


class EyeJudgeScreen(ZoneScreen):
    """UP and DOWN go through the players, OK through what does not fit on one page.

    Holding OK enters, when The Eye is open to the player whose turn it is.
    """

    topic = b"judge"

    def __init__(self, game):
        super().__init__(game)
        self._seat = self.table.state.active
        self._rows: tuple = ()
        self._first = 0
        self._is_at_rules = False
        self._worthy = 0  # who may enter, one bit each
        self._is_open = False  # to the one in sight, who is the one whose turn it is
        self._is_try = False  # nobody can say beforehand whether it is won

    def changed(self, now):
        """Judge anew."""
        self._first = 0
        self._is_at_rules = False
        found = self._made("judge")
        self._rows, self._worthy, self._is_open, self._is_try = found

    def _made(self, name):
        """Return what a function makes of the player in sight."""
        name = "games.zoneplex.screens.pages.eye_judge_rows " + name
        return steps.made(name, self.game, self._seat, self.stack.canvas.small)

    def press(self, key, now):
        """Go through the players and the pages."""
        if key in (UP, DOWN):
            seats = self.table.state.seats
            self._seat = (self._seat + (1 if key == DOWN else -1)) % seats
            self.changed(now)
        elif key == BACK:
            self.stack.pop(now)
        else:
            self._first += _ROWS
            if self._first >= len(self._rows):
                self._turn(now)

    def _turn(self, now):
        """After the last page come the rules in words, then the first page."""
        if self._is_at_rules:
            self.changed(now)
            return
        self._first = 0
        self._is_at_rules = True
        self._rows = self._made("rules")

    def hold_word(self, key):
        """Offer the entry to the player whose turn it is."""
        if key == OK and self._is_open:
            return judge_words.TRY_EYE if self._is_try else ENTER_EYE
        return super().hold_word(key)

    def needs_long_hold(self, key):
        """Entering ends the game: it takes a longer hold."""
        return (key == OK and self._is_open) or super().needs_long_hold(key)

    def hold(self, key, now):
        """Enter The Eye."""
        if key == OK and self._is_open:
            self.play(bytes((codes.ENTER_EYE,)), now)
        else:
            super().hold(key, now)

    def draw(self, canvas):
        """Show the verdict in the header and the conditions below."""
        state = self.table.state
        is_open = self._worthy >> self._seat & 1
        header(
            canvas,
            state.setup.names[self._seat],
            self._verdict(is_open),
        )
        for index in range(min(_ROWS, len(self._rows) - self._first)):
            row = self._rows[self._first + index]
            y = TOP + index * _ROW_PX
            canvas.text(row[0], 0, y)
            canvas.text(row[1], _TEXT_X, y)
        footer(canvas, self._word(), b"")
        x = canvas.right(kit_words.PLAYERS, 128, 56)
        x = canvas.right(sign.DOWN, x - 2, 56)
        canvas.right(sign.UP, x - 1, 56)

    def paint(self, row, now):
        """Let those blink who may win."""
        state = self.table.state
        for seat in range(state.seats):
            is_open = self._worthy >> seat & 1
            row.set(seat, SEATS[seat], lights.MAY_WIN if is_open else lights.PRESENT, now)

    def _verdict(self, is_open):
        """Return the verdict in words."""
        if not is_open:
            return judge_words.MAY_NOT
        return judge_words.MAY_TRY if self._is_try else judge_words.MAY

    def _word(self):
        """Return what OK does."""
        if self._is_open:
            return judge_words.HOLD_TO_TRY if self._is_try else judge_words.HOLD_TO_ENTER
        return words.MORE
