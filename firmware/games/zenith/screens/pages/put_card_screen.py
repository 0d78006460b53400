"""A card is put on a column by hand."""

from games.zenith.rules import codes
from games.zenith.rules.cards import planet_of
from games.zenith.screens.turn.card_picker import CardPicker


class PutCardScreen(CardPicker):
    """The card is named; it goes on top of its column."""

    topic = b"adjust"
    purpose = 2

    def __init__(self, game, side):
        super().__init__(game)
        self._side = side

    def named(self, card, now):
        """Lay it on its column."""
        number = 5 * self._side + planet_of(card)
        if self.play(bytes((codes.COLUMN, number, card)), now):
            self.stack.say(self.table.last_label, now)
