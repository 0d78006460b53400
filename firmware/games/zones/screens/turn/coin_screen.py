"""The screen is taken away, and a coin decides who begins (ZS-05)."""

from games.zones.rules import codes
from games.zones.screens import words
from games.zones.screens.board_picture import PANEL_X, BoardPicture
from games.zones.screens.turn import turn_words
from games.zones.screens.zones_screen import ZonesScreen
from key import OK
from ui import sign
from ui.layout import footer, header
from ui.widgets.side_footer import side_footer


class CoinScreen(ZonesScreen):
    """OK tosses. On the glass all that was put down is in sight now."""

    def __init__(self, game):
        super().__init__(game)
        self._board = None
        if self.table.state.glass:
            self._board = BoardPicture(self.table.state)
            self.bars_x = PANEL_X - 1

    def press(self, key, now):
        """Toss."""
        if key == OK:
            self.play(bytes((codes.COIN,)), now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show the board, and the coin."""
        if self._board is None:
            header(canvas, turn_words.COIN)
            canvas.use(canvas.large)
            canvas.centre(sign.COIN, 64, 18)
            canvas.use(canvas.small)
            canvas.centre(turn_words.COIN_DECIDES, 64, 40)
            footer(canvas, turn_words.TOSS, words.LEAVE)
            return
        self._board.draw(canvas)
        canvas.text(turn_words.NO_SCREEN[0], PANEL_X, 9)
        canvas.text(turn_words.NO_SCREEN[1], PANEL_X, 18)
        canvas.text(turn_words.COIN_DECIDES, PANEL_X, 36)
        if not self.game.is_looking:
            side_footer(canvas, PANEL_X, turn_words.TOSS, words.LEAVE)
