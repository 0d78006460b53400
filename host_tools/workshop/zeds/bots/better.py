"""A better player: weighs what each drawing would leave, and when to spend what it has."""

from dataclasses import dataclass
from math import pow

from host_tools.workshop.zeds.bots.board import FREE, Board
from host_tools.workshop.zeds.bots.outlook import look
from host_tools.workshop.zeds.sheet import GRENADE, SHELTER

Choice = tuple[int, int]  # sector, square


@dataclass(frozen=True)
class Weights:
    """What a board is worth, in points; found by trying."""

    escape: float = 20.0
    gun: float = 1.33
    shelter: float = 0.9
    grenade: float = 0.4
    refuge: float = 0.1
    openness: float = 0.7
    courage: float = 0.1
    nerve: float = 0.9
    patience: float = 3.0


_FOUND = Weights()
_STOCK = 4  # guns, or quiet squares: more than that hardly help
_SAMPLE = 3  # of the sectors that a second roll may bring, every third is tried


class Better:
    """Looks at ways through what is not drawn yet, and keeps squares for what is dangerous."""

    name = "better"

    def __init__(self, weights: Weights = _FOUND) -> None:
        self._weights = weights

    def choose(self, board: Board, sectors: list[int]) -> Choice:
        """Return which of the sectors goes to which square."""
        choices = [(sector, square) for sector in sectors for square in board.free()]
        return max(choices, key=lambda choice: self._after(board, choice))

    def wants_shelter(self, board: Board, choice: Choice) -> bool:
        """Tell whether another roll promises more than even the best place for this sector."""
        kept = self._after(board, choice)
        if kept > self.worth(board) - self._weights.patience:
            return False
        spent = board.copy()
        spent.use_shelter()
        others = [number for number in range(36) if number not in board.drawn][::_SAMPLE]
        worths = [self._after(spent, self.choose(spent, [sector])) for sector in others]
        return sum(worths) > kept * len(worths)

    def target(self, board: Board) -> tuple[int, int] | None:
        """Return the zombie whose end brings more than the grenade costs."""
        best, worth = None, self.worth(board)
        for target in board.targets():
            after = board.copy()
            after.throw(target)
            if self.worth(after) > worth:
                best, worth = target, self.worth(after)
        return best

    def _after(self, board: Board, choice: Choice) -> float:
        sector, square = choice
        after = board.copy()
        after.draw(square, sector)
        return self.worth(after)

    def worth(self, board: Board) -> float:
        """Return what a board is worth, in points."""
        weights = self._weights
        if board.is_lost:
            return -weights.escape
        ahead = look(board, weights.openness, weights.courage)
        free = board.drawn.count(FREE)
        stock = weights.gun * min(board.guns, _STOCK)
        stock += weights.grenade * board.grenades + weights.shelter * board.shelters
        calm = weights.refuge * min(free - len(ahead.border), _STOCK)
        hope = ahead.way_out * ahead.way_to_generator * pow(weights.nerve, ahead.danger)
        return hope * (weights.escape + board.points()) + free * (stock + calm) / len(board.drawn)


class Thrifty(Better):
    """The better player, who never uses shelters, or grenades: what are they worth?"""

    def __init__(self, unused: str) -> None:
        super().__init__()
        self._unused = unused

    def wants_shelter(self, board: Board, choice: Choice) -> bool:
        """Tell whether another roll promises more, when shelters are used at all."""
        return self._unused != SHELTER and super().wants_shelter(board, choice)

    def target(self, board: Board) -> tuple[int, int] | None:
        """Return the zombie to erase, when grenades are used at all."""
        return None if self._unused == GRENADE else super().target(board)
