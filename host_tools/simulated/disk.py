"""A disk in memory, with the interface of the firmware's `storage.disk.Disk`."""

import errno


class SimDisk:
    """Small files by name. `is_full` makes every write fail, as a full flash does."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        self.is_full = False
        self.free = 1_000_000

    def read(self, name: str) -> "bytes | None":
        """Return a file's bytes, or None."""
        return self.files.get(name)

    def append(self, name: str, data: bytes) -> None:
        """Add bytes to the end of a file."""
        self.replace(name, self.files.get(name, b"") + data)

    def replace(self, name: str, data: bytes) -> None:
        """Put a file in the place of the old one, in one step."""
        if self.is_full:
            raise OSError(errno.ENOSPC)
        self.files[name] = bytes(data)

    def remove(self, name: str) -> None:
        """Delete a file."""
        self.files.pop(name, None)

    def names(self, folder: str = "") -> "list[str]":
        """Return what lies in a folder, in order."""
        prefix = folder + "/" if folder else ""
        found = {}
        for name in self.files:
            if name.startswith(prefix):
                found[name[len(prefix) :].split("/")[0]] = True
        return sorted(found)

    def make_folder(self, folder: str) -> None:
        """Do nothing: folders are parts of names here."""

    def remove_folder(self, folder: str) -> None:
        """Delete everything in a folder."""
        for name in list(self.files):
            if name.startswith(folder + "/"):
                self.remove(name)

    def free_bytes(self) -> int:
        """Return how much room is left."""
        return 0 if self.is_full else self.free
