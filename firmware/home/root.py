"""The bottom of the stack of screens: lays out the launcher, and lets go of it for a game."""

from ui.screen import Screen


class Root(Screen):
    """Never seen itself. `app` is what the launcher needs."""

    def __init__(self, app):
        super().__init__()
        self._app = app

    def enter(self, now):
        """Put a fresh launcher on top, as if it had been there, once a set-up is let go of."""
        if self._app.game.is_loaded:
            self._app.game.leave(now)  # comes here again, in the next round
            return
        from home.launcher import Launcher

        change = self.stack.change
        self.stack.push(Launcher(self._app), now)
        self.stack.change = change
