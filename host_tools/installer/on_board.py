"""What the installer does on the board itself. Its text is sent there and run."""

import os
from binascii import a2b_base64, hexlify
from hashlib import sha256

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import BinaryIO

_FOLDER = 0x4000
_PIECE = 1024
_SIGN_BYTES = 16_384  # between two signs of life

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


def digest(path: str, is_told: bool = False) -> str:
    """Return the SHA-256 of a file in hexadecimal digits, or nothing when it is missing."""
    whole = sha256()
    try:
        each_piece(path, whole.update, is_told)
    except OSError:
        return ""
    return hexlify(whole.digest()).decode()


def each_piece(path: str, take: "Callable[[bytes], object]", is_told: bool) -> None:
    """Hand a file over, piece by piece; print how much that was now and then, if told to."""
    count = 0
    with open(path, "rb") as file:
        piece = file.read(_PIECE)
        while piece:
            take(piece)
            count += len(piece)
            if count >= _SIGN_BYTES and is_told:
                print(".", count)
                count = 0
            piece = file.read(_PIECE)
    if is_told:
        print(".", count)


def tell(folder: str) -> None:
    """Print digest, size and path of every file below a folder, and signs of life meanwhile."""
    for path in files(folder):
        print(digest(folder + "/" + path, True) or "-", os.stat(folder + "/" + path)[6], path)


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


def go_on(path: str, size: int) -> None:
    """Take a file up again of which so much is there."""
    if os.stat(path)[6] != size:
        raise OSError("the file has changed")
    _fresh[:] = [open(path, "ab")]  # noqa: SIM115 - the next messages write and close it


def add(piece: str) -> None:
    """Add bytes, in base 64, to the file that was begun."""
    _fresh[0].write(a2b_base64(piece))


def keep() -> None:
    """Make durable what has arrived: after a cut of power the rest is enough."""
    _fresh[0].flush()


def end() -> None:
    """Close the file that was begun."""
    _fresh[0].close()


def copy(old: str, new: str) -> None:
    """Copy a file on the board."""
    begin(new)
    each_piece(old, _fresh[0].write, True)
    end()


def room() -> "tuple[int, int]":
    """Return the size of a block of the flash, and how many are free."""
    stat = os.statvfs("/")
    return stat[0], stat[3]
