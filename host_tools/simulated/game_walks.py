"""Walks over the screens of Zoneplex, each from another point of a game. MicroPython only.

Its screens are too many for one walk from the launcher, and the last are seventy cards away.
"""

from host_tools.simulated import staged_game
from host_tools.simulated.walker import ACTIONS, watched_walker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from host_tools.simulated.heap_watch import HeapWatch
    from host_tools.simulated.walker import Walker

_NAMES = [name for name, _, _ in ACTIONS]
_UP, _DOWN, _OK, _BACK = [_NAMES.index(name) for name in ("UP", "DOWN", "OK", "BACK")]
_MENU, _ENTER = _NAMES.index("hold OK"), _NAMES.index("hold OK for long")
_UNDO = _NAMES.index("hold BACK")
_ALL = range(len(ACTIONS))
_IN_PLACE = [action for action in _ALL if action not in (_MENU, _ENTER)]
_LIST = (_DOWN, _OK, _BACK)

# The turn: lists are gone through, the launcher leads back in, the table menu leads to the deal.
_TURN: "dict[str, Sequence[int]]" = {
    "": _IN_PLACE,
    "StonesScreen": _ALL,
    "JudgeScreen": _ALL,
    "TableMenu": _LIST,
    "ThenScreen": _LIST,
    "AdjustScreen": (_OK, _BACK, _DOWN),
    "PickScreen": _LIST,
    "DealScreen": _LIST,
    "SetupScreen": (_BACK,),
    "HelpPage": (_BACK,),
    "Launcher": (_OK,),
}
# The pages that the table menu leads to.
_PAGES: "dict[str, Sequence[int]]" = {
    "": _IN_PLACE,
    "PeekScreen": _ALL,
    "CardScreen": (_MENU,),
    "TurnScreen": (_MENU,),
    "TableMenu": _LIST,
    "AdjustScreen": (_BACK,),
    "LeftScreen": (_DOWN, _BACK),
    "HistoryScreen": (_DOWN, _BACK),
    "SetupScreen": (_BACK,),
    "HelpPage": (_BACK,),
    "Launcher": (_OK,),
}
# From the set-up of a new game there is a way back to the one before: undo.
_SET_UP: "dict[str, Sequence[int]]" = {
    "": _ALL,
    "CutScreen": (_OK, _UNDO),
    "TurnScreen": (_MENU, _UNDO),
    "TableMenu": (_UP, _OK),
    "HelpPage": (_BACK,),
    "Launcher": (_OK,),
}
# The row of the mode, and from there to the list that is ticked off.
_MODES: "dict[str, Sequence[int]]" = {
    "": (_DOWN, _OK),
    "SetupScreen": (_OK, _DOWN),
    "ModeScreen": _ALL,
    "ChecklistScreen": _ALL,
    "CutScreen": (_OK, _UNDO),
    "LayOutScreen": (_UNDO, _OK),
    "TurnScreen": (_MENU, _UNDO),
    "TableMenu": (_UP, _OK),
    "NamesScreen": (_BACK,),
    "HelpPage": (_BACK,),
    "Launcher": (_OK,),
}
# What the table agrees on.
_DEAL: "dict[str, Sequence[int]]" = {"": (_MENU,), "TableMenu": _LIST, "DealScreen": _ALL}
_SHEET: "dict[str, Sequence[int]]" = {"": (_MENU,), "VendettaScreen": _ALL, "WriteInScreen": _ALL}
_RESUME = (_OK,)
_TO_THE_SHEET = (_OK, _MENU, _DOWN, _DOWN, _DOWN, _DOWN, _OK)
_TO_THE_DEAL = (_OK, _OK, _MENU, _DOWN, _OK)
_NEW_GAME = (_OK, _MENU, _UP, _UP, _OK)
_TO_THE_NAMES = (_DOWN, _DOWN, _DOWN, _DOWN, _OK, _OK)
_TO_THE_LIST = (_DOWN, _OK, _DOWN, _OK, _UP, _OK)

# Where a walk begins, what is tried, the way in, and how many actions it is given.
_WALKS = (
    (staged_game.begun, _SET_UP, _NEW_GAME + _TO_THE_NAMES, 300),
    (staged_game.fresh, _PAGES, _RESUME, 300),
    (staged_game.at_the_eye, _PAGES, _RESUME, 200),
    (staged_game.fresh, _TURN, _RESUME, 200),
    (staged_game.in_battle, _TURN, _RESUME, 400),
    (staged_game.bargaining, _DEAL, _TO_THE_DEAL, 100),
    (staged_game.complete, _TURN, _RESUME, 200),
    (staged_game.at_the_eye, _TURN, _RESUME, 350),
    (staged_game.at_the_council, _TURN, _RESUME, 150),
    (staged_game.begun, _MODES, _NEW_GAME + _TO_THE_LIST, 80),
    (staged_game.unlaid, _TURN, _RESUME, 40),
    (staged_game.evoking, _TURN, _RESUME, 150),
    (staged_game.trying, _PAGES, _RESUME, 120),
    (staged_game.banished, _TURN, _RESUME, 30),
    (staged_game.racing, _TURN, _RESUME, 150),
    (staged_game.racing, _SHEET, _TO_THE_SHEET, 60),
)


def walks() -> "list[tuple[Walker, HeapWatch]]":
    """Walk from the set-up, and from points in the course of a game."""
    return [_walk(story(), ways, way_in, most) for story, ways, way_in, most in _WALKS]


def _walk(
    game: "staged_game.StagedGame",
    ways: "dict[str, Sequence[int]]",
    way_in: "Sequence[int]",
    most_actions: int,
) -> "tuple[Walker, HeapWatch]":
    walker, watch = watched_walker(game.disk, ways)
    for action in way_in:
        walker.act(action)
    walker.walk(most_actions)
    return walker, watch
