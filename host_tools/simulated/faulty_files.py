"""Files in memory behind `os` and `open`, of which one operation, or all from one on, can fail.

For the firmware's own Disk. What is written is there when the file is closed, as on littlefs. Runs
on both interpreters.
"""

# As the ESP32 has them; MicroPython's module `errno` names only the common ones.
ENOENT = 2
EIO = 5
EEXIST = 17
ENOSPC = 28
EROFS = 30
ENOTEMPTY = 39

NO_MEMORY = -1  # in the place of a number: MemoryError
TOO_LATE = -2  # EIO, but what was asked for is done

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Self


class FaultyFiles:
    """`operations` counts; `fault` is what the one with number `at` raises, the first being 0."""

    def __init__(self, files: "dict[str, bytes] | None" = None) -> None:
        self.files: dict[str, bytes] = files or {}
        self.folders: list[str] = []
        for path in self.files:
            self._make_parents(path)
        self.operations: list[str] = []
        self.at = -1
        self.fault = EIO
        self.is_lasting = False
        self.has_failed = False

    def heal(self) -> None:
        """Let everything work from now on."""
        self.at = -1

    def open(self, path: str, mode: str) -> "_File":
        """Open a file to read, to write anew or to append."""
        self._pass("open " + mode, mode != "rb")
        if (mode == "rb" and path not in self.files) or _folder(path) not in self.folders:
            raise OSError(ENOENT)
        begun = b"" if mode == "wb" else self.files.get(path, b"")
        return _File(self, path, mode, begun)

    def listdir(self, path: str) -> "list[str]":
        """Return the names in a folder."""
        self._pass("listdir", False)
        if path not in self.folders:
            raise OSError(ENOENT)
        entries = list(self.files) + self.folders
        return [entry[len(path) + 1 :] for entry in entries if _folder(entry) == path]

    def mkdir(self, path: str) -> None:
        """Make a folder."""
        is_late = self._pass("mkdir", path not in self.folders)
        if path in self.folders:
            raise OSError(EEXIST)
        self.folders.append(path)
        _raise_late(is_late)

    def remove(self, path: str) -> None:
        """Delete a file."""
        is_late = self._pass("remove", path in self.files)
        if path not in self.files:
            raise OSError(ENOENT)
        del self.files[path]
        _raise_late(is_late)

    def rmdir(self, path: str) -> None:
        """Delete an empty folder."""
        is_late = self._pass("rmdir", path in self.folders)
        if path not in self.folders:
            raise OSError(ENOENT)
        if [entry for entry in list(self.files) + self.folders if _folder(entry) == path]:
            raise OSError(ENOTEMPTY)
        self.folders.remove(path)
        _raise_late(is_late)

    def rename(self, old: str, new: str) -> None:
        """Give a file another name, in the place of whatever has that name."""
        is_late = self._pass("rename", True)
        self.files[new] = self.files.pop(old)
        _raise_late(is_late)

    def statvfs(self, path: str) -> "tuple[int, int, int, int]":
        """Tell that there is much room."""
        self._pass("statvfs", False)
        return 4096, 4096, 512, 400

    def _pass(self, name: str, is_writing: bool) -> bool:
        """Count an operation; raise what it shall, or tell that it shall raise when it is done."""
        number = len(self.operations)
        self.operations.append(name)
        if self.at < 0 or number < self.at or (number > self.at and not self.is_lasting):
            return False
        if self.fault in (ENOSPC, EROFS, TOO_LATE) and not is_writing:
            return False
        self.has_failed = True
        if self.fault == NO_MEMORY:
            raise MemoryError
        if self.fault == TOO_LATE:
            return True
        raise OSError(self.fault)

    def _make_parents(self, path: str) -> None:
        folder = _folder(path)
        if folder and folder not in self.folders:
            self._make_parents(folder)
            self.folders.append(folder)


class _File:
    def __init__(self, disk: FaultyFiles, path: str, mode: str, begun: bytes) -> None:
        self._disk = disk
        self._path = path
        self._is_read = mode == "rb"
        self._data = begun
        self._is_broken = False

    def __enter__(self) -> "Self":
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if not self._is_read and not self._is_broken:
            self._close()

    def read(self) -> bytes:
        """Return the whole file."""
        self._disk._pass("read", False)
        return self._data

    def write(self, data: "bytes | bytearray") -> int:
        """Add bytes. After an error littlefs keeps nothing of the file."""
        self._is_broken = True
        self._disk._pass("write", True)
        self._is_broken = False
        self._data += bytes(data)
        return len(data)

    def _close(self) -> None:
        is_late = self._disk._pass("close", True)
        self._disk.files[self._path] = self._data
        _raise_late(is_late)


def _raise_late(is_late: bool) -> None:
    if is_late:
        raise OSError(EIO)


def _folder(path: str) -> str:
    return path[: path.rfind("/")]
