"""The decisions of a table of ZoneS as rows of the set-up."""

from engine.seating import encode_names
from games.zones.rules import names
from games.zones.rules import setup as decisions
from games.zones.screens.setup import setup_words as words
from games.zones.screens.setup.rows_page import Byte, RosterPage, RowsPage
from tabletop import words as kit_words
from tabletop.setup.setup_rows import Choice, Flag, Page

_NAMES = (b"Ann", b"Ben")
_OFTEN = bytes((0, 30, 30))  # clock: minutes and seconds, for when they are asked for
_MINUTES, _SECONDS = range(1, 181), range(1, 241)


class Sheet:
    """What the set-up screen asks for. As bytes it is a set-up, with Midgard's name first."""

    title = words.TITLE

    def __init__(self, opening):
        self.setup = self
        self.names = list(_NAMES)
        self.midgard = 0  # which of the names plays that side
        # All but the names; with minutes and seconds, whether the clock needs them or not.
        self.data = bytearray(decisions.encode(decisions.GLASS, ()))
        self.restore(opening.last_setup() or b"")

    @property
    def flags(self):
        """Return the table's flags."""
        return self.data[0]

    @flags.setter
    def flags(self, flags):
        self.data[0] = flags

    def rows(self):
        """Return the rows that make sense now."""
        clock = self.data[decisions.CLOCK]
        found: list = [
            _flag(words.BOARD),
            Page(kit_words.NAMES, _names_screen),
            Choice(words.MIDGARD, "midgard", self._players()),
            _flag(words.COLOUR),
            Page(words.PIECES, RosterPage, _confirmed),
        ]
        if self.flags & decisions.GLASS:
            found.insert(1, Byte(words.AGAINST, decisions.OPPONENT, words.OPPONENTS))
        else:
            found.append(_flag(words.BAG))
        if not self._has_own_bag:
            found.append(Page(words.TILES, _tiles_page, _tiles))
        found += [_flag(words.COIN), _flag(words.FELLS)]
        found.append(Byte(words.CLOCK, decisions.CLOCK, words.CLOCKS))
        if clock in (decisions.TOTAL, decisions.INCREMENT):
            found.append(Byte(words.MINUTES, decisions.MINUTES, (), _MINUTES))
        if clock in (decisions.INCREMENT, decisions.PER_TURN):
            found.append(Byte(words.SECONDS, decisions.SECONDS, (), _SECONDS))
        return found

    @property
    def _has_own_bag(self):
        return self.flags & (decisions.GLASS | decisions.OWN_BAG) == decisions.OWN_BAG

    @property
    def _has_opponent(self):
        return self.flags & decisions.GLASS and self.data[decisions.OPPONENT]

    def _players(self):
        """Return who plays: the device in the place of the second one."""
        return [self.names[0], words.DEVICE if self._has_opponent else self.names[1]]

    def encode(self):
        """Return all decisions as the bytes of a set-up."""
        return self._encoded(self.names)

    def _encoded(self, names_of):
        data = bytearray(self.data)
        if not self._has_own_bag:
            data[0] &= ~decisions.OWN_BAG
        if not self._has_opponent:
            data[decisions.OPPONENT] = 0
        elif self.midgard:
            data[decisions.OPPONENT] |= decisions.AS_MIDGARD
        if data[decisions.CLOCK] not in (decisions.TOTAL, decisions.INCREMENT):
            data[decisions.MINUTES] = 0
        if data[decisions.CLOCK] not in (decisions.INCREMENT, decisions.PER_TURN):
            data[decisions.SECONDS] = 0
        return bytes(data) + encode_names([names_of[self.midgard], names_of[1 - self.midgard]])

    def restore(self, data):
        """Take the decisions back to what they were, as far as they can have been."""
        if decisions.is_sound(data):
            self.data[:] = data[: decisions.NAMES]
            self.data[decisions.OPPONENT] &= decisions.STRONG
            self.names[:] = decisions.names_of(data)
            self.midgard = 0
            if data[decisions.OPPONENT] & decisions.AS_MIDGARD:
                self.names.reverse()
                self.midgard = 1
        for at in (decisions.MINUTES, decisions.SECONDS):
            self.data[at] = self.data[at] or _OFTEN[at - decisions.CLOCK]

    def complaint(self):
        """Return why no game can be played like this, b"" when one can."""
        players = self._players()
        if players[0] == players[1]:
            return kit_words.SAME_NAMES
        tiles = sum(self.data[decisions.BAG : decisions.ROSTER])
        if tiles != decisions.TILES:
            return words.NOT_36 % tiles
        counts = decisions.row(self.data, decisions.COUNT)
        for side in range(2):
            pieces = sum(counts[side * decisions.SIDE : (side + 1) * decisions.SIDE])
            if pieces != decisions.ARMY:
                return words.NOT_TEN % (names.SIDES[side], pieces)
        return b""

    def start(self, opening, kept, stack, now):
        """Start the game."""
        opening.start(self._encoded(self._players()), now, self.encode())

    def help(self, rows):
        """Return the help page."""
        return words.HELP


def _flag(row):
    bit, name, choices = row
    return Flag(name, "flags", bit, choices)


def _names_screen(sheet):
    from tabletop.setup.names_screen import NamesScreen

    return NamesScreen(sheet.names, 2)


def _confirmed(sheet):
    return words.CONFIRMED if sheet.flags & decisions.CONFIRMED else words.UNCONFIRMED


def _tiles_page(sheet):
    rows = []
    for terrain in range(decisions.TERRAINS):
        values = range(decisions.TILES + 1)
        rows.append(Byte(names.TERRAINS[terrain], decisions.BAG + terrain, (), values))
    return RowsPage(words.TILES, sheet, rows)


def _tiles(sheet):
    return words.FOUR % tuple(sheet.data[decisions.BAG : decisions.ROSTER])
