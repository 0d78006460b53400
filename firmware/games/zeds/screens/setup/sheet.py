"""The decisions of a table of Zeds Zone as rows of the set-up."""

from engine.seating import decode_names, encode_names
from games.zeds.rules import setup as decisions
from games.zeds.screens.setup import setup_words as words
from micropython import const
from tabletop import steps
from tabletop import words as kit_words
from tabletop.setup.setup_rows import Choice, Flag, Number, Page

_NAMES = (b"Ann", b"Ben", b"Cid", b"Dan", b"Eve", b"Fay")
_HEAD = const(7)  # bytes before the names
_TABLE_FLAGS = const(7)  # those with a row of their own
_OWN, _DAILY = const(1), const(2)  # dice
_FIRST_YEAR, _LAST_YEAR = const(2026), const(2099)
_MONTH_DAYS = b"\x1f\x1d\x1f\x1e\x1f\x1e\x1f\x1f\x1e\x1f\x1e\x1f"


class Sheet:
    """What the set-up screen asks for. As bytes it has six names, whoever plays today."""

    title = words.TITLE

    def __init__(self, opening):
        self.setup = self
        self.flags = 0
        self.seats = 2
        self.known = 0  # 0 for paper, else a sheet, counted from 1
        self.dice = 0
        self.year, self.month, self.day = _FIRST_YEAR, 1, 1
        self.names = list(_NAMES)
        self._titles = steps.made("games.zeds.screens.sheet_titles titles")
        self._opening = opening
        self.restore(opening.last_setup() or b"")
        self._today = opening.today()
        if self._today:
            today = self._today
            self.year, self.month, self.day = 2000 + (today >> 9), today >> 5 & 15, today & 31

    def rows(self):
        """Return the rows that make sense now."""
        self._agree()
        counts = [words.DICE_ALONE] + [b"%d" % seats for seats in range(1, len(_NAMES) + 1)]
        found: list = [Choice(words.PLAYERS, "seats", counts)]
        if self.seats:
            found.append(Page(kit_words.NAMES, _names_screen, _first_name))
            found.append(Choice(words.SHEET, "known", self._titles))
        found.append(Choice(words.DICE, "dice", words.DICE_WORDS[: 3 if self.known else 2]))
        if self.dice == _DAILY and not self._today:
            found.append(Number(words.YEAR, "year", _FIRST_YEAR, _LAST_YEAR))
            found.append(Number(words.MONTH, "month", 1, 12))
            found.append(Number(words.DAY, "day", 1, 31))
        found.append(_flag(words.AXIS))
        if self.seats:
            found.append(_flag(words.REFUSED))
            found.append(Page(words.BEST, self._best_screen) if self.known else _flag(words.ZONE))
        return found

    def _agree(self):
        """Take back what does not go with the rest: without players there is no sheet."""
        if not self.seats:
            self.known = 0
        if not self.known and self.dice == _DAILY:
            self.dice = 0

    def encode(self):
        """Return all decisions as bytes."""
        head = self.flags, self.seats, self.known, self.dice
        date = self.year - 2000, self.month, self.day
        return bytes(head + date) + encode_names(self.names)

    def restore(self, data):
        """Take the decisions back to what they were, as far as they can have been."""
        names = decode_names(data, _HEAD, len(_NAMES) + 1)
        if len(names) != len(_NAMES) or not all(names):
            return
        if data[0] > _TABLE_FLAGS or data[1] > len(_NAMES) or data[2] >= len(self._titles):
            return
        self.flags, self.seats, self.known, self.names = data[0], data[1], data[2], names
        self.dice = data[3] if data[3] <= _DAILY else 0
        if data[4] >= _FIRST_YEAR - 2000 and 1 <= data[5] <= 12 and 1 <= data[6] <= 31:
            self.year, self.month, self.day = 2000 + data[4], data[5], data[6]
        self._agree()

    def complaint(self):
        """Return why no game can be played like this, b"" when one can."""
        names = self.names[: self.seats]
        if len(set(names)) < len(names):
            return kit_words.SAME_NAMES
        if self.dice == _DAILY and self.day > _MONTH_DAYS[self.month - 1]:
            return words.NO_SUCH_DAY
        return b""

    def start(self, opening, kept, stack, now):
        """Start the game."""
        flags = self.flags | (decisions.OWN_DICE if self.dice == _OWN else 0)
        if self.known or not self.seats:
            flags &= ~decisions.TALL
        sheet = steps.made("games.zeds.screens.sheet_titles sheet", self.known)
        date = (self.year, self.month, self.day) if self.dice == _DAILY else ()
        names = self.names[: self.seats]
        opening.start(decisions.encode(flags, names, sheet, date), now, kept)

    def help(self, rows):
        """Return the help page."""
        return words.HELP

    def _best_screen(self, setup):
        from games.zeds.screens.help_words import HELP_BEST
        from games.zeds.screens.pages.best_rows import key_of
        from tabletop.best_screen import BestScreen

        sheet = steps.made("games.zeds.screens.sheet_titles sheet", self.known)
        is_daily = self.dice == _DAILY
        title = steps.made("games.zeds.screens.sheet_titles title_of", sheet, is_daily)
        scores = self._opening.best_scores()
        return BestScreen(scores, self._opening.name, key_of(sheet, is_daily), title, HELP_BEST)


def _flag(row):
    bit, name, choices = row
    return Flag(name, "flags", bit, choices)


def _names_screen(sheet):
    from tabletop.setup.names_screen import NamesScreen

    return NamesScreen(sheet.names, sheet.seats)


def _first_name(sheet):
    return sheet.names[0] + (b"..." if sheet.seats > 1 else b"")
