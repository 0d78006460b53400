"""Zoneplex's courses: of each mode a recorded game with the fullest table, by its keys."""

from collections.abc import Iterator
from pathlib import Path

from host_tools.evening.course import Course, Finger
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.game_log import Log
from host_tools.simulated.session import Session
from host_tools.sweeps.zoneplex.hands import Hands, Line
from host_tools.sweeps.zoneplex.modes import NAMES
from host_tools.sweeps.zoneplex.record_games import recorded_games


class _Hands(Hands):
    """Hands whose presses are written down, and which open every page at every kind of step."""

    def __init__(self, path: Path) -> None:
        self._name = path.stem
        super().__init__(path.read_bytes())

    def course(self) -> Course:
        """Play the game to its end and go home."""
        self.play()
        self._finger.visit_pages()
        self._finger.go_home()
        return self._finger.course

    def _resume(self, log: Log) -> Session:
        disk = SimDisk()
        log.lay_on_flash(disk, log.begun)
        self._finger = Finger(self._name, disk)
        self._finger.press("OK")
        return self._finger.session

    def _put(self, events: list[int]) -> None:
        self._finger.put(events)

    def _make(self, line: Line) -> None:
        self._finger.visit_pages()
        super()._make(line)


def courses() -> Iterator[Course]:
    """Yield a course of each mode."""
    for name in NAMES:
        yield _Hands(max(recorded_games([name]), key=_fullness)).course()


def _fullness(path: Path) -> tuple[str, int]:
    """Return what orders games: by players, then by length. Names are like 012_5p_eye."""
    return path.stem.split("_")[1], path.stat().st_size
