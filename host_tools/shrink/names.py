"""Shortens the firmware's own names: one short name for each long one, the same everywhere.

A name stays as it is when it means something outside the firmware, see `reserved`.
"""

import ast
import io
import keyword
import re
import string
import tokenize
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from itertools import product

from host_tools.shrink.bundles import Bundle
from host_tools.shrink.edits import Edit, apply
from host_tools.shrink.modules import Firmware, bindings, walk
from host_tools.shrink.offers import Offers
from host_tools.shrink.private import share
from host_tools.shrink.reserved import PATHS, is_self, names_modules, reserved


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
            elif token.type == tokenize.STRING and names_modules(token.string, self._modules):
                edits.append(_edit(token, PATHS.sub(self._word, token.string)))
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
                found |= set() if is_self(node.value) else {node.attr}
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
    for node in walk(ast.parse(text)):
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
