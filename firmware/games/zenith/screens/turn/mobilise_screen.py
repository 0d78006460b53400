"""Mobilise: the card that came off the deck is named."""

from games.zenith.rules import codes
from games.zenith.screens.turn.card_picker import CardPicker
from games.zenith.screens.zenith_screen import tell
from key import BACK
from tabletop.step_screen import StepScreen

_MOBILISE = ord("m")


class MobiliseScreen(CardPicker):
    """The step in which an effect turns a card over."""

    topic = b""
    purpose = 1

    def named(self, card, now):
        """Lay it in its column."""
        self.play(bytes((codes.CHOOSE, _MOBILISE, card)), now)

    def happened(self, events, now):
        """Say what was done before."""
        tell(self, events, now)

    def leave_picker(self, now):
        """Leave as from any step."""
        StepScreen.press(self, BACK, now)
