"""Zenith's courses: the longest recorded game of two players, and of two teams, by its keys."""

from collections.abc import Iterator

from host_tools.evening.course import Course
from host_tools.sweeps.evening_hands import EveningHands
from host_tools.sweeps.zenith.key_plans import PLANS
from host_tools.sweeps.zenith.record_games import recorded_games


class _Hands(EveningHands):
    plans = PLANS


def courses() -> Iterator[Course]:
    """Yield a course for each number of players."""
    for players in ("2p", "4p"):
        games = [path for path in recorded_games() if players in path.stem]
        yield _Hands(max(games, key=lambda path: path.stat().st_size)).course()
