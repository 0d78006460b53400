"""What cards are called, and the places where stones lie."""

from games.zoneplex import signs
from games.zoneplex.rules.cards import fear_class, fear_strength
from games.zoneplex.rules.setup import WITH_NEUTRALS
from games.zoneplex.rules.state import NEUTRAL
from games.zoneplex.screens.words import CLASS_NAMES

_OTHER_TILE = b"another tile"
_PLACES = (
    b"neutral",
    signs.SYMBOL_A + b" A",
    signs.SYMBOL_B + b" B",
    signs.SYMBOL_C + b" C",
    signs.SYMBOL_D + b" D",
    signs.SYMBOL_E + b" E",
    signs.SYMBOL_F + b" F",
    b"Dark Power",
)

SYMBOL_SIGNS = (
    signs.SYMBOL_A,
    signs.SYMBOL_B,
    signs.SYMBOL_C,
    signs.SYMBOL_D,
    signs.SYMBOL_E,
    signs.SYMBOL_F,
)
# What stands for a place in a row of stones; a stone on Dark Power hits for 3.
PLACE_SIGNS = (signs.STONE,) + SYMBOL_SIGNS + (b"3",)


def place_name(state, kind):
    """Return the name of a kind of place; a mode has no neutral chambers, but other tiles."""
    is_other = kind == NEUTRAL and not state.setup.offers(WITH_NEUTRALS)
    return _OTHER_TILE if is_other else _PLACES[kind]


def fear_name(card, classes=CLASS_NAMES, gap=b" "):
    """Return a Fear in words: blue 7, MASTER 11."""
    return classes[fear_class(card)] + gap + b"%d" % fear_strength(card)
