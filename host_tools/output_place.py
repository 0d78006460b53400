"""Where a command may write: never over somebody's file, unless they said so."""

import argparse
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath

_MARK = ".zonekeeper"  # in a folder that a command has filled; it lists what it put there


class NotFree(Exception):
    """Something is there already. The text is one sentence for the user."""


def add_force(parser: argparse.ArgumentParser) -> None:
    """Let a command be told to replace what is there."""
    parser.add_argument("--force", action="store_true", help="replace a file that is there")


def check_free(paths: Iterable[Path | None], *, force: bool) -> None:
    """Raise NotFree when one of the files is there and nobody said to replace it."""
    for path in paths:
        if path is not None and path.is_dir():
            raise NotFree(f"{path} is a folder: name a file.")
        if path is not None and not force and path.exists():
            raise NotFree(
                f"{path} is there already: name another file, or say --force to replace it."
            )


def named(suffix: str) -> Callable[[str], Path]:
    """Return what takes the name of such a file from the command line, and no other."""

    def take(text: str) -> Path:
        if not text.lower().endswith(suffix):
            raise argparse.ArgumentTypeError(f"{text} has to end with {suffix}")
        return Path(text)

    return take


def check_folder_name(folder: Path) -> None:
    """Raise NotFree when a file has the name that a folder is to have."""
    if folder.exists() and not folder.is_dir():
        raise NotFree(f"{folder} is a file: name a folder.")


def claim_folder(folder: Path) -> None:
    """Raise NotFree unless a folder is absent, empty or filled by a command like this one."""
    check_folder_name(folder)
    if not folder.exists() or (folder / _MARK).is_file() or not any(folder.iterdir()):
        return
    raise NotFree(
        f"{folder} has files that are not this command's own: name a new or empty folder."
    )


def fill_folder(folder: Path, files: dict[str, bytes]) -> None:
    """Write files in the place of those the command put there last time; leave all others."""
    claim_folder(folder)
    for path in _listed(folder) - files.keys():
        _remove(folder, path)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / _MARK).write_text("".join(f"{path}\n" for path in sorted(files)))
    for path, data in files.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)


def mark_folder(folder: Path) -> None:
    """Note that a folder is a command's own, when that has claimed and filled it."""
    (folder / _MARK).touch()


def _listed(folder: Path) -> set[str]:
    """Return what a command put into a folder last time; a list may be forged."""
    try:
        lines = (folder / _MARK).read_text().splitlines()
    except OSError:
        return set()
    paths = [PurePosixPath(line) for line in lines]
    return {str(path) for path in paths if not path.is_absolute() and ".." not in path.parts}


def _remove(folder: Path, path: str) -> None:
    """Remove a file, and the folders that are empty without it."""
    if not (folder / path).resolve().is_relative_to(folder.resolve()):
        return
    (folder / path).unlink(missing_ok=True)
    for above in PurePosixPath(path).parents:
        place = folder / above
        if str(above) != "." and place.is_dir() and not any(place.iterdir()):
            place.rmdir()
