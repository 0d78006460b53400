"""Shortens the firmware's own names: one short name for each long one, the same everywhere.

A name stays as it is when it means something outside the firmware: Python's and MicroPython's
own names, those of the chip's modules and of the disk, and whatever is looked up by a text.
"""

import ast
import builtins
import hashlib
import io
import keyword
import re
import string
import tokenize
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

from host_tools.shrink.bundles import Bundle
from host_tools.shrink.edits import Edit, apply
from host_tools.shrink.modules import Firmware, object_attributes
from host_tools.shrink.offers import Offers
from host_tools.shrink.private import share

SIMULATED = Path(__file__).resolve().parents[1] / "simulated"
_OUTSIDE = ("modules", "cpython", "bare_machine.py", "disk.py")  # what the firmware calls
_BUILT_IN = (
    *(int, str, bytes, bytearray, list, tuple, dict, set, memoryview, OSError, range),
    *(io.FileIO, type(hashlib.sha256())),
)
_WORDS = re.compile(r"[A-Za-z_]\w*")
# Tools at the other end of a cable know the names in these modules, MicroPython the archive's.
_CALLED_BY_OTHERS = ("archive", "cable", "checks.over_cable")
_KEYWORD_ARGUMENTS = {"key", "reverse", "end", "sep", "default", "errors", "encoding"}


class Names:
    """The short name of each long one."""

    def __init__(self, short: dict[str, str]) -> None:
        self.short = short

    def of_offers(self, offers: Offers) -> dict[str, set[str]]:
        """Return what the names that modules offer are called now, by module."""
        return {
            module: {self.short.get(name, name) for name in names}
            for module, names in offers.items()
        }

    def translate(self, text: str) -> str:
        """Return Python text with the long names replaced."""
        edits = []
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.NAME and token.string in self.short:
                edits.append(_edit(token, self.short[token.string]))
        return apply(text, edits)


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
    of_objects = _of_objects(firmware)
    public = [name for name in order if not name.startswith("_") and name in of_objects]
    private = [name for name in order if name.startswith("_") or name not in of_objects]
    short = dict(zip(public, fresh, strict=False))
    short.update(share(private, firmware, bundles, fresh[len(public) :]))
    return Names(short)


def reserved(firmware: Firmware) -> set[str]:
    """Return the names that mean something outside the firmware."""
    found = set(keyword.kwlist) | set(dir(builtins)) | _KEYWORD_ARGUMENTS
    for kind in _BUILT_IN:
        found |= set(dir(kind))
    found |= firmware.parts_of_names
    for path in _OUTSIDE:
        whole = SIMULATED / path
        for file in sorted(whole.rglob("*.py")) if whole.is_dir() else [whole]:
            found |= set(_names_in(file.read_text()))
    for module in firmware.modules.values():
        found |= _looked_up(module.tree, firmware) | _called_outside(module.tree, firmware)
        if module.name in _CALLED_BY_OTHERS:
            nodes = module.nodes
            found |= {node.name for node in nodes if isinstance(node, ast.FunctionDef)}
    return found


def _called_outside(tree: ast.Module, firmware: Firmware) -> set[str]:
    """Return the names that a module which imports from outside may use on what it got there."""
    imported = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            imported |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            imported.add(node.module)
    if imported <= set(firmware.modules) | {"micropython"}:
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
            texts |= set(_WORDS.findall(node.value))
        elif (
            isinstance(node, ast.ImportFrom) and node.module not in firmware.modules
        ) or isinstance(node, ast.Import):
            imports |= {name.asname or name.name for name in node.names}
    return (texts - _documentation_words(tree)) | imports


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
        for node in module.nodes:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                found.add(node.name)
            elif isinstance(node, ast.arg):
                found.add(node.arg)
            elif isinstance(node, ast.Attribute | ast.Name) and isinstance(node.ctx, ast.Store):
                found.add(node.attr if isinstance(node, ast.Attribute) else node.id)
    return {name for name in found if not name.startswith("__")}


def _of_objects(firmware: Firmware) -> set[str]:
    """Return the names that objects have: any object may meet any other.

    All others stand for themselves in a module, or are reached by the name of their module.
    """
    found: set[str] = set()
    for module in firmware.modules.values():
        found |= object_attributes(module, firmware)
        for node in module.nodes:
            if isinstance(node, ast.keyword):
                found.add(node.arg or "")
            elif isinstance(node, ast.ClassDef):
                found |= _set_here(node)
    return found


def _set_here(node: ast.ClassDef) -> set[str]:
    """Return the names that the body of a class sets."""
    found: set[str] = set()
    for statement in node.body:
        if isinstance(statement, ast.FunctionDef):
            found.add(statement.name)
        else:
            stored = [each for each in ast.walk(statement) if isinstance(each, ast.Name)]
            found |= {each.id for each in stored if isinstance(each.ctx, ast.Store)}
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


def _edit(token: tokenize.TokenInfo, text: str) -> Edit:
    # Firmware is written in ASCII outside of texts, so columns are bytes up to here.
    line = token.line[: token.start[1]]
    start = len(line.encode())
    return Edit(token.start[:1] + (start,), token.end[:1] + (start + len(token.string),), text)
