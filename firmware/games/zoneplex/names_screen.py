"""The players' names: up to six letters, chosen with the keys, remembered for next time."""

from games.zoneplex import names_words as words
from games.zoneplex.rules_setup import NAME
from key import DOWN, OK, UP
from ui import colour, lights
from ui.layout import footer, header
from ui.screen import Screen
from ui.small_menu import SmallMenu

_LETTERS = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ -0123456789"


class NamesScreen(Screen):
    """A list of the seats; OK opens the letters of one."""

    help = words.HELP

    def __init__(self, setup):
        super().__init__()
        self._setup = setup
        self._menu = SmallMenu([])

    def enter(self, now):
        """List the names."""
        cursor = self._menu.cursor
        self._menu = SmallMenu(list(self._setup.names[: self._setup.seats]))
        self._menu.choose(cursor)

    def press(self, key, now):
        """Choose a seat; OK opens its letters."""
        if self._menu.move(key):
            return
        if key == OK:
            self.stack.push(LettersScreen(self._setup, self._menu.cursor), now)
        else:
            super().press(key, now)

    def draw(self, canvas):
        """Show the names."""
        header(canvas, words.TITLE)
        self._menu.draw_small(canvas)
        footer(canvas, words.CHANGE)

    def paint(self, row, now):
        """Light the seats, the chosen one breathing."""
        for seat in range(self._setup.seats):
            rhythm = lights.TURN if seat == self._menu.cursor else lights.PRESENT
            row.set(seat, colour.SEATS[seat], rhythm, now)


class LettersScreen(Screen):
    """UP and DOWN change a letter, OK takes it, BACK takes one away; hold OK when done."""

    help = words.HELP

    def __init__(self, setup, seat):
        super().__init__()
        self._setup = setup
        self._seat = seat
        self._name = bytearray()
        self._letter = 0

    def press(self, key, now):
        """Change the letter in hand, take it, or step back."""
        if key in (UP, DOWN):
            self._letter = (self._letter + (1 if key == DOWN else -1)) % len(_LETTERS)
        elif key == OK:
            self._name.append(_LETTERS[self._letter])
            if len(self._name) == NAME:
                self._keep(now)
        elif self._name:
            self._name = self._name[:-1]
        else:
            self.stack.pop(now)

    def hold_word(self, key):
        """Offer to be done."""
        return words.DONE if key == OK and self._name else b""

    def hold(self, key, now):
        """Keep the name."""
        self._keep(now)

    def draw(self, canvas):
        """Show the name so far and the letter in hand."""
        header(canvas, words.TITLE, self._setup.names[self._seat])
        canvas.use(canvas.large)
        x = canvas.text(self._name, 20, 25)
        canvas.frame.fill_rect(x, 22, 14, 20, 1)
        canvas.use(canvas.large, 0)
        canvas.span(_LETTERS, self._letter, self._letter + 1, x + 3, 25)
        canvas.use(canvas.small)
        if self._name:
            canvas.centre(words.HOLD, 64, 45)
        footer(canvas, words.LETTER, words.BACK if self._name else words.CANCEL)

    def _keep(self, now):
        name = bytes(self._name).strip()
        if name:
            self._setup.names[self._seat] = name
        self.stack.pop(now)
