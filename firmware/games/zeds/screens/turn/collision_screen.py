"""The sector is crossed out: previous or next, both with their coordinates."""

from games.zeds.rules import codes, names
from games.zeds.screens.turn import turn_words as words
from games.zeds.screens.two_boxes_screen import TwoBoxesScreen
from games.zeds.screens.zone_picture import SectorPicture
from micropython import const
from tabletop import steps

_SECTOR_PX = const(15)
_SHIFT_PX = const(9)
_OFFERS = "games.zeds.rules.turn offers"


class CollisionScreen(TwoBoxesScreen):
    """UP takes the previous one in hand, DOWN the next; OK crosses it out."""

    above = words.PREVIOUS, words.NEXT
    word = words.TAKE

    def __init__(self, game):
        super().__init__(game)
        self._sectors: list = []
        sheet = game.table.state.sheet
        self._picture = SectorPicture(sheet, _SECTOR_PX)
        self.shift = _SHIFT_PX if sheet else 0

    def changed(self, now):
        """Name both sectors."""
        super().changed(now)
        state = self.table.state
        self._sectors = steps.made(_OFFERS, state)
        self.boxes = tuple([names.sector(sector) for sector in self._sectors])
        self.note = self.tell(state)

    def tell(self, state):
        """Return why there is a choice."""
        return words.IS_CROSSED % names.sector(state.sector[state.active])

    def draw_more(self, canvas, place, x, bottom):
        """Draw what is in the sector, if that is known."""
        if self.shift:
            top = bottom - _SECTOR_PX - 2
            canvas.frame.fill_rect(x, top, _SECTOR_PX + 2, _SECTOR_PX + 2, 0)
            self._picture.draw(canvas, self._sectors[place], x + 1, top + 1)

    def chosen(self, place, now):
        """Take the sector in hand."""
        self.play(bytes((codes.CROSS, self._sectors[place])), now)


class ForcedScreen(CollisionScreen):
    """The last turn without a generator: one of the two sectors that have one (ZD-09)."""

    topic = b"forced"
    above = (b"", b"")

    def tell(self, state):
        """Return why there is a choice."""
        return words.FORCED
