"""The firmware's modules as texts and trees, and what a name in one of them stands for."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path


def children(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what `ast.iter_child_nodes` does, in half the time: it is asked millions of times."""
    for name in node._fields:
        value = getattr(node, name, None)
        if isinstance(value, ast.AST):
            yield value
        elif isinstance(value, list):
            for each in value:
                if isinstance(each, ast.AST):
                    yield each


def walk(node: ast.AST) -> list[ast.AST]:
    """Return a node and all below it, in the order of `ast.walk`."""
    found = [node]
    for each in found:  # it grows meanwhile
        found.extend(children(each))
    return found


@dataclass
class Module:
    """One file. `name` is the name it is imported by; a new text drops all that was known."""

    name: str
    path: Path  # below the firmware's folder
    text: str
    is_package: bool = False
    _known: dict[str, tuple[ast.Module, list[ast.AST]]] = field(default_factory=dict)

    @classmethod
    def of(cls, name: str, text: str) -> "Module":
        """Return a module with a text that was not read from a file."""
        return cls(name, Path(*name.split(".")).with_suffix(".py"), text)

    @property
    def tree(self) -> ast.Module:
        """Return the tree of the text as it is now."""
        return self._parsed[0]

    @property
    def nodes(self) -> list[ast.AST]:
        """Return all nodes of the tree."""
        return self._parsed[1]

    @property
    def _parsed(self) -> tuple[ast.Module, list[ast.AST]]:
        if self.text not in self._known:
            tree = ast.parse(self.text, str(self.path))
            self._known = {self.text: (tree, walk(tree))}
        return self._known[self.text]


@dataclass(frozen=True)
class Firmware:
    """All modules by name."""

    modules: dict[str, Module]

    @classmethod
    def read(cls, folder: Path) -> "Firmware":
        """Read every Python file below a folder."""
        found = {}
        for file in sorted(folder.rglob("*.py")):
            path = file.relative_to(folder)
            parts = [*path.parts[:-1], path.stem]
            is_package = parts[-1] == "__init__"
            name = ".".join(parts[:-1] if is_package else parts)
            found[name] = Module(name, path, file.read_text(), is_package)
        return cls(found)

    def copy(self) -> "Firmware":
        """Return one that can be changed alone."""
        return Firmware({name: replace(each, _known={}) for name, each in self.modules.items()})

    def write(self, folder: Path) -> None:
        """Write every module below a folder."""
        for module in self.modules.values():
            target = folder / module.path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(module.text)


@dataclass(frozen=True)
class Bindings:
    """What the imports of one module bind: modules by alias, and names of other modules."""

    aliases: dict[str, str]
    names: dict[str, tuple[str, str]]


def bindings(module: Module, firmware: Firmware) -> Bindings:
    """Return what a module's imports of other firmware modules bind, those in functions too."""
    aliases: dict[str, str] = {}
    names: dict[str, tuple[str, str]] = {}
    for node in module.nodes:
        if isinstance(node, ast.Import):
            whole_names = [each.name for each in node.names if each.name in firmware.modules]
            aliases.update({name: name for name in whole_names if "." not in name})
        elif isinstance(node, ast.ImportFrom) and node.module:
            for each in node.names:
                whole = f"{node.module}.{each.name}"
                bound = each.asname or each.name
                if whole in firmware.modules:
                    aliases[bound] = whole
                elif node.module in firmware.modules:
                    names[bound] = (node.module, each.name)
    stored = stored_names(module)
    return Bindings(
        {alias: target for alias, target in aliases.items() if alias not in stored},
        {name: origin for name, origin in names.items() if name not in stored},
    )


def object_attributes(module: Module, firmware: Firmware) -> set[str]:
    """Return the names that a module looks up in objects, not in other modules."""
    aliases = bindings(module, firmware).aliases
    found = set()
    for node in module.nodes:
        if isinstance(node, ast.Attribute):
            is_module = isinstance(node.value, ast.Name) and node.value.id in aliases
            found |= set() if is_module else {node.attr}
    return found


def imported(statement: ast.stmt, firmware: Firmware) -> list[str]:
    """Return the firmware's modules that a statement imports."""
    if isinstance(statement, ast.Import):
        return [name.name for name in statement.names if name.name in firmware.modules]
    found = []
    if isinstance(statement, ast.ImportFrom) and statement.module:
        for name in statement.names:
            whole = f"{statement.module}.{name.name}"
            found.append(whole if whole in firmware.modules else statement.module)
    return [name for name in found if name in firmware.modules]


def stored_names(module: Module) -> set[str]:
    """Return the names that anything but an import binds: they may hide an imported one."""
    found = set()
    for node in module.nodes:
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            found.add(node.id)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
    return found
