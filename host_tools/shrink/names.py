"""Shortens the firmware's own names: one short name for each long one, the same everywhere.

A name stays as it is when it means something outside the firmware: Python's and MicroPython's
own names, those of the chip's modules and of the disk, and whatever is looked up by a text.
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
import string
import struct
import sys
import time
import tokenize
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import product
from pathlib import Path

from host_tools.shrink.archive import FILE
from host_tools.shrink.bundles import Bundle
from host_tools.shrink.edits import Edit, apply
from host_tools.shrink.graph import KNOWN_OUTSIDE
from host_tools.shrink.modules import Firmware, bindings
from host_tools.shrink.offers import Offers
from host_tools.shrink.private import share

SIMULATED = Path(__file__).resolve().parents[1] / "simulated"
_OUTSIDE = ("modules", "cpython", "bare_machine.py", "disk.py")  # what the firmware calls
_BUILT_IN = (
    *(int, str, bytes, bytearray, list, tuple, dict, set, memoryview, OSError, range),
    *(io.FileIO, type(hashlib.sha256())),
)
_WORDS = re.compile(r"[A-Za-z_]\w*")
_PATHS = re.compile(r"[A-Za-z_][\w.]*")
# Tools at the other end of a cable know the names in these modules, MicroPython the archive's.
_CALLED_BY_OTHERS = ("archive", "cable", "checks.over_cable")
# Modules that both Pythons have, and what MicroPython has in them beside.
_KNOWN_MODULES = {
    each.__name__: each for each in (array, binascii, gc, hashlib, os, struct, sys, time)
}
_OF_MICROPYTHON = {"const", "mem_alloc", "mem_free", "threshold", "ilistdir", "print_exception"}
_OF_MICROPYTHON |= {"ticks_ms", "ticks_us", "ticks_diff", "ticks_add", "sleep_ms", "sleep_us"}
# What is not Python's own, but stands in one of the files above.
_TWINS = {"machine", "neopixel", "esp32", "network", "framebuf"}
_KEYWORD_ARGUMENTS = {"key", "reverse", "end", "sep", "default", "errors", "encoding"}


class Names:
    """The short name of each long one. The names of modules stay, where they are imported."""

    def __init__(self, short: dict[str, str], modules: Collection[str] = ()) -> None:
        self.short = short
        self._modules = modules

    def of_offers(self, offers: Offers) -> dict[str, set[str]]:
        """Return what the names that modules offer are called now, by module."""
        return {
            module: {self.short.get(name, name) for name in names}
            for module, names in offers.items()
        }

    def translate(self, text: str) -> str:
        """Return Python text with the long names replaced."""
        imported = _imported_modules(text, self._modules)
        edits = []
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.NAME and token.string in self.short:
                short = self.short[token.string]
                edits.append(_edit(token, imported.get(token.start, "{}").format(short)))
            elif token.type == tokenize.STRING and _names_modules(token.string, self._modules):
                edits.append(_edit(token, _PATHS.sub(self._word, token.string)))
        return apply(text, edits)

    def _word(self, found: re.Match[str]) -> str:
        return self.short.get(found[0], found[0])


def shorten(firmware: Firmware, bundles: Sequence[Bundle]) -> Names:
    """Shorten the names of a firmware; return which became which."""
    _drop_slots(firmware)
    names = choose(firmware, bundles)
    for module in firmware.modules.values():
        module.text = names.translate(module.text)
    return names


def choose(firmware: Firmware, bundles: Sequence[Bundle]) -> Names:
    """Return a short name for each name of the firmware that may have one; common ones first."""
    counts = Counter(_tokens(firmware))
    outside = reserved(firmware)
    ours = _defined(firmware) - outside
    taken = (set(counts) - ours) | outside
    fresh = [name for name in _short_names() if name not in taken]
    order = sorted(ours, key=lambda name: (-counts[name], name))
    met = _met_anywhere(firmware)
    short = dict(zip([name for name in order if name in met], fresh, strict=False))
    others = [name for name in order if name not in met]
    short.update(share(others, firmware, bundles, fresh[len(short) :]))
    return Names(short, firmware.modules)


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
    for node in ast.walk(tree):
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
                for each in ast.walk(statement)
                if isinstance(each, ast.Name)
            }
    return {name for name in found if not name.startswith("_")}


def _called_outside(tree: ast.Module, firmware: Firmware) -> set[str]:
    """Return the names that a module which imports from outside may use on what it got there.

    What Python's own modules and those of the chip offer is known, so a module that needs only
    them is free.
    """
    imported = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imported |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            imported.add(node.module)
    known = {"micropython", *_KNOWN_MODULES, *_TWINS}
    if all(name in known or _is_package(name, firmware) for name in imported):
        return set()
    attributes = [node for node in ast.walk(tree) if isinstance(node, ast.Attribute)]
    return {node.attr for node in attributes if not _is_self(node.value)}


def _is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


def _looked_up(tree: ast.Module, firmware: Firmware) -> set[str]:
    """Return the names that stand in texts, or are imported from outside the firmware."""
    texts: set[str] = set()
    imports: set[str] = set()
    for node in ast.walk(tree):
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
    if _names_modules(text, firmware.modules):
        return set()
    return {path for path in _PATHS.findall(text) if "." not in path}


def _names_modules(text: str, modules: Collection[str]) -> bool:
    """Tell whether a text has the whole name of a module in it, beside names to be found there."""
    return any("." in path and path in modules for path in _PATHS.findall(text))


def _is_package(name: str, firmware: Firmware) -> bool:
    return name in firmware.modules or any(
        each.startswith(name + ".") for each in firmware.modules
    )


def _documentation_words(tree: ast.Module) -> set[str]:
    """Return the words that stand in no other text than documentation."""
    documents = set()
    texts: set[str] = set()
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef)
    for node in ast.walk(tree):
        if isinstance(node, kinds) and ast.get_docstring(node) is not None:
            first = node.body[0]
            assert isinstance(first, ast.Expr)
            documents.add(id(first.value))
    words: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            (words if id(node) in documents else texts).update(_WORDS.findall(node.value))
    return words - texts


def _defined(firmware: Firmware) -> set[str]:
    """Return the names that the firmware itself gives to something."""
    found: set[str] = set()
    for module in firmware.modules.values():
        found |= set(bindings(module, firmware).aliases)
        for node in module.nodes:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                found.add(node.name)
            elif isinstance(node, ast.arg):
                found.add(node.arg)
            elif isinstance(node, ast.Attribute | ast.Name) and isinstance(node.ctx, ast.Store):
                found.add(node.attr if isinstance(node, ast.Attribute) else node.id)
    return {name for name in found if not name.startswith("__")}


def _met_anywhere(firmware: Firmware) -> set[str]:
    """Return the names that any object may have, whatever its class: there is one of each.

    They are given to an object from outside, or to a function with its argument. All others
    belong to the modules they stand in, and to the classes that are made there.
    """
    found: set[str] = set()
    for module in firmware.modules.values():
        for node in module.nodes:
            if isinstance(node, ast.keyword):
                found.add(node.arg or "")
            elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                found |= set() if _is_self(node.value) else {node.attr}
    return found


def _drop_slots(firmware: Firmware) -> None:
    """Drop `__slots__`: MicroPython does not know it, and its texts name what may be renamed."""
    for module in firmware.modules.values():
        edits = []
        for node in module.nodes:
            if isinstance(node, ast.Assign) and _sets_slots(node):
                edits.append(Edit.of(node, "pass"))
        module.text = apply(module.text, edits)


def _sets_slots(node: ast.Assign) -> bool:
    target = node.targets[0]
    return isinstance(target, ast.Name) and target.id == "__slots__"


def _short_names() -> Iterator[str]:
    first = string.ascii_letters
    yield from first
    for pair in product(first, first + string.digits):
        name = "".join(pair)
        if not keyword.iskeyword(name):
            yield name


def _tokens(firmware: Firmware) -> Iterator[str]:
    for module in firmware.modules.values():
        yield from _names_in(module.text)


def _names_in(text: str) -> Iterator[str]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.NAME:
            yield token.string


def _imported_modules(text: str, modules: Collection[str]) -> dict[tuple[int, int], str]:
    """Return what becomes of words that are names of modules in imports, by where they stand.

    A module that is bound by its own name is bound by the short one.
    """
    found: dict[tuple[int, int], str] = {}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            found.update(_words_of_import(node, modules))
    return found


def _words_of_import(
    node: ast.Import | ast.ImportFrom, modules: Collection[str]
) -> Iterator[tuple[tuple[int, int], str]]:
    """Yield where each word stands that is part of a module's name, and what is put there."""
    package = (node.module or "") if isinstance(node, ast.ImportFrom) else ""
    column = node.col_offset + len("from ")
    for word in package.split("."):
        yield (node.lineno, column), word
        column += len(word) + 1
    for each in node.names:
        whole = f"{package}.{each.name}".lstrip(".")
        if whole in modules or not package:
            text = each.name if each.asname else each.name + " as {}"
            yield (each.lineno, each.col_offset), text


def _edit(token: tokenize.TokenInfo, text: str) -> Edit:
    # Firmware is written in ASCII outside of texts, so columns are bytes up to here.
    line = token.line[: token.start[1]]
    start = len(line.encode())
    return Edit(token.start[:1] + (start,), token.end[:1] + (start + len(token.string),), text)
