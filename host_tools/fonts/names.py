"""Name every code a font may hold: printable ASCII, then our own signs from 0x80 on."""

FIRST_SIGN = 0x80

# The order gives the codes, and words in saved texts use them: add at the end only.
SIGNS = (
    "ONE_TRIANGLE",
    "TWO_TRIANGLES",
    "THREE_TRIANGLES",
    "DISLOCATE",
    "EYE",
    "DIE_EYE",
    "DIE_1",
    "DIE_2",
    "DIE_3",
    "DIE_4",
    "STONE",
    "RELIC",
    "FEAR_BLUE",
    "FEAR_GREEN",
    "FEAR_MAGENTA",
    "FEAR_MASTER",
    "CROWN",
    "BATTERY_EMPTY",
    "BATTERY_LOW",
    "BATTERY_HALF",
    "BATTERY_FULL",
    "BATTERY_CHARGING",
    "UP",
    "DOWN",
    "LEFT",
    "RIGHT",
    "TICK",
    "CROSS",
    "HOLD",
    "UNDO",
    "LOCK",
    "PLAY",
    "PAUSE",
    "DOT",
    "CUBE",
    "COIN",
    "SEAT",
    "CLOCK",
    "SPARK",
    "NETHERZONE",
    "SYMBOL_A",
    "SYMBOL_B",
    "SYMBOL_C",
    "SYMBOL_D",
    "SYMBOL_E",
    "SYMBOL_F",
)

# Signs that the launcher and the widgets need; games load the others with themselves.
EVERYWHERE = frozenset(
    {
        "BATTERY_EMPTY",
        "BATTERY_LOW",
        "BATTERY_HALF",
        "BATTERY_FULL",
        "BATTERY_CHARGING",
        "UP",
        "DOWN",
        "RIGHT",
    }
)

ASCII = {code: "space" if code == 0x20 else chr(code) for code in range(0x20, 0x7F)}
SIGN_CODES = {FIRST_SIGN + place: name for place, name in enumerate(SIGNS)}
ARROW_CODES = frozenset(FIRST_SIGN + SIGNS.index(name) for name in ("UP", "DOWN", "LEFT", "RIGHT"))
NAMES = ASCII | SIGN_CODES
