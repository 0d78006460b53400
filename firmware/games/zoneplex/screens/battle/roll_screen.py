"""The rolls of a battle: sacrifices, the announcement, the attacks, one after the other."""

from games.zoneplex.rules import codes
from games.zoneplex.rules.battle.attack import next_attacker, next_lifter
from games.zoneplex.rules.state import ATTACK, READY, SACRIFICE
from games.zoneplex.screens import words
from games.zoneplex.screens.battle import words as battle_words
from games.zoneplex.screens.battle.battle_screen import BattleScreen
from games.zoneplex.screens.battle.die_face import (
    die_picker,
    draw_face,
    draw_roll,
    last_faces,
)
from key import OK, UP
from micropython import const
from ui import sign
from ui.layout import footer

_MIDDLE = const(98)
_ROLLED_X = const(68)
_DIE_X = const(117)


class RollScreen(BattleScreen):
    """OK rolls for the stones, announces the attack, or lets the next one strike."""

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        self.shows_roll = state.battle.has_begun
        self._picker = die_picker(state.setup)
        self._odds = self.odds(state.battle.helpers)
        self._has_more = state.may_lift()  # stones after the first rolls, as agreed (AMB-25)
        self._who, self._what = _task(state, self._has_more)
        self._faces = last_faces(self.table)
        self._rolled = _last_roller(state)

    def press(self, key, now):
        """Do what the step asks for."""
        is_ready = self.table.state.step == READY
        if key == UP and is_ready and self._has_more:
            from games.zoneplex.screens.battle.stones_screen import StonesScreen

            self.stack.replace(StonesScreen(self.game), now)
        elif is_ready and key == OK:
            self.play(bytes((codes.ANNOUNCE,)), now)
        elif is_ready or not self._picker.move(key):
            self._roll(key, now)

    def _roll(self, key, now):
        if key != OK:
            super().press(key, now)
            return
        is_sacrifice = self.table.state.step == SACRIFICE
        code = codes.SACRIFICE if is_sacrifice else codes.STRIKE
        self.play(bytes((code,)) + self._picker.entered, now)

    def draw(self, canvas):
        """Show the meter, the last face, who is next, and the odds."""
        state = self.table.state
        battle = state.battle
        self.header(canvas)
        self.draw_meter(canvas)
        if self._picker.is_used and state.step != READY:
            draw_face(canvas, self._picker.value, _MIDDLE, 10)
        elif battle.has_begun:
            canvas.text(self._rolled, _ROLLED_X, 13)
            draw_roll(canvas, self._faces, _DIE_X, 10)
        x = _MIDDLE - canvas.measure(self._who) // 2
        canvas.text(sign.RIGHT, x - 8, 28)
        canvas.text(self._who, x, 28)
        canvas.centre(self._what, _MIDDLE, 37)
        self._odds.draw_now(canvas, 46)
        if battle.struck and not battle.roll:
            canvas.right(battle_words.MISS, 128, 46)
        if state.step == READY and self._has_more:
            footer(canvas, battle_words.ATTACK_NOW, b"")
            x = canvas.right(battle_words.STONE, 128, 56)
            canvas.right(sign.UP, x - 2, 56)
        else:
            footer(canvas, self._word(state.step))

    def _word(self, step):
        if step == READY:
            return battle_words.ATTACK_NOW
        if self._picker.is_used:
            return battle_words.ENTER_FACE
        return battle_words.STRIKE if step == ATTACK else battle_words.ROLL


def _last_roller(state):
    """Return whose die fell last: the last who struck, clockwise from the drawer, or stones."""
    name = battle_words.STONES if not state.battle.struck else b""
    seat = state.active
    for _ in range(state.seats):
        if state.battle.struck >> seat & 1:
            name = state.setup.names[seat]
        seat = state.next_seat(seat)
    return name


def _task(state, has_more):
    """Return whose roll it is and what it is for, in two lines."""
    if state.step == ATTACK:
        seat = next_attacker(state)
        return state.setup.names[seat], battle_words.DIE_AND_WMS % state.wms[seat]
    if state.step == SACRIFICE:
        seat = next_lifter(state)
        return state.setup.names[seat], battle_words.STONES_TO_ROLL % state.battle.lifted[seat]
    return (words.MORE if has_more else battle_words.NO_MORE), battle_words.STONES
