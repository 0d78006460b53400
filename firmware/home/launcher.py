"""The first screen: the open game, the games on the shelf, settings, about."""

import modules
from home import words
from home.power.charge import draw_charge
from key import OK
from ui import colour, lights
from ui import words as ui_words
from ui.layout import footer, header
from ui.screen import Screen
from ui.widgets.menu import Menu


class Launcher(Screen):
    """Where everything starts. `app` opens games; BACK does nothing here."""

    is_home = True

    def __init__(self, app):
        super().__init__()
        self._app = app
        self._shelf = []  # name and title of each game
        self._menu = Menu([])
        self._has_open = False
        self._charge = 0  # what is drawn of the battery

    @property
    def help(self):
        """Return the help page's text."""
        from home import launcher_words

        return launcher_words.HELP

    def enter(self, now):
        """Lay the shelf out anew: a game may have been opened or left."""
        open_name = self._app.game.name
        if open_name is None:
            modules.borrow("home.trouble").tell_game(self._app.game, now)
        self._shelf = modules.borrow("home.shelf").of(self._app.board.disk)
        titles = dict(self._shelf)
        rows = [title for _, title in self._shelf] + [words.SAVED, words.SETTINGS, words.ABOUT]
        notes = [b""] * len(rows)
        self._has_open = open_name in titles
        if self._has_open:
            rows.insert(0, words.RESUME)
            notes.insert(0, titles[open_name])
        cursor = self._menu.cursor
        self._menu = Menu(rows, notes)
        self._menu.choose(0 if self._has_open else cursor)

    def press(self, key, now):
        """Move along the shelf; OK opens."""
        if not self._menu.move(key) and key == OK:
            self._open(now)

    def update(self, now):
        """Redraw when the charge has changed."""
        battery = self._app.battery
        charge = battery.percent << 2 | battery.is_charging << 1 | battery.is_known
        if charge == self._charge:
            return False
        self._charge = charge
        return True

    def draw(self, canvas):
        """Show three rows of the shelf and the battery."""
        header(canvas, words.NAME)
        draw_charge(canvas, self._app.battery)
        self._menu.draw(canvas)
        footer(canvas, ui_words.OK_OPEN, b"")

    def paint(self, row, now):
        """Let one light breathe for each row of the menu that is chosen."""
        row.set(self._menu.cursor, colour.GOLD, lights.TURN, now)

    def _open(self, now):
        game = self._app.game
        index = self._menu.cursor - self._has_open  # Resume stands before the shelf
        if index < 0:
            game.resume(now)
        elif index < len(self._shelf):
            game.open(self._shelf[index][0], now)
        else:
            row = self._menu.rows[self._menu.cursor]
            self.stack.push(modules.borrow("home.launcher_rows").page(row, self._app), now)
