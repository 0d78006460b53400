"""Zoneplex's courses: of each mode the fullest recorded game, by its keys, and the signs."""

from collections.abc import Iterator
from pathlib import Path

from host_tools.evening.course import Course, Finger
from host_tools.shelf import way_to
from host_tools.simulated.disk import SimDisk
from host_tools.sweeps.evening_hands import EveningHands
from host_tools.sweeps.zoneplex.key_plans import PLANS
from host_tools.sweeps.zoneplex.modes import NAMES
from host_tools.sweeps.zoneplex.record_games import recorded_games

_SIGNS = b"Which sign is which"


class _Hands(EveningHands):
    plans = PLANS


def courses() -> Iterator[Course]:
    """Yield a course of each mode, and one through the pages that lie deepest."""
    for name in NAMES:
        yield _Hands(max(recorded_games([name]), key=_fullness)).course()
    yield _signs()


def _signs() -> Course:
    """Choose a picture and spell a word for a symbol, and go home."""
    finger = Finger("signs of zoneplex", SimDisk())
    finger.press(*way_to("zoneplex"))
    rows = [row.name for row in finger.screen._rows]
    finger.press(*["DOWN"] * (1 + rows.index(_SIGNS)), "OK", "DOWN", "OK")
    finger.press("OK", "DOWN", "DOWN", "OK", "DOWN", "OK")  # the picture, then the letters
    finger.press("DOWN", "OK", "OK", "OK hold", "BACK")
    finger.go_home()
    return finger.course


def _fullness(path: Path) -> tuple[str, int]:
    """Return what orders games: by players, then by length. Names are like 012_5p_eye."""
    return path.stem.split("_")[1], path.stat().st_size
