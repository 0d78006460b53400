"""A player of the plain Zeds Zone: the own sector table, the own zone, what was used of it."""

from dataclasses import dataclass, field

from host_tools.sweeps.zeds.plain import Result
from host_tools.sweeps.zeds.plain_sheet import Sheet
from host_tools.sweeps.zeds.plain_zone import Zone

SQUARES = 20
COUNTERS = ("guns", "grenades", "shelters", "survivors", "killed", "thrown", "sheltered")
_USED = ("G", "B", "S")

Place = tuple[int, int]  # square, and which of its four items


@dataclass
class Player:
    """One player. `doing` is what he has to choose, empty for nothing."""

    taken: set[int] = field(default_factory=set)  # sectors that are crossed out
    doing: str = ""
    pointed: int = -1  # the sector that the dice point at
    sector: int | None = None  # that is drawn in this turn
    has_refused: bool = False  # in this turn
    is_forced: bool = False  # in this turn
    out: int = 0  # the turn in which he lost
    counted: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COUNTERS, 0))
    result: Result | None = None


class Drawn(Player):
    """A player with a known sheet: what he has drawn is counted by looking at the picture."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__()
        self.sheet = sheet
        self.drawn: dict[int, int] = {}
        self.killed: set[Place] = set()
        self.erased: set[Place] = set()
        self.sheltered = 0
        self.zone = Zone(sheet, {})

    @property
    def has_generator(self) -> bool:
        """Tell whether one is drawn anywhere (ZDD-14)."""
        return any(self.sheet.sectors[sector].has("E") for sector in self.drawn.values())

    @property
    def free(self) -> list[int]:
        """Return the squares without a drawing."""
        return [square for square in range(SQUARES) if square not in self.drawn]

    @property
    def has_lost(self) -> bool:
        """Tell whether there are fewer guns than zombies in the passable area."""
        return len(self.killed) > len(self.places("G", True))

    def lay(self, drawn: dict[int, int]) -> None:
        """Draw many sectors at once, as if nothing had been drawn before."""
        self.drawn = drawn
        self.zone = Zone(self.sheet, drawn)
        self.killed = set(self.places("Z", True))

    def draw(self, square: int) -> tuple[int, int]:
        """Draw the sector of this turn; return the zombies that wake, and the guns there are."""
        assert self.sector is not None
        self.drawn[square] = self.sector
        self.zone = Zone(self.sheet, self.drawn)
        woken = set(self.places("Z", True)) - self.killed
        guns = len(self.places("G", True)) - len(self.killed)
        if len(woken) <= guns:
            self.killed |= woken
        return len(woken), guns

    def targets(self) -> list[Place]:
        """Return the zombies that a grenade may erase."""
        return self.places("Z", False)

    def stock(self) -> dict[str, int]:
        """Return what may still be used, and what counts, by the names of the counters."""
        guns, grenades, shelters = (len(self.places(letter, True)) for letter in _USED)
        return {
            "guns": guns - len(self.killed),
            "grenades": grenades - len(self.erased),
            "shelters": shelters - self.sheltered,
            "survivors": len(self.places("V", True)),
            "killed": len(self.killed),
            "thrown": len(self.erased),
            "sheltered": self.sheltered,
        }

    def outcome(self) -> Result:
        """Return what this zone is worth (ZD-10 to ZD-12, ZDD-08)."""
        stock = self.stock()
        used = stock["thrown"] + stock["sheltered"]
        unused = sum(len(self.places(letter)) for letter in _USED) - used - len(self.killed)
        return Result(
            has_path=self.zone.has_path,
            has_generator=bool(self.places("E", True)),
            points=stock["killed"] + stock["survivors"] - used,
            idle_zombies=len(self.places("Z", False)),
            idle_items=unused + len(self.places("V", False)),
        )

    def places(self, letter: str, is_passable: bool | None = None) -> list[Place]:
        """Return where items of a kind are drawn that are not erased."""
        return [
            (square, place)
            for square, place, item, is_inside in self.zone.items
            if item.letter == letter
            and is_passable in (None, is_inside)
            and (square, place) not in self.erased
        ]
