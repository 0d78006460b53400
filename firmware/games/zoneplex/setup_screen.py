"""The table decides: players, names, who starts, and every decision that has a choice."""

from games.zoneplex import rules_setup, rules_setup_bytes
from games.zoneplex import setup_words as words
from games.zoneplex.rules_cards import MOVEMENT_CARDS
from key import OK
from micropython import const
from ui import chooser
from ui import words as ui_words
from ui.layout import footer, header
from ui.screen import Screen
from ui.small_menu import SmallMenu

_START = const(0)
_SEATS = const(1)
_STARTER = const(2)
_NAMES = const(3)
_FLAGS = const(4)  # from here on one row a flag
_RELICS = const(12)  # one row for each strength from 5 to 10
_SPLIT = const(18)
_REMINDERS = const(22)


class SetupScreen(Screen):
    """The first row starts with everything as it was last time."""

    help = words.HELP_SETUP

    def __init__(self, opening):
        super().__init__()
        self._opening = opening
        last = rules_setup_bytes.decode_setup(opening.last_setup() or b"")
        self._setup = last or rules_setup.Setup()
        self._kept = self._setup.encode()
        self._chooser = chooser.Chooser(list(words.ROWS))

    def enter(self, now):
        """Show the values; the names may be others now."""
        self._kept = self._setup.encode()
        self._name_values()

    def press(self, key, now):
        """Start, open the names, or change a decision."""
        row = self._chooser.cursor
        if key == OK and row in (_START, _NAMES) and not self._chooser.is_in_hand:
            self._open(row, now)
            return
        outcome = self._chooser.press(key)
        if outcome == chooser.LEFT:
            self.stack.pop(now)
        elif outcome == chooser.CHANGED:
            self._change(row, self._chooser.step)
            self._name_values()
        elif outcome == chooser.KEPT:
            self._kept = self._setup.encode()
        elif outcome == chooser.PUT_BACK:
            self._setup = rules_setup_bytes.decode(self._kept)
            self._name_values()

    def draw(self, canvas):
        """Show five rows; the sentence on a decision is on the help page."""
        header(canvas, words.TITLE)
        row = self._chooser.cursor
        if row in (_START, _NAMES):
            SmallMenu.draw_small(self._chooser, canvas)
            footer(canvas, words.BEGIN if row == _START else ui_words.OK_OPEN)
        else:
            self._chooser.draw_small(canvas)

    def _open(self, row, now):
        if row == _NAMES:
            from games.zoneplex.names_screen import NamesScreen

            self.stack.push(NamesScreen(self._setup), now)
        elif rules_setup_bytes.is_sound(self._setup):
            self._opening.start(self._setup.encode(), now)
        elif sum(self._setup.split) != MOVEMENT_CARDS:
            self.stack.say(words.MUST_BE_51 % sum(self._setup.split), now)
        else:
            self.stack.say(words.TWO_OF_EACH, now)

    def _change(self, row, step):
        setup = self._setup
        if row == _SEATS:
            setup.seats = 3 + (setup.seats - 3 + step) % 3
            setup.starter = 0
        elif row == _STARTER:
            seats = list(range(setup.seats)) + [rules_setup.DRAWN]
            setup.starter = seats[(seats.index(setup.starter) + step) % len(seats)]
        elif row < _RELICS:
            setup.flags ^= 1 << (row - _FLAGS)
        elif row < _SPLIT:
            setup.two_relics ^= 1 << (row - _RELICS)
        elif row == _REMINDERS:
            setup.is_quiet = not setup.is_quiet
        else:
            split = bytearray(setup.split)
            split[row - _SPLIT] = (split[row - _SPLIT] + step) % 52
            setup.split = bytes(split)

    def _name_values(self):
        setup = self._setup
        starter = words.DRAWN if setup.starter == rules_setup.DRAWN else setup.names[setup.starter]
        values = [b"", b"%d" % setup.seats, starter, setup.names[0] + b"..."]
        for bit in range(8):
            values.append(words.CHOICES[bit][setup.flags >> bit & 1])
        for bit in range(6):
            values.append(words.RELICS[setup.two_relics >> bit & 1])
        values += [b"%d" % count for count in setup.split]
        self._chooser.values = values + [words.REMINDERS[setup.is_quiet]]
