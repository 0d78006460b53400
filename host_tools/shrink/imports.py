"""How a file asks for others, and how it is called in texts.

Files of the archive have no names on the device, only numbers: see `firmware/archive.py`.
"""

import re

from host_tools.shrink.archive import FILE

_NUMBERED = re.compile(FILE + r"(\d+)$")  # files of the archive
_KEPT_LENGTH = 10  # of a text in a module that MicroPython still takes for a name


def import_file(name: str, bound: str) -> str:
    """Return the statement that binds a whole file. One of the archive is fetched by number."""
    if _NUMBERED.match(name):
        return f"{bound} = {_fetched(name)}"
    return f"import {_as(name, bound)}"


def import_from(file: str, names: list[tuple[str, str]]) -> str:
    """Return the statement that binds things of a file: the name of each, and its name here."""
    if _NUMBERED.match(file):
        return "; ".join(f"{bound} = {_fetched(file)}.{name}" for name, bound in names)
    return f"from {file} import {', '.join(_as(*each) for each in names)}"


def _fetched(file: str) -> str:
    """Return the call that fetches a file of the archive: see `firmware/archive.py`."""
    return f"{FILE}({file.removeprefix(FILE)})"


def in_text(file: str) -> str:
    """Return what a file is called in a text: one of the archive by its number."""
    return file.removeprefix(FILE) if _NUMBERED.match(file) else file


def not_interned(text: str) -> str:
    """Return a text that begins with a file's number, so long that MicroPython interns it not.

    A short one is kept for good, where there is room when it is met: in the middle of a full heap,
    which then has no large piece when all around it has gone.
    """
    return text.rjust(_KEPT_LENGTH + 1, "0") if text[:1].isdigit() else text


def _as(name: str, bound: str) -> str:
    return name if name == bound else f"{name} as {bound}"
