"""MicroPython's `micropython` module for CPython: only what the firmware uses of it."""

from typing import TypeVar

_Value = TypeVar("_Value")


def const(value: _Value, /) -> _Value:
    """Return `value`; MicroPython's compiler folds it instead."""
    return value


def kbd_intr(char: int) -> None:
    """Take note of nothing: the simulated board has no serial line of its own."""
