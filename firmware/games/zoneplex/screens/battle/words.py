"""Words of a battle and of the deal before it."""

from games.zoneplex import signs
from ui import sign

ENTER_FACE = b"enter"
STONES = b"stones"
STONES_TO_ROLL = b"stones: %d"
DIE_AND_WMS = b"+ Strength %d"
ATTACK_NOW = b"ATTACK"
ROLL = b"roll"
STRIKE = b"strike"
WIN = b"win "
ONE_STONE = b"+" + signs.STONE
ONE_HELPER = b"+" + sign.SEAT
WON = b"WON"
LOST = b"LOST"
FEAR_LOST_TO = (b"Fear is gone", b"on its stack", b"under its deck")
OVER = b"BATTLE OVER"
LEFT_OVER = b"%d" + signs.RELIC + b" left over"
STRENGTH = b"Strength"
MISS = (b"critical", b"miss")
GO_ON = b"go on"
ALONE = b"alone"
THE_DEAL = b"deal"
JOINS = b"joins"
LEAVES = b"leaves"
LIFT = b"lift"
LIFT_AND_ROLL = b"lift, roll"
ALL = b"All of us"
STONE = b"stone"
OTHER_STONE = b"another"
INFLUENCE = b"Influence"
AGREE = b"agreed"
OTHER_SHARE = b"change"
PAYMENT = b"Pay for help"
PAID = b"paid"
NOTHING_TO_PAY = b"Nobody has anything to give"
RELIC = signs.RELIC
JAR = b"Jar"
PAY = b"%s %s"
PAYS = b"%s pays %s."
PAID_TO = b"to whom"
