"""ZoneS's courses: the longest games at a real board and on the glass, by their keys."""

from collections.abc import Iterator

from host_tools.evening.course import Course
from host_tools.sweeps.evening_hands import EveningHands
from host_tools.sweeps.zones.key_plans import PLANS
from host_tools.sweeps.zones.presses import by_hand


class _Hands(EveningHands):
    plans = PLANS


def courses() -> Iterator[Course]:
    """Yield a course for each way to play."""
    for kind in ("_board_", "_glass_"):
        games = [path for path in by_hand() if kind in path.stem]
        yield _Hands(max(games, key=lambda path: path.stat().st_size)).course()
