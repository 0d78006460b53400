"""A board at the end of a cable, by mpremote's transport.

    with BoardLink("/dev/ttyUSB0") as board:
        print(board.run("import os; print(os.listdir('/'))"))

While it is open the app on the device is paused between two steps. Closing lets it go on where it
was; a board on which no app runs is reset, so that it starts what it has.
"""

import ast
import io
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Any

import serial
from mpremote.transport import TransportError

from host_tools.cable.port import explain
from host_tools.cable.quick_transport import QuickTransport
from host_tools.cable.trouble import CableTrouble
from host_tools.closable import Closable

RUNS = "Zonekeeper runs"  # what the firmware says when it has started

_BAUD = 115200
_ANSWER_S = 10.0
_RESUME_S = 3.0
_READ_BYTES = 1024
_IS_PAUSED = """
import sys
try:
    print('main' in sys.modules and __import__('cable').is_paused())
except ImportError:
    print(False)
"""
_GO_ON = """
import sys
if 'main' in sys.modules:
    import cable
    if cable.is_paused(): cable.go_on()
"""
# MicroPython leaves the value in the place of a deleted key: only None lets go of it.
_FORGET = """
import gc
for _ in list(globals()):
    if _ not in {kept!r}:
        globals()[_] = None
        del globals()[_]
gc.collect()
"""
_READ = """
with open({path!r}, 'rb') as file:
    while True:
        piece = file.read({size})
        if not piece: break
        print(piece.hex())
"""


class BoardError(Exception):
    """The code that was run on the board raised. The text is its traceback."""


class BoardLink(Closable):
    """One conversation with a board."""

    def __init__(self, port: str, *, fresh: bool = False, patience_s: float = _ANSWER_S) -> None:
        """Connect. `fresh` resets the board into an empty interpreter: the app is then gone.

        `patience_s` is how long the board may be silent at any time.
        """
        self._port = port
        self._patience_s = patience_s
        self._transport = _open(port)
        self.is_lost = False
        self.has_app = False
        try:
            self._enter(fresh)
            self.has_app = not fresh and self._is_paused()
            if not fresh and not self.has_app:
                self._wake_app()
        except BaseException as error:
            if isinstance(error, KeyboardInterrupt) and not fresh:
                self._resume()
            self._hang_up()
            raise

    def run(
        self,
        code: str,
        *,
        heard: Callable[[bytes], None] | None = None,
        patience_s: float | None = None,
    ) -> str:
        """Run code on the board and return what it printed, or hand each byte to `heard`.

        `patience_s` is how long the board may be silent this time. Ctrl-C here ends the code
        there, too.
        """
        with self._explained():
            try:
                printed, error = self._transport.exec_raw(
                    code, patience_s or self._patience_s, heard
                )
            except KeyboardInterrupt:
                self._enter(False)  # stops what runs, and is at the prompt again
                raise
        if error:
            raise BoardError(error.decode(errors="replace"))
        return str(printed.decode(errors="replace")).replace("\r\n", "\n")

    @contextmanager
    def lend(self, text: str) -> Iterator[None]:
        """Run code whose names the board knows until the block ends.

        After that a paused app has its heap back, to the last name.
        """
        kept = [*self.ask("list(globals())"), "_", "gc"]
        try:
            self.run(text)
            yield
        finally:
            if not self.is_lost:
                self.run(_FORGET.format(kept=kept))

    def ask(self, expression: str) -> Any:
        """Return the value of an expression: numbers, texts, bytes, lists or tuples of them."""
        return ast.literal_eval(self.run(f"print(repr({expression}))").strip())

    def read(self, path: str) -> bytes:
        """Return a file of the board."""
        lines = self.run(_READ.format(path=path, size=_READ_BYTES)).split()
        return b"".join(bytes.fromhex(line) for line in lines)

    def restart(self) -> str:
        """Reset the board so that it starts as after power-on; return what it said first."""
        self.has_app = False
        with self._explained():
            self._reset()
            said = self._transport.read_until(1, RUNS.encode(), timeout=self._patience_s)
        return bytes(said).decode(errors="replace")

    def close(self) -> None:
        """Let the app go on, and hang up."""
        try:
            if self.has_app and not self.is_lost:
                self._transport.exec_raw_no_follow(_GO_ON)
            elif self.has_app:
                self._resume()
            elif self._transport.in_raw_repl:
                self._reset()  # whatever the board starts with, it starts with again
        except (TransportError, OSError):
            pass  # the board is gone: nobody is there to go on
        except KeyboardInterrupt:
            if self.has_app:
                self._resume()
            raise
        finally:
            self._hang_up()

    def _is_paused(self) -> bool:
        return self.run(_IS_PAUSED).strip() == "True"

    def _wake_app(self) -> None:
        """Start an app that is installed but was ended, by mpremote for one, and pause it."""
        if "main.py" in self.ask("__import__('os').listdir('/')") and RUNS in self.restart():
            self._enter(False)
            self.has_app = self._is_paused()
        else:
            self._enter(False)

    def _reset(self) -> None:
        self._transport.exit_raw_repl()
        self._transport.serial.write(b"\x04")  # Ctrl-D: a soft reset

    def _enter(self, fresh: bool, patience_s: float = _ANSWER_S) -> None:
        with self._explained(), redirect_stdout(io.StringIO()):
            try:
                self._knock(fresh, patience_s / 2)
            except TransportError:
                # A board that was just switched on resets itself once, and hears nothing then.
                self._knock(fresh, patience_s / 2)

    def _knock(self, fresh: bool, patience_s: float) -> None:
        self._transport.enter_raw_repl(soft_reset=fresh, timeout_overall=patience_s)

    def _resume(self) -> None:
        """Stop whatever runs there, whatever was said last, and let the app go on after all."""
        try:
            self._enter(False, _RESUME_S)
            self._transport.exec_raw_no_follow(_GO_ON)
        except (CableTrouble, TransportError, OSError):
            pass  # it is really gone

    @contextmanager
    def _explained(self) -> Iterator[None]:
        """Turn what goes wrong on the line into a sentence."""
        try:
            yield
        except TransportError:
            self.is_lost = True
            raise CableTrouble(
                f"The board at {self._port} does not answer: press one of its keys to wake it, or"
                " its reset button, and try again."
            ) from None
        except OSError:
            self.is_lost = True
            raise CableTrouble(
                f"The connection to {self._port} broke: check the cable, close other programs"
                " that use the port, and try again."
            ) from None

    def _hang_up(self) -> None:
        try:
            self._transport.close()
        except OSError:
            pass


def _open(port: str) -> QuickTransport:
    try:
        # mpremote's own message does not tell why a port cannot be opened.
        serial.serial_for_url(port, exclusive=True).close()
    except serial.SerialException as error:
        raise explain(port, error) from None
    except ValueError:
        raise CableTrouble(f"{port} is no port: name one such as /dev/ttyUSB0.") from None
    try:
        return QuickTransport(port, _BAUD)
    except TransportError:
        raise CableTrouble(
            f"{port} is in use by another program: close that one and try again."
        ) from None
