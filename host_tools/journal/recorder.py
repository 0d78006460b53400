"""Plays whole games, always the same ones, for the tests: `record_command` writes them.

A game is played through the table by a seeded hand that undoes and redoes now and then.
"""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import count
from typing import Any

from engine import record as codec
from engine import seal
from engine.header import NUMBERS, Header
from engine.table import Table
from engine.verdict import NOBODY
from games import catalogue
from host_tools.firmware_path import ROOT
from host_tools.journal.log_file import SUFFIX
from host_tools.simulated.shelf import Shelf

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


# Games of the tests' own game, with which the tools are tried.
SAMPLE = "lamplight"
RECIPES = {
    "won": Recipe(SAMPLE, b"\x03", 60, is_wanted=lambda verdict: verdict.winner != NOBODY),
    "dry": Recipe(
        SAMPLE, b"\x05", 80, is_wanted=lambda verdict: verdict.is_over and verdict.winner == NOBODY
    ),
    "open": Recipe(SAMPLE, b"\x02", 24, is_ended=False),
}


def played(recipes: Mapping[str, Recipe]) -> dict[str, bytes]:
    """Return the games of some recipes, played anew, by the names of their files."""
    with Shelf(str(TEST_GAMES)):
        return {name + SUFFIX: _record(recipe) for name, recipe in recipes.items()}


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
    header = Header(recipe.game, play.RULES.VERSION, recipe.setup, recipe.flags)
    header.first, header.count = hand.randrange(NUMBERS), 1 + hand.randrange(40)
    seal.sealed(header, secret)
    written = [header.encode()]
    table = Table(play.RULES, header, secret, written.append)
    for seat in range(play.cutters(recipe.setup)):
        table.cut(seal.cut(seat, hand.randrange(NUMBERS)))
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
