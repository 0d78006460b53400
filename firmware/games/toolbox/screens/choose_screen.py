"""Which dice are in hand: six slots, each with a die of any kind."""

from games.toolbox.rules import contract
from games.toolbox.screens import words
from tabletop.game_screen import GameScreen
from ui.layout import header
from ui.widgets import chooser

_COMMON = (0, contract.PYRAMID, 2, 3, 4, 6, 8, 10, 12, 20, 100)


class ChooseScreen(GameScreen):
    """Six rows; the die in hand is shown at once and becomes a move when it is kept."""

    topic = "HELP_CHOOSE"

    def __init__(self, game):
        super().__init__(game)
        self._chooser = chooser.Chooser(list(words.DIE_NAMES))
        self._sides = bytearray(contract.DICE)

    def changed(self, now):
        """Show the dice of the table."""
        self._chooser.is_in_hand = False
        self._sides[:] = self.table.state.sides
        self._name_dice()

    def press(self, key, now):
        """Choose a slot, or change the die in hand."""
        outcome = self._chooser.press(key)
        slot = self._chooser.cursor
        if outcome == chooser.LEFT:
            self.stack.pop(now)
        elif outcome == chooser.CHANGED:
            self._sides[slot] = next_sides(self._sides[slot], self._chooser.step)
            self._name_dice()
        elif outcome == chooser.KEPT and self._sides[slot] != self.table.state.sides[slot]:
            self.game.do(contract.set_die(slot, self._sides[slot]), now)
            self.changed(now)
        elif outcome == chooser.PUT_BACK:
            self.changed(now)

    def draw(self, canvas):
        """Show the slots."""
        header(canvas, words.CHOOSE_DICE)
        self._chooser.draw_small(canvas)

    def _name_dice(self):
        self._chooser.values = [die_name(sides) for sides in self._sides]


def die_name(sides):
    """Return how a die is called: d6, pyramid, or a dash for none."""
    if sides == 0:
        return words.OFF
    return words.PYRAMID if sides == contract.PYRAMID else b"d%d" % sides


def next_sides(sides, step):
    """Return the die after `sides` on the wheel: common dice first, then all others."""
    wheel = list(_COMMON)
    wheel += [each for each in range(contract.MOST_SIDES + 1) if each not in _COMMON]
    return wheel[(wheel.index(sides) + step) % len(wheel)]
