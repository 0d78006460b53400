"""Cuts an update at each of its messages and looks whether the board starts, with its game.

The update is done once, over the cable; what it did to the flash is recorded. A cut is then the
flash as it was, plus the operations that got through, the last one perhaps torn: a board is
started from that.
"""

import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

from host_tools.cable.board_link import RUNS, BoardLink
from host_tools.flash.chip import Cut, Image, Moment, Operation, perform
from host_tools.installer import board_facts, plan
from host_tools.installer.install import install
from host_tools.installer.package import STARTER, Package, build
from host_tools.shelf import recorded_games
from host_tools.simulated.game_log import Log
from host_tools.size import FIRMWARE, compile_file
from host_tools.sweeps.report import Advance, Report, quiet
from host_tools.virtual_board.board import VirtualBoard
from host_tools.virtual_board.flash_image import FlashImage, save

_MOVES = 40  # of the game that is open while the update is done
_AGAIN_EVERY = 40  # points after which the update is also done once more, to its end
_RUNS = RUNS.encode()


class Point(NamedTuple):
    """A cut of power: so many operations got through, and a part of 256 of the next one."""

    operations: int
    part: int = 0


@dataclass(frozen=True)
class Update:
    """One update: the flash before it, what it did, and how much of that before each message."""

    before: Image
    operations: list[Operation]
    messages: list[int]
    package: Package

    def image(self, point: Point) -> Image:
        """Return what the flash holds after a cut."""
        blocks = list(self.before)
        for operation in self.operations[: point.operations]:
            perform(blocks, operation)
        if point.part:
            cut = Cut(0, Moment.TORN, point.part)
            perform(blocks, self.operations[point.operations], cut)
        return tuple(blocks)

    def points(self, rng: Random) -> list[Point]:
        """Return a cut before each message, and one within each that writes to flash."""
        found = []
        for first, after in zip(self.messages, [*self.messages[1:], len(self.operations)]):
            found.append(Point(first))
            if after > first:
                found.append(Point(rng.randrange(first, after), rng.randrange(1, 256)))
        return [*found, Point(len(self.operations))]


class _TapedLink(BoardLink):
    """A link that notes, at each message, how much has been done to the flash."""

    def __init__(self, board: VirtualBoard) -> None:
        self._board = board
        self.messages: list[int] = []
        super().__init__(board.address, fresh=True)

    def run(self, code: str, **options: object) -> str:
        """Note where the flash is, then run code."""
        self.messages.append(len(self._board.operations))
        return super().run(code, **options)  # type: ignore[arg-type]


@contextmanager
def board_with(image: Image) -> Iterator[VirtualBoard]:
    """Start a board from an image, in a hurry."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "board.flash"
        save(image, file)
        with VirtualBoard(file, hurry=True) as board:
            yield board


def plain_package(firmware: Path = FIRMWARE) -> Package:
    """Compile the firmware as it is written: another build, of which no file is like ours.

    So many files leave no room for a second firmware: of other games there are but the titles.
    """
    others = {folder.name for folder in (firmware / "games").iterdir()} - {_game().header.game}
    files = {}
    with tempfile.TemporaryDirectory() as folder:
        for source in sorted(firmware.rglob("*.py")):
            path = source.relative_to(firmware).with_suffix(".mpy")
            if _is_of_another(path, others):
                continue
            compile_file(source, Path(folder) / path, path.as_posix(), "-O2")
            files[path.as_posix()] = (Path(folder) / path).read_bytes()
    return Package(files, STARTER.read_bytes())


def flash_with_game(package: Package) -> Image:
    """Return the flash of a board with a firmware and a game in play."""
    flash = FlashImage()
    flash.install(package)
    log = _game()
    log.lay_on_flash(flash.disk, log.begun + _MOVES)
    return flash.image


def _is_of_another(path: Path, games: set[str]) -> bool:
    of_game = path.parts[0] == "games" and path.parts[1] in games
    return of_game and path.parts[2:] != ("__init__.mpy",)


def _game() -> Log:
    """Return the longest of the recorded games."""
    return Log(max(recorded_games(), key=lambda path: path.stat().st_size).read_bytes())


def record() -> Update:
    """Do the update once, without any cut."""
    before, package = flash_with_game(plain_package()), build()
    with board_with(before) as board:
        board.wait_until(lambda: _RUNS in board.said)
        with _TapedLink(board) as link:
            facts = board_facts.look(link)
            install(link, package, facts, plan.make(package, facts))
            messages = link.messages
        return Update(before, list(board.operations), messages, package)


def seen_by(board: VirtualBoard) -> tuple[bytes, bytes]:
    """Start, and go on with the open game; return what the glass showed then and before."""
    board.wait_until(lambda: _RUNS in board.said)
    board.wait_until(lambda: any(board.picture))
    board.settle()
    launcher = board.picture
    board.press("OK")
    return launcher, board.picture


def try_point(update: Update, wanted: tuple[bytes, bytes], point: Point, is_again: bool) -> str:
    """Return what is wrong after a cut, or an empty text."""
    try:
        with board_with(update.image(point)) as board:
            if seen_by(board) != wanted:
                return f"After {point} the board does not show its game. It said: {board.said!r}"
            if is_again:
                return _do_again(update.package, board, wanted)
    except TimeoutError as error:
        return f"After {point}: {error}"
    return ""


def _do_again(package: Package, board: VirtualBoard, wanted: tuple[bytes, bytes]) -> str:
    with BoardLink(board.address, fresh=True) as link:
        facts = board_facts.look(link)
        todo = plan.make(package, facts)
        if todo.is_new:
            install(link, package, facts, todo)
        link.restart()
    board.said = board.said[board.said.rindex(_RUNS) :]
    is_same = seen_by(board) == wanted
    return "" if is_same else "After the update was done again the game is not there."


def run(seed: int, count: int, workers: int = 2, advance: Advance = quiet) -> Report:
    """Try up to `count` cuts, chosen by `seed`, of those at every message."""
    update = record()
    rng = Random(seed)
    points = update.points(rng)
    chosen = sorted(rng.sample(points, min(count, len(points))))
    with board_with(update.before) as board:
        wanted = seen_by(board)
    judge = partial(_try_numbered, update, wanted, advance)
    with ThreadPoolExecutor(workers) as pool:
        wrongs = [wrong for wrong in pool.map(judge, enumerate(chosen)) if wrong]
    summary = (
        f"{len(chosen):,} cuts of the {len(points):,} in an update of"
        f" {len(update.messages):,} messages: always the old firmware or the new, with its game."
    )
    return Report(summary, "\n".join(wrongs))


def _try_numbered(
    update: Update, wanted: tuple[bytes, bytes], advance: Advance, numbered: tuple[int, Point]
) -> str:
    number, point = numbered
    wrong = try_point(update, wanted, point, number % _AGAIN_EVERY == 0)
    advance(1)
    return wrong
