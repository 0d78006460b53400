"""Where the sector is drawn: a cursor over the zone, and what would happen there."""

from games.zeds.rules import codes, names
from games.zeds.screens import words, zone_panel
from games.zeds.screens.turn import place_words
from games.zeds.screens.zeds_screen import ZedsScreen
from games.zeds.screens.zone_board import ZoneBoard
from games.zeds.screens.zone_picture import SectorPicture
from tabletop import steps
from ui.layout import footer
from ui.widgets import grid

# Rules that only a moment needs are not held: this step is among the heaviest.
_FORESEEN = "games.zeds.screens.turn.foreseen foreseen"
_FIRST = "games.zeds.screens.turn.first_square first_square"
_NO_SHELTER = "games.zeds.rules.shelter no_shelter"
_SHELTER = "games.zeds.screens.turn.shelter_screen ShelterScreen"


class PlaceScreen(ZedsScreen):
    """UP and DOWN go over rows, then squares; OK goes into a row, then draws the sector."""

    def __init__(self, game):
        super().__init__(game)
        state = self.table.state
        self._seat = state.active
        self._board = ZoneBoard(state, self._seat, game.is_looking)
        self._board.drawn = state.sector[self._seat]
        self._board.start(steps.made(_FIRST, state, self._seat))
        self._picture = SectorPicture(state.sheet, zone_panel.SECTOR_PX)
        self._name = state.names[self._seat]
        self._turn = words.TURN_SHORT % state.turn
        self._sector = names.sector(self._board.drawn)
        self._has_shelter = steps.made(_NO_SHELTER, state, self._seat) is None
        self._lines: tuple = (b"", b"")
        self._foresee()

    def _foresee(self):
        """Look at what comes of the square under the cursor."""
        made = steps.made(_FORESEEN, self.table.state, self._seat, self._board.grid.cell)
        self._board.area, self.is_alarmed, self._lines = made

    def press(self, key, now):
        """Move the cursor; OK draws the sector where it is."""
        outcome = self._board.grid.press(key, now)
        if outcome == grid.CHOSEN:
            self.play(bytes((codes.PLACE, self._board.grid.cell)), now)
        elif outcome == grid.MOVED:
            self._foresee()
        elif self._has_shelter and not self.game.is_looking:
            self.stack.push(steps.page(self.game, _SHELTER), now)
        else:
            super().press(key, now)

    def update(self, now):
        """Let the cursor blink."""
        return self._board.grid.update(now)

    def draw(self, canvas):
        """Show the zone, the sector, and what would happen."""
        self._board.draw(canvas)
        zone_panel.draw_lines(canvas, self._name, self._turn)
        zone_panel.draw_in_hand(canvas, self._picture, self._board.drawn, self._sector)
        zone_panel.draw_outcome(canvas, self._lines, self.is_alarmed)
        is_in_row = self._board.grid.is_in_row
        back = place_words.SHELTER if self._has_shelter else place_words.LEAVE
        word = place_words.HERE if is_in_row else place_words.ROW
        footer(canvas, word, place_words.ROWS if is_in_row else back)
