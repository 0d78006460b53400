"""What the screens of Zoneplex share: the header, and going where the turn has gone."""

from games.zoneplex import words
from games.zoneplex.rules_state import DRAW, OVER
from key import BACK
from tabletop.game_screen import GameScreen
from ui import colour, layout, lights


class ZoneScreen(GameScreen):
    """A screen of one step of the turn."""

    topic = b""  # what the help is about, when it is not the step of the turn

    @property
    def help(self):
        """Return what applies now, in words: loaded when asked for, and not kept."""
        from games.zoneplex import rulebook

        return rulebook.page(self.table.state, self.topic)

    def play(self, move, now):
        """Make a move and show the step that follows; tell whether it was allowed."""
        phase = self.table.state.phase
        if not self.game.do(move, now):
            return False
        self.game.show(now)
        state = self.table.state
        if state.phase != phase and state.stage == DRAW:
            from games.zoneplex import turn_words

            self.stack.say(turn_words.COMPLETE, now)
        return True

    def open_stacks(self, now):
        """Show the stacks of Fears, from which one may be evoked."""
        from games.zoneplex.stacks_screen import StacksScreen

        self.stack.push(StacksScreen(self.game), now)

    def header(self, canvas):
        """Write whose turn it is, the phase, and the cards left."""
        state = self.table.state
        layout.header(canvas, state.setup.names[state.active])
        x = canvas.number_right(state.cards_left(), 128, 0)
        x = canvas.right(words.DECK, x - 3, 0)
        if not state.setup.is_small:  # for one or two there are no phases
            canvas.right(words.PHASE_1 if state.phase == 1 else words.PHASE_2, x - 5, 0)

    def paint(self, row, now):
        """Show the seats: present, and breathing whose turn it is."""
        state = self.table.state
        for seat in range(state.seats):
            is_active = seat == state.active and state.stage != OVER
            rhythm = lights.TURN if is_active else lights.PRESENT
            row.set(seat, colour.SEATS[seat], rhythm, now)

    def press(self, key, now):
        """Leave to the launcher on BACK, or from a look at an earlier moment to the history."""
        if key == BACK:
            if self.game.is_looking:
                self.stack.pop(now)
            else:
                self.game.leave(now)
