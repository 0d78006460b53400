"""What the table calls the six Sacred Symbols: a picture and a word for each.

`setup.signs` has the numbers of the six pictures and then six words, as names are kept; an empty
word is that of the picture. Without it the pictures stand in their order.
"""

from engine.seating import decode_names
from micropython import const

SYMBOLS = const(6)  # as in `state`, which needs the set-up, and that needs these
# The words of the pictures; which these are, `screens.names` knows.
WORDS = (b"Sun", b"Waves", b"Ankh", b"Moon", b"Ladder", b"Spiral", b"Star")


def picture(setup, symbol):
    """Return the number of a symbol's picture."""
    return setup.signs[symbol] if setup.signs else symbol


def word(setup, symbol):
    """Return what a symbol is called."""
    own = decode_names(setup.signs, SYMBOLS)[symbol] if setup.signs else b""
    return own or WORDS[picture(setup, symbol)]


def words(setup):
    """Return what all six are called."""
    return [word(setup, symbol) for symbol in range(SYMBOLS)]
