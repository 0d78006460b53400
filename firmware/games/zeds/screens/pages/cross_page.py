"""A sector is crossed out by hand, or made free again."""

from games.zeds.rules import codes, fields, sectors
from games.zeds.screens.pages import adjust_words as words
from games.zeds.screens.pages.sector_table import SectorTable


class CrossPage(SectorTable):
    """OK on a sector sets it; the page stays, for several are set in a row."""

    topic = b"adjust"
    title = words.SET_SECTOR
    word = words.CHANGE

    def chosen(self, sector, now):
        """Cross it out, or make it free."""
        value = 0 if sectors.is_crossed(self.table.state, self.seat, sector) else 1
        self.game.do(bytes((codes.ADJUST, fields.CROSSED, self.seat, sector, value)), now)
        self._name_sector()
