"""Lets the strengths of the device play ZoneS against each other, by the firmware's own rules."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.chance import Chance
from engine.refusal import Refusal
from games.zones.rules import contract
from games.zones.rules import setup as decisions
from games.zones.rules import state as rules
from games.zones.rules.opponent import placing
from games.zones.rules.opponent.search import Search
from host_tools.sweeps.spread import spread

STRENGTHS = ("weak", "middle", "strong")
PAIRS = (("strong", "weak"), ("strong", "middle"), ("middle", "weak"))
MOST_TURNS = 300  # of both; then it is a draw

_SETUP = decisions.encode(decisions.GLASS, (b"Midgard", b"Trolls"))
_CHUNK = 2  # games that a process plays before it says so: a deal from both sides
_AT_ONCE = 50  # positions


class Illegal(Exception):
    """The device made a move that the rules refuse."""


@dataclass(frozen=True)
class Played:
    """One game, as the first of two strengths sees it."""

    is_midgard: bool  # the first one played Midgard
    won: int  # 1, or -1 lost, or 0
    turns: int
    moves: int  # with those before the first turn


@dataclass(frozen=True)
class Figures:
    """How games went, as the first of two strengths sees them."""

    games: int
    won_as_midgard: int
    won_as_trolls: int
    drawn: int
    turns: float
    moves: int

    @property
    def won(self) -> int:
        """Return how many games the first one won."""
        return self.won_as_midgard + self.won_as_trolls

    @property
    def lost(self) -> int:
        """Return how many games the first one lost."""
        return self.games - self.won - self.drawn


def figures(games: Sequence[Played]) -> Figures:
    """Return what games came to."""
    won = [game.is_midgard for game in games if game.won > 0]
    return Figures(
        games=len(games),
        won_as_midgard=sum(won),
        won_as_trolls=len(won) - sum(won),
        drawn=sum(game.won == 0 for game in games),
        turns=sum(game.turns for game in games) / len(games),
        moves=sum(game.moves for game in games),
    )


def play_all(pair: tuple[str, str], count: int, seed: int, workers: int) -> Iterator[list[Played]]:
    """Play games in several processes; yield them piece by piece."""
    pieces = [range(at, min(at + _CHUNK, count)) for at in range(0, count, _CHUNK)]
    yield from spread(_piece, [(pair, piece, seed) for piece in pieces], workers)


def _piece(task: tuple[tuple[str, str], range, int]) -> list[Played]:
    pair, numbers, seed = task
    return [play(pair, number, seed) for number in numbers]


def play(pair: tuple[str, str], number: int, seed: int) -> Played:
    """Play a game by its number: each deal comes twice, with the sides changed."""
    is_midgard = number % 2 == 0
    first, second = (STRENGTHS.index(name) + 1 for name in pair)
    strengths = (first, second) if is_midgard else (second, first)
    chance = Chance(Random(f"{seed}/{number // 2}").randbytes(32))
    state: Any = contract.new(_SETUP, chance)
    moves = 0
    while state.step != rules.OVER and sum(state.turns) < MOST_TURNS:
        _move(state, strengths[state.active])
        moves += 1
    own = 0 if is_midgard else 1
    won = 0 if state.winner == rules.NONE else 1 if state.winner == own else -1
    return Played(is_midgard, won, sum(state.turns), moves)


def _move(state: Any, strength: int) -> None:
    """Let the device make one move."""
    state.chance.tape = bytearray()
    move = _thought(state, strength) if state.step == rules.TURN else placing.choose(state)
    outcome = contract.apply(state, move)
    if isinstance(outcome, Refusal):
        raise Illegal(f"{list(move)}: {outcome.sentence.decode()}")


def _thought(state: Any, strength: int) -> bytes:
    search = Search(state, strength)
    while not search.step(_AT_ONCE):
        pass
    return bytes(search.move)
