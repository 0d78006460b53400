"""Zoneplex's courses: of each mode a recorded game with the fullest table, by its keys."""

from collections.abc import Iterator
from pathlib import Path

from host_tools.evening.course import Course
from host_tools.sweeps.evening_hands import EveningHands
from host_tools.sweeps.zoneplex.key_plans import PLANS
from host_tools.sweeps.zoneplex.modes import NAMES
from host_tools.sweeps.zoneplex.record_games import recorded_games


class _Hands(EveningHands):
    plans = PLANS


def courses() -> Iterator[Course]:
    """Yield a course of each mode."""
    for name in NAMES:
        yield _Hands(max(recorded_games([name]), key=_fullness)).course()


def _fullness(path: Path) -> tuple[str, int]:
    """Return what orders games: by players, then by length. Names are like 012_5p_eye."""
    return path.stem.split("_")[1], path.stat().st_size
