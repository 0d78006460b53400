"""Does the flash take a file, give it back and let go of it?"""

from checks import words
from checks.grade import BAD, FINE, WARN
from micropython import const

_SCRATCH = "check.tmp"
_GAME = const(5)  # letters of a game's folder: g001f
_LEAST_FREE = const(65_536)
_PATTERN = b"\x00\x55\xaa\xff" * 32


def check_files(board):
    """Write, rename, extend, read back and remove a file; look into the games' folders."""
    disk = board.disk
    try:
        disk.replace(_SCRATCH, _PATTERN)  # writes a new file and renames it
        disk.append(_SCRATCH, _PATTERN)
        data = disk.read(_SCRATCH)
        names = disk.names()
        disk.remove(_SCRATCH)
        left = disk.read(_SCRATCH)
        free = disk.free_bytes()
    except OSError:
        return [(BAD, words.FILES_REFUSED)]
    if data != _PATTERN + _PATTERN or _SCRATCH not in names or left:
        return [(BAD, words.FILES_DIFFER)]
    for name in names:
        if len(name) == _GAME and name[0] == "g" and _is_unreadable(disk, name):
            return [(BAD, words.FILES_NO_LIST % name.encode())]
    return [(WARN if free < _LEAST_FREE else FINE, words.FILES % (free // 1024))]


def _is_unreadable(disk, game):
    # One without a head is what a cut of power left of a new game: it is cleaned away.
    try:
        return "head" in disk.names(game) and disk.read(game + "/head") is None
    except OSError:
        return True
