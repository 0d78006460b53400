"""Finds out what a name in a module stands for: something of the module's own, or an import."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field

from host_tools.shrink.modules import children, walk

_SCOPES = (ast.FunctionDef, ast.Lambda, ast.ClassDef)
_COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


@dataclass(frozen=True)
class Imported:
    """A name that an import binds."""

    statement: ast.Import | ast.ImportFrom
    name: str  # what is imported

    @property
    def module(self) -> str:
        """Return the module it is imported from, empty when it is a module itself."""
        return (self.statement.module or "") if isinstance(self.statement, ast.ImportFrom) else ""


OWN = "own"  # bound by anything else than an import
Binding = Imported | str


@dataclass
class _Scope:
    node: ast.AST
    bound: dict[str, Binding] = field(default_factory=dict)
    outside: set[str] = field(default_factory=set)  # declared global


@dataclass(frozen=True)
class Reference:
    """A name where it is used or set, and what it stands for at the top of the module.

    `is_top` tells whether it is bound there; an import may also be within a function.
    """

    node: ast.Name
    binding: Binding
    is_top: bool


def top_names(tree: ast.Module) -> dict[str, Binding]:
    """Return the names that a module binds at its top."""
    return _scope(tree).bound


def references(tree: ast.Module) -> Iterator[Reference]:
    """Yield every name that stands for an import or for something at the top of the module."""
    yield from _visit(tree, [_scope(tree)])


def _visit(node: ast.AST, scopes: list[_Scope]) -> Iterator[Reference]:
    for child in children(node):
        if isinstance(child, ast.Name):
            found = _resolve(child.id, scopes)
            if found is not None:
                yield Reference(child, *found)
        if isinstance(child, _SCOPES + _COMPREHENSIONS):
            yield from _visit_scope(child, scopes)
        else:
            yield from _visit(child, scopes)


def _visit_scope(node: ast.AST, scopes: list[_Scope]) -> Iterator[Reference]:
    """Visit a scope; what stands at its head (bases, defaults, decorators) belongs outside."""
    inner = [*scopes, _scope(node)]
    for name, value in ast.iter_fields(node):
        children = value if isinstance(value, list) else [value]
        is_inside = name == "body" or isinstance(node, _COMPREHENSIONS)
        for child in children:
            if isinstance(child, ast.AST):
                # A wrapper, so that the child itself is visited, too.
                holder = ast.Module(body=[child], type_ignores=[])  # type: ignore[list-item]
                yield from _visit(holder, inner if is_inside else scopes)


def _resolve(name: str, scopes: list[_Scope]) -> tuple[Binding, bool] | None:
    for depth in range(len(scopes) - 1, -1, -1):
        scope = scopes[depth]
        is_hidden = isinstance(scope.node, ast.ClassDef) and depth < len(scopes) - 1
        if is_hidden or name not in scope.bound or name in scope.outside:
            continue
        binding = scope.bound[name]
        return (binding, depth == 0) if depth == 0 or isinstance(binding, Imported) else None
    return None


def _scope(node: ast.AST) -> _Scope:
    scope = _Scope(node)
    if isinstance(node, ast.FunctionDef | ast.Lambda):
        scope.bound.update(
            {each.arg: OWN for each in walk(node.args) if isinstance(each, ast.arg)}
        )
    bodies = node.generators if isinstance(node, _COMPREHENSIONS) else getattr(node, "body", [])
    for statement in bodies if isinstance(bodies, list) else [bodies]:
        _bind(statement, scope)
    return scope


def _bind(node: ast.AST, scope: _Scope) -> None:
    """Note what a statement binds, inner scopes left out."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        for each in node.names:
            scope.bound.setdefault(each.asname or each.name, Imported(node, each.name))
    elif isinstance(node, ast.Global):
        scope.outside |= set(node.names)
    elif name := _bound_name(node):
        scope.bound[name] = OWN
    if not isinstance(node, _SCOPES + _COMPREHENSIONS):
        for child in children(node):
            _bind(child, scope)


def _bound_name(node: ast.AST) -> str:
    if isinstance(node, ast.Name):
        return "" if isinstance(node.ctx, ast.Load) else node.id
    if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.ExceptHandler):
        return node.name or ""
    return ""
