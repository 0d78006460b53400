"""A player of modest skill: likes to grow towards the exit, and overlooks what a drawing joins."""

from random import Random

from host_tools.workshop.zeds.bots.board import Board
from host_tools.workshop.zeds.bots.outlook import border_of

Choice = tuple[int, int]  # sector, square

_NO_WAY = 12  # steps to the exit when nothing can be drawn on
_MOOD = 2  # points that a whim is worth


class Modest:
    """Looks at what a drawing does at once, and no further."""

    name = "modest"

    def __init__(self, random: Random) -> None:
        self._random = random

    def choose(self, board: Board, sectors: list[int]) -> Choice:
        """Return which of the sectors goes to which square."""
        choices = [(sector, square) for sector in sectors for square in board.free()]
        return max(choices, key=lambda choice: self._worth(board, choice))

    def wants_shelter(self, board: Board, choice: Choice) -> bool:
        """Tell whether a sector is to be refused: only when it would be the end."""
        return _after(board, choice).is_lost

    def target(self, board: Board) -> tuple[int, int] | None:
        """Return what to throw a grenade at: a zombie next to the passable area."""
        near = [target for target in board.targets() if _is_near(board, target[0])]
        return self._random.choice(near) if near else None

    def _worth(self, board: Board, choice: Choice) -> float:
        after = _after(board, choice)
        if _looks_deadly(board, after, choice):
            return -100.0
        won = after.survivors + after.guns + 2 * after.generators
        won -= board.survivors + board.guns + 2 * board.generators
        grown = sum(map(bool, after.reached)) - sum(map(bool, board.reached))
        return won + grown + _prospect(after) + self._random.uniform(0, _MOOD)


def _looks_deadly(board: Board, after: Board, choice: Choice) -> bool:
    """Tell whether the zombies of the sector itself are too many; others are not looked for."""
    sector, square = choice
    items = board.ground.items[sector]
    joined = [items[half] for half in (0, 1) if after.reached[square] >> half & 1]
    return sum(held[0] for held in joined) > board.guns + sum(held[1] for held in joined)


def _prospect(after: Board) -> int:
    """Return how many ways there are to go on, less the steps that the best one needs."""
    border = border_of(after)
    if after.is_path():
        return len(border) + 6
    return len(border) - min((_steps(after, square) for square in border), default=_NO_WAY)


def _steps(board: Board, square: int) -> int:
    """Return how far a square is from the exit, as if there were no walls."""
    columns = board.ground.sheet.columns
    row, column = divmod(square, columns)
    last_row, last_column = divmod(board.ground.exit, columns)
    return abs(last_row - row) + abs(last_column - column)


def _after(board: Board, choice: Choice) -> Board:
    sector, square = choice
    after = board.copy()
    after.draw(square, sector)
    return after


def _is_near(board: Board, square: int) -> bool:
    return any(board.reached[there] for _, there in board.ground.neighbours[square])
