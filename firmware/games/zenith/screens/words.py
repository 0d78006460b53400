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
DEVELOP = b"Develop"
TECHNOLOGY = b"Technology"
PARTNER = b"Partner"
LEADER = b"Leader"
PASS = b"pass"
# How many cards somebody draws, at length and in short.
DRAWS = b"%s: draw %d"
DRAWS_SHORT = b"%s +%d"
TEAM = b"%s..."  # by its first member
THIS_PLANET = b"here"
ONE_BACK = b"one back"
NOT_DONE = b"do not"
