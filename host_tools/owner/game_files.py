"""Takes the logs of saved games off a device: never a secret, never a packed state."""

import re
import struct
from binascii import crc32
from collections.abc import Callable, Mapping, Sequence

from host_tools.cable.board_link import BoardLink
from host_tools.cable.files import FILE_SENDER, fetch
from host_tools.cable.trouble import CableTrouble
from host_tools.owner.data_folder import DATA, folders
from host_tools.owner.saved_game import SavedGame, joined

# By what is shown, not by what is hidden: a new file is not sent before somebody thought of it.
_SHOWN = ("head", "over", *"0123456789")
_FOLDER = re.compile(r"g[0-9a-f]{4}")
_NAMED = re.compile(r"g?0*([0-9a-f]{1,4})", re.IGNORECASE)

Told = Callable[[int, int], None]  # told how many games of how many are there


def take_games(board: BoardLink, named: Sequence[str], told: Told) -> list[SavedGame]:
    """Return the games of a device, or those that are named, oldest first."""
    entries = board.ask(f"__import__('os').listdir({DATA!r})") if DATA in folders(board) else []
    there = sorted(name for name in entries if _FOLDER.fullmatch(name))
    chosen = choose(named, there)
    current = open_folder(board.read(f"{DATA}/current") if "current" in entries else b"")
    games = []
    with board.lend(FILE_SENDER):
        for number, folder in enumerate(chosen):
            told(number, len(chosen))
            found = fetch(board, f"{DATA}/{folder}", _SHOWN)
            if "head" not in found.files:
                continue  # what a power cut left: the device cleans it away itself
            data = joined(found.files, found.unreadable)
            is_open, is_closed = folder == current, "over" in found.files
            games.append(SavedGame(folder, data, is_open, is_closed))
    return games


def choose(named: Sequence[str], there: Sequence[str]) -> list[str]:
    """Return the folders of the games that are named: all of them when none is."""
    if not named:
        return list(there)
    chosen = []
    for name in named:
        match = _NAMED.fullmatch(name)
        folder = f"g{match[1].lower():0>4}" if match else name
        if folder not in there:
            known = f"it has {', '.join(there)}" if there else "it has none"
            raise CableTrouble(f"There is no game {name} on the device: {known}.")
        chosen.append(folder)
    return sorted(set(chosen))


def kept_games(files: Mapping[str, bytes]) -> list[SavedGame]:
    """Return the games among the files of a backup, oldest first."""
    current = open_folder(files.get("current", b""))
    games = []
    for folder in sorted(
        {path[:5] for path in files if _FOLDER.fullmatch(path.partition("/")[0])}
    ):
        inside = {path[6:]: data for path, data in files.items() if path.startswith(folder + "/")}
        if "head" in inside:
            data = joined(inside, [])
            games.append(SavedGame(folder, data, folder == current, "over" in inside))
    return games


def open_folder(data: bytes) -> str:
    """Return the folder of the game that is open, as the file `current` says, or nothing."""
    if len(data) != 8 or crc32(data[:4]) != struct.unpack("<I", data[4:])[0]:
        return ""
    return f"g{struct.unpack('<H', data[:2])[0]:04x}"
