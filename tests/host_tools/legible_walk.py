"""A walk that reads every screen, and tries whether the keys do what its footer says of them."""

from collections.abc import Sequence

from host_tools.exercises.quiet import QuietHandheld
from host_tools.exercises.walker import ACTIONS, HOLD, LONG, TAP, Walker
from host_tools.simulated.disk import SimDisk
from tests.host_tools.legible import Sheet, faults, sheet_of
from ui.canvas import Canvas
from ui.screen import Screen

_HOLD = b"hold: "
_LEAVING = (b"leave", b"history")
_OPENING = (b"open",)
_UNDOING = (b"cancel", b"leave", b"before", b"back", b"erase", b"table", b"history")


class _BlindCanvas(Canvas):
    """Paints no letters: what is read here is drawn on a sheet, and most frames are not read."""

    def span(self, text: bytes, start: int, end: int, x: int, y: int) -> int:
        """Return where the text would end."""
        return x + self._font.measure(text, start, end) + self._font.gap


class _Moment:
    """What can be told from outside before and after a key."""

    def __init__(self, handheld: QuietHandheld) -> None:
        self.screen: Screen = handheld.app.screen
        self.sheet: Sheet = sheet_of(self.screen)
        banner = handheld.app._stage._banner
        self.said: bytes = banner._text if banner else b""
        self.title = [piece.text for piece in self.sheet.pieces if not piece.y]
        game = handheld.app.game.playing
        self.moves = game.table.done if game else None

    def is_like(self, other: "_Moment") -> bool:
        """Tell whether nothing that can be seen is different."""
        return (
            self.screen is other.screen
            and self.moves == other.moves
            and self.sheet.buffer == other.sheet.buffer
            and not other.said
        )


class LegibleWalk(Walker):
    """Notes in `found` what cannot be read, and which word of a footer is not true."""

    def __init__(self, disk: SimDisk, ways: "dict[str, Sequence[int]]") -> None:
        super().__init__(QuietHandheld(disk=disk), LegibleWalk._read, ways)
        self.handheld.app.screen.stack.canvas.__class__ = _BlindCanvas
        self.found: list[str] = []

    def act(self, index: int) -> None:
        """Do one of ACTIONS, and compare with what the footer says."""
        before = _Moment(self.handheld)
        super().act(index)
        name, _, kind = ACTIONS[index]
        if kind in (TAP, HOLD, LONG):
            self._compare(before, name)

    def _read(self) -> None:
        screen = self.screen
        self.found += [f"{type(screen).__name__}: {fault}" for fault in faults(sheet_of(screen))]

    def _compare(self, before: _Moment, action: str) -> None:
        promises = before.sheet.promises()
        word = promises.get(action, b"")
        if word.startswith(_HOLD) or not word:
            return
        after = _Moment(self.handheld)
        broken = _broken(before, after, word)
        if broken:
            screen = type(before.screen).__name__
            self.found.append(f"{screen}: {action} is to {word.decode()!r}, but {broken}")


def _broken(before: _Moment, after: _Moment, word: bytes) -> str:
    """Return how a word is not true, "" when it is."""
    if before.is_like(after):
        return "nothing happens"
    is_elsewhere = after.screen is not before.screen or after.title != before.title
    if word in _LEAVING and not is_elsewhere:
        return "the screen stays"
    if word in _OPENING and not is_elsewhere and not after.said:
        return "no other screen comes"
    if word in _UNDOING and after.moves not in (before.moves, None):
        return "a move is made"
    return ""
