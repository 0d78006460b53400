"""The layer table: what a file of the firmware may import. A test holds every file against it."""

_FIRMWARE = (
    "app board console drivers engine first_stage games home key modules pins safe_mode storage "
    "tabletop ticks ui version"
)

# Layer: what it may import. `{game}` is the folder of the game the file belongs to.
MAY_IMPORT = {
    "engine": "array binascii engine hashlib micropython modules struct",
    "rules": "engine games.{game}.modes games.{game}.rules hashlib micropython struct",
    "rulebook": "games.{game} micropython modules tabletop.rulebook",
    "screens": "engine games.{game} key micropython tabletop ticks ui",
    "tabletop": "binascii engine key micropython modules tabletop ticks ui",
    "catalogue": "games micropython os modules",
    "home": (
        "checks engine games gc home key micropython modules storage tabletop ticks ui version"
    ),
    "ui": "framebuf key micropython ticks ui",
    "drivers": "array drivers framebuf hashlib key micropython ticks",
    "storage": "binascii errno hashlib micropython storage struct",
    "disk": "archive binascii errno hashlib micropython os storage struct",
    "app": "engine games gc home key micropython modules storage sys ticks ui",
    "board": "drivers esp32 key machine micropython modules neopixel os pins ticks time",
    "first_stage": "drivers esp32 hashlib machine micropython modules network os time",
    "safe_mode": "binascii io machine micropython modules pins sys time ui.fonts.small",
    "cable": "key main micropython modules version",
    "checks": "checks framebuf gc key micropython modules pins sys ticks version",
    "console": "micropython select sys",
    "key": "micropython",
    "archive": "binascii builtins gc micropython sys unpacker vfs",
    "modules": "archive micropython sys",
    "unpacker": "deflate io micropython",
    "pins": "micropython",
    "ticks": "micropython",
    "version": "",
    "main": _FIRMWARE + " gc main micropython sys",
}


# The rooms of a game, by the row each belongs to; its door `play` is one with the screens.
ROOMS_OF_A_GAME = {"rules": "rules", "modes": "rules", "rulebook": "rulebook"}
