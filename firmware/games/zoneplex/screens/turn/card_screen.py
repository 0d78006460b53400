"""A movement card, big and clear, and what it tells the player to do."""

from games.zoneplex import signs
from games.zoneplex.rules import codes
from games.zoneplex.rules.cards import DISLOCATE, steps
from games.zoneplex.rules.state import STONES
from games.zoneplex.screens import words
from games.zoneplex.screens.turn import words as turn_words
from games.zoneplex.screens.zone_screen import ZoneScreen
from key import DOWN, OK, UP
from micropython import const
from ui import sign
from ui.layout import footer

_SIGNS = (
    signs.ONE_TRIANGLE,
    signs.TWO_TRIANGLES,
    signs.THREE_TRIANGLES,
    signs.DISLOCATE,
)
_LONG = const(4)  # turns without a stone: it may have been forgotten
_REMINDED = const(5)


class CardScreen(ZoneScreen):
    """OK ends the turn; DOWN reaches everything else that may have happened."""

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        moves = turn_words.MOVE_UP_TO if state.stacks else turn_words.MOVE_CARDS  # EV-MOV-01
        self._big = turn_words.NO_MOVE if state.is_dislocating else moves[state.card]
        self._has_stacks = bool(state.stacks) and not state.is_dislocating
        self._task = _task(state)
        self._stones = state.placed_stones(state.active)
        self._relics = state.relic_count(state.active)

    def enter(self, now):
        """Ask once, kindly, whether a stone was forgotten, when none was placed for long."""
        super().enter(now)
        state = self.table.state
        if state.setup.is_quiet or self.game.is_looking:
            return
        if self.game.notes.get(state.active) == _LONG and self._stones < STONES:
            self.game.notes[state.active] = _REMINDED
            self.stack.say(turn_words.STONE_FORGOTTEN % state.setup.names[state.active], now)

    def press(self, key, now):
        """End the turn, or say what else happened."""
        if key == OK:
            self._note_stone()
            self.play(bytes((codes.END_TURN,)), now)
        elif key == DOWN:
            from games.zoneplex.screens.turn.what_else_screen import WhatElseScreen

            self.stack.push(WhatElseScreen(self.game), now)
        elif key == UP and self._has_stacks:
            from games.zoneplex.screens.turn.stacks_screen import StacksScreen

            self.stack.push(StacksScreen(self.game), now)
        else:
            super().press(key, now)

    def _note_stone(self):
        """Count the turns of a player without a stone."""
        notes, seat = self.game.notes, self.table.state.active
        if self.table.state.has_placed:
            notes[seat] = 0
        elif notes.get(seat, 0) < _LONG:
            notes[seat] = notes.get(seat, 0) + 1

    def draw(self, canvas):
        """Show the triangles, the movement, what goes before it, and what the player has."""
        self.header(canvas)
        canvas.use(canvas.large)
        canvas.centre(_SIGNS[self.table.state.card], 64, 11)
        canvas.centre(self._big, 64, 28)
        canvas.use(canvas.small)
        canvas.number(self._stones, canvas.text(signs.STONE, 0, 12), 12)
        canvas.right(signs.RELIC, canvas.number_right(self._relics, 128, 12) - 1, 12)
        canvas.centre(self._task, 64, 46)
        footer(canvas, words.END_TURN, b"")
        x = canvas.right(words.MORE, 128, 56)
        x = canvas.right(sign.DOWN, x - 2, 56)
        if self._has_stacks:
            x = canvas.right(turn_words.EVOKE, x - 4, 56)
            canvas.right(sign.UP, x - 2, 56)


def _task(state):
    """Return what is to be done with tiles, in words."""
    if state.is_dislocating:
        return turn_words.STONE_BACK
    if state.phase == 2:
        return _task_2(state)
    count = steps(state.card)
    drawn = min(count, state.stack)
    placed = min(count, state.hands[state.active] + drawn)
    text = turn_words.PLACE % placed
    if drawn:
        text = turn_words.DRAW_AND_PLACE % (drawn, placed)
    return text + turn_words.OR_DISLOCATE_SHORT if _may_dislocate(state) else text


def _may_dislocate(state):
    return state.card == DISLOCATE and not state.has_placed


def _task_2(state):
    """Return what may be done besides moving, once the Zoneplex is complete."""
    from games.zoneplex.rules.eye import is_attempt, may_step_in

    if may_step_in(state):
        return turn_words.EYE_TRY if is_attempt(state, state.active) else turn_words.EYE_IS_OPEN
    return turn_words.OR_DISLOCATE if _may_dislocate(state) else turn_words.ONLY_MOVE
