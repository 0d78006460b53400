"""Prints the files of a folder, for the other end of the cable. Runs on the board, as text.

It is run beside a paused game that may fill the heap, so it holds no list and no whole file.
"""

import os
from binascii import b2a_base64, hexlify
from hashlib import sha256

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_FOLDER = 0x4000
_PIECE = 192


def tell(folder: str, wanted: "tuple[str, ...]") -> None:
    """Print the files whose names begin in one of these ways, and a digest over all of it."""
    whole = sha256()
    try:
        print("#%d" % _size(folder))
        _tell_folder(folder, "", wanted, whole)
    except OSError:
        print("?")
    print("." + hexlify(whole.digest()).decode())


def _size(folder: str) -> int:
    size = 0
    for entry in os.ilistdir(folder):  # type: ignore[attr-defined]
        size += _size(folder + "/" + entry[0]) if entry[1] == _FOLDER else entry[3]
    return size


def _tell_folder(root: str, inner: str, wanted: "tuple[str, ...]", whole: "Any") -> None:
    for entry in os.ilistdir(root + inner):  # type: ignore[attr-defined]
        path = inner + "/" + entry[0]
        if entry[1] == _FOLDER:
            _tell_folder(root, path, wanted, whole)
        elif [start for start in wanted if entry[0].startswith(start)]:
            print(">" + path[1:])
            whole.update(path[1:].encode())
            _tell_file(root + path, whole)


def _tell_file(path: str, whole: "Any") -> None:
    try:
        with open(path, "rb") as file:
            piece = file.read(_PIECE)
            while piece:
                whole.update(piece)
                print(b2a_base64(piece).decode(), end="")
                piece = file.read(_PIECE)
    except OSError:
        print("!")
