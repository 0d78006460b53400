"""Shows everybody but the table a state that cannot be written: `with ReadOnly() as guard: ...`

Screens, pages, menus and the lights get a twin of the state whose attributes, lists and
bytearrays refuse every change. Inside the table's own methods the state is the real one.
"""

import inspect
from collections.abc import Callable
from functools import cache
from types import FunctionType, MethodType, TracebackType
from typing import Any

from engine.glance import Glance
from engine.table import Table

_KEPT = "state that only the table may write"
_GATES = (Table, Glance)
_OURS = ("engine.", "games.", "tests.")


class Written(Exception):
    """Somebody wrote to the state past the table."""


def _refuse(*_args: object, **_options: object) -> Any:
    raise Written("the state was written past the table")


def _frozen_type(name: str, base: type, changes: str) -> Any:
    return type(name, (base,), dict.fromkeys(changes.split(), _refuse))


_ITEMS = "__setitem__ __delitem__ __iadd__ __imul__ append extend insert pop remove clear reverse "
_Bytes = _frozen_type("FrozenBytes", bytearray, _ITEMS)
_List = _frozen_type("FrozenList", list, _ITEMS + "sort")
_Dict = _frozen_type(
    "FrozenDict", dict, "__setitem__ __delitem__ __ior__ clear pop popitem setdefault update"
)


def freeze(value: Any) -> Any:
    """Return a twin of a value that refuses every change, whatever is inside it."""
    if isinstance(value, bytearray):
        return _Bytes(value)
    if isinstance(value, list):
        return _List([freeze(each) for each in value])
    if isinstance(value, dict):
        return _Dict({key: freeze(each) for key, each in value.items()})
    if type(value) is tuple:
        return tuple(freeze(each) for each in value)
    is_ours = type(value).__module__.startswith(_OURS)
    return Frozen(value) if is_ours and not inspect.isroutine(value) else value


@cache
def _static(kind: type, name: str) -> Any:
    return inspect.getattr_static(kind, name, None)


class Frozen:
    """An object of ours, to be looked at alone. Its methods see the twin, too."""

    __slots__ = ("_real", "_seen")

    def __init__(self, real: Any) -> None:
        object.__setattr__(self, "_real", real)
        object.__setattr__(self, "_seen", {})

    def __getattr__(self, name: str) -> Any:
        static = _static(type(self._real), name)
        if isinstance(static, property) and static.fget:
            return static.fget(self)
        if isinstance(static, FunctionType):
            return MethodType(static, self)
        if name not in self._seen:
            self._seen[name] = freeze(getattr(self._real, name))
        return self._seen[name]

    __setattr__ = _refuse
    __delattr__ = _refuse


class ReadOnly:
    """While it is entered, only the methods of a table get a state that can be written."""

    def __init__(self) -> None:
        self._depth = 0
        self._before: list[tuple[type, str, Any]] = []
        self._twins: dict[int, tuple[Any, Any]] = {}  # by the id of the state: it and its twin
        self.looks = 0  # at the state, from outside

    def __enter__(self) -> "ReadOnly":
        for gate in _GATES:
            for name, value in list(vars(gate).items()):
                if isinstance(value, FunctionType):
                    self._replace(gate, name, self._opened(value))
            self._replace(gate, "state", property(self._shown, _keep))
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for gate, name, value in reversed(self._before):
            if value is None:
                delattr(gate, name)
            else:
                setattr(gate, name, value)

    def _replace(self, gate: type, name: str, value: Any) -> None:
        self._before.append((gate, name, vars(gate).get(name)))
        setattr(gate, name, value)

    def _opened(self, method: Callable[..., Any]) -> Callable[..., Any]:
        def inside(*args: Any, **options: Any) -> Any:
            self._depth += 1
            self._twins.clear()
            try:
                return method(*args, **options)
            finally:
                self._depth -= 1

        return inside

    def _shown(self, table: Any) -> Any:
        state = table.__dict__[_KEPT]
        if self._depth:
            return state
        self.looks += 1
        if id(state) not in self._twins:
            self._twins[id(state)] = state, freeze(state)
        return self._twins[id(state)][1]


def _keep(table: Any, state: Any) -> None:
    table.__dict__[_KEPT] = state
