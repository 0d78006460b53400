"""Finds where a function is called: the statement, and what of it comes before the call."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from host_tools.shrink.modules import children

_SCOPES = (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
Holder = ast.Module | ast.ClassDef

_NO_CHANGE = (ast.Constant, ast.Name)  # what is the same before and after the call


@dataclass
class Site:
    """A call in a statement of a caller.

    `is_whole` tells that the statement does nothing but call and hand on; `is_first` that
    nothing in it happens before the call that the call could change.
    """

    caller: ast.FunctionDef
    block: list[ast.stmt]
    statement: ast.stmt
    call: ast.Call

    @property
    def is_whole(self) -> bool:
        """Tell whether the statement only takes, returns or drops what the call returns."""
        statement = self.statement
        if isinstance(statement, ast.Assign):
            is_simple = len(statement.targets) == 1 and isinstance(statement.targets[0], ast.Name)
            return statement.value is self.call and is_simple
        return isinstance(statement, ast.Return | ast.Expr) and statement.value is self.call

    def result(self, value: ast.expr | None) -> list[ast.stmt]:
        """Return the statements that hand a value on, where the statement is whole."""
        if isinstance(self.statement, ast.Assign):
            target = self.statement.targets[0]
            assert isinstance(target, ast.Name)
            again = ast.Name(target.id, ast.Store())
            return [ast.Assign([again], value or ast.Constant(None))]
        is_dropped = value is None or isinstance(value, _NO_CHANGE)
        return [] if is_dropped or value is None else [ast.Expr(value)]

    @property
    def is_first(self) -> bool:
        """Tell whether the call comes before anything that it could change."""
        return self.is_whole or any(
            _comes_first(each, self.call) for each in _evaluated_at_once(self.statement)
        )

    def put(self, value: ast.expr) -> None:
        """Put a value in the place of the call."""
        _Put(self.call, value).visit(self.statement)


class _Put(ast.NodeTransformer):
    def __init__(self, call: ast.Call, value: ast.expr) -> None:
        self._call = call
        self._value = value

    def visit_Call(self, node: ast.Call) -> ast.AST:
        """Return what stands there now."""
        return self._value if node is self._call else self.generic_visit(node)


def holders(tree: ast.Module) -> list[Holder]:
    """Return what functions belong to: the module, and its classes."""
    return [tree, *(node for node in tree.body if isinstance(node, ast.ClassDef))]


def sites(tree: ast.Module, name: str, holder: Holder) -> Iterator[Site]:
    """Yield where a function of a module or a class is called from one that is its neighbour."""
    for body_of in holders(tree):
        for caller in body_of.body:
            is_near = holder in (tree, body_of)
            if isinstance(caller, ast.FunctionDef) and is_near:
                for block, statement in _statements(caller.body):
                    for call in _calls(statement, name, is_method=holder is not tree):
                        yield Site(caller, block, statement, call)


def _statements(body: list[ast.stmt]) -> Iterator[tuple[list[ast.stmt], ast.stmt]]:
    for statement in list(body):
        yield body, statement
        for inner in ("body", "orelse", "finalbody"):
            yield from _statements(getattr(statement, inner, []))
        for handler in getattr(statement, "handlers", []):
            yield from _statements(handler.body)


def _calls(statement: ast.stmt, name: str, *, is_method: bool) -> Iterator[ast.Call]:
    """Yield the calls in a statement itself, not in those that it holds, nor in a scope."""
    for child in children(statement):
        if isinstance(child, ast.expr):
            yield from _calls_in(child, name, is_method)


def _calls_in(node: ast.AST, name: str, is_method: bool) -> Iterator[ast.Call]:
    if isinstance(node, _SCOPES):
        return
    if isinstance(node, ast.Call):
        called = node.func
        if is_method and isinstance(called, ast.Attribute) and called.attr == name:
            if isinstance(called.value, ast.Name) and called.value.id == "self":
                yield node
        elif not is_method and isinstance(called, ast.Name) and called.id == name:
            yield node
    for child in children(node):
        yield from _calls_in(child, name, is_method)


def _evaluated_at_once(statement: ast.stmt) -> list[ast.expr]:
    """Return the expression with which a statement begins; a loop's condition comes again."""
    if isinstance(statement, ast.If):
        return [statement.test]
    if isinstance(statement, ast.For):
        return [statement.iter]
    if isinstance(statement, ast.Return | ast.Expr | ast.Assign) and statement.value:
        return [statement.value]
    return []


def _comes_first(node: ast.AST, call: ast.Call) -> bool:
    """Tell whether a call is evaluated before anything else that could change by it."""
    if node is call:
        return True
    if isinstance(node, ast.IfExp):
        return _comes_first(node.test, call)
    if isinstance(node, ast.BoolOp):
        return _comes_first(node.values[0], call)
    if isinstance(node, (*_SCOPES, ast.Dict)):
        return False
    for child in children(node):
        if isinstance(child, ast.expr) and not isinstance(child, _NO_CHANGE):
            return _comes_first(child, call)
    return False
