"""The data of a device: taken off it whole, and put back so that they are never missing.

The order of putting back, with a cut of power at any place:

1. `/data.new` is written, and checked by digests: the device starts with the data it had.
2. `/data` becomes `/data.old`: the firmware finds no data, but both others, and finishes 3.
3. `/data.new` becomes `/data`: the device starts with the restored data.
4. `/data.old` is deleted; what is left of it goes with the next restore.
"""

import hashlib
import re
from base64 import b64encode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from host_tools.cable.board_link import BoardError, BoardLink
from host_tools.cable.command_line import last_line
from host_tools.cable.files import FILE_KEEPER, FILE_SENDER, Fetched, Progress, fetch
from host_tools.cable.trouble import CableTrouble
from host_tools.owner.backup_file import Backup

DATA = "/data"
NEW = DATA + ".new"
OLD = DATA + ".old"

_AT_ONCE = 1024  # bytes of files in one message: small enough for a crowded heap
_NO_SPACE = re.compile(r"\b28\b|ENOSPC")
_UNFINISHED = ".new"  # what the firmware had not renamed yet when the power went
_MICROPYTHON = "'.'.join(map(str, __import__('sys').implementation[1][:3]))"


def folders(board: BoardLink) -> list[str]:
    """Return which of the folders of data there are."""
    names = board.ask("__import__('os').listdir('/')")
    return [folder for folder in (DATA, NEW, OLD) if folder[1:] in names]


@dataclass(frozen=True)
class Taken:
    """All data of a device. `weight` tells whether they are still the same later."""

    backup: Backup
    unreadable: list[str]
    weight: str


def take(board: BoardLink, progress: Progress, folder: str = DATA) -> Taken:
    """Return everything that a device keeps."""
    found, found_weight = Fetched(), ""
    if folder in folders(board):
        with board.lend(FILE_SENDER):
            found = fetch(board, folder, progress=progress)
        with board.lend(FILE_KEEPER):
            found_weight = board.ask(f"weigh({folder!r})")[1]
    bad = set(found.unreadable)
    files = {
        path: data
        for path, data in found.files.items()
        if path not in bad and not path.endswith(_UNFINISHED)
    }
    backup = Backup(files, firmware=_version(board), micropython=board.ask(_MICROPYTHON))
    return Taken(backup, sorted(bad), found_weight)


def _version(board: BoardLink) -> str | None:
    try:
        return str(board.ask("__import__('cable').version()")) if board.has_app else None
    except BoardError:
        return None  # firmware from before it could tell


def replace(
    board: BoardLink, expected: str, files: Mapping[str, bytes], progress: Progress
) -> str:
    """Put files in the place of data of the expected weight; return what the board says then.

    When the data are others by now, or anything fails, they are left alone.
    """
    is_switched = False
    try:
        with board.lend(FILE_KEEPER):
            if expected != _weight_now(board):
                raise CableTrouble(
                    "The game on the device went on meanwhile: nothing was changed. Leave its keys"
                    " alone and try again."
                )
            _mend(board)
            _write(board, files, progress)
            # What the app remembers is not what is on flash from here on: it must not go on.
            board.has_app, is_switched = False, True
            board.run(f"switch({DATA!r})")
            board.run(f"clear({OLD!r})")
    finally:
        said = board.restart() if is_switched else ""
    return said


def _weight_now(board: BoardLink) -> str:
    return str(board.ask(f"weigh({DATA!r})")[1]) if DATA in folders(board) else ""


def weight(files: Mapping[str, bytes]) -> str:
    """Return what `weigh` says on the board of these files."""
    mixed = 0
    for path, data in files.items():
        digest = hashlib.sha256(f"/{path}".encode() + data).digest()
        mixed ^= int.from_bytes(digest, "big")
    return mixed.to_bytes(32, "big").hex()


def _mend(board: BoardLink) -> None:
    """Clear away what an earlier restore left, and finish it where only a rename is missing."""
    there = folders(board)
    if DATA not in there:
        whole = NEW if OLD in there and NEW in there else OLD if OLD in there else ""
        board.run(f"os.rename({whole!r}, {DATA!r})" if whole else f"os.mkdir({DATA!r})")
    for folder in folders(board):
        if folder != DATA:
            board.run(f"clear({folder!r})")


def _write(board: BoardLink, files: Mapping[str, bytes], progress: Progress) -> None:
    """Write the new folder and make sure of it; leave nothing of it when that fails."""
    try:
        _send(board, files, progress)
    except BoardError as error:
        _drop(board)
        if _NO_SPACE.search(last_line(error)):
            raise CableTrouble(
                "There is no room on the device for the games it has and those of the backup at"
                " one time: nothing was changed. Delete a game on it and try again."
            ) from None
        raise
    except BaseException:
        _drop(board)
        raise


def _send(board: BoardLink, files: Mapping[str, bytes], progress: Progress) -> None:
    total, done = sum(map(len, files.values())), 0
    board.run(f"os.mkdir({NEW!r})")
    for folder in sorted({path.rpartition("/")[0] for path in files} - {""}):
        board.run(f"os.mkdir({f'{NEW}/{folder}'!r})")
    for message in _messages(files):
        board.run("\n".join(_order(path, data) for path, data in message))
        done += sum(len(data) for _, data in message)
        progress(done, total)
    if board.ask(f"weigh({NEW!r})") != (len(files), weight(files)):
        raise CableTrouble(
            "What arrived on the device is not what was sent: nothing was changed. Check the"
            " cable and try again."
        )


def _order(path: str, data: bytes) -> str:
    return f"put({f'{NEW}/{path}'!r}, {b64encode(data)!r})"


def _drop(board: BoardLink) -> None:
    """Clear away what was begun, if that can be done: otherwise the next restore does."""
    try:
        if not board.is_lost:
            board.run(f"clear({NEW!r})")
    except BoardError:
        pass


def _messages(files: Mapping[str, bytes]) -> Iterator[list[tuple[str, bytes]]]:
    """Yield pieces of files, as many at a time as one message may carry."""
    message: list[tuple[str, bytes]] = []
    size = 0
    for path, data in sorted(files.items()):
        for at in range(0, max(1, len(data)), _AT_ONCE):
            piece = data[at : at + _AT_ONCE]
            if message and size + len(piece) > _AT_ONCE:
                yield message
                message, size = [], 0
            message.append((path, piece))
            size += len(piece)
    if message:
        yield message
