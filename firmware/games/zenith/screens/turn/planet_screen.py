"""An effect asks for a planet: the cursor goes along the tracks, the lights below."""

from games.zenith.rules import codes
from games.zenith.screens import words
from games.zenith.screens.tracks_picture import ROW_PX, TracksPicture
from games.zenith.screens.zenith_screen import ZenithScreen
from key import DOWN, OK, UP
from micropython import const
from tabletop import steps
from ui import lights
from ui.layout import TOP, footer, header

_CURSOR_X = const(21)
_CURSOR_PX = const(11)
_QUESTION = "games.zenith.screens.turn.choice_rows question"


class PlanetScreen(ZenithScreen):
    """UP and DOWN choose among the planets that may be chosen, OK takes one."""

    def __init__(self, game):
        super().__init__(game)
        self._picture = TracksPicture()
        self._place = 0
        made = steps.made(_QUESTION, self.table.state)
        self._title, self._note, self._rows, self._before, self._after = made

    def press(self, key, now):
        """Choose; OK takes the planet."""
        if key in (UP, DOWN):
            step = 1 if key == DOWN else -1
            self._place = (self._place + step) % len(self._rows)
        elif key == OK:
            self.play(self._rows[self._place], now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show the tracks, and an arrow at each planet that is chosen."""
        header(canvas, self._title, self._note)
        self._picture.draw(canvas, self.table.state)
        chosen = self._rows[self._place][2]
        if chosen == codes.NO:
            footer(canvas, words.NOT_DONE)
            return
        canvas.use(canvas.small, 0)
        for planet in range(max(0, chosen - self._before), min(5, chosen + self._after + 1)):
            y = TOP + planet * ROW_PX
            canvas.frame.fill_rect(_CURSOR_X, y - 1, _CURSOR_PX, ROW_PX, 1)
            canvas.span(words.PLANET_SIGNS, planet, planet + 1, _CURSOR_X + 2, y)
        canvas.use(canvas.small)
        footer(canvas, words.THIS_PLANET)

    def paint(self, row, now):
        """Let the planet in sight breathe; those that may be chosen are dim."""
        if self.effect is not None and self.effect.paint(row, now):
            return
        for place in range(len(self._rows)):
            planet = self._rows[place][2]
            if planet != codes.NO:
                rhythm = lights.TURN if place == self._place else lights.PRESENT
                row.set(planet, words.PLANET_COLOURS[planet], rhythm, now)
