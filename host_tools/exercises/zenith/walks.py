"""Walks over the screens of Zenith, each from another point of a game. MicroPython only."""

from host_tools.exercises.walker import ACTIONS, watched_walker
from host_tools.exercises.zenith import staged_game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from host_tools.exercises.heap_watch import HeapWatch
    from host_tools.exercises.walker import Walker
    from host_tools.simulated.disk import SimDisk

_NAMES = [name for name, _, _ in ACTIONS]
_UP, _DOWN, _OK, _BACK = [_NAMES.index(name) for name in ("UP", "DOWN", "OK", "BACK")]
_MENU = _NAMES.index("hold OK")
_LIST = (_DOWN, _OK, _BACK)

_TURN: "dict[str, Sequence[int]]" = {
    "": (_UP, _DOWN, _OK, _BACK),
    "JudgeScreen": (_BACK,),
    "SetupScreen": (_BACK,),
    "HelpPage": (_BACK,),
    "Launcher": (_OK,),
}
_PAGES: "dict[str, Sequence[int]]" = {
    "": (_DOWN, _BACK),
    "TableScreen": (_MENU,),
    "TableMenu": _LIST,
    "AdjustScreen": (_OK, _DOWN, _BACK),
    "PutCardScreen": (_BACK,),
    "PickScreen": (_BACK,),
    "HistoryScreen": (_BACK,),
    "SetupScreen": (_BACK,),
    "VendettaScreen": (_BACK,),
    "HelpPage": (_BACK,),
    "Launcher": (_OK,),
}
_TO_WHO_COULD_WIN = (_OK, _MENU) + (_DOWN,) * 5 + (_OK,)
_TO_WHAT_WAS_DONE = (_OK, _MENU, _DOWN, _OK)
_TO_PUT_A_CARD = (_OK, _MENU) + (_DOWN,) * 6 + (_OK, _OK) + (_DOWN,) * 20 + (_OK,)

# Where a walk begins, what is tried, the way in, and how many actions it is given.
_WALKS = {
    "set-up": (staged_game.opened, _TURN, (_OK,), 20),
    "turn": (staged_game.begun, _TURN, (_OK,), 60),
    "recruit": (staged_game.rich, _TURN, (_OK, _OK), 30),
    "planet": (staged_game.choosing_a_planet, _TURN, (_OK,), 15),
    "list": (staged_game.giving, _TURN, (_OK,), 10),
    "mobilise": (staged_game.mobilising, _TURN, (_OK,), 20),
    "pages": (staged_game.rich, _PAGES, (_OK,), 60),
    "what was done": (staged_game.choosing_a_planet, _PAGES, _TO_WHAT_WAS_DONE, 4),
    "who could win": (staged_game.rich, _PAGES, _TO_WHO_COULD_WIN, 4),
    "put a card": (staged_game.rich, _PAGES, _TO_PUT_A_CARD, 4),
    "end": (staged_game.won, _TURN, (_OK,), 15),
}
# The screens that each walk is for: no other need lead there.
REACHES = {
    "set-up": (
        "games.zenith.screens.setup.lay_out_screen.DrawScreen",
        "games.zenith.screens.setup.lay_out_screen.LayOutScreen",
    ),
    "turn": (
        "games.zenith.screens.turn.table_screen.TableScreen",
        "games.zenith.screens.turn.faction_screen.LeaderScreen",
    ),
    "recruit": ("games.zenith.screens.turn.recruit_screen.RecruitScreen",),
    "planet": ("games.zenith.screens.turn.planet_screen.PlanetScreen",),
    "list": ("games.zenith.screens.turn.list_screen.ListScreen",),
    "mobilise": ("games.zenith.screens.turn.mobilise_screen.MobiliseScreen",),
    "pages": ("games.zenith.screens.pages.list_page.ListPage",),
    "what was done": ("games.zenith.screens.pages.done_page.DonePage",),
    "who could win": ("tabletop.text_page.TextPage",),
    "put a card": ("games.zenith.screens.pages.put_card_screen.PutCardScreen",),
    "end": (
        "games.zenith.screens.end_screen.EndScreen",
        "tabletop.pages.judge_screen.JudgeScreen",
    ),
}


def plan(
    name: str,
) -> "tuple[SimDisk, dict[str, Sequence[int]], Sequence[int], int]":
    """Return the disk of a walk, what is tried, the way in, and how many actions it is given."""
    make, ways, way_in, most_actions = _WALKS[name]
    return make(), ways, way_in, most_actions


def walk(name: str) -> "tuple[Walker, HeapWatch]":
    """Walk from one point of a game, with the heap locked wherever it may be."""
    disk, ways, way_in, most_actions = plan(name)
    walker, watch = watched_walker(disk, ways)
    for action in way_in:
        walker.act(action)
    walker.walk(most_actions)
    return walker, watch
