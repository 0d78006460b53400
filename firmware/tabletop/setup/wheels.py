"""A number of four digits on two wheels. They run until somebody turns one of them.

A running number is stopped by the device as well as by the finger: who does not trust it turns
the wheels, and what stands still in sight is what counts.
"""

from key import DOWN, UP
from micropython import const

_NUMBERS = const(100)  # on a wheel
_ALL = const(10_000)
_STRIDE = const(7919)  # every millisecond shows another number, far from the one before
_GAP_PX = const(4)


class Wheels:
    """`number` is what they show, 0 to 9999."""

    def __init__(self):
        self.number = 0
        self.is_running = True

    def run(self, now):
        """Go on running; tell whether the number is another. Allocates nothing."""
        if not self.is_running:
            return False
        number = now % _ALL * _STRIDE % _ALL
        is_other = number != self.number
        self.number = number
        return is_other

    def turn(self, key):
        """Stop both; UP turns the left one, DOWN the right one. Tell whether the key was one."""
        if key not in (UP, DOWN):
            return False
        self.is_running = False
        left, right = self.number // _NUMBERS, self.number % _NUMBERS
        if key == UP:
            left = (left + 1) % _NUMBERS
        else:
            right = (right + 1) % _NUMBERS
        self.number = left * _NUMBERS + right
        return True

    def draw(self, canvas, x, y):
        """Write the number in the font that is in use. Allocates nothing."""
        x = canvas.two_digits(self.number // _NUMBERS, x, y)
        canvas.two_digits(self.number % _NUMBERS, x + _GAP_PX, y)
