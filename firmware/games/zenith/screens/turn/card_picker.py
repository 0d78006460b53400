"""Naming a card: its planet, its faction, then the agent; or planet and cost alone."""

from games.zenith.screens import words
from micropython import const
from tabletop import steps
from tabletop.pick_screen import PickScreen
from ui import lights
from ui import words as ui_words
from ui.layout import footer

PLANET = const(0)
FACTION = const(1)
AGENT = const(2)
COST = const(3)

_ROWS = "games.zenith.screens.turn.card_rows rows"
_NONE = const(-1)
_ANOTHER = const(3)  # in the place of a faction: only planet and cost are known


class CardPicker(PickScreen):
    """Three short lists. BACK goes one back. `named(card, now)` gets the card."""

    topic = b"naming"
    purpose = 0  # of `card_rows`: what the notes at the right tell

    def __init__(self, game):
        super().__init__(game, b"", ())
        self._stage = PLANET
        self._planet = _NONE
        self._faction = 0

    def changed(self, now):
        """List what there is to choose now."""
        self._list()

    def _list(self):
        made = steps.made(
            _ROWS, self.table.state, self.purpose, self._stage, self._planet, self._faction
        )
        self._title, self.note, rows, notes = made
        self._menu.cursor = 0
        self.fill(rows, notes)

    def choose(self, move, now):
        """Go on to the next list, or take the card."""
        if self._stage == PLANET:
            self._planet, self._stage = move, FACTION
        elif self._stage == FACTION:
            self._faction = move
            self._stage = COST if move == _ANOTHER else AGENT
        else:
            self.named(move, now)
            return
        self._list()

    def named(self, card, now):
        """Do with the card what it was named for."""

    def leave_list(self, now):
        """Go back one list."""
        if self._stage == PLANET:
            self.leave_picker(now)
            return
        self._stage = FACTION if self._stage > FACTION else PLANET
        self._list()

    def leave_picker(self, now):
        """Leave the first list."""
        self.stack.pop(now)

    def draw_rows(self, canvas):
        """Show the list; BACK goes one back, or leaves."""
        self._menu.draw_small(canvas)
        back = words.ONE_BACK if self._stage else ui_words.BACK_LEAVE
        footer(canvas, self.word if self._moves else b"", back)

    def paint(self, row, now):
        """Light the planet that is chosen, or in sight."""
        planet = self._planet
        if self._stage == PLANET:
            planet = self._moves[self._menu.cursor] if self._moves else _NONE
        if planet != _NONE:
            row.set(planet, words.PLANET_COLOURS[planet], lights.TURN, now)
