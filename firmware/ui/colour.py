"""Colours of the seats, as 0xRRGGBB. Chosen to differ for colour-blind eyes too."""

SEATS = (0xFF2000, 0xFFB000, 0x20FF20, 0x00C0FF, 0x2030FF, 0xE000FF)
WHITE = 0xFFFFFF
GOLD = 0xFFA000
RED = 0xFF0000
GREEN = 0x00FF00
