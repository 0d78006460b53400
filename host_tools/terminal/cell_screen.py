"""Lines on a terminal: only those that changed are written."""

from host_tools.terminal.raw_terminal import RawTerminal


class CellScreen:
    """Remembers what the terminal shows."""

    def __init__(self, terminal: RawTerminal) -> None:
        self._terminal = terminal
        self._shown: list[str] = []
        self._size = (0, 0)

    def draw(self, lines: list[str]) -> None:
        """Write the lines that changed; all of them when the terminal's size did.

        Lines below the last row are left out: they would be written over that one.
        """
        size = self._terminal.size()
        changes = ""
        if size != self._size:
            self._size, self._shown, changes = size, [], "\x1b[0m\x1b[2J"
        for index, line in enumerate(lines[: size[1]]):
            if index >= len(self._shown) or line != self._shown[index]:
                changes += f"\x1b[{index + 1};1H{line}\x1b[K"
        self._shown = lines
        self._terminal.draw(changes)
