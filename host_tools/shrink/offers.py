"""Finds out which names a module must go on offering, because they are asked of it as an object.

A module is an object when it is handed around, when its name stands in a text, or when somebody
outside knows it. Then it may be asked for any name that objects are asked for.
"""

import ast

from host_tools.shrink.graph import KNOWN_OUTSIDE, Graph
from host_tools.shrink.modules import Firmware, Module, bindings, object_attributes
from host_tools.shrink.scopes import OWN, Binding, Imported, references, top_names

Thing = tuple[str, str]  # the module that makes it, or from which it comes, and its name there
Offers = dict[str, dict[str, Thing]]  # by module and name


def find(firmware: Firmware) -> Offers:
    """Return what the modules that are objects offer."""
    graph = Graph(firmware)
    asked = _asked_of_objects(firmware)
    objects = graph.by_text | set(KNOWN_OUTSIDE)
    for name in graph.names:
        objects |= _handed_around(name, firmware)
    return {name: _offer(firmware.modules[name], asked) for name in objects & set(graph.names)}


def _offer(module: Module, asked: set[str]) -> dict[str, Thing]:
    top = top_names(module.tree)
    if module.name in KNOWN_OUTSIDE:
        asked = {name for name, binding in top.items() if binding == OWN and name[0] != "_"}
    return {name: thing_of(module.name, name, top[name]) for name in top if name in asked}


def thing_of(module: str, name: str, binding: Binding) -> Thing:
    """Return what a name at the top of a module stands for, the same for all who import it."""
    return (binding.module, binding.name) if isinstance(binding, Imported) else (module, name)


def _handed_around(name: str, firmware: Firmware) -> set[str]:
    """Return the modules that a module uses as objects."""
    module = firmware.modules[name]
    aliases = bindings(module, firmware).aliases
    asked = {
        node.value
        for node in module.nodes
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
    }
    return {
        aliases[each.node.id]
        for each in references(module.tree)
        if each.node.id in aliases and each.node not in asked
    }


def _asked_of_objects(firmware: Firmware) -> set[str]:
    """Return the names that are looked up in objects, or stand in texts."""
    found: set[str] = set()
    for module in firmware.modules.values():
        found |= object_attributes(module, firmware)
        for node in module.nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= set(node.value.split())
    return found
