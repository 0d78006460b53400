"""A board at the end of a cable, by mpremote's transport.

    with BoardLink("/dev/ttyUSB0") as board:
        print(board.run("import os; print(os.listdir('/'))"))

While it is open the app on the device is paused between two steps. Closing lets it go on where it
was; a board on which no app runs is reset, so that it starts what it has.
"""

import ast
import io
from collections.abc import Callable
from contextlib import redirect_stdout
from types import TracebackType
from typing import Any, Self

import serial
from mpremote.transport import TransportError, TransportExecError
from mpremote.transport_serial import SerialTransport

from host_tools.cable.port import explain
from host_tools.cable.trouble import CableTrouble

_BAUD = 115200
_ANSWER_S = 10.0
_READ_BYTES = 1024
_IS_PAUSED = """
import sys
print('main' in sys.modules and __import__('cable').is_paused())
"""
_GO_ON = "import cable\ncable.go_on()"
_READ = """
with open({path!r}, 'rb') as file:
    while True:
        piece = file.read({size})
        if not piece: break
        print(piece.hex())
"""


class BoardError(Exception):
    """The code that was run on the board raised. The text is its traceback."""


class BoardLink:
    """One conversation with a board."""

    def __init__(self, port: str, *, fresh: bool = False) -> None:
        """Connect. `fresh` resets the board into an empty interpreter: the app is then gone."""
        self._port = port
        self._transport = _open(port)
        try:
            self._enter(fresh)
            self.has_app = not fresh and self.run(_IS_PAUSED).strip() == "True"
        except BaseException:
            self._hang_up()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def run(self, code: str, *, heard: Callable[[bytes], None] | None = None) -> str:
        """Run code on the board and return what it printed, or hand each byte to `heard`."""
        with _explained(self._port):
            try:
                printed = self._transport.exec(code, data_consumer=heard)
            except TransportExecError as error:
                raise BoardError(error.error_output) from None
        return str(printed.decode(errors="replace")).replace("\r\n", "\n")

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
        with _explained(self._port):
            self._reset()
            said = self._transport.read_until(1, b"Zonekeeper runs", timeout=_ANSWER_S)
        return bytes(said).decode(errors="replace")

    def close(self) -> None:
        """Let the app go on, and hang up."""
        try:
            if self.has_app:
                self._transport.exec_raw_no_follow(_GO_ON)
            elif self._transport.in_raw_repl:
                self._reset()  # whatever the board starts with, it starts with again
        except (TransportError, OSError):
            pass  # the board is gone: nobody is there to go on
        self._hang_up()

    def _reset(self) -> None:
        self._transport.exit_raw_repl()
        self._transport.serial.write(b"\x04")  # Ctrl-D: a soft reset

    def _enter(self, fresh: bool) -> None:
        with _explained(self._port), redirect_stdout(io.StringIO()):
            self._transport.enter_raw_repl(soft_reset=fresh, timeout_overall=_ANSWER_S)

    def _hang_up(self) -> None:
        try:
            self._transport.close()
        except OSError:
            pass


class _explained:  # noqa: N801 - reads as a word in a with statement
    """Turns what goes wrong on the line into a sentence."""

    def __init__(self, port: str) -> None:
        self._port = port

    def __enter__(self) -> None:
        pass

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if isinstance(error, TransportExecError):
            return
        if isinstance(error, TransportError):
            raise CableTrouble(
                f"The board at {self._port} does not answer: press one of its keys to wake it, or"
                " its reset button, and try again."
            ) from None
        if isinstance(error, OSError):
            raise CableTrouble(
                f"The connection to {self._port} broke: check the cable, close other programs"
                " that use the port, and try again."
            ) from None


def _open(port: str) -> SerialTransport:
    try:
        # mpremote's own message does not tell why a port cannot be opened.
        serial.serial_for_url(port, exclusive=True).close()
    except serial.SerialException as error:
        raise explain(port, error) from None
    except ValueError:
        raise CableTrouble(f"{port} is no port: name one such as /dev/ttyUSB0.") from None
    try:
        return SerialTransport(port, _BAUD, timeout=_ANSWER_S)
    except TransportError:
        raise CableTrouble(
            f"{port} is in use by another program: close that one and try again."
        ) from None
