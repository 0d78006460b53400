"""The terminal board in a real pseudo-terminal: keys in, picture out, everything given back."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from storage.settings import BRIGHTNESS, decode

COMMAND = Path(sys.executable).parent / "zonekeeper"
GOLDEN = Path(__file__).resolve().parents[1] / "golden"
PATIENCE_S = 20.0
HEADER = 2


class Terminal:
    """A window of 132 x 40 with the game in it; `rows` is what stands on its screen."""

    def __init__(self, flash: Path) -> None:
        self.master, self.slave = pty.openpty()
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 132, 0, 0))
        self.modes = termios.tcgetattr(self.slave)
        self.output = ""
        self.rows: dict[int, str] = {}
        self.game = subprocess.Popen(
            [COMMAND, "play", "--terminal", "--flash", flash],
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


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    window = Terminal(tmp_path / "flash")
    yield window
    window.close()


def top_row(name: str) -> str:
    """Return the first row of cells of a recorded frame: the upper part of its header."""
    upper, lower = (GOLDEN / f"{name}.txt").read_text().splitlines()[:2]
    cells = {"..": " ", "#.": "▀", ".#": "▄", "##": "█"}
    return "".join(cells[top + bottom] for top, bottom in zip(upper, lower, strict=True))


LAUNCHER = top_row("launcher")[:70]  # without the battery
SETTINGS = top_row("settings")
TOOLBOX = top_row("toolbox")
TABLE_MENU = top_row("table_menu")[:70]  # without the fingerprint


def assert_given_back(terminal: Terminal) -> None:
    assert termios.tcgetattr(terminal.slave) == terminal.modes
    assert "\x1b[?1049h" in terminal.output
    assert terminal.output.index("\x1b[?25l") < terminal.output.rindex("\x1b[?25h")
    assert terminal.output.rstrip().endswith("\x1b[?1049l")


def test_keys_change_the_picture_and_quitting_gives_the_terminal_back(terminal: Terminal) -> None:
    terminal.wait_for(LAUNCHER)
    terminal.type("\r")
    terminal.wait_for(TOOLBOX)
    terminal.type("\x1b")
    terminal.wait_for(LAUNCHER)
    terminal.type("q")

    assert terminal.end() == 0
    assert_given_back(terminal)


def test_what_is_kept_outlives_the_battery(terminal: Terminal, tmp_path: Path) -> None:
    terminal.wait_for(LAUNCHER)
    terminal.type("ww\r")
    terminal.wait_for(SETTINGS)
    terminal.type("\rw\r")
    saved = tmp_path / "flash" / "settings.bin"
    end = monotonic() + PATIENCE_S
    while not saved.exists():
        assert monotonic() < end, "nothing was saved"
        terminal.read()
    terminal.type("p")
    terminal.wait_for(LAUNCHER)
    terminal.type("\x03")

    assert terminal.end() == 0
    assert decode(saved.read_bytes())[BRIGHTNESS] == 2


def test_the_terminal_is_given_back_when_the_game_is_ended_from_outside(
    terminal: Terminal,
) -> None:
    terminal.wait_for(LAUNCHER)

    terminal.game.send_signal(signal.SIGTERM)

    assert terminal.end() == 128 + signal.SIGTERM
    assert_given_back(terminal)


def test_a_terminal_that_speaks_kitty_is_asked_to_and_released(terminal: Terminal) -> None:
    terminal.wait_for(LAUNCHER)
    terminal.type("\x1b[?0u")
    terminal.type("\x1b[?11u")
    terminal.type("\r")
    terminal.wait_for(TOOLBOX)
    terminal.type("\x1b[13u")  # down, and held for as long as it takes
    terminal.wait_for(TABLE_MENU)
    terminal.type("\x1b[13;1:3u\x1b[113u")

    assert terminal.end() == 0
    assert terminal.output.index("\x1b[>11u") < terminal.output.index("\x1b[<u")
    assert_given_back(terminal)
