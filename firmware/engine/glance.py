"""A look at an earlier moment of a game: a table whose state can be seen and not changed."""

from engine.refusal import Refusal

_LOOKING = Refusal(b"LOOK", b"Only looking: BACK returns.")


class Glance:
    """Stands in for a Table on a game's screens. Every change is refused."""

    def __init__(self, state, done, header, table=None):
        self.state = state
        self.header = header
        self.done = done
        self.can_redo = False
        self.last_label = self.last_tape = b""
        if table is not None:  # whose moves can be read here, too
            self.look = table.look
            self.move = table.move

    def do(self, move):
        """Refuse."""
        return _LOOKING

    def undo(self, is_agreed=False):
        """Refuse."""
        return _LOOKING

    def redo(self):
        """Refuse."""
        return _LOOKING

    def last_was_seen(self):
        """Say no: there is nothing to agree to."""
        return False
