"""The open game as the launcher sees it. What keeps games is loaded when one is opened."""

import parts
from games import catalogue
from storage import current
from storage.current import NONE

# What a game needs all the time; what it was started with is let go of.
_NEEDED = ("games.", "storage.journal", "tabletop.game", "tabletop.words")


class OpenGame:
    """At most one game is in memory. All others, and this one too, are on flash."""

    def __init__(self, stack, disk, draw_secret, today):
        self.stack = stack
        self.disk = disk
        self.draw_secret = draw_secret
        self._today = today
        self.playing = None  # the game in memory
        self._keeper = None
        self._is_home = True

    @property
    def name(self):
        """Return the name of the game that Resume would open, "" without one.

        None tells that there may be one, but that it is too damaged to be named.
        """
        found = current.noted(self.disk)
        if found is None:
            return None
        if found[0] == NONE or current.is_over(self.disk, found[0]):
            return ""
        return current.name_of(self.disk, found[0]) or None

    @property
    def keeper(self):
        """Return the one who keeps the games, loading it when it is needed."""
        if self._keeper is None:
            from home.keeper import Keeper

            self._keeper = Keeper(self)
        return self._keeper

    def open(self, name, now):
        """Go on with the newest game of that name, or start one."""
        self.keeper.open(name, now)

    def resume(self, now):
        """Go on with the open game."""
        self.keeper.resume(self.keeper.saves.current, now)

    def start_again(self, now):
        """Leave the open game for a new one of the same kind. That can be undone."""
        self.keeper.start(self.playing.name, now)

    def undo_start(self, now):
        """Drop the game just started and go back to the one before."""
        self.keeper.undo_start(now)

    def vendettas(self):
        """Return what keeps the Vendetta sheets, loading it when it is needed."""
        from storage.vendetta import Vendettas

        return Vendettas(self.disk, self._today)

    def follow(self, now):
        """After a key: tell when the game has ended; at home, let go of all that was loaded."""
        if not self.stack.top.is_home:
            self._is_home = False
            if self.playing is not None:
                self.playing.follow(now)
        elif not self._is_home:
            self._is_home = True
            self.let_go()
            self._tidy(())

    def tidy(self, name, kept):
        """Let go of what a game does not need now; `kept` names its own modules that stay."""
        self._tidy(_NEEDED)
        if kept:
            parts.forget_below("games." + name, kept)

    def let_go(self):
        """Forget the game in memory; on flash it stays."""
        if self.playing is not None:
            name = self.playing.name
            self.playing = None
            self.stack.canvas.drop_game_fonts()
            catalogue.let_go(name)

    def _tidy(self, needed):
        self._keeper = None
        parts.forget_late(needed)
