"""On paper: what a player has, as the table counts it; zombies, shelters, grenades."""

from games.zeds.rules import codes, fields
from games.zeds.rules import setup as decisions
from games.zeds.rules.state import MOST_SHELTERS
from games.zeds.screens.form_screen import FormScreen
from games.zeds.screens.turn import count_words as words
from key import BACK
from micropython import const
from tabletop import steps

_WOKE = const(0)
_SHELTER = const(1)
_GRENADE = const(2)
_LOST = const(3)
_FIRST_COUNT = const(4)
_ATTACK = "games.zeds.screens.turn.attack_screen AttackScreen"
_ENTER = "games.zeds.screens.turn.entry_screen EntryScreen"


class CountsScreen(FormScreen):
    """A page over the dice, of one `seat`."""

    topic = b"count"
    seat = 0
    word = words.DO

    def changed(self, now):
        """List what is counted."""
        state = self.table.state
        self.title = state.names[self.seat]
        self.note = words.NOTE % fields.counter(state, fields.GUNS)[self.seat]
        super().changed(now)

    def rows(self, state):
        """Return what can be done, then the counters."""
        found: list = [(name, None, 0) for name in words.ACTIONS]
        for number in range(len(fields.COUNTERS)):
            most = MOST_SHELTERS if number == fields.SHELTERED else fields.MOST
            found.append((words.COUNTERS[number], fields.counter(state, number)[self.seat], most))
        return found

    def act(self, row, now):
        """Let zombies attack, roll again, use a grenade, or take the player out."""
        if row == _WOKE:
            self._open(_ATTACK, now)
        elif row == _LOST:
            self._ask_out(now)
        elif row == _GRENADE:
            self._count(bytes((codes.THROW, self.seat)), now)
        elif self.table.state.allows(decisions.OWN_DICE):
            self._open(_ENTER, now)
        else:
            self.play(bytes((codes.SHELTER, self.seat)), now)

    def _ask_out(self, now):
        from tabletop.pick_screen import PickScreen

        rows = [(words.YES_OUT, bytes((codes.OUT, self.seat)))]
        page = PickScreen(self.game, words.OUT % self.title, rows, bytes((codes.OUT,)))
        page.topic = b"count"
        self.stack.push(page, now)

    def _open(self, name, now):
        page = steps.page(self.game, name)
        page.seat = self.seat
        self.stack.push(page, now)

    def keep(self, row, number, now):
        """Set a counter."""
        self._count(bytes((codes.COUNT, self.seat, row - _FIRST_COUNT, number)), now)

    def _count(self, move, now):
        """Count; the page stays."""
        self.game.do(move, now)
        self.changed(now)

    def press(self, key, now):
        """Do a row; BACK goes back to the dice."""
        if key == BACK and not self._chooser.is_in_hand:
            self.stack.pop(now)
        else:
            super().press(key, now)
