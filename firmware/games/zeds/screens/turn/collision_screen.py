"""The sector is crossed out: previous or next, both with their coordinates."""

from games.zeds.rules import codes, names, turn
from games.zeds.screens.turn import turn_words as words
from games.zeds.screens.two_boxes_screen import TwoBoxesScreen


class CollisionScreen(TwoBoxesScreen):
    """UP takes the previous one in hand, DOWN the next; OK crosses it out."""

    above = words.PREVIOUS, words.NEXT
    word = words.TAKE

    def changed(self, now):
        """Name both sectors."""
        super().changed(now)
        state = self.table.state
        self._sectors = turn.offers(state)
        self.boxes = tuple([names.sector(sector) for sector in self._sectors])
        self.note = self.tell(state)

    def tell(self, state):
        """Return why there is a choice."""
        return words.IS_CROSSED % names.sector(state.sector[state.active])

    def chosen(self, place, now):
        """Take the sector in hand."""
        self.play(bytes((codes.CROSS, self._sectors[place])), now)


class ForcedScreen(CollisionScreen):
    """The last turn without a generator: one of the two sectors that have one (ZD-09)."""

    above = (b"", b"")

    def tell(self, state):
        """Return why there is a choice."""
        return words.FORCED
