"""The Vendetta sheet of two players: how it stands, then every match (VS-01)."""

from key import BACK, OK, UP
from micropython import const
from tabletop import vendetta_words as words
from tabletop.seat_lights import paint_seats
from ui.layout import footer, header
from ui.screen import Screen
from ui.widgets.small_menu import SmallMenu

_ENOUGH = const(5)  # wins
_ROWS = const(9)
_STRIKE_OUT = const(3)  # the row


class VendettaScreen(Screen):
    """UP and DOWN go between the score and the matches; OK writes in.

    `book` keeps the sheets; `names` are the two players.
    """

    help = words.HELP

    def __init__(self, book, names):
        super().__init__()
        self._book = book
        self._names = names
        self._wins = (0, 0)
        self._verdict = b""
        self._note = b""
        self._menu = SmallMenu([words.NONE_YET])
        self._is_list = False

    def enter(self, now):
        """Read the sheet: a match may have been written in."""
        sheet = self._book.sheet(self._names)
        if sheet.was_damaged:
            self.stack.say(words.DAMAGED, now)
        latest = sheet.latest()
        self._names = sheet.names
        self._wins = sheet.score()
        self._note = words.OF_NINE % len(latest)
        self._verdict = verdict(sheet.names, self._wins, len(latest))
        rows, days = _listed(sheet)
        self._menu = SmallMenu(rows or [words.NONE_YET], days or [b""])

    def press(self, key, now):
        """Turn between score and matches, or open what can be written in."""
        if key == OK:
            self.stack.push(WriteInScreen(self._book, self._names), now)
        elif key == BACK:
            self.stack.pop(now)
        elif not self._is_list:
            self._is_list = True
        elif key == UP and not self._menu.cursor:
            self._is_list = False
        elif key == UP or self._menu.cursor + 1 < len(self._menu.rows):
            self._menu.move(key)

    def draw(self, canvas):
        """Show the score across the table, or the matches."""
        header(canvas, words.TITLE, self._note)
        if self._is_list:
            self._menu.draw_small(canvas)
        else:
            self._draw_score(canvas)
        footer(canvas, words.WRITE_IN)

    def _draw_score(self, canvas):
        canvas.centre(self._names[0], 32, 11)
        canvas.centre(self._names[1], 96, 11)
        canvas.use(canvas.large)
        canvas.number_centre(self._wins[0], 32, 22)
        canvas.centre(b":", 64, 22)
        canvas.number_centre(self._wins[1], 96, 22)
        canvas.use(canvas.small)
        canvas.centre(self._verdict, 64, 43)

    def paint(self, row, now):
        """Let the one breathe who leads."""
        first, second = self._wins
        leader = -1 if first == second else int(second > first)
        paint_seats(row, 2, leader, now)


def verdict(names, won, played):
    """Return in words how a sheet stands."""
    lead = won[0] - won[1]
    leader = names[0] if lead > 0 else names[1]
    if max(won) >= _ENOUGH or (played >= _ROWS and lead):
        return words.DECIDED % leader
    if played >= _ROWS:
        return words.NO_WINNER
    if not played:
        return words.NONE_YET
    return words.LEADS % (leader, abs(lead)) if lead else words.EVEN


def _listed(sheet):
    """Return a row for each match, the newest sheet first, and its day where it is known."""
    rows = []
    days = []
    sheets = sheet.sheets()
    for number in range(len(sheets) - 1, -1, -1):
        if len(sheets) > 1:
            rows.append(words.SHEET % (number + 1))
            days.append(b"")
        for at in range(len(sheets[number])):
            match = sheets[number][at]
            name = sheet.names[match.result - 1] if match.result else words.DRAW
            rows.append(words.ROW % (at + 1, name))
            days.append(day_words(match.day))
    return rows, days


def day_words(day):
    """Return a day in words, nothing when the device did not know it."""
    return words.DAY % (day >> 9, day >> 5 & 15, day & 31) if day else words.NO_DAY


class WriteInScreen(Screen):
    """A match that was played without the device, or the last one struck out."""

    help = words.HELP

    def __init__(self, book, names):
        super().__init__()
        self._book = book
        self._names = names
        rows = [words.WON % name for name in names] + [words.A_DRAW, words.STRIKE_OUT]
        self._menu = SmallMenu(rows)

    def press(self, key, now):
        """Choose; OK writes."""
        if self._menu.move(key):
            return
        if key == OK:
            self._write(now)
        self.stack.pop(now)

    def _write(self, now):
        try:
            sheet = self._book.sheet(self._names)
            if self._menu.cursor == _STRIKE_OUT:
                sheet.strike_out()
                self._book.keep(sheet)
            else:
                self._book.write_in(sheet, (1, 2, 0)[self._menu.cursor])
        except OSError:
            self.stack.say(words.NOT_KEPT, now)

    def draw(self, canvas):
        """Show what can be written."""
        header(canvas, words.TITLE)
        self._menu.draw_small(canvas)
        footer(canvas, words.WRITE_IN)
