"""The 72 action cards: four kinds of movement cards and 21 Fears. A card is one small number."""

from micropython import const

ONE = const(0)
TWO = const(1)
THREE = const(2)
DISLOCATE = const(3)
FIRST_FEAR = const(4)  # 4 to 21: three classes of six, strengths 5 to 10
FIRST_MASTER = const(22)  # 22 to 24
KINDS = const(25)

BLUE = const(0)
GREEN = const(1)
MAGENTA = const(2)
MASTER = const(3)
CLASSES = const(3)

NO_RELICS = const(0x80)  # beside the strengths with two relics: Fears have none (GA-01)

CARDS = const(72)
MOVEMENT_CARDS = const(51)
FEARS = const(21)
STARTERS = b"\x00\x00\x01\x01\x02\x02"  # two of each plain kind come first (ZP-DECK-02)

_MASTER_STRENGTH = const(11)
_MASTER_RELICS = const(3)
_WEAKEST = const(5)
_STRENGTHS = const(6)


def is_fear(card):
    """Tell whether a card is a Fear."""
    return card >= FIRST_FEAR


def steps(card):
    """Return how many tiles a movement card draws, places and moves (ZP-DECK-05)."""
    return 3 if card >= THREE else card + 1


def fear_class(card):
    """Return BLUE, GREEN, MAGENTA or MASTER (ZP-FEAR-01)."""
    if card >= FIRST_MASTER:
        return MASTER
    return (card - FIRST_FEAR) // _STRENGTHS


def fear_strength(card):
    """Return the number printed on a Fear: 5 to 10, a Master 11."""
    if card >= FIRST_MASTER:
        return _MASTER_STRENGTH
    return _WEAKEST + (card - FIRST_FEAR) % _STRENGTHS


def fear_relics(card, two_relics):
    """Return the relic icons of a Fear. `two_relics` has bit n set when strength 5 + n has two."""
    if two_relics & NO_RELICS:
        return 0  # as in the Gauntlet (GA-01)
    if card >= FIRST_MASTER:
        return _MASTER_RELICS
    return 2 if two_relics >> (fear_strength(card) - _WEAKEST) & 1 else 1


def fear_card(fear, strength):
    """Return the card of a class and strength; a Master's class is MASTER."""
    if fear == MASTER:
        return FIRST_MASTER
    return FIRST_FEAR + fear * _STRENGTHS + strength - _WEAKEST


def whole_deck(split):
    """Return how many cards of each kind the deck has; `split` counts the movement cards."""
    return bytearray(split) + bytearray(b"\x01" * FEARS)
