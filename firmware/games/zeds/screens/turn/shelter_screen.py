"""With a known sheet: refuse the sector and roll again (ZD-04)."""

from games.zeds.rules import codes, names
from games.zeds.rules import setup as decisions
from games.zeds.screens.turn import place_words as words
from key import BACK, OK
from tabletop import steps
from tabletop.step_screen import StepScreen
from ui.layout import footer, header

_ENTER = "games.zeds.screens.turn.entry_screen EntryScreen"


class ShelterScreen(StepScreen):
    """A page over the zone: OK uses the shelter."""

    topic = b"shelter"

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        self._seat = state.active
        self._sentence = words.ROLL_AGAIN % names.sector(state.sector[self._seat])

    def press(self, key, now):
        """Roll again, or go back."""
        if key == BACK:
            self.stack.pop(now)
        elif key == OK:
            self._use(now)

    def _use(self, now):
        if self.table.state.allows(decisions.OWN_DICE):
            page = steps.page(self.game, _ENTER)
            page.seat = self._seat
            self.stack.push(page, now)
        else:
            self.play(bytes((codes.SHELTER, self._seat)), now)

    def draw(self, canvas):
        """Say what it brings and what it costs."""
        state = self.table.state
        header(canvas, words.USE_SHELTER, state.names[self._seat])
        canvas.centre(self._sentence, 64, 18)
        canvas.centre(words.MUST_USE, 64, 29)
        canvas.centre(words.ONE_POINT, 64, 40)
        footer(canvas, words.USE_IT)
