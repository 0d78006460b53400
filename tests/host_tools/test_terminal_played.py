"""The terminal board in a real pseudo-terminal: keys in, picture out, everything given back."""

import signal
import termios
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from host_tools.exercises.golden_frames import recorded_frames
from host_tools.shelf import games, way_to
from storage.settings import BRIGHTNESS
from storage.settings_file import decode
from tests.host_tools.pseudo_terminal import PATIENCE_S, Terminal

GOLDEN = recorded_frames()


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    window = Terminal("play", "--terminal", "--flash", tmp_path / "flash")
    yield window
    window.close()


def top_row(name: str) -> str:
    """Return the first row of cells of a recorded frame: the upper part of its header."""
    upper, lower = GOLDEN[name].splitlines()[:2]
    cells = {"..": " ", "#.": "▀", ".#": "▄", "##": "█"}
    return "".join(cells[top + bottom] for top, bottom in zip(upper, lower, strict=True))


LAUNCHER = top_row("launcher")[:70]  # without the battery
SETTINGS = top_row("settings")
FIRST_GAME = top_row(games()[0])
TO_IT = "s" * way_to(games()[0]).count("DOWN") + "\r"
TABLE_MENU = top_row("table_menu")[:70]  # without the fingerprint


def assert_given_back(terminal: Terminal) -> None:
    assert termios.tcgetattr(terminal.slave) == terminal.modes
    assert "\x1b[?1049h" in terminal.output
    assert terminal.output.index("\x1b[?25l") < terminal.output.rindex("\x1b[?25h")
    assert terminal.output.rstrip().endswith("\x1b[?1049l")


def test_keys_change_the_picture_and_quitting_gives_the_terminal_back(terminal: Terminal) -> None:
    terminal.wait_for(LAUNCHER)
    terminal.type(TO_IT)
    terminal.wait_for(FIRST_GAME)
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
    terminal.type(TO_IT)
    terminal.wait_for(FIRST_GAME)
    terminal.type("\x1b[13u")  # down, and held for as long as it takes
    terminal.wait_for(TABLE_MENU)
    terminal.type("\x1b[13;1:3u\x1b[113u")

    assert terminal.end() == 0
    assert terminal.output.index("\x1b[>11u") < terminal.output.index("\x1b[<u")
    assert_given_back(terminal)
