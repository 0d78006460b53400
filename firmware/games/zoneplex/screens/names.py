"""What cards are called, and the symbols and other places where stones lie."""

from games.zoneplex import signs
from games.zoneplex.rules.cards import fear_class, fear_strength
from games.zoneplex.rules.setup import WITH_NEUTRALS
from games.zoneplex.rules.state import DARK, NEUTRAL
from games.zoneplex.rules.symbols import picture, word
from games.zoneplex.screens.words import CLASS_NAMES
from ui import sign

_NEUTRAL = b"neutral"
_OTHER_TILE = b"another tile"
_DARK = b"Dark Power"
_DARK_HITS = b"3"  # a stone on Dark Power hits for so much
# As many as `rules.symbols` has words, in the same order.
PICTURES = (
    signs.SUN,
    signs.WAVES,
    signs.ANKH,
    signs.MOON,
    signs.LADDER,
    signs.SPIRAL,
    sign.SPARK,
)


def symbol_sign(setup, symbol):
    """Return the picture of a symbol. Allocates nothing."""
    return PICTURES[picture(setup, symbol)]


def symbol_name(setup, symbol):
    """Return the picture and the word of a symbol."""
    return symbol_sign(setup, symbol) + b" " + word(setup, symbol)


def place_sign(setup, kind):
    """Return what stands for a place in a row of stones. Allocates nothing."""
    if kind == NEUTRAL:
        return signs.STONE
    return _DARK_HITS if kind == DARK else symbol_sign(setup, kind - 1)


def place_name(state, kind):
    """Return the name of a kind of place; a mode has no neutral chambers, but other tiles."""
    if kind == NEUTRAL:
        return _NEUTRAL if state.setup.offers(WITH_NEUTRALS) else _OTHER_TILE
    return _DARK if kind == DARK else symbol_name(state.setup, kind - 1)


def fear_name(card, classes=CLASS_NAMES, gap=b" "):
    """Return a Fear in words: blue 7, MASTER 11."""
    return classes[fear_class(card)] + gap + b"%d" % fear_strength(card)
