"""Evocation's stacks: a Fear of each type to begin with, and every Fear that has won since."""

from engine.cards import take_out as taken_out
from engine.cards import take_top as taken_off
from engine.chance import DECK
from engine.refusal import Refusal
from games.zoneplex.rules.cards import CARDS, CLASSES, FIRST_MASTER, fear_class, is_fear
from games.zoneplex.rules.setup import BACK_OF_STACK, TABLE_DECK
from games.zoneplex.rules.state import STACKS

HAS_STARTERS = True  # Fears that the table enters when it has its own deck
WHERE_LOST = 1  # on its stack


def deck_size(setup):
    """Return how many cards are dealt: a Fear of each type is set aside (EV-SET-02)."""
    return CARDS - STACKS


def lay_out(state, cards):
    """Set one Fear of each type aside (EV-SET-02); a table with its own deck says which."""
    if state.setup.has(TABLE_DECK):
        if not _is_one_of_each(cards):
            return Refusal(b"EV-SET-02", b"One blue, one green, one magenta Fear.")
        cards = bytes(cards) + bytes((FIRST_MASTER,))
    elif cards:
        return Refusal(b"EV-SET-02", b"The device sets the Fears aside.")
    else:
        cards = [state.chance.show(_set_aside(state, fear)) for fear in range(STACKS)]
    for fear in range(STACKS):
        state.stacks[fear].append(cards[fear])
        state.left[cards[fear]] = 0
    return None


def _set_aside(state, fear):
    """Draw one of the Fears of a type and take it out of the deck.

    Not the first in the deck: without that one the others of its type would come too late.
    """
    cards = [card for card in state.deck if is_fear(card) and fear_class(card) == fear]
    card = sorted(cards)[state.chance.below(len(cards), DECK)]
    state.deck = taken_out(state.deck, card)
    return card


def _is_one_of_each(cards):
    if len(cards) != CLASSES:
        return False
    for fear in range(CLASSES):
        if not is_fear(cards[fear]) or fear_class(cards[fear]) != fear:
            return False
    return True


def is_top_known(state):
    """Tell whether the device knows what lies on top: always, all lie open."""
    return True


def take_top(state, number, entered):
    """Take the top Fear off a stack; None when the table enters what the device knows."""
    return None if entered else taken_off(state.stacks, number)


def fear_stays(state, card):
    """Lay a Fear that has won on its class's stack, evoked or drawn (EV-STK-01, AMB-53)."""
    number = fear_class(card)
    if state.setup.has_house(BACK_OF_STACK):
        state.stacks[number] = bytearray((card,)) + state.stacks[number]  # AMB-71
    else:
        state.stacks[number].append(card)


def take_out(state, card):
    """Take a Fear out of its stack by hand."""
    number = fear_class(card)
    state.stacks[number] = taken_out(state.stacks[number], card)
