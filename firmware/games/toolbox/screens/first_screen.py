"""Who begins: a light runs around the seats and stops."""

from games.toolbox.rules import contract
from games.toolbox.screens import words
from key import OK
from micropython import const
from tabletop.game_screen import GameScreen
from ui import colour, lights, sign
from ui.layout import footer, header
from ui.run_light import Run

_RUN_MS = const(2400)


class FirstScreen(GameScreen):
    """OK draws; screen and lights run together and settle on the seat."""

    topic = "HELP_FIRST"

    def __init__(self, game):
        super().__init__(game)
        self._run = None
        self._place = -1

    def changed(self, now):
        """Show who was drawn last."""
        self._run = None
        self._place = self.table.state.first

    def press(self, key, now):
        """Draw a seat."""
        if key != OK:
            super().press(key, now)
            return
        self.game.do(bytes((contract.PICK,)), now)

    def happened(self, events, now):
        """Let the light run to the seat that was drawn."""
        if events[0][0] == contract.EV_PICKED:
            self._run = Run(events[0][1], colour.WHITE, now, _RUN_MS)

    def update(self, now):
        """Let the light run."""
        if self._run is None:
            return False
        place = self._run.place(now, self.table.state.seats)
        if self._run.is_over(now):
            self._run = None
        elif place == self._place:
            return False
        self._place = place
        return True

    def draw(self, canvas):
        """Show the seat the light is on, and the crown once it has settled."""
        header(canvas, words.FIRST)
        canvas.right(words.SEATS, 118, 0)
        canvas.number_right(self.table.state.seats, 128, 0)
        canvas.use(canvas.digits)
        if self._place < 0:
            canvas.centre(b"?", 64, 17)
        else:
            canvas.number_centre(self._place + 1, 64, 17)
        canvas.use(canvas.large)
        if self._place >= 0 and self._run is None:
            canvas.centre(sign.CROWN, 26, 25)
            canvas.centre(sign.CROWN, 102, 25)
        canvas.use(canvas.small)
        footer(canvas, words.DRAW)

    def paint(self, row, now):
        """Show the seats dim, the runner bright, the one who begins breathing."""
        for seat in range(self.table.state.seats):
            rhythm = lights.PRESENT
            if seat == self._place:
                rhythm = lights.STRONG if self._run else lights.TURN
            row.set(seat, colour.SEATS[seat], rhythm, now)
