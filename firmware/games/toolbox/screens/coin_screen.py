"""A coin that turns in the air and falls on heads or tails."""

from games.toolbox.rules import contract
from games.toolbox.screens import words
from key import OK
from micropython import const
from tabletop.game_screen import GameScreen
from ticks import since
from ui import colour, lights
from ui.layout import footer, header

_FLIGHT_MS = const(900)
_TURN_MS = const(150)  # half a turn
_X = const(34)
_Y = const(32)
_RADIUS = const(19)


class CoinScreen(GameScreen):
    """OK flips; the tally of the evening stands in the header."""

    topic = "HELP_COIN"

    def __init__(self, game):
        super().__init__(game)
        self._flipped_at = 0
        self._is_flying = False
        self._tick = 0

    def changed(self, now):
        """Let the coin lie as it does."""
        self._is_flying = False

    def press(self, key, now):
        """Flip."""
        if key != OK:
            super().press(key, now)
            return
        self.game.do(bytes((contract.FLIP,)), now)

    def happened(self, events, now):
        """Let the coin fly that was flipped."""
        if events[0][0] == contract.EV_FLIPPED:
            self._is_flying = True
            self._flipped_at = now
            self._tick = now

    def update(self, now):
        """Let the coin fly."""
        if not self._is_flying:
            return False
        self._tick = now
        self._is_flying = since(now, self._flipped_at) < _FLIGHT_MS
        return True

    def draw(self, canvas):
        """Show the coin, its side and the tally."""
        state = self.table.state
        header(canvas, words.COIN)
        self._draw_tally(canvas, state)
        self._draw_coin(canvas, state.coin)
        if state.coin and not self._is_flying:
            canvas.use(canvas.large)
            canvas.text(words.HEADS if state.coin == contract.HEADS else words.TAILS, 63, 25)
            canvas.use(canvas.small)
        footer(canvas, words.FLIP)

    def paint(self, row, now):
        """Heads lights the left half, tails the right; in the air all flicker."""
        half = row.count // 2
        for index in range(row.count):
            is_heads = index < half
            if self._is_flying:
                row.set(index, colour.GOLD, lights.ALARM, now)
            elif self.table.state.coin == (contract.HEADS if is_heads else contract.TAILS):
                row.set(index, colour.GOLD, lights.STRONG, now)

    def _draw_tally(self, canvas, state):
        if self._is_flying or not state.coin:
            return
        x = canvas.number_right(state.flips[contract.TAILS], 128, 0)
        x = canvas.right(words.TAILS_LETTER, x - 2, 0)
        x = canvas.number_right(state.flips[contract.HEADS], x - 7, 0)
        canvas.right(words.HEADS_LETTER, x - 2, 0)

    def _draw_coin(self, canvas, side):
        frame = canvas.frame
        half_width = self._half_width()
        if half_width < 3:  # on edge
            frame.fill_rect(_X - 1, _Y - _RADIUS, 3, 2 * _RADIUS + 1, 1)
            return
        frame.ellipse(_X, _Y, half_width, _RADIUS, 1)
        if half_width > 5:
            frame.ellipse(_X, _Y, half_width - 3, _RADIUS - 3, 1)
        if not self._is_flying:
            canvas.use(canvas.large)
            canvas.centre(_letter(side), _X, _Y - 8)
            canvas.use(canvas.small)

    def _half_width(self):
        """Return how wide the turning coin looks."""
        if not self._is_flying:
            return _RADIUS
        phase = since(self._tick, self._flipped_at) % (2 * _TURN_MS)
        away = phase if phase < _TURN_MS else 2 * _TURN_MS - phase
        return max(1, _RADIUS * (_TURN_MS - away) // _TURN_MS)


def _letter(side):
    if side == contract.HEADS:
        return words.HEADS_LETTER
    return words.TAILS_LETTER if side == contract.TAILS else words.NOT_FLIPPED
