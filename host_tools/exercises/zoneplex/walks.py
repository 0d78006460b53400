"""Walks over the screens of Zoneplex, each from another point of a game.

Its screens are too many for one walk from the launcher, and the last are seventy cards away.
"""

from host_tools.exercises.walker import ACTIONS, watched_walker
from host_tools.exercises.zoneplex import staged_game

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from host_tools.exercises.heap_watch import HeapWatch
    from host_tools.exercises.walker import Walker
    from host_tools.simulated.disk import SimDisk

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
    "EyeJudgeScreen": _ALL,
    "TableMenu": _LIST,
    "WhatElseScreen": _LIST,
    "AdjustScreen": (_OK, _BACK, _DOWN),
    "PickScreen": _LIST,
    "PaymentScreen": _LIST,
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
    "DeckLeftScreen": (_DOWN, _BACK),
    "HistoryScreen": (_DOWN, _BACK),
    "SetupScreen": (_BACK,),
    "HelpPage": (_BACK,),
    "Launcher": (_OK,),
}
# From the set-up of a new game there is a way back to the one before: undo.
_SET_UP: "dict[str, Sequence[int]]" = {
    "": _ALL,
    "SealScreen": (_DOWN, _OK, _UNDO),
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
    "SealScreen": (_DOWN, _OK, _UNDO),
    "CutScreen": (_OK, _UNDO),
    "LayOutScreen": (_UNDO, _OK),
    "TurnScreen": (_MENU, _UNDO),
    "TableMenu": (_UP, _OK),
    "NamesScreen": (_BACK,),
    "HelpPage": (_BACK,),
    "Launcher": (_OK,),
}
# What the table agrees on.
_DEAL: "dict[str, Sequence[int]]" = {
    "": (_MENU,),
    "TableMenu": _LIST,
    "DealScreen": _ALL,
    "PaymentScreen": _ALL,
}
_SHEET: "dict[str, Sequence[int]]" = {"": (_MENU,), "VendettaScreen": _ALL, "WriteInScreen": _ALL}
_SIGNS: "dict[str, Sequence[int]]" = {
    "": _ALL,
    "SetupScreen": (_OK,),
    "WordScreen": (_DOWN, _OK, _BACK),
}
_RESUME = (_OK,)
_TO_THE_SHEET = (_OK, _MENU, _DOWN, _DOWN, _DOWN, _DOWN, _OK)
_TO_THE_DEAL = (_OK, _OK, _MENU, _DOWN, _OK)
_NEW_GAME = (_OK, _MENU, _UP, _UP, _OK)
_TO_THE_NAMES = (_DOWN, _DOWN, _DOWN, _DOWN, _OK, _OK)
_TO_THE_SIGNS = (_UP, _UP, _UP, _OK)
_TO_THE_LIST = (_DOWN, _OK, _DOWN, _OK, _UP, _OK)

# Where a walk begins, what is tried, the way in, and how many actions it is given.
_WALKS = {
    "new game": (staged_game.begun, _SET_UP, _NEW_GAME + _TO_THE_NAMES, 300),
    "signs": (staged_game.begun, _SIGNS, _NEW_GAME + _TO_THE_SIGNS, 80),
    "pages": (staged_game.fresh, _PAGES, _RESUME, 600),
    "pages at The Eye": (staged_game.at_the_eye, _PAGES, _RESUME, 200),
    "turn": (staged_game.fresh, _TURN, _RESUME, 200),
    "battle": (staged_game.in_battle, _TURN, _RESUME, 400),
    "sacrifice": (staged_game.lifted, _TURN, _RESUME, 60),
    "bargain": (staged_game.bargaining, _DEAL, _TO_THE_DEAL, 100),
    "last tile": (staged_game.at_the_last_tile, _TURN, _RESUME, 40),
    "complete set": (staged_game.complete, _TURN, _RESUME, 200),
    "The Eye": (staged_game.at_the_eye, _TURN, _RESUME, 350),
    "council": (staged_game.at_the_council, _TURN, _RESUME, 150),
    "modes": (staged_game.begun, _MODES, _NEW_GAME + _TO_THE_LIST, 80),
    "laying out": (staged_game.unlaid, _TURN, _RESUME, 40),
    "Evocation": (staged_game.evoking, _TURN, _RESUME, 150),
    "try for The Eye": (staged_game.trying, _PAGES, _RESUME, 120),
    "banished": (staged_game.banished, _TURN, _RESUME, 30),
    "race": (staged_game.racing, _TURN, _RESUME, 150),
    "match sheet": (staged_game.racing, _SHEET, _TO_THE_SHEET, 60),
}
# The screens that each walk is for: no other need lead there.
REACHES = {
    "new game": (
        "tabletop.setup.cut_screen.CutScreen",
        "tabletop.setup.number_screen.NumberScreen",
        "tabletop.setup.seal_screen.SealScreen",
        "tabletop.setup.setup_screen.SetupScreen",
        "tabletop.setup.names_screen.LettersScreen",
        "tabletop.setup.names_screen.NamesScreen",
        "games.zoneplex.screens.setup.mode_screen.ModeScreen",
    ),
    "signs": (
        "games.zoneplex.screens.setup.sign_screen.SignScreen",
        "games.zoneplex.screens.setup.signs_screen.SignsScreen",
        "games.zoneplex.screens.setup.word_screen.WordScreen",
    ),
    "pages": (
        "tabletop.pages.deck_left_screen.DeckLeftScreen",
        "tabletop.pages.lifeboat_screen.LifeboatScreen",
        "games.zoneplex.screens.pages.peek_screen.PeekScreen",
        "games.zoneplex.screens.pages.scores_screen.ScoresScreen",
    ),
    "pages at The Eye": ("games.zoneplex.screens.pages.eye_judge_screen.EyeJudgeScreen",),
    "turn": (
        "tabletop.pick_screen.PickScreen",
        "games.zoneplex.screens.turn.card_screen.CardScreen",
        "games.zoneplex.screens.turn.turn_screen.TurnScreen",
        "games.zoneplex.screens.turn.what_else_screen.WhatElseScreen",
    ),
    "battle": (
        "tabletop.pages.adjust_screen.AdjustScreen",
        "games.zoneplex.screens.battle.allies_screen.AlliesScreen",
        "games.zoneplex.screens.battle.fear_screen.FearScreen",
        "games.zoneplex.screens.battle.result_screen.ResultScreen",
        "games.zoneplex.screens.battle.roll_screen.RollScreen",
        "games.zoneplex.screens.battle.stones_screen.StonesScreen",
    ),
    "sacrifice": ("games.zoneplex.screens.battle.roll_screen.RollScreen",),
    "bargain": (
        "games.zoneplex.screens.battle.deal_screen.DealScreen",
        "games.zoneplex.screens.battle.payment_screen.PaymentScreen",
    ),
    "last tile": ("games.zoneplex.screens.end.complete_screen.CompleteScreen",),
    "complete set": ("games.zoneplex.screens.end.reveal_screen.RevealScreen",),
    "The Eye": ("games.zoneplex.screens.pages.eye_judge_screen.EyeJudgeScreen",),
    "council": (
        "games.zoneplex.screens.end.end_screen.EndScreen",
        "games.zoneplex.screens.end.vote_screen.VoteScreen",
    ),
    "modes": ("tabletop.setup.checklist_screen.ChecklistScreen",),
    "laying out": ("games.zoneplex.screens.setup.lay_out_screen.LayOutScreen",),
    "Evocation": ("games.zoneplex.screens.turn.stacks_screen.StacksScreen",),
    "try for The Eye": (
        "games.zoneplex.screens.pages.eye_judge_screen.EyeJudgeScreen",
        "games.zoneplex.screens.turn.stacks_screen.StacksScreen",
    ),
    "banished": ("games.zoneplex.screens.turn.banished_screen.BanishedScreen",),
    "race": (
        "games.zoneplex.screens.battle.result_screen.ResultScreen",
        "games.zoneplex.screens.turn.stacks_screen.StacksScreen",
    ),
    "match sheet": (
        "tabletop.vendetta_screen.VendettaScreen",
        "tabletop.vendetta_screen.WriteInScreen",
    ),
}


def walk(name: str) -> "tuple[Walker, HeapWatch]":
    """Walk with the heap watched. MicroPython only."""
    disk, ways, way_in, most_actions = plan(name, staged_game.THREE)
    walker, watch = watched_walker(disk, ways)
    for action in way_in:
        walker.act(action)
    walker.walk(most_actions)
    return walker, watch


def plan(name: str, players: "tuple[bytes, ...]") -> "tuple[SimDisk, dict, Sequence[int], int]":
    """Return a walk: the flash with its game, what is tried, the way in, how many actions."""
    story, ways, way_in, most_actions = _WALKS[name]
    return story(players).disk, ways, way_in, most_actions
