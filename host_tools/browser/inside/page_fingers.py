"""Fingers on the keys, as the page reports them: with the time, and with bounce if wished.

A browser may tell of a short tap only after the device was busy: down and up at once. So every
edge has its place on the device's own clock, and a key stays as it is long enough to be seen.
"""

import pins
from host_tools.simulated.world import World

GPIOS = {"UP": pins.KEY_UP, "DOWN": pins.KEY_DOWN, "OK": pins.KEY_OK, "BACK": pins.KEY_BACK}

_LEAST_MS = 32  # between two edges of a key: the driver locks for 14 and samples every 4
_BOUNCES_MS = (1, 2, 3, 5, 6, 8)  # what a worn switch does after an edge


class PageFingers:
    """The fingers on one world."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._free_ms = dict.fromkeys(GPIOS, 0)  # when the next edge of a key may come
        self._last_ms = 0  # no finger overtakes another, however late it is told of
        self.has_bounce = False

    def move(self, key: str, is_down: bool, at_ms: int) -> int:
        """Let a key go down or up at a time of the device's clock, or as soon as it may.

        Return when that is.
        """
        now_ms = self._world.elapsed_us // 1000
        when_ms = max(now_ms, at_ms, self._free_ms[key], self._last_ms)
        self._last_ms = when_ms
        self._free_ms[key] = when_ms + _LEAST_MS
        delay_ms = when_ms - now_ms
        self._edge(GPIOS[key], is_down, delay_ms)
        if self.has_bounce:
            for place, bounce_ms in enumerate(_BOUNCES_MS):
                self._edge(GPIOS[key], is_down == bool(place % 2), delay_ms + bounce_ms)
        return when_ms

    def _edge(self, gpio: int, is_down: bool, delay_ms: int) -> None:
        act = self._world.press if is_down else self._world.release
        self._world.after(delay_ms, lambda: act(gpio))
