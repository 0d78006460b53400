"""The decisions of a table of Zoneplex as rows of the set-up: which there are in each mode."""

from games.zoneplex.rules import setup as setup_rules
from games.zoneplex.rules import setup_bytes, symbols
from games.zoneplex.rules.cards import MOVEMENT_CARDS
from games.zoneplex.rules.state import SYMBOLS
from games.zoneplex.screens.setup import words
from micropython import const
from tabletop import words as kit_words
from tabletop.setup.setup_rows import Choice, Flag, Number, Page

_MOST_CARDS = const(51)
_WEAKEST = const(5)
_STRENGTHS = const(6)

# Flags that mean nothing without help and rolled stones, or without Influence.
_OTHERS_PLUS = const(3)
_JAR = const(4)
_LOOSE_STONES = const(5)

# The decisions of each mode, by the number of their flag.
_HOUSE_OF = (b"", b"\x00\x01", b"\x02", b"\x02", b"\x05\x07\x03\x06\x04\x02")


class Sheet:
    """What the set-up screen asks for."""

    title = words.TITLE

    def __init__(self, opening):
        last = setup_bytes.decode_setup(opening.last_setup() or b"")
        self.setup = last or setup_rules.Setup()
        self.setup.is_strict = True  # whatever the last game was
        self._opening = opening

    def rows(self):
        """Return the rows of the mode, in their order."""
        setup = self.setup
        names = setup.names[: setup.seats]
        found: list = [Page(words.MODE, _mode_screen, _mode_name)]
        if setup_rules.FEWEST_SEATS[setup.mode] < setup_rules.MOST_SEATS[setup.mode]:
            found.append(_Seats(setup.mode))
        if setup.seats > 1:
            seats = list(range(setup.seats)) + [setup_rules.DRAWN]
            found.append(Choice(words.WHO_STARTS, "starter", names + [words.DRAWN], seats))
        found.append(Page(kit_words.NAMES, _names_screen, _first_name))
        found += _decisions(setup) + _pieces(setup)
        found.append(Choice(words.REMINDERS, "is_quiet", words.ON_OFF, (False, True)))
        if setup.seats == 2 and names[0] != names[1]:
            found.append(Page(words.VENDETTA_SHEET, self._vendetta_screen))
        found.append(Page(words.SIGNS, _signs_screen))
        if setup.mode == setup_rules.ZONEPLEX:
            found.append(Page(words.LAY_OUT, self._lay_out_screen))
        return found

    def encode(self):
        """Return all decisions as bytes, with the names of those who do not play today."""
        return setup_bytes.encode(self.setup, len(self.setup.names))

    def restore(self, data):
        """Take the decisions back to what they were."""
        self.setup = setup_bytes.decode(data)

    def complaint(self):
        """Return why no game can be played like this, b"" when one can."""
        names = self.setup.names[: self.setup.seats]
        if len(set(names)) < len(names):
            return kit_words.SAME_NAMES
        if len(set(symbols.words(self.setup))) < SYMBOLS:
            return words.SAME_WORDS
        if setup_bytes.is_sound(self.setup):
            return b""
        cards = sum(self.setup.split)
        return words.TWO_OF_EACH if cards == MOVEMENT_CARDS else words.MUST_BE_51 % cards

    def start(self, opening, kept, stack, now):
        """Start; before a mode a list says what to take out of the box."""
        setup = self.setup.encode()
        if not self.setup.offers(setup_rules.WITH_STACKS):
            opening.start(setup, now, kept)
            return
        from games.zoneplex.screens.setup.checklist import lines
        from tabletop.setup.checklist_screen import ChecklistScreen

        def begin(then):
            opening.start(setup, then, kept)

        stack.push(ChecklistScreen(lines(self.setup), words.CHECKLIST_NOTE, begin), now)

    def _lay_out_screen(self, setup):
        """Return the list of what the base game needs; those who know it press START instead."""
        from games.zoneplex.screens.setup.checklist import base_lines
        from tabletop.setup.checklist_screen import ChecklistScreen

        kept = self.encode()

        def begin(then):
            self._opening.start(setup.encode(), then, kept)

        return ChecklistScreen(base_lines(setup), words.LAY_OUT_NOTE, begin)

    def help(self, rows):
        """Return the help page: loaded when asked for, and not kept."""
        from games.zoneplex.screens.setup import rows_help

        return rows_help.text([row.name for row in rows])

    def _vendetta_screen(self, setup):
        from tabletop.vendetta_screen import VendettaScreen

        return VendettaScreen(self._opening.vendettas(), setup.names[:2])


class _Seats(Number):
    """How many play. Who starts is asked anew."""

    def __init__(self, mode):
        super().__init__(
            words.PLAYERS, "seats", setup_rules.FEWEST_SEATS[mode], setup_rules.MOST_SEATS[mode]
        )

    def write(self, setup, value):
        super().write(setup, value)
        setup.starter = 0


class _Cards(Number):
    """How many movement cards there are of one kind."""

    def __init__(self, kind):
        super().__init__(words.CARD_ROWS[kind], "split", 0, _MOST_CARDS)
        self._kind = kind

    def read(self, setup):
        return setup.split[self._kind]

    def write(self, setup, value):
        split = bytearray(setup.split)
        split[self._kind] = value
        setup.split = bytes(split)


def _decisions(setup):
    """Return the decisions with two choices: the mode's own first."""
    found = []
    for bit in _HOUSE_OF[setup.mode]:
        if _is_open(setup, bit):
            found.append(Flag(words.HOUSE_ROWS[bit], "house", bit, words.HOUSE[bit]))
    for bit in range(len(words.FLAG_ROWS)):
        if _is_of_mode(setup, bit):
            found.append(Flag(words.FLAG_ROWS[bit], "flags", bit, words.CHOICES[bit]))
    return found


def _is_open(setup, bit):
    """Tell whether a decision of Zonemaster matters, given the others."""
    if setup.mode != setup_rules.ZONEMASTER:
        return True
    if 1 << bit in (setup_rules.FEARS_IN_DECK, setup_rules.BACK_OF_STACK):
        is_on_stacks = 1 << bit == setup_rules.BACK_OF_STACK
        return setup.has_house(setup_rules.FOUR_STACKS) == is_on_stacks
    return 1 << bit != setup_rules.LATE_STONE or setup.has_house(setup_rules.MISSION_TOO)


def _is_of_mode(setup, bit):
    if bit == _LOOSE_STONES:
        return setup.offers(setup_rules.WITH_ALLIES)
    if bit == _OTHERS_PLUS:
        return setup.offers(setup_rules.WITH_INFLUENCE)
    return bit != _JAR or setup.seats > 1


def _pieces(setup):
    """Return what is printed on the table's own cards."""
    found = []
    if setup.offers(setup_rules.WITH_FEAR_RELICS):
        for bit in range(_STRENGTHS):
            name = words.RELIC_ROW % (_WEAKEST + bit)
            found.append(Flag(name, "two_relics", bit, words.RELIC_COUNTS))
    return found + [_Cards(kind) for kind in range(len(words.CARD_ROWS))]


def _mode_screen(setup):
    from games.zoneplex.screens.setup.mode_screen import ModeScreen

    return ModeScreen(setup)


def _signs_screen(setup):
    from games.zoneplex.screens.setup.signs_screen import SignsScreen

    return SignsScreen(setup)


def _mode_name(setup):
    return words.MODES[setup.mode]


def _names_screen(setup):
    from tabletop.setup.names_screen import NamesScreen

    return NamesScreen(setup.names, setup.seats)


def _first_name(setup):
    return setup.names[0] + b"..."
