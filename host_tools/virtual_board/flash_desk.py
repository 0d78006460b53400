"""Does for the board what its interpreter asks of its files."""

from collections.abc import Callable
from typing import Any

from host_tools.flash.volume import Volume, VolumeFile

_MODES = {True: 0x4000, False: 0x8000}  # of a folder and of a file, in `stat`
_EBADF = 9


class FlashDesk:
    """One volume and the files that are open on it."""

    def __init__(self, volume: Volume) -> None:
        self._volume = volume
        self._open: dict[int, VolumeFile] = {}
        self._last = 0
        self.orders: dict[str, Callable[..., Any]] = {
            "read": lambda number, at, size: self._file(number).read_at(at, size).hex(),
            "open": self._open_file,
            "write": lambda number, data: self._file(number).write(bytes.fromhex(data)),
            "sync": lambda number: self._file(number).sync(),
            "close": lambda number: self._open.pop(number).close(),
            "stat": self._stat,
            "list": self._list,
            "mkdir": volume.mkdir,
            "remove": volume.remove,
            "rename": volume.rename,
            "statvfs": lambda: volume.statvfs("/"),
        }

    def close_all(self) -> None:
        """Close what was left open, as the interpreter does before a soft reset."""
        for number in list(self._open):
            self._open.pop(number).close()

    def _open_file(self, path: str, mode: str) -> int:
        self._last += 1
        self._open[self._last] = self._volume.open(path, mode)
        return self._last

    def _file(self, number: int) -> VolumeFile:
        if number not in self._open:
            raise OSError(_EBADF, "no such open file")
        return self._open[number]

    def _stat(self, path: str) -> tuple[int, int]:
        is_folder, size = self._volume.stat(path)
        return _MODES[is_folder], size

    def _list(self, path: str) -> list[tuple[str, int, int]]:
        found = []
        for name in self._volume.listdir(path):
            mode, size = self._stat(f"{path.rstrip('/')}/{name}")
            found.append((name, mode, size))
        return found
