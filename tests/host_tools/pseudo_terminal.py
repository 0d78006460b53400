"""A real pseudo-terminal with a command of ours in it."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from pathlib import Path
from time import monotonic

COMMAND = Path(sys.executable).parent / "zonekeeper"
PATIENCE_S = 20.0
HEADER = 2


class Terminal:
    """A window of 132 x 40 with a command in it; `rows` is what stands on its screen."""

    def __init__(self, *words: object) -> None:
        self.master, self.slave = pty.openpty()
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 132, 0, 0))
        self.modes = termios.tcgetattr(self.slave)
        self.output = ""
        self.rows: dict[int, str] = {}
        self.game = subprocess.Popen(
            [COMMAND, *map(str, words)],
            stdin=self.slave,
            stdout=self.slave,
            stderr=self.slave,
            env={**os.environ, "COLORTERM": "truecolor"},
        )

    def type(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def wait_for(self, header: str) -> None:
        """Read until the glass shows a header."""
        end = monotonic() + PATIENCE_S
        while not self.rows.get(HEADER, "").startswith("│" + header):
            assert monotonic() < end, f"never seen: {header}\n{self.screen()}"
            self.read()

    def read(self) -> None:
        ready, _, _ = select.select([self.master], [], [], 0.1)
        if ready:
            self.output += os.read(self.master, 65536).decode(errors="replace")
            for place, line in re.findall(r"\x1b\[(\d+);1H(.*?)\x1b\[K", self.output):
                self.rows[int(place)] = re.sub(r"\x1b\[[0-9;]*m", "", line)

    def end(self) -> int:
        """Wait for the game to end, reading on so that it can; return its exit code."""
        end = monotonic() + PATIENCE_S
        while self.game.poll() is None:
            assert monotonic() < end, "the game does not end"
            self.read()
        self.read()
        return self.game.returncode

    def screen(self) -> str:
        return "\n".join(self.rows[row] for row in sorted(self.rows))

    def close(self) -> None:
        if self.game.poll() is None:
            self.game.kill()
            self.game.wait()
        os.close(self.master)
        os.close(self.slave)
