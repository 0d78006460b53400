"""Turns the body of a function into statements that can stand where it was called.

What was returned goes to a sink: a function that makes statements of the value. A return may only
stand where nothing of the body comes after it; most bodies can be turned so that it does.
"""

import ast
from collections.abc import Callable, Sequence

from host_tools.shrink.modules import walk

Sink = Callable[[ast.expr | None], list[ast.stmt]]

_LOOPS = (ast.For, ast.While)


class NotTurned(Exception):
    """A body from whose middle something is returned, in a way that cannot be turned."""


def turned(body: Sequence[ast.stmt], sink: Sink) -> list[ast.stmt]:
    """Return the statements of a body; wherever it would be left, the value goes to the sink."""
    made: list[ast.stmt] = []
    for at, statement in enumerate(body):
        rest = list(body[at + 1 :])
        if isinstance(statement, ast.Return):
            return made + sink(statement.value)
        if not returns(statement):
            made.append(statement)
        elif isinstance(statement, ast.If):
            return [*made, _turned_if(statement, rest, sink)]
        elif isinstance(statement, _LOOPS):
            return [*made, _turned_loop(statement, rest, sink)]
        else:
            raise NotTurned
    return made if ends(body) else made + sink(None)


def returns(node: ast.AST) -> bool:
    """Tell whether something is returned within a statement."""
    return any(isinstance(each, ast.Return) for each in walk(node))


def ends(body: Sequence[ast.stmt]) -> bool:
    """Tell whether nothing after a body is ever reached."""
    if not body:
        return False
    last = body[-1]
    if isinstance(last, ast.If):
        return ends(last.body) and ends(last.orelse)
    return isinstance(last, ast.Return | ast.Raise | ast.Break | ast.Continue)


def _turned_if(statement: ast.If, rest: list[ast.stmt], sink: Sink) -> ast.If:
    """Put what comes after a choice into the branch that goes on."""
    body, otherwise = statement.body, statement.orelse
    if not rest or ends(body):
        otherwise = otherwise + rest
    elif ends(otherwise):
        body = body + rest
    else:
        raise NotTurned
    made = turned(body, sink) or [ast.Pass()]
    return ast.If(statement.test, made, turned(otherwise, sink))


def _turned_loop(statement: ast.For | ast.While, rest: list[ast.stmt], sink: Sink) -> ast.stmt:
    """Leave a loop where something is returned; what comes after it happens in the other case."""
    if statement.orelse or any(isinstance(each, ast.Break) for each in walk(statement)):
        raise NotTurned
    statement.body = _leaving(statement.body, sink)
    statement.orelse = turned(rest, sink)
    return statement


def _leaving(body: list[ast.stmt], sink: Sink) -> list[ast.stmt]:
    made: list[ast.stmt] = []
    for statement in body:
        if isinstance(statement, ast.Return):
            return [*made, *sink(statement.value), ast.Break()]
        if isinstance(statement, ast.If):
            statement.body = _leaving(statement.body, sink)
            statement.orelse = _leaving(statement.orelse, sink)
        elif returns(statement):
            raise NotTurned
        made.append(statement)
    return made
