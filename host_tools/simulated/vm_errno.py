"""The numbers that errors of files have on the virtual board's interpreter itself.

Its module `errno` has those of the chip, but what its own files raise are Emscripten's.
"""

import errno
import sys


class VmErrno:
    """In the place of `errno`, for a firmware that keeps its data in the interpreter's files."""

    ENOENT = 44
    EEXIST = 20


def install() -> None:
    """Take the place of `errno`, whose other names stay."""
    for name in dir(errno):
        if name.startswith("E") and not hasattr(VmErrno, name):
            setattr(VmErrno, name, getattr(errno, name))
    sys.modules["errno"] = VmErrno  # type: ignore[assignment]
