"""The dice on the table: all rolled at once, or a single one again."""

from games.toolbox.rules import contract
from games.toolbox.screens import dice_picture, words
from key import DOWN, OK, UP
from micropython import const
from tabletop.game_screen import GameScreen
from ticks import since
from ui import colour, lights
from ui.layout import footer, header

_TUMBLE_MS = const(560)


class DiceScreen(GameScreen):
    """Up to six dice; the cursor is on all of them or on one."""

    topic = "HELP_DICE"

    def __init__(self, game):
        super().__init__(game)
        self._slots = b""  # the slots that hold a die
        self._cursor = -1  # -1 is all of them
        self._tumbling = 0  # slots in the air, one bit each
        self._rolled_at = 0
        self._total = 0
        self._tick = 0

    def changed(self, now):
        """Take up the dice as they lie."""
        sides = self.table.state.sides
        self._slots = bytes([slot for slot in range(contract.DICE) if sides[slot]])
        self._cursor = -1
        self._tumbling = 0
        self._total = contract.dice_total(self.table.state)

    def press(self, key, now):
        """Pick a die or roll."""
        if key == OK:
            self._roll(now)
        elif key in (UP, DOWN):
            step = 1 if key == DOWN else -1
            count = len(self._slots) + 1
            self._cursor = (self._cursor + 1 + step) % count - 1
        else:
            super().press(key, now)

    def update(self, now):
        """Keep the dice in the air for a moment."""
        if not self._tumbling:
            return False
        self._tick = now
        if since(now, self._rolled_at) >= _TUMBLE_MS:
            self._tumbling = 0
        return True

    def draw(self, canvas):
        """Show the dice, and the sum once they lie."""
        header(canvas, words.DICE)
        if not self._slots:
            canvas.centre(words.NO_DICE, 64, 28)
            footer(canvas, b"")
            return
        if self.table.state.rolled and not self._tumbling:
            x = canvas.number_right(self._total, 128, 0)
            canvas.right(b"=", x - 3, 0)
        for place in range(len(self._slots)):
            self._draw_die(canvas, place)
        footer(canvas, words.ROLL if self._cursor < 0 else words.REROLL)

    def paint(self, row, now):
        """Light one place for each die; those in the air flicker."""
        for place in range(len(self._slots)):
            is_up = self._tumbling & (1 << self._slots[place])
            rhythm = lights.ALARM if is_up else lights.PRESENT
            if place == self._cursor:
                rhythm = lights.TURN
            row.set(place, colour.GOLD, rhythm, now)

    def _roll(self, now):
        slots = 0x3F if self._cursor < 0 else 1 << self._slots[self._cursor]
        self.game.do(contract.roll(slots), now)

    def happened(self, events, now):
        """Let the dice tumble that were rolled."""
        if events[0][0] == contract.EV_ROLLED:
            self._tumbling = events[0][1]
            self._rolled_at = now
            self._tick = now
            self._total = contract.dice_total(self.table.state)

    def _draw_die(self, canvas, place):
        slot = self._slots[place]
        sides = self.table.state.sides[slot]
        face = self.table.state.faces[slot]
        if self._tumbling & (1 << slot):
            face = _passing_face(self._tick, slot, sides)
        elif not self.table.state.rolled & (1 << slot):
            face = dice_picture.NOT_ROLLED
        dice_picture.place_die(place, len(self._slots))
        dice_picture.draw_die(canvas, sides, face, place == self._cursor)


def _passing_face(now, slot, sides):
    """Return a face that a tumbling die shows for a moment: a function of time alone."""
    turn = (now >> 6) * 7 + slot * 5
    return turn % 4 if sides == contract.PYRAMID else turn % sides + 1
