"""A seat's own card, seen only while UP is held down."""

from games.lamplight import rules
from key import UP
from tabletop.game_screen import GameScreen
from ui.layout import footer, header


class CardScreen(GameScreen):
    """Shows the card of one seat, as long as its finger covers the key."""

    help = b"Hold UP and nobody else looking: your card. BACK leaves."

    def __init__(self, game, seat):
        super().__init__(game)
        self._seat = seat
        self._card = None
        self._is_shown = False
        self._title = b"Seat %d" % (seat + 1)

    def changed(self, now):
        """Ask what this seat may see."""
        self._card = rules.view(self.table.state, self._seat)["own"]
        self._is_shown = False

    def update(self, now):
        """Follow the finger."""
        is_shown = self.stack.is_down(UP)
        if is_shown == self._is_shown:
            return False
        self._is_shown = is_shown
        return True

    def draw(self, canvas):
        """Show the card, or how to see it."""
        header(canvas, self._title)
        if self._is_shown and self._card is not None:
            canvas.use(canvas.digits)
            canvas.number_centre(self._card, 64, 17)
            canvas.use(canvas.small)
        else:
            canvas.centre(b"Hold UP to see your card", 64, 28)
        footer(canvas, b"")
