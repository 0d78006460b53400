"""Fingers on the keys of a simulated device: strokes become presses that last a while.

A plain terminal sends a key that is kept down again and again; while that goes on, so does the
press. Strokes that arrive together, as pasted text does, follow one another.
"""

from collections.abc import Iterable
from typing import Protocol

import pins
from host_tools.terminal.key_codes import DOWN, HOLD, TAP, UP, Stroke

GPIOS = {"UP": pins.KEY_UP, "DOWN": pins.KEY_DOWN, "OK": pins.KEY_OK, "BACK": pins.KEY_BACK}

_TAP_MS = 60
_GAP_MS = 60  # between two strokes that came together
_HOLD_MS = 700
_LONG_MS = 2000  # struck again while it is held


class Keys(Protocol):
    """Keys to put fingers on, and the time that passes for them."""

    @property
    def elapsed_us(self) -> int:
        """Return the microseconds that have passed."""

    def press(self, gpio: int) -> None:
        """Put a finger on a key."""

    def release(self, gpio: int) -> None:
        """Take it off."""


class Fingers:
    """Acts on one world; a device that has lost its power gets new fingers."""

    def __init__(self, world: Keys) -> None:
        self._world = world
        self._waiting: list[Stroke] = []
        self._key = ""  # the key a stroke keeps down
        self._down_at = 0
        self._up_at = 0
        self._free_at = 0  # when the next waiting stroke may begin

    def strike(self, strokes: Iterable[Stroke]) -> None:
        """Take up strokes that arrived together."""
        came_alone = not self._waiting
        for stroke in strokes:
            if stroke.kind in (DOWN, UP):
                self._follow(stroke)
            elif came_alone and stroke.key == self._key:
                self._prolong(stroke)
            else:
                self._waiting.append(stroke)
            came_alone = False
        self.step()

    def step(self) -> None:
        """Let go of what was held long enough, and begin what waits."""
        now = self._now()
        if self._key and now >= self._up_at:
            self._world.release(GPIOS[self._key])
            self._key = ""
            self._free_at = now + _GAP_MS
        if self._waiting and not self._key and now >= self._free_at:
            self._begin(self._waiting.pop(0))

    def _begin(self, stroke: Stroke) -> None:
        self._key = stroke.key
        self._down_at = self._now()
        self._up_at = self._down_at + (_HOLD_MS if stroke.kind == HOLD else _TAP_MS)
        self._world.press(GPIOS[stroke.key])

    def _prolong(self, stroke: Stroke) -> None:
        """Keep down what is down: the same key came again before it was let go of."""
        wanted = self._now() + _TAP_MS if stroke.kind == TAP else self._down_at + _LONG_MS
        self._up_at = max(self._up_at, wanted)

    def _follow(self, stroke: Stroke) -> None:
        if stroke.kind == DOWN:
            self._world.press(GPIOS[stroke.key])
        else:
            self._world.release(GPIOS[stroke.key])

    def _now(self) -> int:
        return self._world.elapsed_us // 1000
