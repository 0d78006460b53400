"""Walks over the screens of ZoneS, each from another point of a game. MicroPython only."""

from host_tools.exercises.walker import ACTIONS, watched_walker
from host_tools.exercises.zones import staged_game
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.shelf import keys_to

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from host_tools.exercises.heap_watch import HeapWatch
    from host_tools.exercises.walker import Walker

_NAMES = [name for name, _, _ in ACTIONS]
_UP, _DOWN, _OK, _BACK, _WAIT = [
    _NAMES.index(name) for name in ("UP", "DOWN", "OK", "BACK", "wait")
]
_MENU = _NAMES.index("hold OK")
_LIST = (_DOWN, _OK, _BACK)

_TURN: "dict[str, Sequence[int]]" = {
    "": (_UP, _DOWN, _OK, _BACK),
    "PlaceScreen": (_DOWN, _OK, _BACK, _MENU),
    "_PlaceList": _LIST,
    "_BoardList": _LIST,
    "_TurnList": _LIST,
    "PickScreen": _LIST,
    "JudgeScreen": (_BACK,),
    "SetupScreen": (_BACK,),
    "HelpPage": (_BACK,),
    "Launcher": (_OK,),
}
_PAGES: "dict[str, Sequence[int]]" = {
    "": (_DOWN, _OK, _BACK),
    "BoardScreen": (_MENU,),
    "TableScreen": (_MENU,),
    "PickScreen": (_BACK,),
    "MayPage": (_BACK,),
    "AdjustScreen": (_BACK,),
    "TextPage": (_BACK,),
    "LifeboatScreen": (_DOWN, _BACK),
    "HistoryScreen": (_BACK,),
    "JudgeScreen": (_BACK,),
    "FairScreen": (_BACK,),
    "ProofScreen": (_BACK,),
    "SetupScreen": (_BACK,),
    "HelpPage": (_BACK,),
    "Launcher": (_OK,),
}
_CELLS: "dict[str, Sequence[int]]" = {
    "": (_DOWN, _OK, _BACK),
    "Launcher": (_OK,),
}
_QUESTIONS: "dict[str, Sequence[int]]" = {"": (_BACK,), "MayPage": _LIST}
_SETUP: "dict[str, Sequence[int]]" = {"": (_DOWN, _OK, _BACK), "RosterPage": (_DOWN, _OK)}
_HALF: "dict[str, Sequence[int]]" = {"": (_DOWN, _OK, _BACK), "Launcher": (_OK,)}
_TO_QUESTIONS = (_OK, _MENU) + (_DOWN,) * 3 + (_OK,)
_TO_LIFEBOAT = (_OK, _MENU) + (_DOWN,) * 6 + (_OK,)
_TO_ADJUST = (_OK, _MENU) + (_DOWN,) * 5 + (_OK, _OK, _DOWN, _OK)
_TO_TILES = _TO_ADJUST[:-2] + (_DOWN, _DOWN, _OK)

_TO_SETUP = tuple([_NAMES.index(key) for key in keys_to("zones")])  # on a new device
_TO_PIECES = _TO_SETUP + (_DOWN,) * 6 + (_OK,)
_TO_BAG = _TO_SETUP + (_DOWN,) * 7 + (_OK,)

# Where a walk begins, what is tried, the way in, and how many actions it is given.
_WALKS = {
    "pieces": (SimDisk, _SETUP, _TO_PIECES, 40),
    "tiles": (SimDisk, _SETUP, _TO_BAG, 12),
    "draw": (staged_game.drawing, _TURN, (_OK,), 12),
    "start": (staged_game.starting, _TURN, (_OK,), 25),
    "board": (staged_game.at_board, _TURN, (_OK,), 50),
    "clock": (staged_game.timed, _TURN, (_OK,), 40),
    "return": (staged_game.returning, _TURN, (_OK,), 12),
    "behind the screen": (staged_game.hidden, _TURN, (_OK,), 40),
    "first pieces": (staged_game.first_pieces, _HALF, (_OK, _MENU, _OK, _OK), 50),
    "coin": (staged_game.tossing, _TURN, (_OK,), 12),
    "device's coin": (staged_game.coin, _TURN, (_OK,), 12),
    "glass": (staged_game.on_glass, _TURN, (_OK,), 80),
    "glass and clock": (staged_game.timed_glass, _TURN, (_OK,), 50),
    "the device": (staged_game.against_device, _TURN, (_OK,), 20),
    "end": (staged_game.over, _TURN, (_OK, _OK), 20),
    "draw agreed": (staged_game.drawn, _TURN, (_OK, _OK), 15),
    "pages": (staged_game.on_glass, _PAGES, (_OK,), 90),
    "lifeboat": (staged_game.on_glass, _PAGES, _TO_LIFEBOAT, 6),
    "may I capture": (staged_game.timed, _QUESTIONS, _TO_QUESTIONS, 60),
    "adjust a cell": (staged_game.on_glass, _CELLS, _TO_ADJUST, 50),
    "swap tiles": (staged_game.on_glass, _CELLS, _TO_TILES, 50),
}
_TURNS = "games.zones.screens.turn."
_SETUP_ROOM = "games.zones.screens.setup."
_PAGE = "games.zones.screens.pages."
# The screens that each walk is for: no other need lead there.
REACHES = {
    "pieces": (_SETUP_ROOM + "rows_page.RosterPage", _SETUP_ROOM + "rows_page.RowsPage"),
    "tiles": (_SETUP_ROOM + "rows_page.RowsPage",),
    "draw": (_TURNS + "draw_screen.DrawScreen",),
    "start": (_TURNS + "start_screen.StartScreen",),
    "board": (_TURNS + "table_screen.TableScreen", _TURNS + "table_lists._TurnList"),
    "clock": (_TURNS + "table_screen.TableScreen",),
    "return": (_TURNS + "start_screen.ReturnScreen",),
    "behind the screen": (_TURNS + "place_screen.PlaceScreen",),
    "first pieces": (_TURNS + "place_screen.PlaceScreen", _TURNS + "place_lists._PlaceList"),
    "coin": (_TURNS + "start_screen.WhoScreen",),
    "device's coin": (_TURNS + "draw_screen.CoinScreen",),
    "glass": (_TURNS + "board_screen.BoardScreen", _TURNS + "board_lists._BoardList"),
    "glass and clock": (_TURNS + "board_screen.BoardScreen",),
    "the device": (_TURNS + "machine_screen.MachineScreen",),
    "end": ("games.zones.screens.end_screen.EndScreen",),
    "draw agreed": ("games.zones.screens.end_screen.EndScreen",),
    "pages": (_PAGE + "points_page.PointsPage", _PAGE + "cards_page.CardsPage"),
    "lifeboat": ("tabletop.pages.lifeboat_screen.LifeboatScreen",),
    "may I capture": (_PAGE + "may_page.MayPage",),
    "adjust a cell": (_PAGE + "cells_page.CellsPage",),
    "swap tiles": (_PAGE + "cells_page.CellsPage",),
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
