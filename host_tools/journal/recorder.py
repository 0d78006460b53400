"""Records whole games, always the same ones, for the tests: `record_command` writes them.

A game is played through the table by a seeded hand that undoes and redoes now and then.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from engine import record as codec
from engine import seal
from engine.header import PSEUDO, Header
from engine.table import Table
from engine.verdict import NOBODY
from games import catalogue
from host_tools.firmware_path import ROOT
from host_tools.journal.log_file import SUFFIX
from host_tools.simulated.shelf import Shelf

FOLDER = ROOT / "tests" / "recorded"
TEST_GAMES = ROOT / "tests" / "games"

_UNDO = 0.12  # shares of undo and redo among the lines
_REDO = 0.07


@dataclass(frozen=True)
class Recipe:
    """How to come by a game: the first seed whose game is as wanted is kept."""

    game: str
    setup: bytes
    lines: int
    flags: int = 0
    is_ended: bool = True
    is_wanted: Callable[[Any], bool] = lambda verdict: True


RECIPES = {
    "toolbox_evening": Recipe("toolbox", b"", 320),
    "toolbox_pseudo": Recipe("toolbox", b"", 24, PSEUDO),
    "toolbox_open": Recipe("toolbox", b"", 60, is_ended=False),
    "lamplight_won": Recipe(
        "lamplight", b"\x03", 60, is_wanted=lambda verdict: verdict.winner != NOBODY
    ),
    "lamplight_dry": Recipe(
        "lamplight",
        b"\x05",
        80,
        is_wanted=lambda verdict: verdict.is_over and verdict.winner == NOBODY,
    ),
    "lamplight_open": Recipe("lamplight", b"\x02", 24, is_ended=False),
}


def recordings() -> dict[str, bytes]:
    """Return every recorded game by name, played anew."""
    with Shelf(str(TEST_GAMES)):
        return {name: _record(recipe) for name, recipe in RECIPES.items()}


def recorded(name: str) -> Path:
    """Return the file of a recorded game."""
    return FOLDER / (name + SUFFIX)


def _record(recipe: Recipe) -> bytes:
    play = catalogue.load(recipe.game)
    for seed in count():
        table, written = _play(play, recipe, random.Random(seed))
        verdict = play.RULES.verdict(table.state)
        if recipe.is_wanted(verdict) and _has_everything(written):
            return b"".join(written)
    raise AssertionError  # count() has no end


def _play(play: Any, recipe: Recipe, hand: random.Random) -> tuple[Any, list[bytes]]:
    secret = hand.randbytes(32)
    header = Header(
        recipe.game, play.RULES.VERSION, recipe.setup, seal.commitment(secret), recipe.flags
    )
    written = [header.encode()]
    table = Table(play.RULES, header, secret, written.append)
    for seat in range(play.cutters(recipe.setup)):
        table.cut(bytes((seat, hand.randrange(100))) + hand.randbytes(4))
    table.begin()
    while len(written) < recipe.lines and not play.RULES.verdict(table.state).is_over:
        _act(play.RULES, table, hand)
    if recipe.is_ended:
        table.end()
    return table, written


def _act(rules: Any, table: Any, hand: random.Random) -> None:
    share = hand.random()
    if share < _UNDO:
        table.undo(True)
    elif share < _UNDO + _REDO:
        table.redo()
    else:
        moves = rules.moves(table.state)
        kind = hand.choice(sorted({move[0] for move in moves}))
        table.do(hand.choice([move for move in moves if move[0] == kind]))


def _has_everything(written: list[bytes]) -> bool:
    """Tell whether both kinds of undo and a redo are in a log; the tests need them."""
    bodies = {piece[: -codec.CHECK] for piece in written[1:]}
    wanted = (codec.UNDO, codec.UNDO_REVEALED, codec.REDO)
    return all(codec.control_body(code) in bodies for code in wanted)
