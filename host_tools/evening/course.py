"""A course: the keys of a game, and what the device must show after each of them."""

from binascii import crc32
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from host_tools.simulated.disk import SimDisk
from host_tools.simulated.session import Session
from key import BACK, DOWN, HOLD, LONG, OK, PRESS, RELEASE, TAP, UP
from tabletop.pages import page_words as words

_EVENTS = {
    "UP": (PRESS | UP, RELEASE | UP),
    "DOWN": (PRESS | DOWN, RELEASE | DOWN),
    "OK": (PRESS | OK, TAP | OK),
    "BACK": (PRESS | BACK, TAP | BACK),
    "OK hold": (PRESS | OK, HOLD | OK, RELEASE | OK),
    "OK long": (PRESS | OK, HOLD | OK, LONG | OK, RELEASE | OK),
    "BACK hold": (PRESS | BACK, HOLD | BACK, RELEASE | BACK),
}
SECRET = (bytes(32), True)  # of every new game
NO_KEY = 0  # a round in which nothing is pressed
HOME, SETUP, STEP, PAGE = "home", "set-up", "step", "page"

_STEP_DEPTH = 2  # of the stack: its root, and the screen of the step
_TABLE_MENU = "TableMenu"
_NO_PAGES = (words.REDO, words.NEW_GAME, words.LEAVE)  # of the table menu
_MOST_BACKS = 6
_MOST_OKS = 60  # until a game has begun
_LOOKS = ("DOWN", "DOWN", "DOWN", "UP")  # what somebody presses on a page


@dataclass(frozen=True)
class Press:
    """One press: the events it is, the screen it leads to, and a checksum of its picture.

    Each event has its time on the clock of the device. `place` is HOME, SETUP (what comes before a
    game), STEP, or PAGE for what lies over one of these; a game that is over counts as a page.
    """

    events: tuple[tuple[int, int], ...]
    screen: str
    place: str
    picture: int


@dataclass
class Course:
    """One game on a device that has some files on flash and the launcher on its glass."""

    name: str
    files: Mapping[str, bytes]
    presses: list[Press] = field(default_factory=list)


class Finger:
    """Presses keys on a simulated board and writes down what comes of it."""

    def __init__(self, name: str, disk: SimDisk) -> None:
        """Switch a device on that has that disk."""
        self.course = Course(name, dict(disk.files))
        self.session = Session(disk).boot()
        self.session.device.board.draw_secret = lambda: SECRET
        self._visited: set[str] = set()

    @property
    def screen(self) -> Any:
        """Return the screen in sight."""
        return self.session.app.screen

    @property
    def screen_name(self) -> str:
        """Return its class, told apart from others of that name."""
        kind = type(self.screen)
        return f"{kind.__module__}.{kind.__name__}"

    def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        for key in keys:
            self.put(_EVENTS[key])

    def put(self, events: Sequence[int]) -> None:
        """Put the events of one press into the ring, and let the device take each by itself."""
        board = self.session.device.board
        taken = []
        for event in events:
            taken.append((board.now(), event))
            board.keys.put(event, board.now())
            self.session.device.step()
        while self.session.app._stage.stack.coming is not None:
            taken.append((board.now(), NO_KEY))
            self.session.device.step()
        picture = crc32(bytes(board.oled._buf))
        self.course.presses.append(Press(tuple(taken), self.screen_name, self._place, picture))

    @property
    def _place(self) -> str:
        game = self.session.app.game.playing
        if self.screen.is_home:
            return HOME
        is_page = self.screen.stack.depth > _STEP_DEPTH
        if game is None or not game.table.has_begun:
            return PAGE if is_page else SETUP
        is_over = game.play.RULES.is_over(game.table.state)
        return PAGE if is_over or is_page else STEP

    def set_up(self) -> None:
        """Open every row of a set-up, and start with everything as it was."""
        below = self.screen
        rows = len(below._rows)
        self.press("OK hold", *_LOOKS)
        self.back_to(below)
        for _ in range(rows):
            self.press("DOWN", "OK", *_LOOKS, "BACK")
            self.back_to(below)
        self.press(*["UP"] * rows)
        for _ in range(_MOST_OKS):
            self.press("OK")
            if self._place == STEP:
                return
        raise RuntimeError(f"{self.course.name}: OK does not begin it at {self.screen_name}.")

    def visit_pages(self) -> None:
        """Open every page of the table menu, if this kind of screen is seen the first time."""
        if self.screen_name in self._visited:
            return
        self._visited.add(self.screen_name)
        below = self.screen
        page = 0
        while self._open_page(page):
            self.press(*_LOOKS)
            self.back_to(below)
            page += 1
        self.back_to(below)

    def go_home(self) -> None:
        """Press BACK until the launcher shows."""
        for _ in range(_MOST_BACKS):
            if self.screen.is_home:
                return
            self.press("BACK")
        raise RuntimeError(f"{self.course.name}: BACK does not lead home from {self.screen_name}.")

    def _open_page(self, number: int) -> bool:
        """Open the table menu and the page with a number; tell whether there is one."""
        self.press("OK hold")
        if type(self.screen).__name__ != _TABLE_MENU:
            return False
        rows = self.screen._menu.rows
        pages = [at for at, text in enumerate(rows) if text not in _NO_PAGES]
        if number < len(pages):
            self.press(*["DOWN"] * pages[number], "OK")
        return number < len(pages)

    def back_to(self, screen: Any) -> None:
        """Press BACK until a screen shows again."""
        for _ in range(_MOST_BACKS):
            if self.screen is screen:
                return
            self.press("BACK")
        raise RuntimeError(f"{self.course.name}: BACK does not lead back from {self.screen_name}.")
