"""Zeds Zone's courses: the longest recorded games of six, by their keys."""

from collections.abc import Iterator

from host_tools.evening.course import Course
from host_tools.sweeps.evening_hands import EveningHands
from host_tools.sweeps.zeds.key_plans import PLANS
from host_tools.sweeps.zeds.record_games import recorded_games


class _Hands(EveningHands):
    plans = PLANS


def courses() -> Iterator[Course]:
    """Yield a course for each way to play."""
    for kind in ("paper_6p", "sheet_6p"):
        games = [path for path in recorded_games() if kind in path.stem]
        yield _Hands(max(games, key=lambda path: path.stat().st_size)).course()
