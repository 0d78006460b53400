"""Recruit: the agent is named, with its price; OK pays."""

from games.zenith.rules import codes
from games.zenith.rules.cards import OTHER
from games.zenith.screens.turn.card_picker import CardPicker


class RecruitScreen(CardPicker):
    """A page over the table."""

    topic = b"recruit"

    def named(self, card, now):
        """Recruit it."""
        if card >= OTHER:
            self.play(bytes((codes.RECRUIT_OTHER, card - OTHER >> 4, card & 15)), now)
        else:
            self.play(bytes((codes.RECRUIT, card)), now)
