"""What the checks find and ask, in plain words: what is wrong, then what to do."""

NO_ANSWER = b"Nobody answered"

HEAP = b"%d KB of memory are free, %d KB in one piece"
HEAP_SMALL = b"Only %d KB of memory are free, %d KB in one piece: restart"

FILES = b"Flash is sound, %d KB free"
FILES_REFUSED = b"Flash cannot be written: delete a saved game"
FILES_DIFFER = b"Flash forgets: replace the board"
FILES_NO_LIST = b"Game %s is unreadable: delete it"

ENTROPY_TRUE = b"Chance is truly random: %s"
ENTROPY_PSEUDO = b"Chance is only pseudo-random: %s"
ENTROPY_WHY = (  # by the verdict
    b"",
    b"no noise was drawn. Switch off and on",
    b"the noise failed its tests. Switch off and on, else replace the board",
    b"the radio gave no noise. Switch off and on, else replace the board",
    b"no memory for the radio at power-on. Switch off and on",
    b"the power broke down when the radio came on. Charge the cell",
)

I2C_DISPLAY = b"The display answers at 0x%02x"
I2C_NONE = b"No display at 0x%02x: check SDA, SCL and its power"
I2C_OTHER = b"%s at 0x%02x is not used here"
I2C_NAMES = {0x36: b"A fuel gauge", 0x3D: b"A display", 0x68: b"A clock"}
I2C_SOMETHING = b"Something"

BATTERY = b"The cell has %d mV, %d %%"
BATTERY_CHARGING = b"The cell has %d mV and is charging"
BATTERY_NONE = b"No cell is sensed: check its plug and the divider"
BATTERY_HIGH = b"The cell shows %d mV, too much: check the divider"

DISPLAY_ASK = b"Do you see border, chessboard, all lit, all dark? On it, OK is yes, BACK no"
DISPLAY = (b"Every pixel is sound", b"The display is wrong: check its plug, or replace it")

LIGHTS_ASK = b"Do red, green, blue, white run from 1 to 8? On it, OK is yes, BACK no"
LIGHTS = (b"All lights are sound", b"Lights are wrong: check the wire before them")

KEYS = (b"UP", b"DOWN", b"OK", b"BACK")
KEYS_ASK = b"Press %s once"
KEY_FINE = b"Key %s bounces %d ms"
KEY_WORN = b"Key %s bounces %d ms: replace it"
KEY_WRONG = (
    b"No press of %s came: check its wire",
    b"Key %s is stuck: free it or replace it",
    b"Key %s is tied to another: look for a bridge",
)
