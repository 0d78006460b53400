"""May I capture? Four questions at most, each only where it matters, then the rule."""

from games.zones.rules import asked, names
from games.zones.rules.setup import SIDE, TERRAINS
from games.zones.rules.state import NONE
from games.zones.screens.pages import page_words as words
from key import BACK, DOWN, UP
from tabletop.pick_screen import PickScreen
from ui.layout import footer, header
from ui.widgets.text_pages import TextPages


class MayPage(PickScreen):
    """OK answers; BACK goes to the question before."""

    topic = b"may"

    def __init__(self, game):
        super().__init__(game, b"", ())
        self._answers = bytearray([NONE] * asked.NOTHING)
        self._order: list = []  # of the questions that were answered
        self._pages = None
        self._verdict = b""
        self._rule = b""

    def changed(self, now):
        """Ask what matters next, or answer."""
        state, active = self.table.state, self.table.state.active
        question = asked.question(state, self._answers)
        if question == asked.NOTHING:
            is_allowed, self._rule, sentence = asked.verdict(state, self._answers)
            self._verdict = words.MAY if is_allowed else words.MAY_NOT
            self._pages = TextPages(sentence)
            self._pages.lay_out(self.stack.canvas.small)
            return
        self._pages = None
        self._asked = question
        self._title = words.QUESTIONS[question]
        first = 0
        rows: tuple = words.ANSWERS
        if question <= asked.VICTIM:
            first = SIDE * (active if question == asked.ATTACKER else 1 - active)
            rows = names.KINDS[first : first + SIDE]
        elif question == asked.TERRAIN:
            rows = names.TERRAINS[:TERRAINS]
        self.fill([(rows[row], first + row) for row in range(len(rows))])
        self._menu.choose(0)

    def press(self, key, now):
        """Answer; at the verdict only BACK does something."""
        if self._pages is None:
            super().press(key, now)
        elif key in (UP, DOWN):
            self._pages.turn(1 if key == DOWN else -1)
        elif key == BACK:
            self.leave_list(now)

    def choose(self, move, now):
        """Take an answer."""
        self._answers[self._asked] = move
        self._order.append(self._asked)
        self.changed(now)

    def leave_list(self, now):
        """Go back to the question before."""
        if not self._order:
            self.stack.pop(now)
            return
        self._answers[self._order.pop()] = NONE
        self.changed(now)

    def draw(self, canvas):
        """Show the question, or the verdict."""
        if self._pages is None:
            super().draw(canvas)
            return
        header(canvas, self._verdict, self._rule)
        self._pages.draw(canvas)
        footer(canvas, b"")
