"""The terminal while we own it: raw keys, a screen of its own, no cursor; all given back after."""

import os
import select
import signal
import sys
import termios
import tty
from types import FrameType, TracebackType
from typing import Self

from host_tools.terminal.key_codes import ASK_FOR_KITTY, START_KITTY, STOP_KITTY

_ENTER = "\x1b[?1049h\x1b[?25l\x1b[2J" + ASK_FOR_KITTY
_LEAVE = "\x1b[0m\x1b[?25h\x1b[?1049l"
# What draws between these appears at once, where the terminal knows them.
_BEGIN_FRAME = "\x1b[?2026h"
_END_FRAME = "\x1b[?2026l"
_FATAL = (signal.SIGTERM, signal.SIGHUP)


def is_terminal() -> bool:
    """Tell whether somebody sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


class RawTerminal:
    """A context manager; inside it nothing else may read or write the terminal."""

    def __init__(self) -> None:
        self._input = sys.stdin.fileno()
        self._output = sys.stdout.fileno()
        self._leave = _LEAVE

    def __enter__(self) -> Self:
        self._modes = termios.tcgetattr(self._input)
        self._handlers = [(number, signal.signal(number, _end)) for number in _FATAL]
        tty.setraw(self._input)
        self._send(_ENTER)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            self._send(self._leave)
        except OSError:
            pass  # the window is gone, and its modes with it
        termios.tcsetattr(self._input, termios.TCSAFLUSH, self._modes)
        for number, handler in self._handlers:
            signal.signal(number, handler)

    def start_kitty(self) -> None:
        """Ask the terminal to tell when keys come up, until we leave."""
        self._leave = STOP_KITTY + _LEAVE
        self._send(START_KITTY)

    def read(self, timeout_s: float) -> bytes | None:
        """Return what was typed; nothing when the time is over, None when nobody is there."""
        ready, _, _ = select.select([self._input], [], [], max(0.0, timeout_s))
        if not ready:
            return b""
        return os.read(self._input, 1024) or None

    def draw(self, text: str) -> None:
        """Write a frame's changes in one piece."""
        if text:
            self._send(_BEGIN_FRAME + text + _END_FRAME)

    def size(self) -> tuple[int, int]:
        """Return columns and rows."""
        size = os.get_terminal_size(self._output)
        return size.columns, size.lines

    def _send(self, text: str) -> None:
        data = text.encode()
        while data:
            data = data[os.write(self._output, data) :]


def _end(number: int, _frame: FrameType | None) -> None:
    """Leave by the door, so that the terminal is given back."""
    raise SystemExit(128 + number)
