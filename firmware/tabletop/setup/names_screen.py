"""The players' names: up to nine letters, chosen with the keys, remembered for next time."""

from key import DOWN, OK, UP
from micropython import const
from tabletop import words
from tabletop.seat_lights import paint_seats
from ui.layout import footer, header
from ui.screen import Screen
from ui.widgets.small_menu import SmallMenu

MOST_LETTERS = const(9)  # as many as every screen has room for

_LETTERS = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ -0123456789abcdefghijklmnopqrstuvwxyz"
_SMALL_A = const(38)  # which comes in hand after the first letter


class _NameScreen(Screen):
    @property
    def help(self):
        """Return the help page's text: loaded when asked for, and not kept."""
        from tabletop import help_words

        return help_words.HELP_NAMES


class NamesScreen(_NameScreen):
    """A list of the seats; OK opens the letters of one. The list `names` is changed."""

    def __init__(self, names, seats):
        super().__init__()
        self._names = names
        self._seats = seats
        self._menu = SmallMenu([])

    def enter(self, now):
        """List the names."""
        cursor = self._menu.cursor
        self._menu = SmallMenu(list(self._names[: self._seats]))
        self._menu.choose(cursor)

    def press(self, key, now):
        """Choose a seat; OK opens its letters."""
        if self._menu.move(key):
            return
        if key == OK:
            self.stack.push(LettersScreen(self._names, self._menu.cursor), now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show the names."""
        header(canvas, words.NAMES)
        self._menu.draw_small(canvas)
        footer(canvas, words.CHANGE)

    def paint(self, row, now):
        """Light the seats, the chosen one breathing."""
        paint_seats(row, self._seats, self._menu.cursor, now)


class LettersScreen(_NameScreen):
    """UP and DOWN change a letter, OK takes it, BACK takes one away; hold OK when done.

    What is spelled is put in its place in `names`. A game may derive from it for other words.
    """

    title = words.NAMES
    most = MOST_LETTERS
    taken = words.NAME_TAKEN  # said of a name that another has

    def __init__(self, names, seat):
        super().__init__()
        self._names = names
        self._seat = seat
        self._name = bytearray()
        self._letter = 0

    def press(self, key, now):
        """Change the letter in hand, take it, or step back."""
        if key in (UP, DOWN):
            self._letter = (self._letter + (1 if key == DOWN else -1)) % len(_LETTERS)
        elif key == OK:
            self._name.append(_LETTERS[self._letter])
            self._letter = max(self._letter, _SMALL_A)
            if len(self._name) == self.most:
                self._keep(now)
        elif self._name:
            self._name = self._name[:-1]
            self._letter = _SMALL_A if self._name else 0
        else:
            self.stack.pop(now)

    def hold_word(self, key):
        """Offer to be done."""
        return words.NAME_DONE if key == OK and self._name else b""

    def hold(self, key, now):
        """Keep the name."""
        self._keep(now)

    def draw(self, canvas):
        """Show the name so far and the letter in hand."""
        header(canvas, self.title, self._names[self._seat])
        canvas.use(canvas.large)
        x = canvas.text(self._name, 4, 25)
        canvas.frame.fill_rect(x, 22, 14, 20, 1)
        canvas.use(canvas.large, 0)
        canvas.span(_LETTERS, self._letter, self._letter + 1, x + 3, 25)
        canvas.use(canvas.small)
        if self._name:
            canvas.centre(words.HOLD_WHEN_DONE, 64, 45)
        footer(canvas, words.TAKE_LETTER, words.ERASE if self._name else words.CANCEL)

    def _keep(self, now):
        name = bytes(self._name).strip()
        others = [self._names[seat] for seat in range(len(self._names)) if seat != self._seat]
        if name in others:
            self._name = self._name[: self.most - 1]
            self.stack.say(self.taken % name, now)
            return
        if name:
            self._names[self._seat] = name
        self.stack.pop(now)
