"""Where the serial line of a virtual board is: a link that only this user can follow.

The link leads to a pseudo-terminal. A lock beside it is held as long as the board lives: the
terminal of a dead one may meanwhile be somebody's window.
"""

import fcntl
import os
import stat
from pathlib import Path

from host_tools.terminal.flash import default_folder

_OURS_ALONE = 0o700


def default_line() -> Path:
    """Return where `zonekeeper virtual-board` puts its link, and where the commands look."""
    runtime = os.environ.get("XDG_RUNTIME_DIR")
    base = Path(runtime) / "zonekeeper" if runtime else default_folder().parent / "run"
    return base / "board"


def lock_of(link: Path) -> Path:
    """Return the file whose lock tells that a board lives at a link."""
    return link.with_name(f"{link.name}.lock")


def is_alive(link: Path) -> bool:
    """Tell whether a virtual board is at the other end of a link."""
    try:
        with open(lock_of(link), "rb") as file:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return link.exists()
    except OSError:
        pass  # there is none
    return False


def make_private(folder: Path) -> None:
    """Make a folder for this user alone; raise OSError when it is somebody else's."""
    folder.mkdir(mode=_OURS_ALONE, parents=True, exist_ok=True)
    status = folder.stat()
    if status.st_uid != os.geteuid():
        raise PermissionError(0, "it belongs to another user")
    if stat.S_IMODE(status.st_mode) & 0o022:
        raise PermissionError(0, "other users may write there")
