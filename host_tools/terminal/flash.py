"""Where the terminal board keeps its flash, so that closing it is like switching it off."""

import os
import sys
from pathlib import Path


def default_folder() -> Path:
    """Return the folder of this user's device."""
    chosen = os.environ.get("XDG_DATA_HOME")
    if chosen:
        base = Path(chosen)
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path.home() / ".local" / "share"
    return base / "zonekeeper" / "flash"


def open_folder(folder: Path) -> str:
    """Make the folder where it is missing; return a sentence when it cannot be used, else ''."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return _unusable(folder, error.strerror)
    if not os.access(folder, os.W_OK):
        return _unusable(folder, "it is read only")
    return ""


def _unusable(folder: Path, why: str | None) -> str:
    return f"The folder {folder} cannot be used as flash ({why}): name another with --flash."
