"""Arithmetic on millisecond ticks, which wrap at 2^30 on every port we run on."""

from micropython import const

_MASK = const(0x3FFFFFFF)


def since(now, then):
    """Return the milliseconds from `then` to `now`, right across the wrap."""
    return (now - then) & _MASK


def after(now, delay_ms):
    """Return the tick that lies `delay_ms` after `now`.

    Counted down from the wrap, because a sum past 2^30 would be a heap object.
    """
    return (now - (_MASK - delay_ms) - 1) & _MASK
