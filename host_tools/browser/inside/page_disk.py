"""A flash whose changes the page carries into the browser's storage after each step."""

import json
from binascii import hexlify, unhexlify

from host_tools.simulated.disk import SimDisk

_FOLDER = "/"  # ends the name of a folder among the changes

TYPE_CHECKING = False
if TYPE_CHECKING:
    from host_tools.simulated.disk import Buffer


class PageDisk(SimDisk):
    """Remembers which names changed until `take_changes` asks for them."""

    def __init__(self) -> None:
        super().__init__()
        self.touched: list[str] = []

    def load(self, files: str) -> None:
        """Lay the files of a JSON object on the flash: name to hex digits, folders end in /."""
        stored = json.loads(files)
        for name in stored:
            if name.endswith(_FOLDER):
                self.folders.append(name[:-1])
            else:
                self.files[name] = unhexlify(stored[name])

    def take_changes(self) -> str:
        """Return what changed as a JSON object: name to hex digits, null for what is gone."""
        changes = {name: self._now(name) for name in self.touched}
        self.touched = []
        return json.dumps(changes)

    def replace(self, name: str, data: "Buffer") -> None:
        """Put a file in the place of the old one."""
        super().replace(name, data)
        self._touch(name)

    def append(self, name: str, data: "Buffer") -> None:
        """Add bytes to the end of a file."""
        super().append(name, data)
        self._touch(name)

    def remove(self, name: str) -> None:
        """Delete a file."""
        super().remove(name)
        self._touch(name)

    def make_folder(self, folder: str) -> bool:
        """Make a folder; return False when there was one already."""
        is_new = super().make_folder(folder)
        self._touch(folder + _FOLDER)
        return is_new

    def remove_folder(self, folder: str) -> None:
        """Delete a folder with everything in it."""
        super().remove_folder(folder)
        self._touch(folder + _FOLDER)

    def _touch(self, name: str) -> None:
        if name not in self.touched:
            self.touched.append(name)

    def _now(self, name: str) -> "str | None":
        if name.endswith(_FOLDER):
            return "" if name[:-1] in self.folders else None
        data = self.files.get(name)
        return None if data is None else hexlify(data).decode()
