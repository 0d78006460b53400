"""The open game as the launcher sees it. What keeps games is loaded when one is opened."""

from storage import current
from storage.current import NONE


class OpenGame:
    """At most one game is in memory. All others, and this one too, are on flash."""

    def __init__(self, stack, disk, draw_secret):
        self._stack = stack
        self._disk = disk
        self._draw_secret = draw_secret
        self._keeper = None

    @property
    def name(self):
        """Return the name of the game that Resume would open, "" without one.

        None tells that there may be one, but that it is too damaged to be named.
        """
        found = current.noted(self._disk)
        if found is None:
            return None
        if found[0] == NONE or current.is_over(self._disk, found[0]):
            return ""
        return current.name_of(self._disk, found[0]) or None

    @property
    def keeper(self):
        """Return the one who keeps the games, loading it when it is needed first."""
        if self._keeper is None:
            from home.keeper import Keeper

            self._keeper = Keeper(self._stack, self._disk, self._draw_secret)
        return self._keeper

    def open(self, name, now):
        """Go on with the newest game of that name, or start one."""
        self.keeper.open(name, now)

    def resume(self, now):
        """Go on with the open game."""
        self.keeper.resume(self.keeper.saves.current, now)

    def follow(self, now):
        """After a key: tell when the game has ended; let go of it once its screens are gone."""
        if self._keeper is not None:
            self._keeper.follow(now)
