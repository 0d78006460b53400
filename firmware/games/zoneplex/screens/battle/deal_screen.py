"""The deal before a battle: who captures the Fear, who gets how many of its relics."""

from games.zoneplex import signs
from games.zoneplex.rules.battle import declared
from games.zoneplex.rules.cards import fear_class
from games.zoneplex.rules.state import MOST_RELICS
from games.zoneplex.screens.battle import words
from games.zoneplex.screens.battle.battle_screen import BattleScreen, attack
from games.zoneplex.screens.words import FEAR_SIGNS
from key import BACK, OK, UP
from micropython import const
from tabletop import steps
from ui import sign
from ui.layout import TOP, footer

_BEFORE = "games.zoneplex.screens.battle.allies_screen AlliesScreen"
_STONES = "games.zoneplex.screens.battle.stones_screen StonesScreen"
_NAME_X = const(8)
_BOOTY_X = const(66)
_FEW = const(3)  # rows that have room for large signs
_HIGH_PX = const(15)
_LOW_PX = const(9)


class DealScreen(BattleScreen):
    """A row for each who fights. The one who drew the Fear takes all that no other is promised.

    UP changes what the one at the cursor gets, DOWN goes on; OK is agreed. Every change is a move.
    """

    topic = "HELP_DEAL"

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        self._seats = fighters(state)
        self._cursor = 1  # the drawer, in the first row, gets the rest
        self._has_stones = max([state.placed_stones(seat) for seat in self._seats]) > 0

    def press(self, key, now):
        """Change the deal; OK goes on to the stones, or to the attack."""
        if key == OK:
            self._agree(now)
        elif key == BACK:
            self.stack.replace(steps.screen(self.game, _BEFORE), now)
        elif key == UP:
            self.game.do(other_share(self.table.state, self._seats[self._cursor]), now)
        else:
            self._cursor = self._cursor % (len(self._seats) - 1) + 1

    def _agree(self, now):
        if self._has_stones:
            self.stack.replace(steps.screen(self.game, _STONES), now)
        else:
            attack(self, now)

    def draw(self, canvas):
        """Show who gets what."""
        state = self.table.state
        self.header(canvas)
        is_few = len(self._seats) <= _FEW
        y = TOP
        for index in range(len(self._seats)):
            small_y = y + 4 if is_few else y
            if index == self._cursor:
                canvas.text(sign.RIGHT, 0, small_y)
            canvas.text(state.setup.names[self._seats[index]], _NAME_X, small_y)
            canvas.use(canvas.large if is_few else canvas.small)
            _draw_booty(canvas, state, self._seats[index], y)
            canvas.use(canvas.small)
            y += _HIGH_PX if is_few else _LOW_PX
        footer(canvas, words.AGREE if self._has_stones else words.ATTACK_NOW, b"")
        x = canvas.right(words.OTHER_SHARE, 127, 56)
        canvas.right(sign.UP, x - 2, 56)


def _draw_booty(canvas, state, seat, y):
    """Draw the Fear and the relics that a seat gets."""
    x = _BOOTY_X
    if seat == state.battle.captor:
        x = canvas.text(FEAR_SIGNS[fear_class(state.card)], x, y)
    for _ in range(state.battle.shares[seat]):
        x = canvas.text(signs.RELIC, x, y)


def fighters(state):
    """Return the seats of all who take part, the one who drew the Fear first."""
    turns = [(state.active + step) % state.seats for step in range(state.seats)]
    return [seat for seat in turns if state.battle.helpers >> seat & 1]


def other_share(state, seat):
    """Return the agreement by which a helper gets the next larger share, after all of it none.

    First the relics that are free and find room, one by one; then the same with the Fear.
    """
    battle = state.battle
    shares = bytearray(battle.shares)
    spare = shares[seat] + shares[state.active]
    most = min(spare, MOST_RELICS - state.relic_count(seat))
    has_fear = battle.captor == seat
    more = shares[seat] + 1
    if more > most:
        more = 0
        has_fear = not has_fear
    shares[seat] = more
    shares[state.active] = spare - more
    captor = battle.captor if battle.captor != seat else state.active
    return declared.agreement(battle.helpers, seat if has_fear else captor, shares)
