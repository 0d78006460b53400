"""littlefs with MicroPython's settings on the ESP32, as the firmware sees it: `os` and `open`.

One thing is missing: MicroPython also keeps the time of each change as an attribute of the file,
which makes a commit 12 bytes longer.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Self

from littlefs import LFSConfig, LFSFile, LFSFileFlag, LFSFilesystem, LittleFSError, lfs

from host_tools.closable import Closable
from host_tools.flash.chip import BLOCK, BLOCKS, FlashChip
from host_tools.simulated.world import PowerCut

# extmod/vfs_lfsx.c and ports/esp32: 32 bytes to read and program, a cache of four times that.
_SETTINGS = {
    "block_size": BLOCK,
    "block_count": BLOCKS,
    "read_size": 32,
    "prog_size": 32,
    "cache_size": 128,
    "lookahead_size": 32,
    "block_cycles": 100,
}
_WRITE = LFSFileFlag["wronly"] | LFSFileFlag["creat"]
_FLAGS = {
    "rb": LFSFileFlag["rdonly"],
    "wb": _WRITE | LFSFileFlag["trunc"],
    "ab": _WRITE | LFSFileFlag["append"],
}


_FOLDER = 2  # littlefs's type of an entry


class Volume:
    """What the firmware's Disk uses of the modules `os` and `io`, on a chip."""

    def __init__(self, chip: FlashChip) -> None:
        self._chip = chip
        self._files = LFSFilesystem()
        self._config = LFSConfig(chip, **_SETTINGS)

    def format(self) -> Self:
        """Make an empty file system and mount it."""
        with self._powered():
            lfs.format(self._files, self._config)
        return self.mount()

    def mount(self) -> Self:
        """Take up the file system that is on the chip."""
        with self._powered():
            lfs.mount(self._files, self._config)
        return self

    def open(self, path: str, mode: str) -> "VolumeFile":
        """Open a file to read, to write anew or to append, always in bytes."""
        with self._powered():
            handle = lfs.file_open(self._files, path, _FLAGS[mode])
        return VolumeFile(self._files, handle, self._powered)

    def listdir(self, path: str) -> list[str]:
        """Return the names in a folder, in no particular order."""
        with self._powered():
            return list(self._names(path))

    def stat(self, path: str) -> tuple[bool, int]:
        """Tell whether it is a folder, and the size of a file."""
        with self._powered():
            found = lfs.stat(self._files, path)
            return found.type == _FOLDER, found.size if found.type != _FOLDER else 0

    def mkdir(self, path: str) -> None:
        """Make a folder."""
        with self._powered():
            lfs.mkdir(self._files, path)

    def remove(self, path: str) -> None:
        """Delete a file."""
        with self._powered():
            lfs.remove(self._files, path)

    def rmdir(self, path: str) -> None:
        """Delete an empty folder."""
        self.remove(path)

    def rename(self, old: str, new: str) -> None:
        """Give a file another name, in the place of whatever has that name."""
        with self._powered():
            lfs.rename(self._files, old, new)

    def statvfs(self, path: str) -> tuple[int, int, int, int]:
        """Return the block size twice, the number of blocks and how many are free."""
        with self._powered():
            return BLOCK, BLOCK, BLOCKS, BLOCKS - lfs.fs_size(self._files)

    def _names(self, path: str) -> Iterator[str]:
        handle = lfs.dir_open(self._files, path)
        entry = lfs.dir_read(self._files, handle)
        while entry:
            if entry.name not in (".", ".."):
                yield entry.name
            entry = lfs.dir_read(self._files, handle)
        lfs.dir_close(self._files, handle)

    @contextmanager
    def _powered(self) -> Iterator[None]:
        """Turn littlefs's errors into those of MicroPython; a cut ends everything."""
        try:
            yield
        except LittleFSError as error:
            if not self._chip.is_dead:
                raise OSError(-error.code, error.name) from None
        if self._chip.is_dead:
            raise PowerCut


class VolumeFile(Closable):
    """An open file. What was written is on flash when it is closed."""

    def __init__(
        self,
        files: LFSFilesystem,
        handle: LFSFile,
        powered: Callable[[], AbstractContextManager[None]],
    ) -> None:
        self._files = files
        self._handle = handle
        self._powered = powered

    def read(self) -> bytes:
        """Return the whole file."""
        with self._powered():
            size = lfs.file_size(self._files, self._handle)
            return lfs.file_read(self._files, self._handle, size)

    def read_at(self, at: int, size: int) -> bytes:
        """Return up to so many bytes from a place on."""
        with self._powered():
            lfs.file_seek(self._files, self._handle, at, 0)
            return lfs.file_read(self._files, self._handle, size)

    def write(self, data: bytes) -> None:
        """Add bytes."""
        with self._powered():
            lfs.file_write(self._files, self._handle, bytes(data))

    def sync(self) -> None:
        """Bring what was written to flash without closing."""
        with self._powered():
            lfs.file_sync(self._files, self._handle)

    def close(self) -> None:
        """Bring everything to flash and let go of the file."""
        with self._powered():
            lfs.file_close(self._files, self._handle)
