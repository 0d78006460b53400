"""The board of ZoneS once more, plainly, read off the rulebook and the decisions on it.

A cell is (row, column) from the top left; everything lies in dictionaries, nothing is kept twice.
"""

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from itertools import product

SIZE = 6
SIDES = ("Midgard", "Trolls")
TERRAINS = ("Fields", "Forest", "Hills", "Water")
MIDGARD = ("Spearman", "Archer", "Swordsman", "Vala")
TROLLS = ("Warrior", "Lobber", "Trollwife", "Hill Troll")
KINDS = MIDGARD + TROLLS
COUNTS = (3, 3, 3, 1)
TYPES = ("infantry", "monster", "fortification")

ORTHOGONAL = ((-1, 0), (0, -1), (0, 1), (1, 0))
DIAGONAL = ((-1, -1), (-1, 1), (1, -1), (1, 1))
PATTERNS = {
    "orthogonal": ORTHOGONAL,
    "diagonal": DIAGONAL,
    "any": ORTHOGONAL + DIAGONAL,
}
CELLS = tuple(product(range(SIZE), range(SIZE)))

Cell = tuple[int, int]


@dataclass(frozen=True)
class Card:
    """What the roster says of a kind; a terrain that is none is empty."""

    cost: int
    type: str
    moves: str
    preferred: str
    difficult: str
    restricted: str


ROSTER = {
    "Spearman": Card(5, "infantry", "orthogonal", "Fields", "Hills", "Water"),
    "Archer": Card(3, "infantry", "diagonal", "Hills", "Forest", "Water"),
    "Swordsman": Card(6, "infantry", "orthogonal", "Fields", "Forest", "Water"),
    "Vala": Card(8, "infantry", "any", "Forest", "Hills", "Water"),
    "Warrior": Card(4, "infantry", "orthogonal", "Forest", "Water", ""),
    "Lobber": Card(4, "infantry", "diagonal", "Hills", "Water", ""),
    "Trollwife": Card(6, "infantry", "any", "Water", "Fields", ""),
    "Hill Troll": Card(8, "monster", "orthogonal", "Hills", "Forest", "Water"),
}


def side_of(kind: str) -> str:
    """Return the side that a kind fights for."""
    return "Midgard" if kind in MIDGARD else "Trolls"


def enemy_of(side: str) -> str:
    """Return the other side."""
    return "Trolls" if side == "Midgard" else "Midgard"


def cell_of(name: str) -> Cell:
    """Return the cell of a name like d3: column, then row from the top."""
    return int(name[1]) - 1, "abcdef".index(name[0])


def name_of(cell: Cell) -> str:
    """Return what a cell is called."""
    return "abcdef"[cell[1]] + str(cell[0] + 1)


@cache
def around(cell: Cell) -> frozenset[Cell]:
    """Return the tiles around one, eight at most (ZSD-05)."""
    row, column = cell
    steps = ORTHOGONAL + DIAGONAL
    return frozenset((row + down, column + right) for down, right in steps) & set(CELLS)


@dataclass
class Position:
    """All that lies on the board and beside it, and whose turn it is."""

    roster: dict[str, Card] = field(default_factory=lambda: dict(ROSTER))
    terrain: dict[Cell, str] = field(default_factory=dict)
    bases: dict[str, Cell] = field(default_factory=dict)
    pieces: dict[Cell, str] = field(default_factory=dict)
    reserve: "Counter[str]" = field(default_factory=Counter)
    captured: "Counter[str]" = field(default_factory=Counter)  # by whoever fights against them
    turn: str = "Midgard"
    does_summon_fell: bool = False
    passes: int = 0
    wife: str = ""  # the mover, while it is asked which of the Trolls returns
    moved_to: Cell | None = None  # where the last piece came to, while its effect is open
    end: str = ""
    winner: str = ""

    def owner(self, cell: Cell) -> str:
        """Return the side that has a piece on a tile, empty for nobody."""
        return side_of(self.pieces[cell]) if cell in self.pieces else ""

    def is_open(self, cell: Cell) -> bool:
        """Tell whether neither a piece nor a base is there."""
        return cell not in self.pieces and cell not in self.bases.values()

    def homes(self, side: str) -> frozenset[Cell]:
        """Return the home tiles of a side's base (ZSD-30)."""
        return around(self.bases[side]) - set(self.bases.values())

    def pieces_of(self, side: str) -> list[Cell]:
        """Return where the pieces of a side stand."""
        return [cell for cell in sorted(self.pieces) if self.owner(cell) == side]

    def is_restricted(self, kind: str, cell: Cell) -> bool:
        """Tell whether a kind may not be on a tile."""
        return self.terrain[cell] == self.roster[kind].restricted

    def points(self, side: str) -> int:
        """Return the points of what a side has captured; the winner has more (ZSD-18, ZSD-24)."""
        theirs = [kind for kind in KINDS if side_of(kind) == enemy_of(side)]
        captured = sum(self.captured[kind] * self.roster[kind].cost for kind in theirs)
        if self.winner != side:
            return captured
        return captured + sum(self.reserve[kind] * self.roster[kind].cost for kind in theirs)
