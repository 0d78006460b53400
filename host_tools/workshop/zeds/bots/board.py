"""The zone of one player in numbers, which grows as it is drawn: nothing ever shrinks it.

A sector adds joints and takes none away, so what is reached is found from the new square on.
"""

from host_tools.workshop.zeds.bots.ground import Ground

FREE = -1

_Reached = list[int]


class Board:
    """What a player has drawn, reached, and crossed out."""

    __slots__ = (
        *("erased", "generators", "grenades", "ground", "guns", "is_lost", "killed", "reached"),
        *("drawn", "shelters", "survivors", "used_grenades", "used_shelters"),
    )

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.drawn = [FREE] * ground.size
        self.reached = [0] * ground.size
        self.erased: dict[tuple[int, int], int] = {}
        self.guns = self.grenades = self.shelters = 0  # in reach and not crossed out
        self.generators = self.survivors = 0  # in reach
        self.killed = self.used_grenades = self.used_shelters = 0
        self.is_lost = False

    def copy(self) -> "Board":
        """Return a board that can be drawn on without changing this one."""
        other = Board.__new__(Board)
        for name in Board.__slots__:
            setattr(other, name, getattr(self, name))
        other.drawn = self.drawn[:]
        other.reached = self.reached[:]
        other.erased = dict(self.erased)
        return other

    def free(self) -> list[int]:
        """Return the squares that nothing is drawn on."""
        return [square for square, sector in enumerate(self.drawn) if sector == FREE]

    def draw(self, square: int, sector: int) -> None:
        """Draw a sector, wake what it joins, and fight."""
        self.drawn[square] = sector
        reached = self._behind_neighbours(square, sector)
        if square == self.ground.entrance:
            reached |= self.ground.start[sector]
        if reached:
            self._spread(square, reached)

    def _behind_neighbours(self, square: int, sector: int) -> int:
        found = 0
        drawn, reached, spread = self.drawn, self.reached, self.ground.spread
        for side, neighbour in self.ground.neighbours[square]:
            if reached[neighbour]:
                found |= spread[side ^ 2][drawn[neighbour]][sector][reached[neighbour]]
        return found

    def _spread(self, square: int, new: int) -> None:
        """Go on from a square until nothing more is reached."""
        drawn, reached, spread = self.drawn, self.reached, self.ground.spread
        zombies = self._enter(square, new)
        left = [square]
        while left:
            here = left.pop()
            table, now = spread, reached[here]
            for side, there in self.ground.neighbours[here]:
                if drawn[there] != FREE:
                    new = table[side][drawn[here]][drawn[there]][now] & ~reached[there]
                    if new:
                        zombies += self._enter(there, new)
                        left.append(there)
        self._fight(zombies)

    def _enter(self, square: int, new: int) -> int:
        """Take what lies in halves that are reached now; return their zombies."""
        self.reached[square] |= new
        zombies = 0
        for half in (0, 1):
            if new >> half & 1:
                items = self.ground.items[self.drawn[square]][half]
                zombies += items[0] - self.erased.get((square, half), 0)
                self.guns += items[1]
                self.grenades += items[2]
                self.shelters += items[3]
                self.generators += items[4]
                self.survivors += items[5]
        return zombies

    def _fight(self, zombies: int) -> None:
        self.is_lost = zombies > self.guns
        if not self.is_lost:
            self.guns -= zombies
            self.killed += zombies

    def targets(self) -> list[tuple[int, int]]:
        """Return square and half of the zombies outside, each place once."""
        found = []
        for square, sector in enumerate(self.drawn):
            if sector != FREE and self.reached[square] != 3:
                for half, count in enumerate(self.ground.zombies[sector]):
                    is_outside = not self.reached[square] >> half & 1
                    if is_outside and count > self.erased.get((square, half), 0):
                        found.append((square, half))
        return found

    def throw(self, target: tuple[int, int]) -> None:
        """Cross out a grenade and erase a zombie."""
        self.grenades -= 1
        self.used_grenades += 1
        self.erased[target] = self.erased.get(target, 0) + 1

    def use_shelter(self) -> None:
        """Cross out a shelter."""
        self.shelters -= 1
        self.used_shelters += 1

    def is_path(self) -> bool:
        """Tell whether the exit is reached."""
        square = self.ground.exit
        sector = self.drawn[square]
        return sector != FREE and bool(self.reached[square] & self.ground.end[sector])

    def has_generator(self) -> bool:
        """Tell whether a generator was drawn anywhere."""
        return any(sector in self.drawn for sector in self.ground.generators)

    def has_escaped(self) -> bool:
        """Tell whether the end finds a path and a generator in it."""
        return not self.is_lost and self.generators > 0 and self.is_path()

    def points(self) -> int:
        """Return the victory points."""
        return self.killed + self.survivors - self.used_grenades - self.used_shelters
