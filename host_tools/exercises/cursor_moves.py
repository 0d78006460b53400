"""The bus bytes of a cursor that moves in each menu of the firmware."""

from host_tools.exercises.quiet import QuietHandheld
from host_tools.exercises.walker import ACTIONS, Walker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.widgets.menu import Menu

_NAMES = [name for name, _, _ in ACTIONS]
_TOOLS = ("UP", "UP", "UP", "UP", "OK")
_WAIT = ("wait",)
_ROUTES = (_WAIT, ("UP", "UP", "OK", "wait"), _TOOLS + _WAIT, _TOOLS + ("hold OK", "wait"))
_DEEPEST = 10


def bytes_of_moves() -> "tuple[dict[str, int], dict[str, int]]":
    """Return the most bytes by screen: for moves within sight, and for moves that scroll."""
    moved: dict[str, int] = {}
    scrolled: dict[str, int] = {}
    for route in _ROUTES:
        walker = Walker(QuietHandheld(), _nothing)
        for name in route:
            walker.act(_NAMES.index(name))
        for _ in range(_DEEPEST):
            _move(walker, moved, scrolled)
    return moved, scrolled


def picture_pair() -> "tuple[bytes, bytes]":
    """Return the launcher's picture before and after its cursor moved by one row."""
    walker = Walker(QuietHandheld(), _nothing)
    walker.act(_NAMES.index("wait"))
    before = bytes(walker.handheld.board.oled._buf)
    walker.act(_NAMES.index("DOWN"))
    return before, bytes(walker.handheld.board.oled._buf)


def idle_bytes() -> int:
    """Return the bytes sent while the launcher stands still for some seconds."""
    walker = Walker(QuietHandheld(), _nothing)
    walker.act(_NAMES.index("wait"))
    sent = walker.handheld.board.bus.bytes_sent
    walker.act(_NAMES.index("wait"))
    return walker.handheld.board.bus.bytes_sent - sent


def _move(walker: Walker, moved: "dict[str, int]", scrolled: "dict[str, int]") -> None:
    name = type(walker.screen).__name__
    first = _menu(walker).first
    sent = walker.handheld.board.bus.bytes_sent
    walker.act(_NAMES.index("DOWN"))
    sent = walker.handheld.board.bus.bytes_sent - sent
    kind = moved if _menu(walker).first == first else scrolled
    kind[name] = max(kind.get(name, 0), sent)


def _menu(walker: Walker) -> "Menu":
    screen = walker.screen
    return screen._menu if hasattr(screen, "_menu") else screen._chooser


def _nothing(_walker: Walker) -> None:
    pass
