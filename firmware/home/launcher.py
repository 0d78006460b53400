"""The first screen: the open game, the games on the shelf, settings, about."""

from games import catalogue
from home import words
from home.charge import draw_charge
from key import OK
from ui import colour, lights
from ui import words as ui_words
from ui.layout import footer, header
from ui.menu import Menu
from ui.screen import Screen


class Launcher(Screen):
    """The root of the stack. `app` opens games; BACK does nothing here."""

    help = words.HELP_LAUNCHER

    def __init__(self, app):
        super().__init__()
        self._app = app
        self._names = catalogue.names()
        self._titles = [catalogue.title(name) for name in self._names]
        self._menu = Menu([])
        self._charge = 0  # what is drawn of the battery

    def enter(self, now):
        """Lay the shelf out anew: a game may have been opened or left."""
        game = self._app.game
        rows = self._titles + [words.SETTINGS, words.ABOUT]
        notes = [b""] * len(rows)
        if game.is_open:
            rows.insert(0, words.RESUME)
            notes.insert(0, self._titles[self._names.index(game.name)])
        cursor = self._menu.cursor
        self._menu = Menu(rows, notes)
        self._menu.choose(0 if game.is_open else cursor)

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
        index = self._menu.cursor
        if self._app.game.is_open:
            index -= 1  # the row that resumes
        if index < 0:
            self._app.game.resume(now)
        elif index < len(self._names):
            self._app.game.open(self._names[index], now)
        elif index == len(self._names):
            from home.settings_screen import SettingsScreen

            self.stack.push(SettingsScreen(self._app), now)
        else:
            from home.about import About

            self.stack.push(About(self._app), now)
