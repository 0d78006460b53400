"""The set-up of ZoneS as bytes, written and read by their description alone.

A flag byte, the opponent, four bytes of the clock, four of the bag, three for each kind of the
roster, the names.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from host_tools.sweeps.zones.plain import COUNTS, KINDS, PATTERNS, ROSTER, TERRAINS, TYPES, Card

GLASS, OWN_BAG, SUMMON_FELLS, WHITE, CONFIRMED, OWN_COIN = (1 << bit for bit in range(6))
NO_CLOCK = (0, 0, 0)
PLAYERS = (b"Ann", b"Ben")

_BAG_AT = 5
_ROSTER_AT = 9
_MOVES = tuple(PATTERNS)
_CELLS = (*TERRAINS, "")
_NONE = len(_CELLS)


@dataclass
class Setup:
    """What the table decides."""

    flags: int = GLASS
    opponent: int = 0
    clock: Sequence[int] = NO_CLOCK  # how, minutes, seconds
    bag: Sequence[int] = (9, 9, 9, 9)
    counts: dict[str, int] = field(
        default_factory=lambda: dict(zip(KINDS, COUNTS * 2, strict=True))
    )
    roster: dict[str, Card] = field(default_factory=lambda: dict(ROSTER))
    names: Sequence[bytes] = PLAYERS

    def written(self) -> bytes:
        """Return it as bytes."""
        cards = [_card(self.counts[kind], self.roster[kind]) for kind in KINDS]
        names = [bytes((len(name),)) + name for name in self.names]
        head = bytes((self.flags, self.opponent, *self.clock, *self.bag))
        return b"".join((head, *cards, *names))


def read(data: bytes) -> Setup:
    """Return the decisions of a set-up, without the names."""
    found = Setup(data[0], data[1], tuple(data[2:_BAG_AT]), tuple(data[_BAG_AT:_ROSTER_AT]))
    for number, kind in enumerate(KINDS):
        worth, how, terrains = data[_ROSTER_AT + 3 * number :][:3]
        found.counts[kind] = worth >> 4
        found.roster[kind] = Card(
            worth & 15,
            TYPES[how >> 2],
            _MOVES[how & 3],
            _CELLS[terrains % _NONE],
            _CELLS[terrains // _NONE % _NONE],
            _CELLS[terrains // _NONE**2],
        )
    return found


def _card(count: int, card: Card) -> bytes:
    how = _MOVES.index(card.moves) | TYPES.index(card.type) << 2
    cells = (card.preferred, card.difficult, card.restricted)
    terrains = sum(_CELLS.index(cell) * _NONE**place for place, cell in enumerate(cells))
    return bytes((count << 4 | card.cost, how, terrains))
