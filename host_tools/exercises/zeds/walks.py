"""Walks over the screens of Zeds Zone, each from another point of a game. MicroPython only."""

from host_tools.exercises.walker import ACTIONS, watched_walker
from host_tools.exercises.zeds import staged_game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from host_tools.exercises.heap_watch import HeapWatch
    from host_tools.exercises.walker import Walker
    from host_tools.simulated.disk import SimDisk

_NAMES = [name for name, _, _ in ACTIONS]
_UP, _DOWN, _OK, _BACK, _WAIT = [
    _NAMES.index(name) for name in ("UP", "DOWN", "OK", "BACK", "wait")
]
_MENU = _NAMES.index("hold OK")
_LIST = (_DOWN, _OK, _BACK)

_TURN: "dict[str, Sequence[int]]" = {
    "": (_UP, _DOWN, _OK, _BACK),
    "PickScreen": _LIST,
    "WhoseScreen": _LIST,
    "CountsScreen": _LIST,
    "JudgeScreen": (_BACK,),
    "SetupScreen": (_BACK,),
    "HelpPage": (_BACK,),
    "Launcher": (_OK,),
}
_PAGES: "dict[str, Sequence[int]]" = {
    "": (_DOWN, _OK, _BACK),
    "DiceScreen": (_MENU,),
    "TableMenu": _LIST,
    "AdjustScreen": _LIST,
    "PickScreen": (_BACK,),
    "TextPage": (_BACK,),
    "HistoryScreen": (_BACK,),
    "JudgeScreen": (_BACK,),
    "FairScreen": (_BACK,),
    "ProofScreen": (_BACK,),
    "SetupScreen": (_BACK,),
    "HelpPage": (_BACK,),
    "Launcher": (_OK,),
}
_TO_CAN_I = (_OK, _MENU) + (_DOWN,) * 4 + (_OK, _WAIT)
_TO_ADJUST = (_OK, _MENU) + (_DOWN,) * 5 + (_OK, _OK)
_TO_CROSS = _TO_ADJUST + (_DOWN, _DOWN, _OK)
_TO_SQUARE = _TO_ADJUST + (_DOWN,) * 4 + (_OK, _DOWN, _DOWN, _OK, _OK)
_TO_BEST = (_OK, _MENU) + (_DOWN,) * 7 + (_OK,)

# Where a walk begins, what is tried, the way in, and how many actions it is given.
_WALKS = {
    "dice alone": (staged_game.dice_alone, _TURN, (_OK,), 20),
    "paper": (staged_game.on_paper, _TURN, (_OK,), 60),
    "collision": (staged_game.colliding, _TURN, (_OK,), 15),
    "collision with a sheet": (staged_game.colliding_known, _TURN, (_OK,), 15),
    "last turn": (staged_game.last_turn, _TURN, (_OK,), 15),
    "questions": (staged_game.finished, _TURN, (_OK,), 40),
    "level": (staged_game.level, _TURN, (_OK,), 30),
    "end": (staged_game.won, _TURN, (_OK, _OK), 40),
    "escaped alone": (staged_game.escaped, _TURN, (_OK,), 20),
    "place": (staged_game.placing, _TURN, (_OK,), 60),
    "grenade": (staged_game.throwing, _TURN, (_OK,), 20),
    "forced": (staged_game.forced, _TURN, (_OK,), 20),
    "pages": (staged_game.refereed, _PAGES, (_OK,), 90),
    "can I still make it": (staged_game.refereed, _PAGES, _TO_CAN_I, 6),
    "cross a sector": (staged_game.refereed, _PAGES, _TO_CROSS, 10),
    "set a square": (staged_game.refereed, _PAGES, _TO_SQUARE, 40),
    "best scores": (staged_game.throwing, _PAGES, _TO_BEST, 4),
}
_TURNS = "games.zeds.screens.turn."
_ENDS = "games.zeds.screens.end."
_PAGE = "games.zeds.screens.pages."
# The screens that each walk is for: no other need lead there.
REACHES = {
    "dice alone": (_TURNS + "dice_screen.DiceScreen",),
    "paper": (
        _TURNS + "entry_screen.EntryScreen",
        _TURNS + "whose_screen.WhoseScreen",
        _TURNS + "counts_screen.CountsScreen",
        _TURNS + "attack_screen.AttackScreen",
    ),
    "collision": (_TURNS + "collision_screen.CollisionScreen",),
    "collision with a sheet": (_TURNS + "collision_screen.CollisionScreen",),
    "last turn": (_TURNS + "generator_screen.GeneratorScreen",),
    "questions": (_ENDS + "escape_screen.EscapeScreen", _ENDS + "score_screen.ScoreScreen"),
    "level": (_ENDS + "score_screen.TieScreen",),
    "end": (_ENDS + "end_screen.EndScreen", "tabletop.pages.judge_screen.JudgeScreen"),
    "escaped alone": (_ENDS + "end_screen.EndScreen",),
    "place": (_TURNS + "place_screen.PlaceScreen", _TURNS + "shelter_screen.ShelterScreen"),
    "grenade": (_TURNS + "grenade_screen.GrenadeScreen",),
    "forced": (_TURNS + "collision_screen.ForcedScreen",),
    "pages": (_PAGE + "sectors_page.SectorsPage", _PAGE + "zone_page.ZonePage"),
    "can I still make it": (_PAGE + "could_page.CouldPage",),
    "cross a sector": (_PAGE + "cross_page.CrossPage",),
    "set a square": (_PAGE + "square_page.SquarePage", _PAGE + "square_page._WhichSector"),
    "best scores": ("tabletop.best_screen.BestScreen",),
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
