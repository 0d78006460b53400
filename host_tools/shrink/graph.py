"""Who loads whom: at once, later in a function, or by a name that is put together as text."""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from host_tools.shrink.modules import Firmware, Module, children, imported, walk

# The starter, and tools at the other end of a cable, import these by their names.
KNOWN_OUTSIDE = ("main", "cable", "checks.over_cable")
_PREFIX = re.compile(r"[a-z_]+(\.[a-z_0-9]+)*\.$")


@dataclass(frozen=True)
class Graph:
    """The firmware's modules and how they are loaded. Those without code are left out."""

    firmware: Firmware

    @cached_property
    def names(self) -> list[str]:
        """Return the modules that have something in them."""
        return [each.name for each in self.firmware.modules.values() if not _is_empty(each)]

    @cached_property
    def at_load(self) -> dict[str, list[str]]:
        """Return the modules that each one imports while it is loaded, in order."""
        return {name: self._imports(name, is_late=False) for name in self.names}

    @cached_property
    def by_text(self) -> set[str]:
        """Return the modules whose names stand in texts, whole or put together."""
        found: set[str] = set()
        for name in self.names:
            found |= self.named_in(name)
        return found

    @cached_property
    def composed(self) -> set[str]:
        """Return the modules whose names are put together when they are needed."""
        return {each for name in self.names for each in self._composed_in(name)}

    @cached_property
    def entries(self) -> list[str]:
        """Return the modules with which a loading can begin."""
        late = {each for name in self.names for each in self._imports(name, is_late=True)}
        found = late | self.by_text | set(KNOWN_OUTSIDE)
        return [name for name in self.names if name in found]

    @cached_property
    def doors(self) -> list[str]:
        """Return the modules with which games are opened: one a game, called `play`."""
        return [name for name in self.names if re.fullmatch(r"games\.\w+\.play", name)]

    def named_in(self, name: str) -> set[str]:
        """Return the modules that the texts of a module name."""
        if name not in self.at_load:
            return set()
        found = self._composed_in(name)
        for node in self.firmware.modules[name].nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {word for word in node.value.split() if word in self.at_load}
        return {each for each in found if "." in each}

    def _composed_in(self, name: str) -> set[str]:
        found: set[str] = set()
        for node in self.firmware.modules[name].nodes:
            if isinstance(node, ast.BinOp) and (pattern := _pattern(node)):
                found |= self._matching(pattern)
        return found

    def _matching(self, pattern: str) -> set[str]:
        """Return the modules that a pattern can mean: the packages, where there are some."""
        found = {each for each in self.names if re.fullmatch(pattern, each)}
        packages = {each for each in found if self.firmware.modules[each].is_package}
        return packages or found

    def closure(self, names: Iterable[str]) -> list[str]:
        """Return the modules and all that they load, each after what it needs."""
        order: list[str] = []
        for name in names:
            if name in self.at_load:
                self._collect(name, order)
        return order

    def _collect(self, name: str, order: list[str]) -> None:
        if name in order:
            return
        order.append(name)  # against circles; its place is found below
        for other in self.at_load[name]:
            self._collect(other, order)
        order.remove(name)
        order.append(name)

    def _imports(self, name: str, *, is_late: bool) -> list[str]:
        found = []
        for node in _statements(self.firmware.modules[name].tree, is_late=is_late):
            found += [each for each in imported(node, self.firmware) if each != name]
        return [each for each in dict.fromkeys(found) if each in self.names]


def _is_empty(module: Module) -> bool:
    """Tell whether a module has nothing but a docstring, or what was left of constants."""
    return all(isinstance(each, ast.Pass) or _is_text(each) for each in module.tree.body)


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _statements(node: ast.AST, *, is_late: bool) -> Iterator[ast.stmt]:
    """Yield the statements outside of functions, or those within."""
    for child in children(node):
        if isinstance(child, ast.FunctionDef | ast.Lambda):
            if is_late:
                yield from (each for each in walk(child) if isinstance(each, ast.stmt))
            continue
        if isinstance(child, ast.stmt) and not is_late:
            yield child
        yield from _statements(child, is_late=is_late)


def _pattern(node: ast.BinOp) -> str:
    """Return a pattern for the names that a text can be; empty when it is not about modules."""
    pieces = list(_pieces(node))
    if not _PREFIX.match(pieces[0] or ""):
        return ""
    return "".join(r"\w+" if piece is None else re.escape(piece) for piece in pieces)


def _pieces(node: ast.expr) -> Iterator[str | None]:
    """Yield the texts that are put together, None for each that is not known."""
    if isinstance(node, ast.BinOp):
        yield from _pieces(node.left)
        yield from _pieces(node.right)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    else:
        yield None
