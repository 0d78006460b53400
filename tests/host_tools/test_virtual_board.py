"""The virtual board itself: its line, its flash, its face, and what it says when it cannot run."""

import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from host_tools import virtual_board
from host_tools.cable.board_link import BoardError, BoardLink
from host_tools.cable.port import Port, choose
from host_tools.cable.trouble import CableTrouble
from host_tools.flash.chip import Cut, Moment
from host_tools.virtual_board.board import VirtualBoard
from tests.host_tools import board_scenes
from tests.host_tools.pseudo_terminal import COMMAND, Terminal


@pytest.fixture(name="blank", scope="module")
def blank_board() -> Iterator[VirtualBoard]:
    with board_scenes.board() as board:
        yield board


def test_files_have_the_error_numbers_of_the_chip(blank: VirtualBoard) -> None:
    codes = []
    with BoardLink(blank.address) as link:
        for code in (
            "open('/no')",
            "os.mkdir('/no/no')",
            "os.rename('/no', '/x')",
            "os.stat('/no')",
        ):
            with pytest.raises(BoardError) as error:
                link.run(f"import os\n{code}")
            codes.append(str(error.value).strip().rsplit(" ", 1)[-1])

    assert codes == ["ENOENT"] * 4


def test_files_can_be_written_read_renamed_and_listed(blank: VirtualBoard) -> None:
    with BoardLink(blank.address) as link:
        link.run("with open('/one', 'wb') as file: file.write(b'first')")
        link.run("with open('/one', 'a') as file: file.write(' and more')")
        link.run("import os\nos.mkdir('/folder')\nos.rename('/one', '/folder/two')")

        assert link.read("/folder/two") == b"first and more"
        assert link.ask("os.listdir('/folder')") == ["two"]
        assert link.ask("open('/folder/two').readline()") == "first and more"
        assert link.ask("os.stat('/folder/two')[6]") == 14
        link.run("os.chdir('/folder')\nos.remove('two')\nos.chdir('/')\nos.rmdir('/folder')")
        assert "folder" not in link.ask("os.listdir('/')")


def test_the_flash_lasts_and_a_pulled_battery_loses_what_was_not_closed(tmp_path: Path) -> None:
    with VirtualBoard(tmp_path / "flash") as board:
        link = BoardLink(board.address)
        link.run("with open('/kept', 'w') as file: file.write('yes')")
        link.run("open_file = open('/lost', 'w')\nopen_file.write('no')")
        board.pull_battery()
        assert not board.is_on
        with pytest.raises(CableTrouble, match=r"broke|does not answer"):
            link.run("print(1)")
    with VirtualBoard(tmp_path / "flash") as board, BoardLink(board.address) as link:
        assert link.read("/kept") == b"yes"
        link.run("import os")
        assert link.ask("open('/lost').read() if 'lost' in os.listdir('/') else ''") == ""


def test_a_cut_within_an_operation_of_the_flash_ends_the_board(tmp_path: Path) -> None:
    with VirtualBoard(tmp_path / "flash") as board:
        board.pull_battery()
        board.power_on(Cut(1, Moment.TORN))

        with pytest.raises(CableTrouble), BoardLink(board.address) as link:
            link.run(
                "for n in range(9):\n with open('/f%d' % n, 'w') as file: file.write('x' * 500)"
            )

        board.pull_battery()
        board.power_on()
        assert board.is_on


def test_a_second_program_is_told_that_the_port_is_busy(blank: VirtualBoard) -> None:
    with BoardLink(blank.address) as link:
        with pytest.raises(CableTrouble, match="in use by another program: close that one"):
            BoardLink(blank.address)

        assert link.run("print('mine')").strip() == "mine"


def test_an_app_goes_on_at_the_same_screen_when_the_cable_is_let_go_of() -> None:
    with board_scenes.board(board_scenes.in_play()) as board:
        board.press("OK")
        before = board.picture
        for _ in range(3):
            with BoardLink(board.address) as link:
                assert link.has_app
        board.settle()
        assert board.picture == before

        board.press("OK")

        assert board.picture != before


def test_a_finger_that_comes_during_a_pause_does_nothing() -> None:
    with board_scenes.board(board_scenes.in_play()) as board:
        before = board.picture
        finger = threading.Thread(target=board.press, args=("DOWN",))
        with BoardLink(board.address):
            finger.start()
        finger.join()
        assert board.picture == before

        board.press("DOWN")

        assert board.picture != before


@pytest.mark.parametrize(
    ("ports", "sentence"),
    [
        ([], "No board was found"),
        ([Port("/dev/a", "CH340"), Port("/dev/b", "CP210x")], r"several.*/dev/a \(CH340\)"),
    ],
)
def test_none_and_several_ports_are_told(ports: list[Port], sentence: str) -> None:
    with pytest.raises(CableTrouble, match=sentence):
        choose(None, ports)


def test_the_only_port_or_the_one_named_is_taken() -> None:
    assert choose(None, [Port("/dev/a", "CH340")]) == "/dev/a"
    assert choose("/dev/z", [Port("/dev/a", "CH340")]) == "/dev/z"


@pytest.mark.parametrize(
    ("port", "sentence"),
    [
        ("/dev/ttyNOWHERE", "There is no port"),
        ("socket://127.0.0.1:9", "Nobody answers at"),
        ("nonsense://x", "is no port"),
    ],
)
def test_a_port_that_cannot_be_opened_is_told(port: str, sentence: str) -> None:
    with pytest.raises(CableTrouble, match=sentence):
        BoardLink(port)


def test_a_flash_in_use_a_wrong_file_and_a_taken_line_are_told(
    blank: VirtualBoard, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "small").write_bytes(b"no flash")
    (tmp_path / "noise").write_bytes(Random(1).randbytes(2 * 1024 * 1024))
    with VirtualBoard(tmp_path / "used"):
        (tmp_path / "thesis").write_text("chapter 1")
        for words, sentence in (
            (["--flash", tmp_path / "used"], "in use by another board"),
            (["--flash", tmp_path / "small"], "no flash of 2 MB"),
            (["--flash", tmp_path / "noise"], "holds no files of a board"),
            (["--flash", tmp_path / "new", "--line", blank.address], "Another board is at"),
            (["--flash", tmp_path / "new", "--line", tmp_path / "thesis"], "a file has that name"),
        ):
            line = [] if "--line" in words else ["--line", tmp_path / "line"]
            assert virtual_board.main([str(word) for word in (*words, *line)]) == 2
            assert sentence in capsys.readouterr().err
    assert (tmp_path / "thesis").read_text() == "chapter 1"
    assert not (tmp_path / "line").is_symlink()


def test_the_face_shows_the_board_and_its_address_and_the_keys_work(tmp_path: Path) -> None:
    flash = tmp_path / "flash"
    flash.write_bytes(b"".join(board_scenes.in_play()))
    window = Terminal("virtual-board", "--flash", flash, "--line", tmp_path / "line")
    try:
        while "/line" not in window.screen():
            window.read()
        launcher = window.screen()
        window.type("\r")
        while window.screen() == launcher:
            window.read()
        window.type("q")
        assert window.end() == 0
    finally:
        window.close()


def test_without_a_terminal_it_prints_its_address_and_stays(tmp_path: Path) -> None:
    with subprocess.Popen(
        [COMMAND, "virtual-board", "--flash", tmp_path / "flash", "--line", tmp_path / "line"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    ) as board:
        assert board.stdout is not None
        address = board.stdout.readline().strip()

        with BoardLink(address) as link:
            assert link.ask("1 + 1") == 2
        board.terminate()
