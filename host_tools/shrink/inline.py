"""Writes functions out where they are called, if that is in one place.

The firmware is written in small functions. On the device each costs some forty bytes of heap
beside its code: an object, a place in a dict, a beginning, and what is lost at the end of a block.
A function goes when its name begins with an underscore and stands for nothing else, and when it is
called once, from another function of its module or class.
"""

import ast
import builtins
from collections import Counter, defaultdict
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from functools import cache

from host_tools.shrink.modules import Firmware, Module, walk
from host_tools.shrink.private import families
from host_tools.shrink.sites import Holder, Site, holders, sites
from host_tools.shrink.tails import NotTurned, ends, turned

_NO_PLACE = (ast.Lambda, ast.FunctionDef, ast.Yield, ast.YieldFrom, ast.Global, ast.Nonlocal)
# On the chip a call that needs eleven words and more of stack takes them from the heap for as long
# as it lasts. Four are for what is computed.
_MOST_LOCALS = 7


def write_out_calls(firmware: Firmware) -> None:
    """Write out what can be, until nothing is left."""
    related = families(firmware)
    said = {name: _Said.by(module) for name, module in firmware.modules.items()}
    for module in firmware.modules.values():
        tree = module.tree
        foreign: set[str] = set()
        for name, other in said.items():
            if name != module.name:
                foreign |= other.always | other.imported.get(module.name, set())
                foreign |= other.of_self if name in related[module.name] else set()
        changed = False
        while any(_written_out(tree, each) for each in list(_candidates(tree, foreign))):
            changed = True
        if changed:
            module.text = ast.unparse(ast.fix_missing_locations(tree)) + "\n"


@dataclass
class _Said:
    """The private names that a module says: of anything, its own objects, other modules."""

    always: set[str]
    of_self: set[str]
    imported: dict[str, set[str]]

    @classmethod
    def by(cls, module: Module) -> "_Said":
        """Gather what one module says."""
        said = cls(set(), set(), defaultdict(set))
        for node in module.nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                said.always |= set(filter(_is_private, node.value.split()))
            elif isinstance(node, ast.ImportFrom):
                said.imported[node.module or ""] |= {
                    each.name for each in node.names if _is_private(each.name)
                }
            elif isinstance(node, ast.Attribute) and _is_private(node.attr):
                is_own = isinstance(node.value, ast.Name) and node.value.id == "self"
                (said.of_self if is_own else said.always).add(node.attr)
            elif isinstance(node, ast.FunctionDef) and _is_private(node.name):
                said.of_self.add(node.name)
        return said


@dataclass(frozen=True)
class _Candidate:
    """A function that may go, and where it stands."""

    function: ast.FunctionDef
    holder: Holder

    @property
    def is_method(self) -> bool:
        """Tell whether it belongs to a class."""
        return isinstance(self.holder, ast.ClassDef)

    @property
    def parameters(self) -> list[str]:
        """Return what it takes, itself left out."""
        return [each.arg for each in self.function.args.args][self.is_method :]

    @property
    def body(self) -> list[ast.stmt]:
        """Return a copy of its statements, without its documentation."""
        body = deepcopy(self.function.body)
        return body[1:] if ast.get_docstring(self.function) is not None else body


def _candidates(tree: ast.Module, foreign: set[str]) -> Iterator[_Candidate]:
    """Yield the functions that might be written out somewhere."""
    said = Counter(mentioned(tree))
    for holder in holders(tree):
        for function in holder.body:
            if isinstance(function, ast.FunctionDef) and _is_private(function.name):
                is_called_once = said[function.name] == 2 and function.name not in foreign
                if is_called_once and _is_plain(function):
                    yield _Candidate(function, holder)


def _is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__")


def mentioned(tree: ast.Module) -> Iterator[str]:
    """Yield every name that stands in a module, as often as it does."""
    for node in walk(tree):
        for field in _naming(node._fields):
            value = getattr(node, field, None)
            if isinstance(value, str):
                yield value
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from node.value.split()


@cache
def _naming(fields: tuple[str, ...]) -> list[str]:
    """Return those fields of a node that are names."""
    return [field for field in ("id", "attr", "arg", "name", "asname") if field in fields]


def _is_plain(function: ast.FunctionDef) -> bool:
    taken = function.args
    is_special = function.decorator_list or taken.vararg or taken.kwarg or taken.kwonlyargs
    inside = [node for each in function.body for node in walk(each)]
    return not is_special and not any(isinstance(node, _NO_PLACE) for node in inside)


def _written_out(tree: ast.Module, candidate: _Candidate) -> bool:
    """Write a function out where it is called and drop it; tell whether that was possible."""
    for site in sites(tree, candidate.function.name, candidate.holder):
        values = _values(candidate, site.call)
        if values is None or site.caller is candidate.function:
            return False
        try:
            made = _Writing(candidate, site, values).statements()
        except NotTurned:
            return False
        at = site.block.index(site.statement)
        site.block[at : at + 1] = made
        candidate.holder.body.remove(candidate.function)
        candidate.holder.body = candidate.holder.body or [ast.Pass()]
        return True
    return False


def _values(candidate: _Candidate, call: ast.Call) -> dict[str, ast.expr] | None:
    """Return what is handed in for each parameter; None when that cannot be told."""
    names = candidate.parameters
    given = dict(zip(names, call.args, strict=False))
    given.update({each.arg: each.value for each in call.keywords if each.arg})
    defaults = candidate.function.args.defaults
    for name, value in zip(reversed(names), reversed(defaults), strict=False):
        given.setdefault(name, value)
    is_spread = any(isinstance(each, ast.Starred) for each in call.args)
    is_known = not is_spread and all(each.arg for each in call.keywords)
    # In the order in which they are evaluated: that of the call.
    return given if is_known and set(given) == set(names) else None


class _Writing:
    """Makes the statements that stand in the place of a call."""

    def __init__(self, candidate: _Candidate, site: Site, values: dict[str, ast.expr]) -> None:
        self._body = candidate.body
        self._site = site
        self._values = values
        self._stored = _stored(self._body)
        self._known = {each for node in walk(site.caller) for each in _names(node)}
        self._fresh: set[str] = set()

    def statements(self) -> list[ast.stmt]:
        """Return them."""
        self._refuse_hidden_names()
        before = self._take_values()
        result = self._site.result
        if isinstance(self._site.statement, ast.Return) and self._site.is_whole:
            return before + self._body + ([] if ends(self._body) else [ast.Return()])
        if self._site.is_whole:
            return before + (turned(self._body, result) or [ast.Pass()])
        return before + self._beside()

    def _beside(self) -> list[ast.stmt]:
        """Put the value into the statement: as it is, or by a name that is set before."""
        value = self._only_value()
        if value is not None:
            self._site.put(value)
            return [self._site.statement]
        name = self._new_name("made")
        target = ast.Name(name, ast.Store())
        made = turned(
            self._body,
            lambda value: [ast.Assign([deepcopy(target)], value or ast.Constant(None))],
        )
        self._site.put(ast.Name(name, ast.Load()))  # only now: what cannot be turned stays whole
        return [*made, self._site.statement]

    def _refuse_hidden_names(self) -> None:
        """Refuse what would mean something else there, and what would need much stack."""
        taken = {each.arg for each in self._site.caller.args.args}
        local = taken | _stored(self._site.caller.body)
        own = self._stored | set(self._values)
        more = [name for name in own if not self._is_simple(name)]
        free = {
            node.id
            for each in self._body
            for node in walk(each)
            if isinstance(node, ast.Name) and node.id not in own
        }
        if free & local - {"self"} or (more and len(local) + len(more) > _MOST_LOCALS):
            raise NotTurned
        if not self._site.is_first and not self._is_one_expression():
            raise NotTurned

    def _is_one_expression(self) -> bool:
        simple = all(isinstance(each, ast.Name | ast.Constant) for each in self._values.values())
        return simple and self._only_value() is not None

    def _only_value(self) -> ast.expr | None:
        """Return what is returned by a body that does nothing else."""
        first = self._body[0]
        return first.value if len(self._body) == 1 and isinstance(first, ast.Return) else None

    def _take_values(self) -> list[ast.stmt]:
        """Give every parameter and local a name that is free there; return what sets them."""
        became: dict[str, ast.expr] = {}
        before: list[ast.stmt] = []
        for name, value in self._values.items():
            if self._is_simple(name):
                became[name] = value
            else:
                fresh = self._new_name(name)
                became[name] = ast.Name(fresh, ast.Load())
                before.append(ast.Assign([ast.Name(fresh, ast.Store())], value))
        for name in sorted(self._stored - set(self._values)):
            became[name] = ast.Name(self._new_name(name), ast.Load())
        _Renaming(became).change(self._body)
        return before

    def _is_simple(self, name: str) -> bool:
        """Tell whether what is handed in for a parameter can stand in its place."""
        value = self._values.get(name)
        return isinstance(value, ast.Constant | ast.Name) and name not in self._stored

    def _new_name(self, name: str) -> str:
        while name in self._known or name in self._fresh or hasattr(builtins, name):
            name += "_"
        self._fresh.add(name)
        return name


class _Renaming(ast.NodeTransformer):
    """Puts other names, or values, in the place of names."""

    def __init__(self, became: dict[str, ast.expr]) -> None:
        self._became = became

    def change(self, body: list[ast.stmt]) -> None:
        """Change statements in place."""
        for at, statement in enumerate(body):
            body[at] = self.visit(statement)

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Return what stands there now."""
        new = deepcopy(self._became.get(node.id, node))
        if isinstance(new, ast.Name):
            new.ctx = node.ctx
        return new


def _stored(body: list[ast.stmt]) -> set[str]:
    """Return the names that statements set, those of comprehensions too."""
    found = set()
    for each in body:
        for node in walk(each):
            if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
                found.add(node.id)
            elif isinstance(node, ast.ExceptHandler) and node.name:
                found.add(node.name)
            elif isinstance(node, ast.alias):
                found.add((node.asname or node.name).split(".")[0])
    return found


def _names(node: ast.AST) -> Iterator[str]:
    for field in ("id", "arg", "name", "asname"):
        value = getattr(node, field, None)
        if isinstance(value, str):
            yield value
