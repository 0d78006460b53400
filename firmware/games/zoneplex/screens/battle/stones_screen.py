"""Which stones each who takes part sacrifices, said before the first roll (AMB-25)."""

from games.zoneplex.rules.battle import declared
from games.zoneplex.rules.cards import fear_class
from games.zoneplex.rules.setup import TABLE_DIE
from games.zoneplex.rules.state import READY
from games.zoneplex.screens.battle import words
from games.zoneplex.screens.battle.battle_screen import BattleScreen, attack
from games.zoneplex.screens.names import place_sign
from games.zoneplex.screens.words import FEAR_SIGNS
from key import BACK, DOWN, OK, UP
from micropython import const
from tabletop import steps
from ui import sign
from ui.layout import TOP, footer, header, scroll_bar

_CHOICE = "games.zoneplex.screens.battle.stones_choice "
_ROWS = const(5)
_ROW_PX = const(9)
_NAME_X = const(8)
_STONES_X = const(70)
_STONE_PX = const(12)
_WORTH_X = const(127)
_ODDS_X = const(36)


class StonesScreen(BattleScreen):
    """A row for all together, and one for each with stones; UP lifts one more there.

    The cheapest stones go first. Once some of a monk's stones are lifted and others not, DOWN
    stops at the stones, too: there UP takes another one instead.
    """

    topic = b"stones"

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        helpers = state.battle.helpers
        turns = [(state.active + step) % state.seats for step in range(state.seats)]
        self._seats = [s for s in turns if helpers >> s & 1 and state.placed_stones(s)]
        self._kinds = steps.made(_CHOICE + "all_by_worth", state, self._seats)
        self._lifted = bytearray(len(self._seats))  # of the stones of each, one bit each
        self._worth: list = []  # of what is lifted
        self._row = 0  # all together, then one each; those who are alone have no other
        self._is_choosing = False
        self._weigh()

    def press(self, key, now):
        """Lift stones; OK lifts them for good, or attacks without."""
        if key == OK:
            self._done(now)
        elif not self._seats or key == BACK:
            self._leave(key, now)
        elif key == UP:
            self._lift()
        elif key == DOWN:
            self._next()

    def _leave(self, key, now):
        """Go back to the deal, or to who helps."""
        state = self.table.state
        if key == BACK and state.step != READY and state.is_bargaining():
            is_lone = state.battle.helpers == 1 << state.active
            name = "allies_screen AlliesScreen" if is_lone else "deal_screen DealScreen"
            name = "games.zoneplex.screens.battle." + name
            self.stack.replace(steps.screen(self.game, name), now)
        else:
            super().press(key, now)

    def _chosen(self):
        """Return the places in the list that the row at the cursor stands for."""
        if self._row < self._has_all:
            return range(len(self._seats))
        return (self._row - self._has_all,)

    @property
    def _has_all(self):
        return len(self._seats) > 1

    def _lift(self):
        """Lift one more, or another one; after the last of all, none."""
        chosen = self._chosen()
        if self._is_choosing:
            index = chosen[0]
            other = steps.made(_CHOICE + "other_choice", self._kinds[index], self._lifted[index])
            self._lifted[index] = other
        else:
            most = max([len(self._kinds[index]) for index in chosen])
            level = (max([self._count(index) for index in chosen]) + 1) % (most + 1)
            for index in chosen:
                self._lifted[index] = (1 << min(level, len(self._kinds[index]))) - 1
        self._weigh()

    def _count(self, index):
        return len(self._picked(index))

    def _picked(self, index):
        kinds = self._kinds[index]
        return [kinds[at] for at in range(len(kinds)) if self._lifted[index] >> at & 1]

    def _next(self):
        """Go on to the stones of the row, if they are a choice, or to the next row."""
        if self._row >= self._has_all and not self._is_choosing:
            index = self._row - self._has_all
            kinds = self._kinds[index]
            if 0 < self._count(index) < len(kinds) and min(kinds) != max(kinds):
                self._is_choosing = True
                return
        self._is_choosing = False
        self._row = (self._row + 1) % (len(self._seats) + self._has_all)

    def _weigh(self):
        """Work out the odds, what the stones are worth, and what OK does."""
        state = self.table.state
        counts = bytearray(state.seats)
        picked = [self._picked(index) for index in range(len(self._seats))]
        for index in range(len(picked)):
            counts[self._seats[index]] = len(picked[index])
        self._worth = steps.made(_CHOICE + "worths", state, self._seats, picked)
        self._odds = self.odds(state.battle.helpers, counts)
        self._word = words.ATTACK_NOW
        if any(counts):
            self._word = words.LIFT if state.setup.has(TABLE_DIE) else words.LIFT_AND_ROLL

    def _done(self, now):
        if self._word is words.ATTACK_NOW:
            attack(self, now)
            return
        kinds: list = [[] for _ in range(self.table.state.seats)]
        for index in range(len(self._seats)):
            kinds[self._seats[index]] = self._picked(index)
        self.play(declared.lifting(kinds, self._word is words.LIFT_AND_ROLL), now)

    def draw(self, canvas):
        """Show the Fear and the odds above, then a row for each with stones."""
        state = self.table.state
        x = canvas.text(FEAR_SIGNS[fear_class(state.card)], 0, 0)
        canvas.number(state.battle.left, x + 2, 0)
        header(canvas, b"")
        self._odds.draw_with_stone(canvas, 0, _ODDS_X)
        rows = len(self._seats) + self._has_all
        first = max(0, min(self._row - _ROWS + 1, rows - _ROWS))
        for index in range(min(_ROWS, rows)):
            self._draw_row(canvas, first + index, TOP + index * _ROW_PX)
        scroll_bar(canvas, first, _ROWS, rows)
        if rows < _ROWS - 1:
            self._draw_large(canvas, rows > 1)
        footer(canvas, self._word, b"")
        if self._seats:
            x = canvas.right(words.OTHER_STONE if self._is_choosing else words.STONE, 127, 56)
            canvas.right(sign.UP, x - 2, 56)

    def _draw_large(self, canvas, is_low):
        """Fill the room below a few rows with what can be read across the table."""
        state = self.table.state
        y = 39 if is_low else 29
        canvas.use(canvas.large)
        x = canvas.text(FEAR_SIGNS[fear_class(state.card)], 8, y)
        if is_low:
            canvas.number(state.battle.left, x + 2, y)
        canvas.number_right(self._odds.now, canvas.right(b"%", 120, y) - 2, y)
        canvas.use(canvas.small)
        if not is_low:
            self.draw_number(canvas, 48, 20)

    def _draw_row(self, canvas, row, y):
        """Write all together, or one monk's stones: dark on a light ground where lifted."""
        if row == self._row:
            canvas.text(sign.RIGHT, _STONES_X - 8 if self._is_choosing else 0, y)
        if row < self._has_all:
            canvas.text(words.ALL, _NAME_X, y)
            canvas.right(words.INFLUENCE, _WORTH_X, y)
            return
        index = row - self._has_all
        canvas.text(self.table.state.setup.names[self._seats[index]], _NAME_X, y)
        x = _STONES_X
        for at in range(len(self._kinds[index])):
            text = place_sign(self.table.state.setup, self._kinds[index][at])
            if self._lifted[index] >> at & 1:
                canvas.frame.fill_rect(x - 1, y - 1, canvas.measure(text) + 2, 8, 1)
                canvas.use(canvas.small, 0)
            canvas.text(text, x, y)
            canvas.use(canvas.small)
            x += _STONE_PX
        if self._lifted[index]:
            canvas.number_right(-self._worth[index], _WORTH_X, y)
            if not self._has_all:
                canvas.right(words.INFLUENCE, _WORTH_X, y + _ROW_PX)
