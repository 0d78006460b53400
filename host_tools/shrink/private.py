"""Lets names of modules that have nothing to do with each other share a short name.

Two names must differ when they stand in one module, or in two of which one derives its classes
from the other's: then both may be attributes of one object. No object has the attributes of two
other modules, and nobody asks it for one that it has not.
"""

import ast
from collections import defaultdict
from collections.abc import Iterable, Sequence

from host_tools.shrink.bundles import Bundle
from host_tools.shrink.modules import Firmware, Module, bindings, walk


def share(
    names: Iterable[str], firmware: Firmware, bundles: Iterable[Bundle], fresh: Sequence[str]
) -> dict[str, str]:
    """Return a name out of `fresh` for each name; as few of them as will do."""
    related = families(firmware)
    standing = _standing(set(names), firmware)
    for bundle in bundles:
        _stand_together(bundle, firmware, standing)
    taken: dict[str, set[str]] = defaultdict(set)  # short names by module
    short = {}
    for name in names:
        near = {other for module in standing[name] for other in related[module]}
        used = set().union(*(taken[module] for module in near))
        short[name] = next(each for each in fresh if each not in used)
        for module in standing[name]:
            taken[module].add(short[name])
    return short


def _standing(names: set[str], firmware: Firmware) -> dict[str, set[str]]:
    """Return the modules that each name stands in."""
    found: dict[str, set[str]] = {name: set() for name in names}
    for module in firmware.modules.values():
        for node in module.nodes:
            for name in _said(node):
                if name in found:
                    found[name].add(module.name)
    return found


def _stand_together(bundle: Bundle, firmware: Firmware, standing: dict[str, set[str]]) -> None:
    """Let what the modules of a bundle name at their top stand in all of them."""
    for name in bundle.modules:
        for node in firmware.modules[name].tree.body:
            for said in (said for each in _bound(node) for said in _said(each)):
                if said in standing:
                    standing[said] |= set(bundle.modules)


def _bound(statement: ast.stmt) -> list[ast.AST]:
    """Return the nodes that say what a statement at the top of a module binds."""
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        return [statement]
    return walk(statement)


def _said(node: ast.AST) -> tuple[str, ...]:
    """Return the names that one node says."""
    if isinstance(node, ast.Name):
        return (node.id,)
    if isinstance(node, ast.Attribute):
        return (node.attr,)
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return (node.name,)
    if isinstance(node, ast.arg):
        return (node.arg,)
    if isinstance(node, ast.alias):
        return (node.asname or node.name,)
    return (node.arg or "",) if isinstance(node, ast.keyword) else ()


def families(firmware: Firmware) -> dict[str, set[str]]:
    """Return for each module those whose classes and its own may be one object."""
    bases = {name: _bases(module, firmware) for name, module in firmware.modules.items()}
    related = {name: {name} for name in firmware.modules}
    for name in firmware.modules:
        above = _ancestors(name, bases)
        related[name] |= above
        for other in above:
            related[other].add(name)
    return related


def _ancestors(name: str, bases: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = [name]
    while waiting:
        for base in bases[waiting.pop()] - found:
            found.add(base)
            waiting.append(base)
    return found


def _bases(module: Module, firmware: Firmware) -> set[str]:
    """Return the modules from which the classes of a module are derived."""
    bound = bindings(module, firmware)
    found = set()
    for node in module.nodes:
        if isinstance(node, ast.ClassDef):
            for base in node.bases:
                if isinstance(base, ast.Name) and base.id in bound.names:
                    found.add(bound.names[base.id][0])
                elif isinstance(base, ast.Attribute) and isinstance(base.value, ast.Name):
                    found.add(bound.aliases[base.value.id])
    return found
