"""The handheld's own drivers on a simulated world, without an app on top."""

from host_tools.simulated import world as worlds
from host_tools.simulated.disk import SimDisk
from host_tools.simulated.install import install


class PoweredBoard:
    """A board that has begun. `start_ms` is what the tick counter shows at power-on."""

    def __init__(self, start_ms=worlds.START_MS):
        self.world = worlds.World(start_ms)
        worlds.power(self.world)
        install()
        from board import Board

        self.board = Board(SimDisk())
        self.board.begin()

    def sleep_ms(self, duration_ms):
        """Let the chip idle."""
        self.world.sleep_us(duration_ms * 1000)

    def tend(self, duration_ms):
        """Look after the parts for a while, as the loop of the device does."""
        end_us = self.world.elapsed_us + duration_ms * 1000
        while self.world.elapsed_us < end_us:
            self.board.tend(self.board.now())
            self.board.oled.show()
            self.board.rest()

    def press_for(self, gpio, delay_ms, duration_ms):
        """Let a finger press a key in `delay_ms`, for `duration_ms`."""
        self.world.after(delay_ms, lambda: self.world.press(gpio))
        self.world.after(delay_ms + duration_ms, lambda: self.world.release(gpio))

    def taken(self):
        """Return all key events that wait."""
        events = []
        code = self.board.keys.take()
        while code:
            events.append(code)
            code = self.board.keys.take()
        return events
