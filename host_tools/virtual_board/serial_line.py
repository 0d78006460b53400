"""The serial line of a board: a pseudo-terminal of this computer, for one program at a time.

Nothing listens on the network, so no web page and no other user can knock. The terminal belongs
to the user who started the board; a link to it keeps its name over every reset.
"""

import fcntl
import os
import select
import shutil
import socket
import tempfile
import termios
import tty
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import IO

from host_tools.cable.virtual_line import lock_of, make_private

_AT_ONCE = 4096
_MOST_WAITING = 65536  # bytes for a board that has no time to take them
_LOOK_S = 0.02  # nobody tells a pseudo-terminal that somebody has come
_REMIND_S = 0.1
_PATIENCE_S = 5.0  # with a program that does not read; then it loses what it did not want
_STOP = b"\x03"


class LineTaken(Exception):
    """The line cannot be put there. The text is one sentence for the user."""


class SerialLine:
    """What is sent while nobody is connected is lost, as on a wire without a listener."""

    def __init__(self, link: Path | None = None) -> None:
        """Put the link there; without a place it gets a folder of its own."""
        self._folder = None if link else Path(tempfile.mkdtemp(prefix="zonekeeper-"))
        self._link = link or Path(str(self._folder)) / "board"
        self._lock = _claimed(self._link)
        self._bell, self._ear = socket.socketpair()
        self._is_heard = False
        self._reminded = 0.0
        self.waiting = b""  # what came and was not taken
        self.when_stopped: Callable[[], None] = _nobody  # called when a Ctrl-C has come
        self._open()

    @property
    def address(self) -> str:
        """Return what mpremote and zonekeeper take as a port."""
        return str(self._link)

    def send(self, data: bytes) -> None:
        """Send bytes to whoever listens."""
        end = monotonic() + _PATIENCE_S
        self._listen()
        while data and self._is_heard and monotonic() < end:
            try:
                data = data[os.write(self._own, data) :]
            except BlockingIOError:
                select.select([], [self._own], [], _LOOK_S)
                self._listen()
            except OSError:
                return

    def take(self, timeout_s: float | None) -> bytes:
        """Wait for bytes, for a ring or for the time to pass; return the bytes that came."""
        self._listen()
        if not self.waiting and timeout_s != 0:
            self.attend(self._ear, timeout_s, is_idle=True)
        if select.select([self._ear], [], [], 0)[0]:
            self._ear.recv(_AT_ONCE)
        # A Ctrl-C is for the program that the bytes before it start, so it comes after them.
        end = self.waiting.find(_STOP, 1)
        size = min(end, _AT_ONCE) if end > 0 else _AT_ONCE
        data, self.waiting = self.waiting[:size], self.waiting[size:]
        return data

    def attend(
        self, other: "IO[bytes] | socket.socket", timeout_s: float | None, *, is_idle: bool = False
    ) -> None:
        """Wait until there is something to read elsewhere, and hear a Ctrl-C meanwhile.

        `is_idle` ends the wait for any byte.
        """
        end = None if timeout_s is None else monotonic() + timeout_s
        while not (is_idle and self.waiting) and (end is None or monotonic() < end):
            has_room = len(self.waiting) < _MOST_WAITING
            ears = [other, self._own] if self._is_heard and has_room else [other]
            pauses = [] if self._is_heard and has_room else [_LOOK_S]
            pauses += [_REMIND_S] if self._remind() else []
            pauses += [] if end is None else [max(0.0, end - monotonic())]
            ready, _, _ = select.select(ears, [], [], min(pauses, default=None))
            if other in ready:
                return
            self._listen()

    def ring(self) -> None:
        """End a wait from another thread."""
        self._bell.send(b"!")

    def hang_up(self) -> None:
        """Let go of whoever is connected: the next one finds a new terminal behind the link."""
        os.close(self._own)
        self._open()

    def close(self) -> None:
        """Take the line away."""
        os.close(self._own)
        self._link.unlink(missing_ok=True)
        lock_of(self._link).unlink(missing_ok=True)
        for each in (self._bell, self._ear, self._lock):
            each.close()
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)

    def _open(self) -> None:
        self._own, theirs = os.openpty()
        tty.setraw(theirs, termios.TCSANOW)
        name = os.ttyname(theirs)
        os.close(theirs)
        os.set_blocking(self._own, False)
        fresh = self._link.with_name(f"{self._link.name}.new")
        fresh.unlink(missing_ok=True)
        fresh.symlink_to(name)
        fresh.replace(self._link)
        self._is_heard, self.waiting = False, b""

    def _remind(self) -> bool:
        """Tell whether a Ctrl-C waits; a program that was just being started did not hear it."""
        is_waiting = _STOP in self.waiting
        if is_waiting and monotonic() > self._reminded + _REMIND_S:
            self._reminded = monotonic()
            self.when_stopped()
        return is_waiting

    def _listen(self) -> None:
        """Take what has come to this side, and see whether anybody is at the other."""
        if len(self.waiting) >= _MOST_WAITING:
            return
        try:
            data = os.read(self._own, _AT_ONCE)
            self._is_heard = bool(data)
        except BlockingIOError:
            self._is_heard = True
            return
        except OSError:
            self._is_heard = False  # Linux: nobody has it open
            return
        self.waiting += data
        if _STOP in data:
            self._reminded = monotonic()
            self.when_stopped()


def _claimed(link: Path) -> IO[bytes]:
    """Return the lock of a link, held."""
    try:
        make_private(link.parent)
        if link.exists() and not link.is_symlink():
            raise FileExistsError(0, "a file has that name")
        lock = open(lock_of(link), "wb")  # noqa: SIM115 - it is held as long as the line
    except OSError as error:
        raise LineTaken(
            f"The line cannot be put at {link} ({error.strerror}): name another place with --line."
        ) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise LineTaken(
            f"Another board is at {link}: close that one, or name another place with --line."
        ) from None
    return lock


def _nobody() -> None:
    pass
