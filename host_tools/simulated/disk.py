"""A disk in memory, with the interface of the firmware's `storage.disk.Disk`."""

_ENOSPC = 28  # as the ESP32 has it; MicroPython names only the common ones


class SimDisk:
    """Small files by name. `is_full` makes every write fail, as a full flash does."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        self.is_full = False

    def read(self, name: str) -> "bytes | None":
        """Return a file's bytes, or None."""
        return self.files.get(name)

    def replace(self, name: str, data: bytes) -> None:
        """Put a file in the place of the old one, in one step."""
        if self.is_full:
            raise OSError(_ENOSPC)
        self.files[name] = bytes(data)
