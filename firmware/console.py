"""The serial line while the app runs: tells when a computer at the cable asks for the board.

Ctrl-C would end the loop anywhere, in the middle of a move too. So it is taken from the line
between two steps instead, where everything is at rest and can go on later as if nothing had been.
"""

from micropython import const, kbd_intr

_CTRL_C = const(3)
_NEVER = const(-1)


class Console:
    """`poll(0)` yields something while a byte waits, which `read(1)` returns."""

    def __init__(self, poll, read):
        self._poll = poll
        self._read = read

    def begin(self):
        """Take Ctrl-C from now on."""
        kbd_intr(_NEVER)

    def end(self):
        """Let Ctrl-C stop whatever runs, as everywhere else."""
        kbd_intr(_CTRL_C)

    def is_wanted(self):
        """Tell whether Ctrl-C came. Whatever else comes is of no use to anybody."""
        for _ in self._poll(0):  # noqa: SIM110 - a generator would be garbage in every round
            if self._read(1) == b"\x03":
                return True
        return False


def serial_console():
    """Return the console of the chip's own serial line."""
    import sys
    from select import POLLIN, poll

    line = poll()
    line.register(sys.stdin, POLLIN)
    return Console(line.ipoll, sys.stdin.buffer.read)
