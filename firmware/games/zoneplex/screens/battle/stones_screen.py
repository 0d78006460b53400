"""How many stones each who takes part sacrifices, said before the first roll (AMB-25)."""

from games.zoneplex.rules import codes
from games.zoneplex.rules.battle import bargain
from games.zoneplex.screens.battle import words
from games.zoneplex.screens.battle.battle_screen import BattleScreen
from key import DOWN, OK, UP
from micropython import const
from ui import sign
from ui.layout import footer

_LIST_X = const(68)
_TOP = const(11)
_ROW_PX = const(8)
_ALL = const(-1)


class StonesScreen(BattleScreen):
    """UP lifts one more of everybody's, or of one player's; DOWN goes to the next player."""

    topic = b"stones"

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        self._counts = bytearray(state.seats)
        self._placed = bytes([state.placed_stones(seat) for seat in range(state.seats)])
        self._has_stones = any(self._placed)
        self._word = words.ATTACK_NOW
        self._cursor = _ALL
        self._odds = self.odds(state.battle.helpers)

    def press(self, key, now):
        """Count stones; OK lifts them, or announces the attack when there are none."""
        if key == UP:
            self._lift_more()
        elif key == DOWN:
            self._next()
        elif key == OK:
            self._done(now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show the Fear, the stones of each, and the odds."""
        state = self.table.state
        self.header(canvas)
        self.draw_meter(canvas)
        y = _TOP
        for seat in range(state.seats):
            if state.battle.helpers >> seat & 1:
                if self._is_chosen(seat):
                    canvas.text(sign.RIGHT, _LIST_X, y)
                canvas.text(state.setup.names[seat], _LIST_X + 6, y)
                x = canvas.number_right(self._placed[seat], 128, y)
                x = canvas.right(b"/", x - 1, y)
                canvas.number_right(self._counts[seat], x - 1, y)
                y += _ROW_PX
        self._odds.draw_with_stone(canvas, 46, y > 46)
        footer(canvas, self._word, b"")
        if self._has_stones:
            x = canvas.right(words.STONE, 128, 56)
            canvas.right(sign.UP, x - 2, 56)

    def _lift_more(self):
        """Lift one more; everybody together up to what each has, then none."""
        state = self.table.state
        chosen = [seat for seat in range(state.seats) if self._may_lift(seat)]
        most = max([0] + [self._placed[seat] for seat in chosen])
        level = (max([0] + [self._counts[seat] for seat in chosen]) + 1) % (most + 1)
        for seat in chosen:
            self._counts[seat] = min(level, self._placed[seat])
        self._word = words.LIFT if any(self._counts) else words.ATTACK_NOW
        self._odds = self.odds(state.battle.helpers, self._counts)

    def _may_lift(self, seat):
        return self.table.state.battle.helpers >> seat & 1 and self._is_chosen(seat)

    def _is_chosen(self, seat):
        return self._cursor == _ALL or self._cursor == seat  # noqa: PLR1714 (a tuple is garbage)

    def _next(self):
        """Go from all to each who takes part, and back to all."""
        state = self.table.state
        self._cursor += 1
        while self._cursor < state.seats and not state.battle.helpers >> self._cursor & 1:
            self._cursor += 1
        if self._cursor >= state.seats:
            self._cursor = _ALL

    def _done(self, now):
        if not any(self._counts):
            self.play(bytes((codes.ANNOUNCE,)), now)
            return
        from games.zoneplex.screens.battle.stones_choice import cheapest, lifted_words

        state = self.table.state
        kinds = [cheapest(state, seat, self._counts[seat]) for seat in range(state.seats)]
        if self.play(bargain.lifting(kinds), now):
            self.stack.say(lifted_words(state.setup.names, kinds), now)
