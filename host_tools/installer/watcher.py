"""Who is told how an installation goes."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Watcher:
    """`doing` is told what comes now, in words; `moved` each number of bytes that is done."""

    doing: Callable[[str], None] = lambda _what: None
    moved: Callable[[int], None] = lambda _count: None

    def signs_of_life(self) -> "SignsOfLife":
        """Return what takes the lines that the board prints while it works."""
        return SignsOfLife(self.moved)


class SignsOfLife:
    """Tells a board's counts of bytes from what else it prints."""

    def __init__(self, moved: Callable[[int], None]) -> None:
        self._moved = moved
        self._line = bytearray()
        self.lines: list[str] = []  # all but the counts

    def hear(self, data: bytes) -> None:
        """Take the next bytes."""
        self._line += data
        while b"\n" in self._line:
            line, _, self._line = self._line.partition(b"\n")
            self._take(line.decode(errors="replace").strip())

    def _take(self, line: str) -> None:
        mark, _, count = line.partition(" ")
        if mark == "." and count.isdecimal():
            self._moved(int(count))
        elif line:
            self.lines.append(line)


NOBODY = Watcher()
