"""The rolls of a battle: for the stones, then the attack, one strike each."""

from games.zoneplex.rules import codes
from games.zoneplex.rules.state import ATTACK, READY, SACRIFICE
from games.zoneplex.screens.battle import words
from games.zoneplex.screens.battle.battle_screen import BattleScreen, attack
from games.zoneplex.screens.battle.die_face import (
    die_picker,
    draw_face,
    draw_faces,
    last_faces,
)
from key import OK, UP
from micropython import const
from tabletop import steps
from ui import sign
from ui.layout import footer

_NEXT = "games.zoneplex.rules.battle.attack "
_MIDDLE = const(97)
_DIE_X = const(78)
_BESIDE_X = const(92)
_DIE_Y = const(18)


class RollScreen(BattleScreen):
    """OK rolls for the stones, begins the attack, or lets the next one strike."""

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        self.shows_roll = state.battle.has_begun
        self._picker = die_picker(state.setup)
        self._odds = self.odds(state.battle.helpers)
        self._has_more = state.step == READY and state.may_lift()  # as agreed (AMB-25)
        self._who, self._what = _task(state)
        self._faces = last_faces(self.table)
        self._rolled, self._strength = _last_roller(state)

    def press(self, key, now):
        """Do what the step asks for."""
        is_ready = self.table.state.step == READY
        if key == UP and self._has_more:
            from games.zoneplex.screens.battle.stones_screen import StonesScreen

            self.stack.replace(StonesScreen(self.game), now)
        elif is_ready and key == OK:
            attack(self, now)
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
        """Show the meter, what fell last, who is next, and the odds."""
        state = self.table.state
        self.header(canvas)
        self.draw_meter(canvas)
        if self._picker.is_used and state.step != READY:
            draw_face(canvas, self._picker.value, _MIDDLE, 14)
        elif state.battle.has_begun:
            self._draw_fallen(canvas)
        x = _MIDDLE - canvas.measure(self._who) // 2
        canvas.text(sign.RIGHT, x - 7, 37)
        canvas.text(self._who, x, 37)
        canvas.centre(self._what, _MIDDLE, 46)
        self._odds.draw_now(canvas, 46)
        if not self._has_more:
            footer(canvas, self._word(state.step))
            return
        footer(canvas, self._word(state.step), b"")
        x = canvas.right(words.STONE, 127, 56)
        canvas.right(sign.UP, x - 2, 56)

    def _draw_fallen(self, canvas):
        """Write whose dice fell, and what came of it."""
        canvas.centre(self._rolled, _MIDDLE, 10)
        faces = self._faces
        if len(faces) != 1:
            draw_faces(canvas, faces, _MIDDLE, _DIE_Y + 1)
            return
        draw_face(canvas, faces[0], _DIE_X if self._strength else _MIDDLE, _DIE_Y)
        if not self._strength:
            return
        if not faces[0]:
            canvas.text(words.MISS[0], _BESIDE_X, _DIE_Y)
            canvas.text(words.MISS[1], _BESIDE_X, _DIE_Y + 8)
        else:
            x = canvas.number(self._strength, canvas.text(b"+", _BESIDE_X, 22) + 1, 22)
            canvas.number(faces[0] + self._strength, canvas.text(b"=", x + 2, 22) + 2, 22)

    def _word(self, step):
        if step == READY:
            return words.ATTACK_NOW
        if self._picker.is_used:
            return words.ENTER_FACE
        return words.STRIKE if step == ATTACK else words.ROLL


def _last_roller(state):
    """Return whose die fell last and the Strength behind it: who struck last, or stones."""
    name, strength = words.STONES if not state.battle.struck else b"", 0
    seat = state.active
    for _ in range(state.seats):
        if state.battle.struck >> seat & 1:
            name, strength = state.setup.names[seat], state.wms[seat]
        seat = state.next_seat(seat)
    return name, strength


def _task(state):
    """Return whose roll it is and what it is for, in two lines."""
    if state.step == SACRIFICE:
        seat = steps.made(_NEXT + "next_lifter", state)
        return state.setup.names[seat], words.STONES_TO_ROLL % state.battle.lifted[seat]
    seat = steps.made(_NEXT + "next_attacker", state)
    return state.setup.names[seat], words.DIE_AND_WMS % state.wms[seat]
