"""The game that is open: loads it, resumes it, and lets go of its code when it is left."""

from games import catalogue
from micropython import const

_SEED_BYTES = const(32)
_NO_SETUP = b""


class OpenGame:
    """At most one game is open. Between visits only its moves are kept."""

    def __init__(self, stack, draw_entropy):
        self._stack = stack
        self._draw_entropy = draw_entropy
        self._table = None
        self._packed = None
        self.name = ""

    @property
    def is_open(self):
        """Tell whether there is a game to resume."""
        return self.name != ""

    def open(self, name, now):
        """Start a game; the one that was open until now is given up unless it is the same."""
        if name != self.name:
            self._packed = None
        self.name = name
        self._show(now)

    def resume(self, now):
        """Go on with the open game."""
        self._show(now)

    def close_if_left(self):
        """Let go of the game's code once its last screen is gone."""
        if self._table is not None and self._stack.depth == 1:
            self._packed = self._table.pack()
            self._table = None
            catalogue.let_go(self.name)

    def _show(self, now):
        from engine.table import Table  # not in memory before a game is opened

        play = catalogue.load(self.name)
        self._table = Table(play.RULES, _NO_SETUP, self._draw_entropy(_SEED_BYTES))
        if self._packed is not None:
            self._table.unpack(self._packed)
        self._stack.push(play.first_screen(self._table), now)
