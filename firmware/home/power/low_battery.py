"""What the device says and does when its cell runs down. Loaded only then."""

from home.power import words
from key import OK
from micropython import const
from ticks import since
from ui.layout import footer, header
from ui.screen import Screen

# Levels of the battery, as its driver tells them.
_LOW = const(1)
_EMPTY = const(2)

_SHOWN_MS = const(15_000)  # time for two readings: somebody may be looking for the charger


def follow(board, stack, before, now):
    """React to a level of the battery that has changed."""
    level = board.battery.level
    if level == _EMPTY:
        stack.push(EmptyScreen(board), now)
    elif before == _EMPTY:
        stack.pop(now)  # charged: back to where it was
    elif level == _LOW:
        stack.say(words.LOW, now)


class EmptyScreen(Screen):
    """Says that the game is saved, then switches the device off. Only a charger helps."""

    keeps_awake = True

    def __init__(self, board):
        super().__init__()
        self._board = board
        self._since = 0

    def enter(self, now):
        """Count from now."""
        self._since = now

    def press(self, key, now):
        """Switch off at once on OK; there is nothing to go back to."""
        if key == OK:
            self._switch_off()

    def hold_word(self, key):
        """Offer nothing."""
        return b""

    def update(self, now):
        """Switch off when it was there for long enough."""
        if since(now, self._since) >= _SHOWN_MS:
            self._switch_off()
        return False

    def draw(self, canvas):
        """Draw an empty cell and three short sentences."""
        header(canvas, words.TITLE)
        frame = canvas.frame
        frame.rect(2, 16, 30, 33, 1)
        frame.rect(3, 17, 28, 31, 1)
        frame.fill_rect(11, 12, 12, 4, 1)
        frame.fill_rect(6, 42, 22, 3, 1)
        canvas.use(canvas.large)
        canvas.text(words.CHARGE_ME, 40, 14)
        canvas.use(canvas.small)
        canvas.text(words.SAVED, 40, 34)
        canvas.text(words.STARTS, 40, 44)
        footer(canvas, words.OFF_NOW, b"")

    def _switch_off(self):
        """Put everything out. Every move is on flash already."""
        board = self._board
        board.pixels.clear()
        board.pixels.show()
        board.oled.set_power(False)
        board.off()
