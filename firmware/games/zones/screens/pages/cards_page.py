"""The card of each piece: what it costs, how it moves, which ground it likes or not."""

from games.zones import signs
from games.zones.rules import names
from games.zones.rules import setup as decisions
from games.zones.screens.pages import page_words as words
from key import BACK, DOWN, UP
from micropython import const
from tabletop.step_screen import StepScreen
from ui import sign
from ui.layout import TOP, footer, header

_LINE_PX = const(9)
_FIRST = signs.SPEARMAN[0]


class CardsPage(StepScreen):
    """UP and DOWN go from piece to piece, beginning with who is to move."""

    topic = b"cards"

    def __init__(self, game):
        super().__init__(game)
        self._kind = decisions.SIDE * game.table.state.active
        self._title = self._cost = b""
        self._lines: list = []

    def changed(self, now):
        """Write the card."""
        state, kind = self.table.state, self._kind
        doubt = b"" if state.allows(decisions.CONFIRMED) else words.UNCONFIRMED
        self._title = bytes((_FIRST + kind,)) + b"  " + names.KINDS[kind]
        self._cost = words.COST % state.costs[kind] + doubt
        kind_of = names.TYPES[state.types[kind]], names.MOVEMENTS[state.movements[kind]]
        grounds = state.preferred[kind], state.difficult[kind], state.restricted[kind]
        preferred, difficult, restricted = [names.TERRAINS[ground] for ground in grounds]
        self._lines = [
            words.KIND % kind_of,
            words.PREFERS % preferred,
            words.STOPS % (difficult, restricted),
        ]
        self._lines += words.SPECIAL[kind]

    def press(self, key, now):
        """Show another card."""
        if key in (UP, DOWN):
            step = 1 if key == DOWN else -1
            self._kind = (self._kind + step) % decisions.KINDS
            self.changed(now)
        elif key == BACK:
            self.stack.pop(now)

    def draw(self, canvas):
        """Show the card."""
        header(canvas, self._title, self._cost)
        for line in range(len(self._lines)):
            canvas.text(self._lines[line], 0, TOP + line * _LINE_PX)
        canvas.text(sign.DOWN, canvas.text(sign.UP, 0, 56), 56)
        canvas.text(words.PIECES, 18, 56)
        footer(canvas, b"")
