"""The decisions of a table of Zenith as rows of the set-up."""

from engine.seating import decode_names
from games.zenith.rules import setup as decisions
from games.zenith.screens.setup import setup_words as words
from tabletop import words as kit_words
from tabletop.setup.setup_rows import Choice, Flag, Page

_HEAD = 2  # bytes before the names
_NAMES = (b"Ann", b"Ben", b"Cid", b"Dan")


class Sheet:
    """What the set-up screen asks for. As bytes it has four names, whoever plays today."""

    title = words.TITLE

    def __init__(self, opening):
        self.setup = self
        self.flags = 0
        self.first = decisions.DRAWN
        self.boards = decisions.SUN
        self.sides = 0
        self.names = list(_NAMES)
        self._opening = opening
        self.restore(opening.last_setup() or b"")

    @property
    def seats(self):
        """Return how many play."""
        return 4 if self.flags & decisions.TEAMS else 2

    def rows(self):
        """Return the rows that make sense now."""
        names = self.names[: self.seats]
        sides = [names[0], names[1]] if self.seats == 2 else [_team(names[:2]), _team(names[2:])]
        found: list = [
            Flag(words.PLAYERS, "flags", 0, words.MODES),
            Page(kit_words.NAMES, _names_screen, _first_name),
            Choice(words.WHO_BEGINS, "first", [words.DRAWN] + sides),
            Choice(words.BOARDS, "boards", words.BOARD_WORDS),
        ]
        if self.boards == decisions.SAID_BOARDS:
            for board in range(3):
                row = Flag(words.SIDE_ROWS[board], "sides", board, words.SIDES[board])
                found.append(row)
        found += [Flag(name, "flags", bit, choices) for bit, name, choices in words.FLAGS]
        if sides[0] != sides[1]:
            found.append(Page(words.VENDETTA, self._vendetta_screen))
        return found

    def encode(self):
        """Return all decisions as bytes."""
        return decisions.encode(self.flags, self.first, self.boards, self.sides, self.names)

    def restore(self, data):
        """Take the decisions back to what they were, as far as they can have been."""
        names = decode_names(data, _HEAD, len(_NAMES) + 1)
        if len(names) != len(_NAMES) or not all(names) or data[1] > 127:
            return
        first, boards = decisions.first_of(data), decisions.boards_of(data)
        if first < 3 and boards < 3:
            self.flags, self.first, self.boards = data[0], first, boards
            self.sides, self.names = decisions.sides_of(data), names

    def complaint(self):
        """Return why no game can be played like this, b"" when one can."""
        names = self.names[: self.seats]
        if len(set(names)) < len(names):
            return kit_words.SAME_NAMES
        is_novice = self.flags & decisions.NOVICE and self.first == decisions.DRAWN
        return words.NOVICE_SECOND if is_novice else b""

    def start(self, opening, kept, stack, now):
        """Show what to take out of the box, then start."""
        from tabletop.setup.checklist_screen import ChecklistScreen

        names = self.names[: self.seats]
        setup = decisions.encode(self.flags, self.first, self.boards, self.sides, names)

        def begin(then):
            opening.start(setup, then, kept)

        cards = 100 if self.flags & decisions.SECRET else 90
        lines = [line % cards if b"%" in line else line for line in words.CHECKLIST]
        if self.seats > 2:
            lines = [words.BY_BOARD[seat & 1] % names[seat] for seat in range(4)] + lines
        stack.push(ChecklistScreen(lines, words.CHECKLIST_NOTE, begin), now)

    def help(self, rows):
        """Return the help page."""
        return words.HELP

    def _vendetta_screen(self, setup):
        from tabletop.vendetta_screen import VendettaScreen

        names = self.names[: self.seats]
        pair = names if self.seats == 2 else [_team(names[:2]), _team(names[2:])]
        return VendettaScreen(self._opening.vendettas(), pair)


def _team(names):
    return b"+".join(names)


def _names_screen(sheet):
    from tabletop.setup.names_screen import NamesScreen

    return NamesScreen(sheet.names, sheet.seats)


def _first_name(sheet):
    return sheet.names[0] + b"..."
