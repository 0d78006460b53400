"""The decisions of a table of Lamplight as rows of the set-up."""

from games.lamplight.rules.setup import DEFAULT, FEWEST_SEATS, MOST_SEATS, decode, encode
from games.lamplight.screens import words
from tabletop import words as kit_words
from tabletop.setup.setup_rows import Choice, Number, Page


class Sheet:
    """What the set-up screen asks for."""

    title = words.TITLE

    def __init__(self, opening):
        self.setup = decode(opening.last_setup() or DEFAULT)

    def rows(self):
        """Return the rows."""
        return [
            Number(words.PLAYERS, "seats", FEWEST_SEATS, MOST_SEATS),
            Choice(words.DIE, "has_die", words.DICE),
            Page(kit_words.NAMES, _names_screen),
        ]

    def encode(self):
        """Return all decisions as bytes, with the names of those who do not play today."""
        return encode(self.setup, MOST_SEATS)

    def restore(self, data):
        """Take the decisions back to what they were."""
        self.setup = decode(data)

    def complaint(self):
        """Return why no game can be played like this, b"" when one can."""
        names = self.setup.names[: self.setup.seats]
        return words.SAME_NAMES if len(set(names)) < len(names) else b""

    def start(self, opening, kept, stack, now):
        """Start; who has a die of their own lays it out first."""
        setup = encode(self.setup, self.setup.seats)

        def begin(then):
            opening.start(setup, then, kept)

        if not self.setup.has_die:
            begin(now)
            return
        from tabletop.setup.checklist_screen import ChecklistScreen

        stack.push(ChecklistScreen(list(words.CHECKLIST), words.CHECKLIST_NOTE, begin), now)

    def help(self, rows):
        """Return the help page: loaded when asked for, and not kept."""
        from games.lamplight.screens import help_words

        return help_words.HELP_SETUP


def _names_screen(setup):
    from tabletop.setup.names_screen import NamesScreen

    return NamesScreen(setup.names, setup.seats)
