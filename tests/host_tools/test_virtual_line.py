"""The line of the virtual board: whose it is, a Ctrl-C for a busy program, and its end."""

import os
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import serial

from host_tools.cable.board_link import BoardLink
from host_tools.cable.port import choose
from host_tools.cable.trouble import CableTrouble
from host_tools.cable.virtual_line import default_line, is_alive
from host_tools.virtual_board.board import VirtualBoard
from host_tools.virtual_board.serial_line import LineTaken, SerialLine
from tests.host_tools import board_scenes
from tests.host_tools.pseudo_terminal import COMMAND

_PATIENCE_S = 10.0


@pytest.fixture(name="blank", scope="module")
def blank_board() -> Iterator[VirtualBoard]:
    with board_scenes.board() as board:
        yield board


def typed(port: serial.Serial, text: bytes, ending: bytes) -> bytes:
    """Type, and return what is said up to an ending."""
    port.write(text)
    said = b""
    end = time.monotonic() + _PATIENCE_S
    while ending not in said:
        assert time.monotonic() < end, said[-300:]
        said += port.read(port.in_waiting or 1)
    return said


def children(pid: int) -> list[int]:
    """Return the processes that a process has started."""
    done = subprocess.run(["ps", "-A", "-o", "ppid=,pid="], capture_output=True, check=True)
    pairs = [line.split() for line in done.stdout.decode().splitlines()]
    return [int(child) for parent, child in pairs if int(parent) == pid]


def open_files(pid: int) -> set[str]:
    """Return what a process has open; nothing when it has ended."""
    found = set()
    for name in Path(f"/proc/{pid}/fd").glob("*"):
        try:
            found.add(os.readlink(name))
        except OSError:
            pass
    return found


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    try:  # one that nobody has fetched yet counts as ended
        return Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1][0] != "Z"
    except OSError:
        return True


@pytest.mark.skipif(sys.platform != "linux", reason="/proc tells who listens")
def listening() -> set[str]:
    """Return the sockets of this process and its children that listen to the network."""
    tables = [Path("/proc/net/tcp"), Path("/proc/net/tcp6")]
    rows = [row.split() for table in tables for row in table.read_text().splitlines()[1:]]
    found = {f"socket:[{row[9]}]" for row in rows if row[3] == "0A"}
    return found & open_files(os.getpid()).union(*map(open_files, children(os.getpid())))


def test_the_board_listens_on_no_port_of_the_network() -> None:
    before = listening()  # other tests of this process may serve a page

    with board_scenes.board() as board:
        assert board.is_on
        assert listening() <= before


def test_only_its_user_can_open_the_line(blank: VirtualBoard) -> None:
    link = Path(blank.address)
    device, folder = link.stat(), link.parent.stat()

    assert stat.S_ISCHR(device.st_mode)
    assert device.st_uid == folder.st_uid == os.geteuid()
    assert not device.st_mode & (stat.S_IROTH | stat.S_IWOTH | stat.S_IRGRP)
    assert stat.S_IMODE(folder.st_mode) == 0o700


def test_a_folder_in_which_others_may_write_is_refused(tmp_path: Path) -> None:
    (tmp_path / "open").mkdir()
    (tmp_path / "open").chmod(0o777)

    with pytest.raises(LineTaken, match="other users may write there"):
        SerialLine(tmp_path / "open" / "board")


def test_what_a_browser_says_does_nothing_but_be_an_error_of_python(blank: VirtualBoard) -> None:
    # Regression: a page's POST to the port was enough, and its body ran as a program.
    port = serial.Serial(blank.address, timeout=1)
    request = b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"

    said = typed(port, request, b"SyntaxError")
    port.close()

    assert b"raw REPL" not in said
    with BoardLink(blank.address) as link:
        assert link.ask("6 * 7") == 42


def test_the_commands_find_the_board_and_not_the_window_of_a_dead_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setattr("host_tools.cable.port.board_ports", list)
    with VirtualBoard(tmp_path / "flash", default_line()):
        assert choose(None) == str(default_line())
        with pytest.raises(LineTaken, match="Another board is at"):
            SerialLine(default_line())

    default_line().symlink_to(os.devnull)  # as after a power failure
    assert not is_alive(default_line())
    with pytest.raises(CableTrouble, match="No board was found"):
        choose(None)


def test_a_busy_loop_is_stopped_and_keeps_what_it_had(blank: VirtualBoard) -> None:
    with serial.Serial(blank.address, timeout=1) as port:
        typed(port, b"\r\x03\x02", b">>> ")
        port.write(b"x = 7\r")
        typed(port, b"while True: x += 1\r\r", b"...")
        time.sleep(0.3)

        assert b"KeyboardInterrupt" in typed(port, b"\x03", b">>> ")
        assert b"True" in typed(port, b"x > 1000\r", b">>> ")
        assert b"KeyboardInterrupt" not in typed(port, b"1 + 1\r", b"2\r\n>>> ")


@pytest.mark.parametrize(
    "program",
    [
        "while True: pass",
        "while True: print('x' * 1000)",
        "def f():\n while 1:\n  for _ in range(9): pass\nf()",
        "import time\nwhile True: time.sleep_ms(1)",
        "sum(x for x in iter(int, 1))",
    ],
)
def test_a_program_without_end_is_stopped_by_the_next_one(
    blank: VirtualBoard, program: str
) -> None:
    for _ in range(3):
        with serial.Serial(blank.address, timeout=1) as port:
            typed(port, b"\r\x03\x03\x01", b"raw REPL; CTRL-B to exit\r\n>")
            typed(port, program.encode() + b"\x04", b"OK")
            time.sleep(0.1)

        with BoardLink(blank.address) as link:
            assert link.ask("6 * 7") == 42


def test_a_stop_that_comes_while_a_program_is_being_started_is_heard(
    blank: VirtualBoard,
) -> None:
    # Regression: nothing runs yet that could be stopped, and then nobody asked again.
    with serial.Serial(blank.address, timeout=1) as port:
        for _ in range(5):
            typed(port, b"\r\x03\x01", b"raw REPL; CTRL-B to exit\r\n>")
            typed(port, b"while True: pass\x04\x03", b"KeyboardInterrupt")


def test_what_is_printed_to_nobody_is_lost_and_what_is_remembered_has_an_end(
    blank: VirtualBoard,
) -> None:
    with serial.Serial(blank.address, timeout=1) as port:
        typed(port, b"\r\x03\x01", b"raw REPL; CTRL-B to exit\r\n>")
        typed(port, b"for _ in range(3000): print('x' * 100)\x04", b"OK")
    blank.wait_until(lambda: b"\x04\x04>" in blank.said)

    assert len(blank.said) <= 65536
    with BoardLink(blank.address) as link:
        assert link.ask("6 * 7") == 42


def test_the_interpreter_ends_with_its_parent_however_busy_it_is(tmp_path: Path) -> None:
    line = tmp_path / "line"
    words = [COMMAND, "virtual-board", "--flash", tmp_path / "flash", "--line", line]
    for how in (signal.SIGTERM, signal.SIGKILL):
        with subprocess.Popen(
            words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
        ) as board:
            assert board.stdout is not None
            address = board.stdout.readline().strip()
            with serial.Serial(address, timeout=1) as port:
                typed(port, b"\r\x03\x01", b"raw REPL; CTRL-B to exit\r\n>")
                typed(port, b"while True: pass\x04", b"OK")
            (node,) = children(board.pid)
            assert is_running(node)
            board.send_signal(how)
            board.wait()

        end = time.monotonic() + _PATIENCE_S
        while is_running(node):
            assert time.monotonic() < end, sys.platform
            time.sleep(0.05)
