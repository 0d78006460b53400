"""What the screens of Zoneplex share: the header, and what is said when Phase 2 begins."""

from games.zoneplex.rules import codes
from games.zoneplex.rules.setup import TABLE_DECK, WITH_TILES
from games.zoneplex.rules.state import DRAW
from games.zoneplex.screens import words
from tabletop import steps
from tabletop.step_screen import StepScreen
from ui import layout

_COMPLETE = "games.zoneplex.screens.end.complete_screen CompleteScreen"
_SCORES = "games.zoneplex.screens.pages.scores_screen ScoresScreen"

# Events whose first word is the seat to which they happened.
_OF_ONE = (
    codes.EV_RELICS,
    codes.EV_STONE,
    codes.EV_EVOKED,
    codes.EV_CURSED,
    codes.EV_TRIED,
    codes.EV_BANISHED,
    codes.EV_SHOWN,
)


class ZoneScreen(StepScreen):
    """A screen of one step of the turn."""

    def happened(self, events, now):
        """Let those light up to whom it happened; show that Phase 2 has begun, or Influence."""
        seats = 0
        for event in events:
            seats |= _seats_of(event, self.table.state.seats)
        self.flash(seats, now)
        if (codes.EV_REVEALED,) in events and self.table.state.step == DRAW:
            scores = steps.page(self.game, _SCORES)
            scores.then_draws = not self.table.state.setup.has(TABLE_DECK)
            self.stack.push(scores, now)
        if (codes.EV_PHASE_2,) in events:
            self.stack.push(steps.page(self.game, _COMPLETE), now)

    def header(self, canvas):
        """Write whose turn it is, the phase, and the cards left."""
        state = self.table.state
        name = state.setup.names[state.active]
        layout.header(canvas, name)
        x = canvas.number_right(state.cards_left(), 127, 0)
        x = canvas.right(words.DECK, x, 0) - 5
        phase = words.PHASE_1 if state.phase == 1 else words.PHASE_2
        if state.setup.offers(WITH_TILES) and canvas.measure(name) + canvas.measure(phase) < x - 3:
            canvas.right(phase, x, 0)


def _seats_of(event, seats):
    """Return to whom an event has happened, one bit each."""
    if event[0] in _OF_ONE:
        return 1 << event[1]
    if event[0] == codes.EV_ADJUSTED:
        return 1 << event[2]
    if event[0] == codes.EV_OVER and event[2] < seats:
        return 1 << event[2]
    return (1 << seats) - 1 if event[0] == codes.EV_REVEALED else 0
