"""Takes files off a board, whole folders at a time, beside a game that is paused."""

import hashlib
from base64 import b64decode
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from host_tools.cable.board_link import BoardLink
from host_tools.cable.trouble import CableTrouble

_HERE = Path(__file__).resolve().parent
FILE_SENDER = (_HERE / "file_sender.py").read_text()
FILE_KEEPER = (_HERE / "file_keeper.py").read_text()
EVERYTHING = ("",)

Progress = Callable[[int, int], None]  # told how many bytes of how many are there


@dataclass
class Fetched:
    """Files by path below the folder. `unreadable` ones are not among them, or cut short."""

    files: dict[str, bytes] = field(default_factory=dict)
    unreadable: list[str] = field(default_factory=list)


def fetch(
    board: BoardLink,
    folder: str,
    wanted: tuple[str, ...] = EVERYTHING,
    progress: Progress = lambda done, total: None,
) -> Fetched:
    """Return the files of a folder whose names begin in one of these ways.

    The board has to have FILE_SENDER. What arrives is checked by a digest that it computes.
    """
    listener = _Listener(progress)
    board.run(f"tell({folder!r}, {wanted!r})", heard=listener.hear)
    return listener.fetched()


class _Listener:
    """Puts files together from the lines that the board prints."""

    def __init__(self, progress: Progress) -> None:
        self._progress = progress
        self._line = bytearray()
        self._found = Fetched()
        self._path = ""
        self._done = 0
        self._total = 0
        self._whole = hashlib.sha256()
        self._is_sound = False

    def hear(self, data: bytes) -> None:
        """Take the next bytes."""
        self._line += data
        while b"\n" in self._line:
            line, _, self._line = self._line.partition(b"\n")
            self._take(bytes(line).strip())

    def fetched(self) -> Fetched:
        """Return everything, or raise when it is not what the board sent."""
        if not self._is_sound:
            raise CableTrouble(
                "What arrived is not what the board sent: check the cable and try again."
            )
        return self._found

    def _take(self, line: bytes) -> None:
        mark, rest = line[:1], line[1:].decode(errors="replace")
        if mark == b"#":
            self._total = int(rest) if rest.isdecimal() else 0
        elif mark == b">":
            self._path = rest
            self._found.files[rest] = b""
            self._whole.update(line[1:])
        elif mark == b"!":
            self._found.unreadable.append(self._path)
        elif mark == b".":
            self._is_sound = rest == self._whole.hexdigest()
        elif mark and mark != b"?":
            self._add(line)

    def _add(self, line: bytes) -> None:
        try:
            piece = b64decode(line, validate=True)
        except ValueError:
            piece = b""  # the digest will not hold
        self._found.files[self._path] = self._found.files.get(self._path, b"") + piece
        self._whole.update(piece)
        self._done += len(piece)
        self._progress(self._done, self._total)
