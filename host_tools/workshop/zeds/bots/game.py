"""A game of one bot on a known sheet, and what it came to."""

from dataclasses import dataclass
from random import Random
from typing import Protocol

from host_tools.workshop.zeds.bots.board import Board
from host_tools.workshop.zeds.bots.ground import Ground
from host_tools.workshop.zeds.bots.table import FACES, alternatives

Choice = tuple[int, int]


class Bot(Protocol):
    """Who decides."""

    name: str

    def choose(self, board: Board, sectors: list[int]) -> Choice:
        """Return which of the sectors goes to which square."""

    def wants_shelter(self, board: Board, choice: Choice) -> bool:
        """Tell whether to refuse the sector, though this would be the best place for it."""

    def target(self, board: Board) -> tuple[int, int] | None:
        """Return at which zombie outside to throw a grenade; None keeps it."""


@dataclass(frozen=True)
class Played:
    """How a game went; `open_since` is the turn in which the way out was found, 0 for never."""

    escaped: bool
    points: int
    lost_in: int  # the turn of too few guns, 0 for never
    open_since: int
    shelters: int
    grenades: int


class Game:
    """Twenty turns of one player."""

    def __init__(self, ground: Ground, bot: Bot, random: Random) -> None:
        self.board = Board(ground)
        self._bot = bot
        self._random = random
        self._crossed = [False] * FACES * FACES

    def play(self) -> Played:
        """Play to the end."""
        open_since = lost_in = 0
        for turn in range(1, self.board.ground.size + 1):
            self._turn(is_last=turn == self.board.ground.size)
            if self.board.is_lost:
                lost_in = turn
                break
            if not open_since and self.board.has_escaped():
                open_since = turn
        board = self.board
        used = board.used_shelters, board.used_grenades
        return Played(board.has_escaped(), board.points(), lost_in, open_since, *used)

    def _turn(self, *, is_last: bool) -> None:
        board, bot = self.board, self._bot
        if is_last and not board.has_generator():
            choice = bot.choose(board, board.ground.generators)
        else:
            choice = self._rolled()
            if board.shelters and bot.wants_shelter(board, choice):
                board.use_shelter()
                self._crossed[choice[0]] = True
                choice = self._rolled()
        sector, square = choice
        self._crossed[sector] = True
        board.draw(square, sector)
        while board.grenades and not board.is_lost and (target := bot.target(board)):
            board.throw(target)

    def _rolled(self) -> Choice:
        rolled = self._random.randrange(FACES * FACES)
        return self._bot.choose(self.board, alternatives(self._crossed, rolled))
