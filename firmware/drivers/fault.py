"""What a driver raises when its part does not answer."""

# The code is what the LEDs blink when there is no display to show it on.
FAULT_OLED = 1
FAULT_LEDS = 2
FAULT_BATTERY = 3
FAULT_KEYS = 4


class BoardFault(Exception):
    """A part did not answer. `code` is one of the FAULT_ numbers."""

    def __init__(self, code):
        super().__init__(code)
        self.code = code
