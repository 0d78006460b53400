"""Who answers on the bus?"""

from checks import words
from checks.grade import BAD, FINE, WARN
from pins import OLED_ADDRESS


def check_i2c(board):
    """Ask every address."""
    try:
        answering = board.oled.i2c.scan()
    except OSError:
        answering = []
    if OLED_ADDRESS in answering:
        found = [(FINE, words.I2C_DISPLAY % OLED_ADDRESS)]
    else:
        found = [(BAD, words.I2C_NONE % OLED_ADDRESS)]
    for address in answering:
        if address != OLED_ADDRESS:
            name = words.I2C_NAMES.get(address, words.I2C_SOMETHING)
            found.append((WARN, words.I2C_OTHER % (name, address)))
    return found
