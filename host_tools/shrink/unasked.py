"""Drops what a device never asks for.

A game's `view` is for programs on a computer, which play by the sources. With it go the private
functions that nobody else calls.
"""

import ast

from host_tools.shrink.inline import mentioned
from host_tools.shrink.modules import Firmware, Module

_FOR_COMPUTERS = "view"


def drop_unasked(firmware: Firmware) -> None:
    """Drop it from all games."""
    for module in firmware.modules.values():
        if module.name.startswith("games."):
            _drop(module)


def _drop(module: Module) -> None:
    tree = module.tree
    unasked = [node for node in tree.body if _bound(node) == _FOR_COMPUTERS]
    if not unasked:
        return
    while unasked:
        tree.body = [node for node in tree.body if node not in unasked]
        said = list(mentioned(tree))
        unasked = [
            node
            for node in tree.body
            if isinstance(node, ast.FunctionDef)
            and node.name.startswith("_")
            and said.count(node.name) == 1
        ]
    module.text = ast.unparse(tree) + "\n"


def _bound(statement: ast.stmt) -> str:
    """Return the name that a function or a plain assignment gives to something."""
    if isinstance(statement, ast.FunctionDef):
        return statement.name
    if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
        return statement.targets[0].id
    return ""
