"""Finds the modules that are loaded together: each file of its own costs heap.

The firmware is written in many small files. On the device those that are there from the start
are one; so are those that every open game needs, and those that a game needs at every step. All
others are joined when the same loadings need them. Nothing here knows a game.
"""

import ast
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property

from host_tools.shrink.archive import FILE
from host_tools.shrink.graph import KNOWN_OUTSIDE, Graph
from host_tools.shrink.modules import Firmware, Module
from host_tools.shrink.offers import Offers, Thing

START = "main"
_HOME = "home.launcher"  # the first screen
_KEEPER = "home.open_game"  # names what every open game needs
_FILE_BYTES = 250  # of heap that a file costs beside its code
_BYTES_A_NODE = 2  # of code, roughly


@dataclass(frozen=True)
class Bundle:
    """Modules that become one, in an order in which each finds what it needs."""

    name: str
    modules: tuple[str, ...]


@dataclass(frozen=True)
class _Group:
    """Modules that may become a bundle, and the loadings that need them."""

    modules: frozenset[str]
    needed_by: frozenset[str]


def find(firmware: Firmware, offers: Offers, as_written: Firmware) -> list[Bundle]:
    """Return the bundles of a firmware; every module with code is in one of them.

    `as_written` is the same firmware before constants were written out: an import that is not
    needed any more still tells that two modules belong together.
    """
    return _Finder(firmware, offers, as_written).find()


def homes(bundles: Iterable[Bundle]) -> dict[str, str]:
    """Return the bundle of each module."""
    return {module: bundle.name for bundle in bundles for module in bundle.modules}


class _Finder:
    def __init__(self, firmware: Firmware, offers: Offers, as_written: Firmware) -> None:
        self._firmware = firmware
        self._graph = Graph(firmware)
        self._written = Graph(as_written)
        self._offers = offers
        self._taken: set[str] = set()

    def find(self) -> list[Bundle]:
        """Give every module to the first that claims it: start, table, doors, pages."""
        named = [Bundle(START, self._claim(self._at_start))]
        named += [Bundle(name, self._claim({name})) for name in KNOWN_OUTSIDE if name != START]
        rest = [self._claim(self._at_table)]
        rest += [self._claim_door(door) for door in self._doors]
        groups = _merge(self._groups(), self._gain)
        rest += sorted(
            (self._in_order(each.modules) for each in groups), key=lambda each: each[-1]
        )
        # The first file of the archive is that of the names.
        numbered = enumerate((modules for modules in rest if modules), start=1)
        named += [Bundle(f"{FILE}{number}", modules) for number, modules in numbered]
        return [bundle for bundle in named if bundle.modules]

    @cached_property
    def _at_start(self) -> set[str]:
        """Return what is loaded first, and what is needed both at home and in every game."""
        return self._as_written([START]) | (self._as_written([_HOME]) & self._at_table)

    @cached_property
    def _doors(self) -> dict[str, set[str]]:
        """Return what each open game needs at every step: its door, and what its steps share."""
        found = {}
        for door in self._graph.doors:
            steps = [self._as_written([each]) for each in self._written.named_in(door)]
            found[door] = self._as_written([door]) | (set.intersection(*steps) if steps else set())
        return found

    @cached_property
    def _at_table(self) -> set[str]:
        """Return what every open game needs."""
        needed = self._as_written(sorted(self._written.named_in(_KEEPER)))
        shared = set.intersection(*self._doors.values()) if self._doors else set()
        return needed | {each for each in shared if not each.startswith("games.")}

    def _as_written(self, names: Iterable[str]) -> set[str]:
        return set(self._written.closure(names))

    def _closure(self, names: Iterable[str]) -> set[str]:
        return set(self._graph.closure(names))

    def _claim(self, modules: set[str]) -> tuple[str, ...]:
        """Take modules for a file, but for those that must be apart from one that is in it."""
        claimed: list[str] = []
        for name in self._in_order(modules - self._taken):
            if name in self._graph.names and self._may_join([name], claimed):
                claimed.append(name)
        self._taken |= set(claimed)
        return tuple(claimed)

    def _claim_door(self, door: str) -> tuple[str, ...]:
        """Take what is a game's own; what it shares with others must not bring the game along."""
        package = door.rpartition(".")[0]
        return self._claim({each for each in self._doors[door] if each.startswith(package + ".")})

    def _in_order(self, modules: Iterable[str]) -> tuple[str, ...]:
        wanted = set(modules)
        return tuple(name for name in self._graph.closure(self._graph.names) if name in wanted)

    def _groups(self) -> list[_Group]:
        """Group what is left by the loadings that need it."""
        left = [name for name in self._graph.names if name not in self._taken]
        needed_by: dict[str, set[str]] = {name: set() for name in left}
        for entry in [*self._graph.entries, *left]:
            for name in self._closure([entry]):
                if name in needed_by and (entry in self._graph.entries or not needed_by[name]):
                    needed_by[name].add(entry)
        return [_Group(frozenset([name]), frozenset(needed_by[name])) for name in left]

    def _gain(self, one: _Group, other: _Group) -> int:
        """Return how many bytes of heap are won, over all loadings, when two groups are one."""
        if _part_of_house(one) != _part_of_house(other):
            return 0
        extra = len(other.needed_by - one.needed_by) * self._weight(one)
        extra += len(one.needed_by - other.needed_by) * self._weight(other)
        gain = len(one.needed_by & other.needed_by) * _FILE_BYTES - extra
        if gain <= 0 or not self._may_join(one.modules, other.modules):
            return 0
        return gain if not self._makes_circle(one.modules | other.modules) else 0

    def _weight(self, group: _Group) -> int:
        return sum(self._weights[name] for name in group.modules)

    @cached_property
    def _weights(self) -> dict[str, int]:
        """Return about how many bytes the code of each module is."""
        return {name: _weight(self._firmware.modules[name]) for name in self._graph.names}

    def _may_join(self, some: Iterable[str], others: Iterable[str]) -> bool:
        """Tell whether no two of them offer different things under a name that is fixed."""
        offered = {name: thing for each in others for name, thing in self._offered(each)}
        wanted = [pair for each in some for pair in self._offered(each)]
        return all(offered.get(name, thing) == thing for name, thing in wanted)

    def _offered(self, module: str) -> Iterable[tuple[str, Thing]]:
        return self._offers.get(module, {}).items()

    def _makes_circle(self, modules: frozenset[str]) -> bool:
        """Tell whether something outside would need them while it is needed by them."""
        below = self._closure(modules) - modules
        return any(modules & self._closure([each]) for each in below)


def _part_of_house(group: _Group) -> tuple[str, ...]:
    """Return the game that a group belongs to, or nothing."""
    parts = min(group.modules).split(".")
    return tuple(parts[:2]) if parts[0] == "games" else ()


def _merge(groups: list[_Group], gain: Callable[[_Group, _Group], int]) -> list[_Group]:
    """Join groups, those that win most first, until nothing is won any more."""
    gains = {
        (one, other): won
        for number, one in enumerate(groups)
        for other in groups[:number]
        if (won := gain(one, other)) > 0
    }
    while gains:
        one, other = max(gains, key=lambda pair: (gains[pair], sorted(pair[0].modules)))
        joined = _Group(one.modules | other.modules, one.needed_by | other.needed_by)
        gains = {pair: won for pair, won in gains.items() if one not in pair and other not in pair}
        groups = [each for each in groups if each not in (one, other)]
        for each in groups:
            if (won := gain(each, joined)) > 0:
                gains[each, joined] = won
        groups.append(joined)
    return groups


def _weight(module: Module) -> int:
    """Return about how many bytes the code of a module is, from its tree and its texts."""
    texts = [
        len(each.value)
        for each in module.nodes
        if isinstance(each, ast.Constant) and isinstance(each.value, bytes | str)
    ]
    documents = [
        len(ast.get_docstring(each, clean=False) or "")
        for each in module.nodes
        if isinstance(each, ast.Module | ast.ClassDef | ast.FunctionDef)
    ]
    nodes = sum(isinstance(each, ast.expr | ast.stmt) for each in module.nodes)
    return _BYTES_A_NODE * nodes + sum(texts) - sum(documents)
