"""Real MicroPython under Node: the firmware's own interpreter, without a board."""
