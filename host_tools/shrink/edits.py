"""Replaces pieces of a text by others without moving a line."""

import ast
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Edit:
    """A piece of a text, from (line, column) to (line, column), and what stands there instead.

    Lines count from 1, columns are in bytes, as `ast` has them.
    """

    start: tuple[int, int]
    end: tuple[int, int]
    text: str

    @classmethod
    def of(cls, node: ast.expr | ast.stmt, text: str) -> "Edit":
        """Replace the text of a node."""
        assert node.end_lineno is not None and node.end_col_offset is not None
        start = (node.lineno, node.col_offset)
        return cls(start, (node.end_lineno, node.end_col_offset), text)


def apply(text: str, edits: Iterable[Edit]) -> str:
    """Return the text with the edits made; lines that vanish are left empty."""
    lines = [line.encode() for line in text.splitlines()]
    for edit in sorted(edits, key=lambda each: each.start, reverse=True):
        (first, start), (last, end) = edit.start, edit.end
        tail = lines[last - 1][end:]
        lines[first - 1] = lines[first - 1][:start] + edit.text.encode() + tail
        for number in range(first, last):
            lines[number] = b""
    return "\n".join(line.decode() for line in lines) + "\n"
