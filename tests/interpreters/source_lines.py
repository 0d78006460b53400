"""Add source lines to MicroPython's tracebacks, which name files and numbers only."""

import re
from pathlib import Path

_FRAME = re.compile(r'  File "/*(?P<path>[^"<>]+)", line (?P<line>\d+)(?P<rest>.*)')
_CALL_FROM_HOST = '  File "<stdin>"'


def explain(traceback: str, root: Path) -> str:
    """Return the traceback with the text of each line found below `root`, the error first."""
    lines: list[str] = []
    for line in traceback.rstrip().splitlines():
        frame = _FRAME.match(line)
        if frame:
            lines.append(f'  File "{frame["path"]}", line {frame["line"]}{frame["rest"]}')
            lines += _source_line(root, frame["path"], int(frame["line"]))
        elif not line.startswith(_CALL_FROM_HOST):
            lines.append(line)
    return "\n".join([_headline(lines), *lines])


def _headline(lines: list[str]) -> str:
    """Return the error; an assertion without words is told by its source, the line before."""
    error = lines[-1].rstrip(": ")
    if error == "AssertionError" and len(lines) > 1:
        error = lines[-2].strip()
    return f"MicroPython: {error}"


def _source_line(root: Path, name: str, number: int) -> list[str]:
    # Compiled firmware calls its files by their place on the device.
    for path in (root / name, root / "firmware" / name):
        if path.is_file():
            source = path.read_text(encoding="utf-8").splitlines()
            return [f"    {line.strip()}" for line in source[number - 1 : number]]
    return []
