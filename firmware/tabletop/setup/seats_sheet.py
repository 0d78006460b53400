"""The set-up that most games begin with: how many play, and what they are called."""

from engine.seating import decode_names, encode_names
from tabletop import words
from tabletop.setup.setup_rows import Number, Page
from tabletop.setup.setup_screen import SetupScreen


def seats_screen(opening, title, fewest, most):
    """Return the set-up screen of a game that asks for nothing else."""
    return SetupScreen(opening, SeatsSheet(opening, title, fewest, most))


class SeatsSheet:
    """A sheet for the set-up screen. A game that asks for more derives from it.

    The setup of the game is the names of those who play, as `engine.seating` writes them.
    """

    def __init__(self, opening, title, fewest, most):
        self.title = title
        self.setup = self
        self.seats = fewest
        self.names = [words.SEAT % (seat + 1) for seat in range(most)]
        self._fewest = fewest
        self.restore(opening.last_setup() or self.encode())

    def rows(self):
        """Return the rows."""
        return [
            Number(words.HOW_MANY, "seats", self._fewest, len(self.names)),
            Page(words.NAMES, _names_screen),
        ]

    def encode(self):
        """Return all decisions as bytes, with the names of those who do not play today."""
        return bytes((self.seats,)) + encode_names(self.names)

    def restore(self, data):
        """Take the decisions back to what they were, as far as they can have been."""
        self.seats = max(self._fewest, min(data[0], len(self.names)))
        names = decode_names(data, 1, len(self.names))
        for seat in range(len(names)):
            self.names[seat] = names[seat] or self.names[seat]

    def complaint(self):
        """Return why no game can be played like this, b"" when one can."""
        names = self.names[: self.seats]
        return words.SAME_NAMES if len(set(names)) < len(names) else b""

    def start(self, opening, kept, stack, now):
        """Start with those who play today."""
        opening.start(encode_names(self.names[: self.seats]), now, kept)

    def help(self, rows):
        """Return the help page: loaded when asked for, and not kept."""
        from tabletop import help_words

        return help_words.HELP_SEATS


def _names_screen(sheet):
    from tabletop.setup.names_screen import NamesScreen

    return NamesScreen(sheet.names, sheet.seats)
