"""A world whose clock is the owner's, and whose fingers come from there."""

import json
from binascii import hexlify

from host_tools.simulated.world import World
from host_tools.virtual_board.inside import owner

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any


_OFF_MS = 50


class LiveWorld(World):
    """Sleeping in it takes time; what can be seen is told to the owner whenever it changed."""

    def __init__(self, leds_gpio: int) -> None:
        super().__init__(0)
        self._leds_gpio = leds_gpio
        self._told = (-1, -1)

    def sleep_us(self, duration_us: int) -> None:
        """Wait as long as asked. What comes meanwhile is taken at once."""
        self._wait_until(self.elapsed_us + duration_us, super().sleep_us)

    def light_sleep_us(self, duration_us: int) -> None:
        """Wait as long as asked, with the timers standing still."""
        self._wait_until(self.elapsed_us + duration_us, super().light_sleep_us)

    def sleep_deeply(self) -> None:
        """Wait for a key that ends the sleep, then start from the beginning."""
        while not self.is_woken():
            self._wait(_OFF_MS, super().sleep_us)
        owner.ask('{"do": "reset"}')

    def reset(self, cause: int) -> None:
        """Let the owner start the chip from the beginning, and remember why."""
        owner.ask(json.dumps({"do": "reset", "cause": cause}))

    def _wait_until(self, end_us: int, pass_us: "Callable[[int], None]") -> None:
        while True:
            left_ms = (end_us - self.elapsed_us + 999) // 1000
            self._wait(left_ms if left_ms > 0 else 0, pass_us)
            if self.elapsed_us >= end_us:
                return

    def _wait(self, duration_ms: int, pass_us: "Callable[[int], None]") -> None:
        answer = json.loads(owner.ask(json.dumps(self._question(duration_ms))))
        for gpio, is_down, delay_ms in answer["keys"]:
            self.after(delay_ms, self._finger(gpio, is_down))
        late_us = answer["us"] - self.elapsed_us
        if late_us > 0:
            pass_us(late_us)

    def _finger(self, gpio: int, is_down: bool) -> "Callable[[], None]":
        def move() -> None:
            self.pressed[gpio] = is_down

        return move

    def _question(self, duration_ms: int) -> "dict[str, Any]":
        question: dict[str, Any] = {"do": "wait", "ms": duration_ms, "us": self.elapsed_us}
        seen = (self.bus.bytes_sent, self.strip_writes)
        if seen != self._told:
            self._told = seen
            question["picture"] = hexlify(self.chip.picture()).decode()
            question["lights"] = hexlify(self.strips.get(self._leds_gpio, b"")).decode()
        return question
