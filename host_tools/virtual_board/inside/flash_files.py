"""The board's flash as a file system of MicroPython; the files are the owner's, on littlefs.

Errors carry the numbers that the ESP32 has: those of this interpreter's own files differ.
"""

import io
from binascii import hexlify, unhexlify

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

_EINVAL = 22
_EBADF = 9
_FLUSH, _CLOSE = 1, 4  # MicroPython's codes for `ioctl`
_WINDOW = 4096  # bytes that are read at a time


class FlashFiles:
    """Mounted as the root. `ask(order, ...)` gets an answer of the owner, or raises OSError."""

    def __init__(self, ask: "Callable[..., Any]") -> None:
        self._ask = ask
        self._folder = "/"

    def mount(self, is_read_only: bool, may_format: bool) -> None:
        """Do nothing: the owner has mounted it."""

    def umount(self) -> None:
        """Do nothing: the owner keeps it."""

    def open(self, path: str, mode: str) -> "FlashFile":
        """Open a file to read, to write anew or to append."""
        kind = mode.replace("b", "").replace("t", "")
        if kind not in ("r", "w", "a"):
            raise OSError(_EINVAL)
        is_text = "b" not in mode
        number = self._ask("open", self._whole(path), kind + "b")
        return FlashFile(self._ask, number, kind == "r", is_text)

    def stat(self, path: str) -> "tuple[int, ...]":
        """Return the kind and the size of a file or folder, with zeros for the rest."""
        mode, size = self._ask("stat", self._whole(path))
        return (mode, 0, 0, 0, 0, 0, size, 0, 0, 0)

    def ilistdir(self, path: str) -> "Iterator[tuple[str, int, int, int]]":
        """Return name, kind, zero and size of everything in a folder."""
        return iter([(entry[0], entry[1], 0, entry[2]) for entry in self._entries(path)])

    def mkdir(self, path: str) -> None:
        """Make a folder."""
        self._ask("mkdir", self._whole(path))

    def remove(self, path: str) -> None:
        """Delete a file."""
        self._ask("remove", self._whole(path))

    def rmdir(self, path: str) -> None:
        """Delete an empty folder."""
        self._ask("remove", self._whole(path))

    def rename(self, old: str, new: str) -> None:
        """Give a file another name, in the place of whatever has that name."""
        self._ask("rename", self._whole(old), self._whole(new))

    def statvfs(self, path: str) -> "tuple[int, ...]":
        """Return the block size twice, the number of blocks and how many are free, twice."""
        size, _, count, free = self._ask("statvfs")
        return (size, size, count, free, free, 0, 0, 0, 0, 255)

    def chdir(self, path: str) -> None:
        """Make a folder the one that names without a slash begin in."""
        whole = self._whole(path)
        if whole != "/":
            self._ask("list", whole)
        self._folder = whole

    def getcwd(self) -> str:
        """Return the folder that names without a slash begin in."""
        return self._folder

    def _entries(self, path: str) -> "Any":
        return self._ask("list", self._whole(path))

    def _whole(self, path: str) -> str:
        """Return a path from the root, without dots and double slashes."""
        parts: list[str] = []
        for part in (path if path.startswith("/") else self._folder + "/" + path).split("/"):
            if part == "..":
                parts[-1:] = []
            elif part not in ("", "."):
                parts.append(part)
        return "/" + "/".join(parts)


class FlashFile(io.IOBase):
    """An open file, by the owner's number for it. What is read comes through a window."""

    def __init__(
        self, ask: "Callable[..., Any]", number: int, is_read: bool, is_text: bool
    ) -> None:
        self._ask = ask
        self._number = number
        self._is_read = is_read
        self._is_text = is_text
        self._is_open = True
        self._at = 0
        self._window = b""
        self._first = 0  # where the window begins

    def __enter__(self) -> "FlashFile":
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        self.close()

    def read(self, size: int = -1) -> "bytes | str":
        """Return so many bytes, or all that are left."""
        whole = self._whole(size)
        return whole.decode() if self._is_text else whole

    def readline(self) -> "bytes | str":  # type: ignore[override]
        """Return the next line with its end."""
        line = b""
        while not line.endswith(b"\n"):
            piece = self._piece(1)
            if not piece:
                break
            line += piece
        return line.decode() if self._is_text else line

    def readinto(self, buffer: bytearray) -> int:
        """Fill a buffer; return how much of it. (The interpreter's own way to read.)"""
        whole = self._whole(len(buffer))  # less would tell that the file ends here
        buffer[: len(whole)] = whole
        return len(whole)

    def seek(self, offset: int, whence: int = 0) -> int:
        """Go on reading so many bytes from the beginning."""
        if whence or not self._is_read:
            raise OSError(_EINVAL)
        self._at = offset
        return offset

    def write(self, data: "bytes | str") -> int:
        """Add bytes, or text."""
        if self._is_read or not self._is_open:
            raise OSError(_EBADF)
        raw = data.encode() if isinstance(data, str) else bytes(data)
        self._ask("write", self._number, hexlify(raw).decode())
        return len(data)

    def flush(self) -> None:
        """Bring to flash what was written."""
        if not self._is_read:
            self._ask("sync", self._number)

    def close(self) -> None:
        """Close the file: then all of it is on flash."""
        if self._is_open:
            self._ask("close", self._number)
        self._is_open = False

    def ioctl(self, order: int, _argument: int) -> int:
        """Do what the interpreter asks of any stream."""
        if order == _FLUSH:
            self.flush()
        elif order == _CLOSE:
            self.close()
        else:
            return -_EINVAL
        return 0

    def _whole(self, size: int) -> bytes:
        """Return so many bytes, or all that are left."""
        whole = b""
        while size < 0 or len(whole) < size:
            piece = self._piece(_WINDOW if size < 0 else size - len(whole))
            if not piece:
                break
            whole += piece
        return whole

    def _piece(self, size: int) -> bytes:
        """Return up to so many bytes; none at the end."""
        if not self._is_read or not self._is_open:
            raise OSError(_EBADF)
        if not self._first <= self._at < self._first + len(self._window):
            self._first = self._at
            self._window = unhexlify(self._ask("read", self._number, self._at, _WINDOW))
        start = self._at - self._first
        piece = self._window[start : start + size]
        self._at += len(piece)
        return piece
