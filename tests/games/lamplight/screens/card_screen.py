"""A seat's own card, seen only while OK is held down."""

from games.lamplight.rules import contract
from tabletop.pages.secret_screen import SecretScreen

_CARDS = (b"0", b"1", b"2", b"3")


class CardScreen(SecretScreen):
    """Shows the card of one seat, as long as its finger covers the key."""

    topic = "HELP_CARD"

    def __init__(self, game, seat, name):
        super().__init__(game, (seat,))
        self._name = name
        self._card = b""

    def changed(self, now):
        """Ask what this seat may see."""
        card = contract.view(self.table.state, self._seats[0])["own"]
        self._card = b"" if card is None else _CARDS[card]

    def name(self, seat):
        """Return the player's name."""
        return self._name

    def secret(self, seat):
        """Return what the card is worth."""
        return self._card
