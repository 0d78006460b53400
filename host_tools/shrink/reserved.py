"""The names that mean something outside the firmware, and so stay as they are.

Python's and MicroPython's own names, those of the chip's modules and of the disk, and whatever
is looked up by a text.
"""

import array
import ast
import binascii
import builtins
import gc
import hashlib
import io
import keyword
import os
import re
import struct
import sys
import time
from collections.abc import Collection
from pathlib import Path

from host_tools.shrink.archive import FILE
from host_tools.shrink.graph import KNOWN_OUTSIDE
from host_tools.shrink.modules import Firmware, walk

SIMULATED = Path(__file__).resolve().parents[1] / "simulated"
_OUTSIDE = ("modules", "cpython", "bare_machine.py", "disk.py")  # what the firmware calls
_BUILT_IN = (
    *(int, str, bytes, bytearray, list, tuple, dict, set, memoryview, OSError, range),
    *(io.FileIO, type(hashlib.sha256())),
)
_WORDS = re.compile(r"[A-Za-z_]\w*")
PATHS = re.compile(r"[A-Za-z_][\w.]*")
# Tools at the other end of a cable know the names in these modules, MicroPython the archive's.
_CALLED_BY_OTHERS = ("archive", "cable", "checks.over_cable")
# Modules that both Pythons have, and what MicroPython has in them beside.
_KNOWN_MODULES = {
    each.__name__: each for each in (array, binascii, gc, hashlib, os, struct, sys, time)
}
_OF_MICROPYTHON = {"const", "mem_alloc", "mem_free", "threshold", "ilistdir", "print_exception"}
_OF_MICROPYTHON |= {"ioctl"}  # of a stream
_OF_MICROPYTHON |= {"ticks_ms", "ticks_us", "ticks_diff", "ticks_add", "sleep_ms", "sleep_us"}
# What is not Python's own, but stands in one of the files above.
_TWINS = {"machine", "neopixel", "esp32", "network", "framebuf"}
_KEYWORD_ARGUMENTS = {"key", "reverse", "end", "sep", "default", "errors", "encoding"}


def reserved(firmware: Firmware) -> set[str]:
    """Return the names that mean something outside the firmware."""
    found = set(keyword.kwlist) | set(dir(builtins)) | _KEYWORD_ARGUMENTS | {FILE}
    found |= set(dir(array.array))
    for kind in (*_BUILT_IN, *_KNOWN_MODULES.values()):
        found |= set(dir(kind))
    found |= _OF_MICROPYTHON
    found |= {part for name in KNOWN_OUTSIDE for part in name.split(".")}
    keywords = _keywords(firmware)
    for path in _OUTSIDE:
        whole = SIMULATED / path
        for file in sorted(whole.rglob("*.py")) if whole.is_dir() else [whole]:
            found |= _offered(ast.parse(file.read_text()), keywords)
    for module in firmware.modules.values():
        found |= _looked_up(module.tree, firmware) | _called_outside(module.tree, firmware)
        if module.name in _CALLED_BY_OTHERS:
            nodes = module.nodes
            found |= {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
    return found


def _keywords(firmware: Firmware) -> set[str]:
    """Return the names by which the firmware hands arguments in."""
    return {
        node.arg or ""
        for module in firmware.modules.values()
        for node in module.nodes
        if isinstance(node, ast.keyword)
    }


def _offered(tree: ast.Module, keywords: set[str]) -> set[str]:
    """Return what a module of the chip offers: what is in it, and what its objects have."""
    found: set[str] = set()
    for node in walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.arg):
            found |= {node.arg} & keywords
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        if isinstance(node, ast.Module | ast.ClassDef):
            found |= {
                each.id
                for statement in node.body
                if isinstance(statement, ast.Assign | ast.AnnAssign)
                for each in walk(statement)
                if isinstance(each, ast.Name)
            }
    return {name for name in found if not name.startswith("_")}


def _called_outside(tree: ast.Module, firmware: Firmware) -> set[str]:
    """Return the names that a module which imports from outside may use on what it got there.

    What Python's own modules and those of the chip offer is known, so a module that needs only
    them is free.
    """
    imported = set()
    for node in walk(tree):
        if isinstance(node, ast.Import):
            imported |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            imported.add(node.module)
    known = {"micropython", *_KNOWN_MODULES, *_TWINS}
    if all(name in known or _is_package(name, firmware) for name in imported):
        return set()
    attributes = [node for node in walk(tree) if isinstance(node, ast.Attribute)]
    return {node.attr for node in attributes if not is_self(node.value)}


def _looked_up(tree: ast.Module, firmware: Firmware) -> set[str]:
    """Return the names that stand in texts, or are imported from outside the firmware."""
    texts: set[str] = set()
    imports: set[str] = set()
    for node in walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            texts |= _words_looked_up(node.value, firmware)
        elif isinstance(node, ast.ImportFrom) and not _is_package(node.module or "", firmware):
            imports |= {name.asname or name.name for name in node.names}
        elif isinstance(node, ast.Import):
            imports |= {
                name.asname or name.name
                for name in node.names
                if name.name not in firmware.modules
            }
    return (texts - _documentation_words(tree)) | imports


def _words_looked_up(text: str, firmware: Firmware) -> set[str]:
    """Return the words of a text that may be looked up: not those of modules' names.

    What stands beside the name of a module is shortened there, too.
    """
    if names_modules(text, firmware.modules):
        return set()
    return {path for path in PATHS.findall(text) if "." not in path}


def _is_package(name: str, firmware: Firmware) -> bool:
    return name in firmware.modules or any(
        each.startswith(name + ".") for each in firmware.modules
    )


def _documentation_words(tree: ast.Module) -> set[str]:
    """Return the words that stand in no other text than documentation."""
    documents = set()
    texts: set[str] = set()
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef)
    for node in walk(tree):
        if isinstance(node, kinds) and ast.get_docstring(node) is not None:
            first = node.body[0]
            assert isinstance(first, ast.Expr)
            documents.add(id(first.value))
    words: set[str] = set()
    for node in walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            (words if id(node) in documents else texts).update(_WORDS.findall(node.value))
    return words - texts


def names_modules(text: str, modules: Collection[str]) -> bool:
    """Tell whether a text has the whole name of a module in it, beside names to be found there."""
    return any("." in path and path in modules for path in PATHS.findall(text))


def is_self(node: ast.expr) -> bool:
    """Tell whether an expression is the object itself."""
    return isinstance(node, ast.Name) and node.id == "self"
