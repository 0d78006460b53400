"""What is crossed out, of every player."""

from games.zeds.screens.pages import page_words as words
from games.zeds.screens.pages.sector_table import SectorTable


class SectorsPage(SectorTable):
    """OK on a sector shows the table of the next player."""

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        self.seat = state.active
        self.word = words.NEXT_PLAYER if state.seats > 1 else b""

    def chosen(self, sector, now):
        """Show the next player's."""
        self.seat = (self.seat + 1) % self.table.state.seats
        self._name_sector()
