"""`hardware/WALK.md`: its commands are run in its order, and say what the page says they do."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from games import catalogue
from host_tools import cli
from host_tools.cable.virtual_line import default_line
from host_tools.hardware.pinout import FOLDER
from host_tools.installer import command as installer_command
from host_tools.owner import doctor_command
from host_tools.shelf import games, way_to
from host_tools.virtual_board import board as virtual_board
from host_tools.virtual_board.board import VirtualBoard
from tests.host_tools import owner_scenes
from tests.host_tools.board_scenes import package

PAGE = (FOLDER / "WALK.md").read_text(encoding="utf-8")
LINE = "/run/user/1000/zonekeeper/board"
MPREMOTE = Path(sys.executable).parent / "mpremote"
CHANCE = ("seal ", "fingerprint ")  # their words are others each time
PROMPT = re.compile(r"^\$ ", re.MULTILINE)
FIGURE = re.compile(r"\b[0-9a-f]{64}\b|\b[0-9A-Z]{4}\b|\d[\d,:]*")  # or a digest, or a code
_PICTURES_MS = 6000


def talk(page: str) -> list[tuple[str, str]]:
    """Return each command of the page and what it says, without those of the set-up."""
    blocks = re.findall(r"```console\n(.*?)```", page.partition("## 2.")[2], re.DOTALL)
    said = [part.partition("\n") for block in blocks for part in re.split(PROMPT, block)]
    return [(command, told) for command, _, told in said if command]


def pattern(told: str) -> str:
    """Return what a page tells as a pattern: figures, codes and days may be others."""
    lines = told.replace("YYYY-MM-DD", "1-1-1").replace("hh:mm:ss", "1")
    return "".join(_pattern_of_line(line) for line in lines.splitlines() if line)


def _pattern_of_line(line: str) -> str:
    if line == "...":
        return r"(?:.*\n)*?"
    if line.startswith(CHANCE):
        return f"{line.split(maxsplit=1)[0]}.*\n"
    words = [_pattern_of_word(word) for word in line.split()]
    return " *" + r"\s+".join(words).replace(r"\s+...", ".*") + r" *\n"


def _pattern_of_word(word: str) -> str:
    if word == "...":
        return word
    return "[0-9A-Za-f,:]+".join(re.escape(part) for part in FIGURE.split(word))


def restart(board: VirtualBoard) -> None:
    """Pull the battery and put it back."""
    board.pull_battery()
    board.power_on()
    board.wait_until(lambda: any(board.picture))
    owner_scenes.still(board)


def played(page: str) -> list[str]:
    """Return the games that the page plays, in the order of their numbers."""
    titles = dict(sorted(re.findall(r"^(g000\d)  (\w+) ", page, re.MULTILINE)))
    by_title = {catalogue.title(name).decode(): name for name in games()}
    return [by_title[title] for title in titles.values()]


def roll(board: VirtualBoard) -> None:
    """Open the dice of a new device and roll them."""
    owner_scenes.still(board)
    board.press(*way_to(played(PAGE)[0]), "OK", "OK")


def resume(board: VirtualBoard) -> None:
    """Go on with the game on flash."""
    restart(board)
    board.press("OK")


def turn(board: VirtualBoard) -> None:
    """Play to the second card of the other game; Resume is above it in the launcher."""
    restart(board)
    board.press("DOWN", *way_to(played(PAGE)[1]), *["OK"] * 8)
    resume(board)


HANDS: dict[str, Callable[[VirtualBoard], None]] = {
    "zonekeeper screenshot dice.png": roll,
    "zonekeeper logs": resume,
    "zonekeeper screenshot turn.png": turn,
}


def answer(board: VirtualBoard, part: str, sentence: str) -> None:
    """Do what the doctor asks for."""
    if part == "display":
        board.settle(_PICTURES_MS)  # an answer is taken after the last picture
    key = re.match(r"Press (\w+) once", sentence)
    board.tap(key[1] if key else "OK")


@pytest.fixture
def board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[VirtualBoard]:
    """Yield a bare board in the place where the commands look."""
    chance = Random(1)  # so that the cards are the same each time
    monkeypatch.setattr(virtual_board, "_random", lambda count: chance.randbytes(count).hex())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "run"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setattr(installer_command, "build", package)
    monkeypatch.setattr(doctor_command, "build", package)
    with VirtualBoard(tmp_path / "board.flash", default_line(), hurry=True) as board:
        ask = doctor_command.Visit.ask

        def asked(visit: doctor_command.Visit, part: str, what: str) -> None:
            ask(visit, part, what)
            answer(board, part, what)

        monkeypatch.setattr(doctor_command.Visit, "ask", asked)
        yield board


def said(command: str, capfd: pytest.CaptureFixture[str]) -> str:
    """Run a command as a shell would and return what it prints."""
    name, *words = command.split()
    places = [sorted(map(str, Path().glob(word))) if "*" in word else [word] for word in words]
    words = [word for place in places for word in place]
    if name == "mpremote":
        done = subprocess.run([MPREMOTE, *words], capture_output=True, text=True, check=True)
        return done.stdout
    capfd.readouterr()
    cli.main(words)
    return "".join(capfd.readouterr())


def test_a_board_says_what_the_page_says(
    board: VirtualBoard, capfd: pytest.CaptureFixture[str]
) -> None:
    page = PAGE.replace(LINE, board.address)
    walked = [each for each in talk(page) if each[0] != "zonekeeper virtual-board"]

    assert HANDS.keys() < {command for command, _ in walked}
    for command, told in walked:
        if command in HANDS:
            HANDS[command](board)
        found = re.sub(r"\n+", "\n", said(command, capfd))
        assert re.fullmatch(pattern(told), found), f"{command}\n{found}"


@pytest.mark.parametrize(
    ("told", "found"),
    [("ok  12 files.", "ok  12 file."), ("a\n...\nb", "a\nc"), ("The end ...", "An end of it")],
)
def test_what_a_page_does_not_say_is_found(told: str, found: str) -> None:
    assert re.fullmatch(pattern(told), f"{told}\n")
    assert re.fullmatch(pattern(told.replace("12", "7,345")), f"{told}\n")
    assert not re.fullmatch(pattern(told), f"{found}\n")
