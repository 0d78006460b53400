"""Puts a folder in the place of another. Runs on the board, as text, beside a paused game."""

import os
from binascii import a2b_base64, hexlify
from hashlib import sha256

from micropython import kbd_intr

_FOLDER = 0x4000
_PIECE = 192
_SOME = 16
_CTRL_C = 3
_NEVER = -1


def put(path: str, piece: bytes) -> None:
    """Add bytes, in base 64, to a file that is made when it is missing."""
    with open(path, "ab") as file:
        file.write(a2b_base64(piece))


def weigh(folder: str) -> "tuple[int, str]":
    """Return how many files are below a folder, and the digests of all, laid over each other."""
    mixed = bytearray(32)
    return _mix(folder, "", mixed), hexlify(mixed).decode()


def _mix(root: str, inner: str, mixed: bytearray) -> int:
    count = 0
    for entry in os.ilistdir(root + inner):  # type: ignore[attr-defined]
        path = inner + "/" + entry[0]
        if entry[1] == _FOLDER:
            count += _mix(root, path, mixed)
        else:
            count += 1
            for place, byte in enumerate(_digest(root + path, path)):
                mixed[place] ^= byte
    return count


def _digest(path: str, name: str) -> bytes:
    whole = sha256(name.encode())
    try:
        with open(path, "rb") as file:
            piece = file.read(_PIECE)
            while piece:
                whole.update(piece)
                piece = file.read(_PIECE)
    except OSError:
        pass  # what cannot be read weighs as much as there is of it
    return whole.digest()


def clear(folder: str) -> None:
    """Delete a folder with everything in it, some at a time; print a sign of life for each."""
    some = _first(folder)
    while some:
        for entry in some:
            path = folder + "/" + entry[0]
            if entry[1] == _FOLDER:
                clear(path)
            else:
                os.remove(path)
        print(".", end="")
        some = _first(folder)
    os.rmdir(folder)


def _first(folder: str) -> "list[tuple[str, int]]":
    found: list[tuple[str, int]] = []
    for entry in os.ilistdir(folder):  # type: ignore[attr-defined]
        found.append(entry)
        if len(found) == _SOME:
            break
    return found


def switch(folder: str) -> None:
    """Let `.new` take the place of a folder, which becomes `.old`. Nobody may come between."""
    kbd_intr(_NEVER)
    try:
        os.rename(folder, folder + ".old")
        os.rename(folder + ".new", folder)
    finally:
        kbd_intr(_CTRL_C)
