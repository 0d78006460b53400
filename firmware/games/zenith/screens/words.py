"""Words and signs that several screens of Zenith share."""

from games.zenith import signs
from ui import sign

PLANET_SIGNS = signs.MERCURY + signs.VENUS + signs.TERRA + signs.MARS + signs.JUPITER
FACTION_SIGNS = signs.ANIMOD + signs.HUMAN + signs.ROBOT
CREDITS = sign.COIN
ZENITHIUM = signs.ZENITHIUM

PLANET_COLOURS = (0xA000FF, 0xFF5000, 0x0040FF, 0xFF0000, 0x00FF00)
FACTION_COLOUR = 0xFFFFFF

RECRUIT = b"Recruit"
TECHNOLOGY = b"Technology"
PARTNER = b"Partner first"
LEADER = b"Leader"
PASS = b"pass"
DRAW = b"draw %d"
THIS_PLANET = b"here"
ONE_BACK = b"one back"
NOT_DONE = b"do not"
