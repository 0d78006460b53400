"""Who fights beside the one who drew the Fear, and how the booty is shared."""

from games.zoneplex.rules import codes
from games.zoneplex.rules.battle import bargain
from games.zoneplex.rules.cards import fear_relics, fear_strength
from games.zoneplex.rules.state import MOST_RELICS
from games.zoneplex.screens.battle import words
from games.zoneplex.screens.battle.battle_screen import BattleScreen
from key import BACK, OK, UP
from micropython import const
from tabletop import steps
from ui import sign
from ui.layout import footer

_NEXT = "games.zoneplex.screens.battle.stones_screen StonesScreen"
_LIST_X = const(69)
_TOP = const(11)
_ROW_PX = const(8)


class AlliesScreen(BattleScreen):
    """Clockwise through the others: UP takes one in, DOWN passes, OK is done.

    Where nobody has a stone to give, OK is the attack itself.
    """

    shows_roll = True  # the Fear's strength

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        self._helpers = state.battle.helpers  # after a restart some may be in already
        self._asked = state.next_seat(state.active)
        self._roll = state.battle.roll
        self._number = fear_strength(state.card)
        self._weigh(state)

    def press(self, key, now):
        """Take the next one in or not; OK notes the agreement."""
        state = self.table.state
        if key == OK:
            self._agree(now)
        elif key == BACK:
            super().press(key, now)
        else:
            if self._asked == state.active:
                self._helpers = 1 << state.active  # once around: start again
            elif key == UP:
                self._helpers |= 1 << self._asked
            else:
                self._helpers &= ~(1 << self._asked)
            self._asked = state.next_seat(self._asked)
            self._weigh(state)

    def draw(self, canvas):
        """Show the Fear, the others, and the odds."""
        state = self.table.state
        self.header(canvas)
        self.draw_meter(canvas)
        x = canvas.text(b"+", canvas.number(self._number, 0, 37), 37)
        canvas.number(self._roll, x, 37)
        y = _TOP
        seat = state.next_seat(state.active)
        while seat != state.active:
            if seat == self._asked:
                canvas.text(sign.RIGHT, _LIST_X, y)
            if self._helpers >> seat & 1:
                canvas.text(sign.TICK, _LIST_X + 8, y)
            canvas.text(state.setup.names[seat], _LIST_X + 18, y)
            y += _ROW_PX
            seat = state.next_seat(seat)
        self._odds.draw(canvas, 46)
        footer(canvas, self._word, b"")
        x = canvas.right(words.JOINS, 128, 56)
        canvas.right(sign.UP, x - 2, 56)

    def _weigh(self, state):
        """Work out the odds, and what OK does."""
        self._odds = self.odds(self._helpers)
        self._word = words.ALONE if self._helpers == 1 << state.active else words.TOGETHER
        if self._is_attack(state):
            self._word = words.ATTACK_NOW

    def _agree(self, now):
        state = self.table.state
        if self._is_attack(state):
            self.play(bytes((codes.ANNOUNCE,)), now)
            return
        if self._helpers != state.battle.helpers:
            captor, shares = agreed(state, self._helpers)
            if not self.game.do(bargain.agreement(self._helpers, captor, shares), now):
                return
        self.stack.replace(steps.screen(self.game, _NEXT), now)

    def _is_attack(self, state):
        """Tell whether nothing is left to agree on, and nobody who fights has a stone to give."""
        for seat in range(state.seats):
            if self._helpers >> seat & 1 and state.placed_stones(seat):
                return False
        return self._helpers == state.battle.helpers


def agreed(state, helpers):
    """Return captor and shares: as they were agreed on, or fair ones at first."""
    battle = state.battle
    if battle.helpers == 1 << state.active:
        return state.active, fair_shares(state, helpers)
    shares = bytearray(battle.shares)
    for seat in range(state.seats):
        if not helpers >> seat & 1:
            shares[seat] = 0
    captor = battle.captor if helpers >> battle.captor & 1 else state.active
    return captor, shares


def fair_shares(state, helpers):
    """Return the relics for each: helpers first, clockwise, as far as they have room."""
    shares = bytearray(state.seats)
    left = fear_relics(state.card, state.setup.two_relics)
    seat = state.next_seat(state.active)
    for _ in range(state.seats):
        has_room = state.relic_count(seat) + shares[seat] < MOST_RELICS
        if left and helpers >> seat & 1 and has_room:
            shares[seat] += 1
            left -= 1
        seat = state.next_seat(seat)
    if left:
        shares[state.active] = min(3, shares[state.active] + left)
    return shares
