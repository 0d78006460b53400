"""Why a file cannot be read or written, in a sentence that says what to do."""

from pathlib import Path


def unreadable(path: Path, error: OSError, instead: str) -> str:
    """Return the sentence for a file that was to be read; `instead` names what would do."""
    if isinstance(error, FileNotFoundError):
        return f"There is no {path}: {instead}."
    return f"{path} cannot be read ({error.strerror or error}): {instead}."


def unwritable(path: Path, error: OSError) -> str:
    """Return the sentence for a file or folder that was to be written."""
    if isinstance(error, FileExistsError | NotADirectoryError):
        return f"{path} cannot be written, for a part of its path is a file: name another place."
    return f"{path} cannot be written ({error.strerror or error}): name another place."
