"""Words of the launcher, the settings and the about page."""

NAME = b"ZONEKEEPER"
VERSION = b"0.1.0"

RESUME = b"Resume"
SETTINGS = b"Settings"
ABOUT = b"About"

HELP_LAUNCHER = (
    b"Choose a game and press OK. An open game stands first: Resume goes on where you "
    b"left it. Settings and About are at the end."
)
HELP_SETTINGS = (
    b"Choose a setting, press OK, change it with UP and DOWN. You see the effect at once. "
    b"OK keeps it, BACK takes it back."
)

SETTING_NAMES = (
    b"Light brightness",
    b"Contrast",
    b"Flip screen",
    b"Sleep after",
    b"Key repeat",
    b"Lights",
)
SETTING_CHOICES = (
    (b"5 %", b"10 %", b"20 %", b"40 %", b"70 %", b"100 %"),
    (b"1", b"2", b"3", b"4", b"5"),
    (b"no", b"yes"),
    (b"1 min", b"2 min", b"5 min", b"15 min", b"never"),
    (b"off", b"slow", b"normal", b"fast"),
    (b"full", b"calm", b"white", b"off"),
)
NO_ROOM = b"Flash is full: delete one"
DAMAGED = b"That game is damaged"
OTHER_RULES = b"Played by other rules"
SAVED = b"Saved games"
SAVE_FAILED = b"Flash is full: not kept"
SETTINGS_LOST = b"Settings were damaged"
KEY_STUCK = (b"UP seems stuck", b"DOWN seems stuck", b"OK seems stuck", b"BACK seems stuck")

ABOUT_VERSION = b"Version"
ABOUT_FAIR = b"Chance"
ABOUT_HARDWARE = b"hardware seed"
ABOUT_PSEUDO = b"PSEUDO seed"
ABOUT_NO_SEED = b"no game yet"
ABOUT_FREE = b"Free memory"
ABOUT_PARTS = b"Parts"
ABOUT_ALL_WELL = b"all answer"
ABOUT_MISSING = (b"", b"no display", b"no lights", b"no battery sense", b"key stuck")

HELP_SAVED = (
    b"All games on this device, the newest first. OK goes on with one. Hold BACK for long to "
    b"delete the one chosen; that cannot be undone."
)
NONE_SAVED = b"No game is saved"
UNREADABLE = b"damaged"
OPEN = b"open"
OVER = b"over"
DELETE = b"Delete for good"

FLASH_FULL = b"Flash is full"
HELP_ROOM = (
    b"There is room for twelve games. The oldest that is over goes first, never an open one."
)
ROOM_1 = b"A new game needs room."
ROOM_2 = b"The oldest that is over"
ROOM_3 = b"would be deleted: game"
DELETE_AND_START = b"Delete, start"
HOLD_TO_DELETE = b"hold: delete"

LOG_DAMAGED = b"Log damaged"
HELP_REPAIR = (
    b"A part of this game's log cannot be read. Everything before it is sound and can be "
    b"played on. As long as you do not choose that, nothing is changed."
)
REPAIR_1 = b"Part of it is unreadable."
REPAIR_2 = b"Sound are moves 1 to"
REPAIR_3 = b"You can go on from there."
GO_ON = b"Go on from there"
HOLD_TO_GO_ON = b"hold: go on"
