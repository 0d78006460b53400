"""The owner's settings, changed with a preview: the effect is seen before it is kept."""

from home import settings_words, words
from key import OK
from storage.settings_file import choices
from ui import words as ui_words
from ui.layout import header
from ui.screen import Screen
from ui.widgets import chooser


class SettingsScreen(Screen):
    """A list of settings; OK takes one in hand, and then UP and DOWN change it."""

    help = settings_words.HELP_SETTINGS

    def __init__(self, app):
        super().__init__()
        self._app = app
        self._chooser = chooser.Chooser(list(settings_words.ROWS))
        self._before = bytes(app.settings.values)

    def enter(self, now):
        """Show the values in force; those that flash did not tell at the start are asked again."""
        settings = self._app.settings
        if settings.is_unread and settings.load():
            self._before = bytes(settings.values)
            self._app.apply_settings()
        self._name_values()

    def leave(self):
        """Put back a change that was not kept."""
        self._put_back()

    def press(self, key, now):
        """Choose a setting, or change the one in hand."""
        if key == OK and self._is_last():
            self._test(now)
            return
        outcome = self._chooser.press(key)
        self._chooser.ok_word = ui_words.OK_OPEN if self._is_last() else ui_words.OK_CHANGE
        if outcome == chooser.LEFT:
            self.stack.pop(now)
        elif outcome == chooser.CHANGED:
            self._change(self._chooser.cursor, self._chooser.step)
        elif outcome == chooser.KEPT:
            self._keep(now)
        elif outcome == chooser.PUT_BACK:
            self._put_back()

    def draw(self, canvas):
        """Show the list."""
        header(canvas, words.SETTINGS)
        self._chooser.draw_small(canvas)

    def _change(self, index, step):
        values = self._app.settings.values
        values[index] = (values[index] + step) % choices(index)
        self._app.apply_settings()
        self._name_values()

    def _keep(self, now):
        if self._app.settings.save():
            self._before = bytes(self._app.settings.values)
        else:
            from home import trouble_words

            self._app.say(trouble_words.SAVE_FAILED, now)

    def _put_back(self):
        self._app.settings.values[:] = self._before
        self._app.apply_settings()
        self._name_values()

    def _name_values(self):
        values = self._app.settings.values
        self._chooser.values = [
            settings_words.SETTING_CHOICES[index][values[index]] for index in range(len(values))
        ] + [b""]

    def _is_last(self):
        return self._chooser.cursor == len(self._chooser.rows) - 1

    def _test(self, now):
        from home.self_test.self_test_screen import SelfTestScreen

        self.stack.push(SelfTestScreen(self._app), now)
