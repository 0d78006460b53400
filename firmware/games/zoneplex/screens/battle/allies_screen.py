"""Who fights beside the one who drew the Fear: a list of the others, each with a tick."""

from games.zoneplex.rules.battle import declared
from games.zoneplex.rules.cards import fear_relics
from games.zoneplex.screens.battle import words
from games.zoneplex.screens.battle.battle_screen import BattleScreen, attack
from key import BACK, OK, UP
from micropython import const
from tabletop import steps
from ui import sign
from ui.layout import footer

_DEAL = "games.zoneplex.screens.battle.deal_screen DealScreen"
_STONES = "games.zoneplex.screens.battle.stones_screen StonesScreen"
_LIST_X = const(58)
_TOP = const(11)
_ROW_PX = const(9)


class AlliesScreen(BattleScreen):
    """UP lets the monk at the cursor join or leave and goes on; DOWN goes on; OK is agreed.

    Each tick is a move of its own, so it survives a pulled battery. Where nobody joins and the
    drawer has no stone to give, OK is the attack itself.
    """

    shows_roll = True  # the Fear's strength

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        self._asked = state.next_seat(state.active)
        self._weigh(state)

    def press(self, key, now):
        """Take the one at the cursor in or out; OK goes on to the deal, the stones, the attack."""
        state = self.table.state
        if key == OK:
            self._go_on(state, now)
        elif key == BACK:
            super().press(key, now)
        else:
            if key == UP:
                self._ask(state, now)
            following = state.next_seat(self._asked)
            if following == state.active:
                following = self._asked if key == UP else state.next_seat(following)
            self._asked = following
            self._weigh(self.table.state)

    def draw(self, canvas):
        """Show the Fear, the others, and the odds."""
        state = self.table.state
        self.header(canvas)
        self.draw_number(canvas, 27)
        y = _TOP
        seat = state.next_seat(state.active)
        while seat != state.active:
            if seat == self._asked:
                canvas.text(sign.RIGHT, _LIST_X, y)
            if state.battle.helpers >> seat & 1:
                canvas.text(sign.TICK, _LIST_X + 6, y)
            canvas.text(state.setup.names[seat], _LIST_X + 15, y)
            y += _ROW_PX
            seat = state.next_seat(seat)
        self._odds.draw(canvas, 47)
        footer(canvas, self._word, b"")
        is_in = state.battle.helpers >> self._asked & 1
        x = canvas.right(words.LEAVES if is_in else words.JOINS, 127, 56)
        canvas.right(sign.UP, x - 2, 56)

    def _weigh(self, state):
        """Work out the odds, and what OK does."""
        self._odds = self.odds(state.battle.helpers)
        self._word = words.THE_DEAL
        if state.battle.helpers == 1 << state.active:
            has_stones = state.placed_stones(state.active)
            self._word = words.ALONE if has_stones else words.ATTACK_NOW

    def _ask(self, state, now):
        """Let the one at the cursor join or leave."""
        helpers = state.battle.helpers ^ 1 << self._asked
        self.game.do(agreement(state, helpers), now)

    def _go_on(self, state, now):
        if self._word is words.ATTACK_NOW:
            attack(self, now)
            return
        following = _STONES if self._word is words.ALONE else _DEAL
        self.stack.replace(steps.screen(self.game, following), now)


def agreement(state, helpers):
    """Return the move by which these fight: the drawer takes what nobody else was promised."""
    battle = state.battle
    shares = bytearray(battle.shares)
    for seat in range(state.seats):
        if not helpers >> seat & 1:
            shares[seat] = 0
    shares[state.active] = 0
    shares[state.active] = fear_relics(state.card, state.setup.two_relics) - sum(shares)
    captor = battle.captor if helpers >> battle.captor & 1 else state.active
    return declared.agreement(helpers, captor, shares)
