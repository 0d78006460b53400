"""Somebody in front of the virtual board: the face and what stands below it fit the terminal."""

import re
from types import SimpleNamespace
from typing import Any

import pytest

from host_tools.virtual_board import sitting

COLUMNS, ROWS = 80, 24
ADDRESS = "/run/user/1000/zonekeeper/board"
LIT = bytes([1]) * 1024
WRITTEN = re.compile(r"\x1b\[(\d+);1H(.*?)\x1b\[K", re.DOTALL)
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


class Window:
    """A terminal that gives one frame a key, and keeps what is written where."""

    def __init__(self, frames: int) -> None:
        self._left = frames
        self.rows: dict[int, str] = {}

    def read(self, _: float) -> bytes | None:
        self._left -= 1
        return b"" if self._left >= 0 else None

    def size(self) -> tuple[int, int]:
        return COLUMNS, ROWS

    def draw(self, changes: str) -> None:
        for place, line in WRITTEN.findall(changes):
            self.rows[int(place)] = COLOUR.sub("", line)


class Board(SimpleNamespace):
    """A board that is dark in its first frame and lit from then on."""

    _looks = 0

    @property
    def picture(self) -> bytes:
        self._looks += 1
        return bytes(1024) if self._looks <= 2 else LIT


def seen(frames: int, address: str = ADDRESS) -> dict[int, str]:
    """Return the rows of the terminal after so many frames."""
    window: Any = Window(frames)
    board: Any = Board(address=address, lights=bytes(24))
    sitting._play(board, window)
    return window.rows


def test_the_face_and_its_foot_fit_a_terminal_of_80_x_24() -> None:
    # Regression: a line that was too long wrapped and scrolled the border away.
    for address in (ADDRESS, "/tmp/" + "deep/" * 40 + "board"):
        rows = seen(1, address)

        assert max(rows) <= ROWS
        assert max(len(line) for line in rows.values()) <= COLUMNS
        assert rows[1].startswith("╭")
        assert rows[ROWS].strip() == address[: COLUMNS - 1]


def test_why_it_is_dark_is_gone_when_the_glass_is_lit() -> None:
    assert seen(1)[ROWS - 1] == " dark: asleep (press a key), or empty (zonekeeper flash)"
    assert not [line for line in seen(2).values() if "dark" in line]
    assert seen(2)[ROWS].strip() == ADDRESS


@pytest.mark.parametrize("columns", [20, 66, 200])
def test_no_line_of_the_foot_is_wider_than_the_terminal(columns: int) -> None:
    for line in sitting.foot("/" + "x" * 300, True, columns):
        assert len(line) <= columns
