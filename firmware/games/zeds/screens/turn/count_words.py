"""Words of the counters on paper."""

from games.zeds import signs

DO = b"do it"
NOTE = signs.GUN + b" %d"
ACTIONS = (b"Zombies wake", b"Shelter: roll again", b"Use a grenade", b"Has lost")
COUNTERS = (
    signs.GUN + b" Guns",
    signs.GRENADE + b" Grenades",
    signs.SHELTER + b" Shelters",
    signs.SURVIVOR + b" Survivors",
    signs.ZOMBIE + b" Killed",
    b"Grenades used",
    b"Shelters used",
)

HOW_MANY = b"Zombies wake"
ZOMBIES = b"zombies"
GUNS = b"guns"
KILL = b"all killed"
ANSWER = b"answer"
TOO_FEW = b"ALARM: too few guns"
PAID = b"A gun each: all killed"
NOT_PAID = b"Too few guns: lost"
OUT = b"%s has lost?"
YES_OUT = b"Yes: out of the game"
