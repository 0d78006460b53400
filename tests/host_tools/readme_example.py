"""The game in `firmware/games/README.md`, taken out of the page, and the keys that play it."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from host_tools.micropython_vm.vm import ROOT
from host_tools.simulated.session import Session
from host_tools.simulated.shelf import Shelf

README = ROOT / "firmware" / "games" / "README.md"
GAME = "orchard"
_FILE = re.compile(r"^### `(?P<name>[a-z_/]+\.py)`\n\n```python\n(?P<text>.*?)^```$", re.M | re.S)
FILES = {match["name"]: match["text"] for match in _FILE.finditer(README.read_text())}

# It is the first on the shelf. A third player joins and the first one is called Ab; the
# seal is noted, and all cut.
_PLAYERS = ["OK", "DOWN", "OK", "UP", "OK"]
_NAMES = ["DOWN", "OK", "OK", "OK", "DOWN", "OK", "long OK", "BACK"]
BEGIN = [*_PLAYERS, *_NAMES, "UP", "UP", "OK", "OK", *["OK"] * 3]
# A card, the dice, undo of the dice, and the dice again.
TURNS = ["OK", "DOWN", "OK", "long BACK", "DOWN", "OK"]
# What the table menu opens, by the number of the row.
PAGES = {
    0: "HelpPage",
    1: "DeckLeftScreen",
    2: "AdjustScreen",
    3: "LifeboatScreen",
    4: "HistoryScreen",
    6: "JudgeScreen",
    7: "FairScreen",
    8: "ProofScreen",
}
_ALL_PAGES = [key for row in PAGES for key in ("long OK", *["DOWN"] * row, "OK", "BACK")]
# The second player gets fifteen apples by hand: that is the end.
ADJUST = ["long OK", "DOWN", "DOWN", "OK", "DOWN", "OK", "OK", *["UP"] * 15, "OK"]
# The judge closes the game.
CLOSE = ["OK", "long OK", "BACK", "BACK"]
EVENING = [*BEGIN, *TURNS, *_ALL_PAGES, *ADJUST, *CLOSE]

_HOLD_MS = 700
_MOST_CARDS = 16


@contextmanager
def on_the_shelf(folder: Path) -> Iterator[Path]:
    """Write the files into a folder, and have them on the shelf for a while."""
    for name, text in FILES.items():
        (folder / name).parent.mkdir(exist_ok=True, parents=True)
        (folder / name).write_text(text, encoding="utf-8")
    with Shelf(str(folder)):
        yield folder


def in_sight(session: Session) -> Any:
    """Return the screen in sight."""
    return session.app.screen


def table(session: Session) -> Any:
    """Return the table of the game in play."""
    return session.app.game.playing.table


def opened(session: Session, row: bytes) -> Any:
    """Open a page of the table menu by its name, and return it."""
    session.hold("OK", _HOLD_MS)
    session.press(*["DOWN"] * in_sight(session)._menu.rows.index(row), "OK")
    return in_sight(session)


def pick_to_the_end(session: Session) -> None:
    """Pick cards until the game is over."""
    for _ in range(_MOST_CARDS):
        session.press("OK")
        if session.screen == "EndScreen":
            return
    raise AssertionError("The cards are gone, and the game is not over.")
