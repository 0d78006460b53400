"""Finds every screen by pressing keys: a walk over the user interface that needs no map.

The walk stands on a quiet handheld, tries every action in every state it has not seen, and
goes back to the nearest state with something untried. A state is what can be told from
outside: the screen, the one below it, where its cursor is, what it holds in hand, what is
in motion. So a new screen is found as soon as some key leads to it.
"""

from host_tools.exercises.crowded_disk import crowded_disk
from host_tools.exercises.quiet import FRAME_MS, QuietHandheld, half_full
from host_tools.simulated.disk import SimDisk
from key import BACK, DOWN, HOLD_MS, LONG_MS, OK, UP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from host_tools.exercises.heap_watch import HeapWatch
    from ui.screen import Screen

TAP, HOLD, LONG, WAIT = 0, 1, 2, 3
ACTIONS = (
    ("UP", UP, TAP),
    ("DOWN", DOWN, TAP),
    ("OK", OK, TAP),
    ("BACK", BACK, TAP),
    ("hold OK", OK, HOLD),
    ("hold BACK", BACK, HOLD),
    ("hold OK for long", OK, LONG),
    ("hold BACK for long", BACK, LONG),
    ("wait", 0, WAIT),
)

# A key for so many frames. A tap is the shortest that is sure to be sampled as down, then as up.
_FRAMES = {TAP: 2, HOLD: HOLD_MS // FRAME_MS + 3, LONG: LONG_MS // FRAME_MS + 3}
_WAIT_FRAMES = 180  # the longest animation is over by then
_MOST_ROWS = 12  # told apart in a list; a history has hundreds
_ALL = range(len(ACTIONS))
# In ACTIONS: UP, OK, BACK, wait.
_UP, _OK, _BACK, _WAIT = 0, 2, 3, 8
# What is tried on a screen. A game that is to be set up first has walks of its own; the steps of
# the self-test go on by time, and a hold is nothing there.
WAYS: "dict[str, Sequence[int]]" = {
    "": _ALL,
    "SetupScreen": (_BACK,),
    "DisplayScreen": (_WAIT, _OK, _BACK),
    "KeysScreen": (_UP, 1, _OK, _BACK),
    "LightsScreen": (_WAIT, _OK, _BACK),
}
_DRAINED_ACTIONS = 60
_LOST = 200  # actions without anything to try: what is left was reached by chance


class Walker:
    """Walks until nothing is untried. `seen` maps each screen class, by module and name, to how
    many states it had.

    `frame()` lets a frame pass; it may be replaced by one that looks closer. `arrived(walker)`
    is called in every new state. `ways` has the actions that are tried on a screen, by its name,
    and by "" for all others.
    """

    def __init__(
        self,
        handheld: QuietHandheld,
        arrived: "Callable[[Walker], None]",
        ways: "dict[str, Sequence[int]] | None" = None,
    ) -> None:
        self.handheld = handheld
        self._ways = ways or {"": _ALL}
        self.frame = handheld.frame
        self.seen: dict[str, int] = {}
        self.actions = 0
        self.last_action = "boot"
        self._arrived = arrived
        self._untried: dict[tuple, list[int]] = {}
        self._edges: dict[tuple, dict[int, tuple]] = {}
        self._tables: set[tuple] = set()
        self.features: set[tuple] = set()  # screen, attribute and shape of all that was seen

    @property
    def screen(self) -> "Screen":
        """Return the screen in sight."""
        return self.handheld.app.screen

    def walk(self, most_actions: int = 20_000) -> None:
        """Visit everything that can be reached; stop early after `most_actions`."""
        state = self._arrive()
        lost = 0
        while self.actions < most_actions:
            lost = 0 if self._untried[state] else lost + 1
            route = self._route(state) or self._any_way()
            if not route or lost > _LOST:
                return
            action = route[0]
            if action in self._untried[state]:
                self._untried[state].remove(action)
            self.act(action)
            following = self._arrive()
            self._edges[state][action] = following
            state = following

    def _tried_here(self) -> "Sequence[int]":
        """Return the actions that are tried on the screen in sight."""
        return self._ways.get(type(self.screen).__name__, self._ways[""])

    def _any_way(self) -> "list[int]":
        """Return some action where all look tried: what looks alike may lead elsewhere now."""
        tried = self._tried_here()
        return [tried[self.actions * 7 // 3 % len(tried)]] if tried else []

    def act(self, index: int) -> None:
        """Do one of ACTIONS, by the key itself."""
        self.last_action, key, kind = ACTIONS[index]
        self.actions += 1
        if kind == WAIT:
            self._frames(_WAIT_FRAMES)
            return
        finger = self.handheld.board.fingers[key]
        finger.is_down = True
        self._frames(_FRAMES[kind])
        finger.is_down = False
        self._frames(_FRAMES[TAP])
        while self.screen.stack.coming is not None:  # what was put off is shown
            self.frame()

    def _frames(self, count: int) -> None:
        for _ in range(count):
            self.frame()

    def _arrive(self) -> tuple:
        """Note where the walk is. A new look, or a new table behind it, is worth trying all."""
        name = type(self.screen).__name__
        look = (self._below(), name) + shape_of(self.screen)
        table = (name,) + table_shape(self.screen)
        if look not in self._untried or table not in self._tables:
            self._tables.add(table)
            self._untried[look] = list(self._tried_here())
            self._edges.setdefault(look, {})
            whole_name = type(self.screen).__module__ + "." + name
            self.seen[whole_name] = self.seen.get(whole_name, 0) + 1
            self.features.update([(name,) + each for each in look[2:] + table[1:]])
            self._arrived(self)
        return look

    def _below(self) -> str:
        """Return the class of the screen below the one in sight."""
        screens = self.screen.stack._screens
        return type(screens[-2]).__name__ if len(screens) > 1 else ""

    def _route(self, start: tuple) -> "list[int]":
        """Return the fewest actions to something untried, or none."""
        routes: dict[tuple, list[int]] = {start: []}
        queue = [start]
        for look in queue:
            route = routes[look]
            if self._untried[look]:
                return route + self._untried[look][:1]
            for action, following in self._edges[look].items():
                if following not in routes:
                    routes[following] = route + [action]
                    queue.append(following)
        return []


def watched_walk() -> "tuple[Walker, HeapWatch]":
    """Walk everywhere with the heap locked wherever it may be. MicroPython only."""
    walker, watch = watched_walker(crowded_disk(), WAYS)
    walker.walk()
    return walker, watch


def drained_walk() -> "tuple[Walker, HeapWatch]":
    """Walk the same way with a cell so empty that the device has only that to say."""
    walker, watch = watched_walker(SimDisk(), {"": _ALL}, _drained)
    walker.handheld.frame()  # notices the cell
    walker.walk(_DRAINED_ACTIONS)
    return walker, watch


def _drained() -> int:
    return 1_670_000


def watched_walker(
    disk: "SimDisk",
    ways: "dict[str, Sequence[int]]",
    read_uv: "Callable[[], int]" = half_full,
) -> "tuple[Walker, HeapWatch]":
    """Return a walker who stands on the launcher, and the watch over the heap."""
    from host_tools.exercises.heap_watch import HeapWatch

    handheld = QuietHandheld(disk=disk, read_uv=read_uv)
    watch = HeapWatch(handheld)

    def arrived(walker: "Walker") -> None:
        watch.last_action = walker.last_action
        watch.look_closely()

    walker = Walker(handheld, arrived, ways)
    walker.frame = watch.frame
    return walker, watch


def shape_of(thing: object) -> tuple:
    """Return what is told apart about a screen: flags, signs of numbers, cursors."""
    shapes = []
    for name, value in sorted(thing.__dict__.items()):
        shape = _shape(value)
        if shape is not None:
            shapes.append((name, shape))
    return tuple(shapes)


def table_shape(screen: "Screen") -> tuple:
    """Return the same about the table that a screen shows, if it shows one."""
    table = getattr(screen, "table", None) or getattr(screen, "_table", None)
    if table is None:
        return ()
    state = table.state
    if state is None:
        return (("cuts", len(table.cuts)),)
    step = (("step of the turn", getattr(state, "step", 0)),)
    names = sorted([name for name in dir(state) if not name.startswith("_")])
    return step + tuple([(name, _shape(getattr(state, name))) for name in names])


def _shape(value: object) -> object:
    if value is None or isinstance(value, bool):
        return str(value)
    if isinstance(value, int):
        return (value > 0) - (value < 0)
    if hasattr(value, "cursor"):
        return min(value.cursor, _MOST_ROWS), getattr(value, "is_in_hand", False)
    if hasattr(value, "change"):
        return _shape(value.change)
    return None
