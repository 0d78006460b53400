"""A disk in memory, with the interface and the manners of the firmware's `storage.disk.Disk`."""

# As the ESP32 has them; MicroPython's module `errno` names only the common ones.
_ENOENT = 2
_EIO = 5
_ENOSPC = 28

TYPE_CHECKING = False
if TYPE_CHECKING:
    Buffer = bytes | bytearray | memoryview


class SimDisk:
    """Small files by name. `is_full` makes every write fail, as a full flash does.

    `fail_at` makes the write with that number fail, the first being 0, as a worn flash does;
    `writes` counts them.
    """

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        self.folders: list[str] = [""]
        self.is_full = False
        self.free = 1_000_000
        self.fail_at = -1
        self.writes = 0

    def read(self, name: str) -> "bytes | None":
        """Return a file's bytes, or None."""
        return self.files.get(name)

    def append(self, name: str, data: "Buffer") -> None:
        """Add bytes to the end of a file, which is made when it is missing."""
        self._write(name, self.files.get(name, b"") + _checked(data))

    def replace(self, name: str, data: "Buffer") -> None:
        """Put a file in the place of the old one, in one step."""
        self._write(name, _checked(data))

    def remove(self, name: str) -> None:
        """Delete a file; a missing one is fine."""
        self.files.pop(name, None)

    def names(self, folder: str = "") -> "list[str]":
        """Return what lies in a folder, in order; nothing when there is no such folder."""
        entries = list(self.files) + self.folders[1:]
        return sorted([_last(entry) for entry in entries if _folder(entry) == folder])

    def make_folder(self, folder: str) -> bool:
        """Make a folder; return False when there was one already."""
        if folder in self.folders:
            return False
        if self.is_full:
            raise OSError(_ENOSPC)
        self.folders.append(folder)
        return True

    def remove_folder(self, folder: str) -> None:
        """Delete a folder with everything in it."""
        for name in self.names(folder):
            self.remove(folder + "/" + name)
        if folder in self.folders:
            self.folders.remove(folder)

    def free_bytes(self) -> int:
        """Return how much room is left."""
        return 0 if self.is_full else self.free

    def copy(self) -> "SimDisk":
        """Return another disk with the same files."""
        twin = SimDisk()
        twin.files.update(self.files)
        twin.folders[:] = self.folders
        return twin

    def _write(self, name: str, data: bytes) -> None:
        number, self.writes = self.writes, self.writes + 1
        if number == self.fail_at:
            raise OSError(_EIO)
        if self.is_full:
            raise OSError(_ENOSPC)
        if _folder(name) not in self.folders:
            raise OSError(_ENOENT)
        self.files[name] = data


def _checked(data: "Buffer") -> bytes:
    if not isinstance(data, (bytes, bytearray, memoryview)):
        raise TypeError("object with buffer protocol required")
    return bytes(data)


def _folder(name: str) -> str:
    return name[: name.rfind("/")] if "/" in name else ""


def _last(name: str) -> str:
    return name[name.rfind("/") + 1 :]
