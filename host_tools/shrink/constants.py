"""Writes constants out where they are used, and drops their names.

A constant is a name in capitals that its module sets once, to a number, a short text, or a tuple
of such that is used in one place. It stays
where it is when something looks it up by a text, compares it by identity, or reaches it in a way
that cannot be followed.
"""

import ast
import re
from collections import Counter
from dataclasses import dataclass

from host_tools.shrink.edits import Edit, apply
from host_tools.shrink.modules import Bindings, Firmware, Module, bindings, walk

_CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]*$")
_MOST_BYTES = 40  # a longer text is written out nowhere: it may be loaded only with its page

Value = int | bytes | str | bool | tuple["Value", ...]


@dataclass(frozen=True)
class Constants:
    """The constants that may be written out, by (module, name)."""

    values: dict[tuple[str, str], Value]
    bound: dict[str, Bindings]  # by module

    def lookup(self, module: str, name: str) -> Value | None:
        """Return the value of a name in a module, wherever it was imported from."""
        origin = (module, name)
        while origin not in self.values and origin[1] in self.bound[origin[0]].names:
            origin = self.bound[origin[0]].names[origin[1]]
        return self.values.get(origin)

    def value(self, module: str, node: ast.AST) -> Value | None:
        """Return the value of an expression that is a constant's name."""
        if isinstance(node, ast.Name):
            return self.lookup(module, node.id)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            target = self.bound[module].aliases.get(node.value.id)
            return self.lookup(target, node.attr) if target else None
        return None


def write_out(firmware: Firmware) -> None:
    """Replace the constants of a firmware by their values."""
    constants = find(firmware)
    for module in firmware.modules.values():
        edits = list(_uses(module, constants)) + list(_settings(module, constants))
        module.text = apply(module.text, edits)
    for module in firmware.modules.values():
        _drop_imports(module, firmware)


def find(firmware: Firmware) -> Constants:
    """Return the constants that may be written out."""
    bound = {name: bindings(module, firmware) for name, module in firmware.modules.items()}
    protected = _protected(firmware, bound)
    counts = _counts(firmware)
    values = {}
    for module in firmware.modules.values():
        for name, value in _set_once(module).items():
            is_short = not isinstance(value, tuple) or counts[name] == 1
            if name not in protected and is_short:
                values[module.name, name] = value
    return Constants(values, bound)


def _counts(firmware: Firmware) -> Counter[str]:
    """Return how often each name is read, whatever it stands for."""
    counts: Counter[str] = Counter()
    for module in firmware.modules.values():
        for node in module.nodes:
            if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Load):
                counts[node.id if isinstance(node, ast.Name) else node.attr] += 1
    return counts


def _set_once(module: Module) -> dict[str, Value]:
    """Return the constants that a module sets, with their values."""
    counts = Counter(
        node.id
        for node in module.nodes
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    )
    found = {}
    for node in module.tree.body:
        name = _target(node)
        if name and counts[name] == 1:
            assert isinstance(node, ast.Assign)
            value = _literal(node.value)
            if value is not None:
                found[name] = value
    return found


def _target(node: ast.stmt) -> str:
    """Return the name in capitals that a statement sets, or an empty text."""
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        target = node.targets[0]
        if isinstance(target, ast.Name) and _CONSTANT.match(target.id):
            return target.id
    return ""


def _literal(node: ast.expr) -> Value | None:
    """Return the value of a number or a short text, also inside `const(...)`."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "const":
        node = node.args[0]
    try:
        value = ast.literal_eval(node)
    except ValueError:
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, bytes | str) and len(value) <= _MOST_BYTES:
        return value
    return value if isinstance(value, tuple) else None


def _protected(firmware: Firmware, bound: dict[str, Bindings]) -> set[str]:
    """Return the names that must stay: looked up by text, by identity, or by an unknown way."""
    found: set[str] = set()
    for module in firmware.modules.values():
        for node in module.nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
            elif isinstance(node, ast.Compare):
                found |= _compared_by_identity(node)
            elif isinstance(node, ast.JoinedStr):
                found |= {each.id for each in walk(node) if isinstance(each, ast.Name)}
            elif isinstance(node, ast.Attribute):
                is_module = isinstance(node.value, ast.Name) and (
                    node.value.id in bound[module.name].aliases
                )
                if not is_module or not isinstance(node.ctx, ast.Load):
                    found.add(node.attr)
    return found


def _compared_by_identity(node: ast.Compare) -> set[str]:
    if not any(isinstance(operator, ast.Is | ast.IsNot) for operator in node.ops):
        return set()
    sides = [node.left, *node.comparators]
    attributes = {side.attr for side in sides if isinstance(side, ast.Attribute)}
    return attributes | {side.id for side in sides if isinstance(side, ast.Name)}


def _uses(module: Module, constants: Constants) -> list[Edit]:
    edits = []
    for node in module.nodes:
        if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Load):
            value = constants.value(module.name, node)
            if value is not None:
                edits.append(Edit.of(node, _written(value)))
    return edits


def _written(value: Value) -> str:
    return f"({value})" if isinstance(value, int) and value < 0 else repr(value)


def _settings(module: Module, constants: Constants) -> list[Edit]:
    """Drop the statements that set the constants."""
    return [
        Edit.of(node, "")
        for node in module.tree.body
        if (module.name, _target(node)) in constants.values
    ]


def _drop_imports(module: Module, firmware: Firmware) -> None:
    """Drop the imports of constants, and of modules of which only constants were used."""
    used = {node.id for node in module.nodes if isinstance(node, ast.Name)}
    edits = []
    for node in module.nodes:
        if isinstance(node, ast.Import) and len(node.names) == 1:
            name = node.names[0]
            if name.name in firmware.modules and (name.asname or name.name) not in used:
                edits.append(Edit.of(node, "pass"))
        elif isinstance(node, ast.ImportFrom) and node.module:
            kept = [each for each in node.names if _is_needed(each, node, used, firmware)]
            if len(kept) < len(node.names):
                edits.append(Edit.of(node, _import(node.module, kept)))
    module.text = apply(module.text, edits)


def _is_needed(name: ast.alias, node: ast.ImportFrom, used: set[str], firmware: Firmware) -> bool:
    bound = name.asname or name.name
    is_known = node.module in firmware.modules or node.module == "micropython"
    return bound in used or not is_known


def _import(module: str, names: list[ast.alias]) -> str:
    if not names:
        return "pass"
    return f"from {module} import " + ", ".join(ast.unparse(each) for each in names)
