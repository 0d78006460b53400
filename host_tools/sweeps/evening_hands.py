"""Hands whose presses are written down, and which open every page at every kind of step."""

from pathlib import Path

from host_tools.evening.course import Course, Finger
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.game_log import Log
from host_tools.simulated.session import Session
from host_tools.sweeps.hands import Hands, Line


class EveningHands(Hands):
    """Hands for an evening. A game's own have its plans, too."""

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
