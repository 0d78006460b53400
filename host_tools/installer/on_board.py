"""What the installer does on the board itself. Its text is sent there and run."""

import os
from binascii import a2b_base64, hexlify
from hashlib import sha256

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO

_FOLDER = 0x4000
_PIECE = 1024

_fresh: "list[BinaryIO]" = []  # the file that is being written


def files(folder: str) -> "list[str]":
    """Return the paths of all files below a folder, without it; none when it is missing."""
    found: list[str] = []
    try:
        entries = list(os.ilistdir(folder))  # type: ignore[attr-defined]
    except OSError:
        return found
    for entry in entries:
        if entry[1] == _FOLDER:
            found += [entry[0] + "/" + path for path in files(folder + "/" + entry[0])]
        else:
            found.append(entry[0])
    return found


def digest(path: str) -> str:
    """Return the SHA-256 of a file in hexadecimal digits, or nothing when it is missing."""
    whole = sha256()
    try:
        with open(path, "rb") as file:
            piece = file.read(_PIECE)
            while piece:
                whole.update(piece)
                piece = file.read(_PIECE)
    except OSError:
        return ""
    return hexlify(whole.digest()).decode()


def tell(folder: str) -> None:
    """Print digest and path of every file below a folder."""
    for path in files(folder):
        print(digest(folder + "/" + path), path)


def remove(path: str) -> None:
    """Delete a file; a missing one is fine."""
    try:
        os.remove(path)
    except OSError:
        pass


def remove_folders(folder: str) -> None:
    """Delete the folders in which no file is left."""
    for entry in list(os.ilistdir(folder)):  # type: ignore[attr-defined]
        if entry[1] == _FOLDER:
            remove_folders(folder + "/" + entry[0])
    try:
        os.rmdir(folder)
    except OSError:
        pass  # something is in it


def begin(path: str) -> None:
    """Start a file, in folders that are made."""
    place = path.find("/", 1)
    while place > 0:
        try:
            os.mkdir(path[:place])
        except OSError:
            pass  # it is there
        place = path.find("/", place + 1)
    _fresh[:] = [open(path, "wb")]  # noqa: SIM115 - the next messages write and close it


def add(piece: str) -> None:
    """Add bytes, in base 64, to the file that was begun."""
    _fresh[0].write(a2b_base64(piece))


def end() -> None:
    """Close the file that was begun."""
    _fresh[0].close()


def copy(old: str, new: str) -> None:
    """Copy a file on the board."""
    begin(new)
    with open(old, "rb") as file:
        piece = file.read(_PIECE)
        while piece:
            _fresh[0].write(piece)
            piece = file.read(_PIECE)
    end()


def room() -> "tuple[int, int]":
    """Return the size of a block of the flash, and how many are free."""
    stat = os.statvfs("/")
    return stat[0], stat[3]
