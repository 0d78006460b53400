"""Evocation's stacks: a Fear of each type to begin with, and every Fear that has won since."""

from engine.chance import DECK
from engine.refusal import Refusal
from games.zoneplex import rules_piles
from games.zoneplex.rules_cards import CLASSES, FIRST_MASTER, fear_class, is_fear
from games.zoneplex.rules_setup import TABLE_DECK
from games.zoneplex.rules_state import STACKS

HAS_STARTERS = True  # Fears that the table enters when it has its own deck


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
        state.more.stacks[fear].append(cards[fear])
        state.left[cards[fear]] = 0
    return None


def _set_aside(state, fear):
    """Draw one of the Fears of a type and take it out of the deck.

    Not the first in the deck: without that one the others of its type would come too late.
    """
    cards = [card for card in state.deck if is_fear(card) and fear_class(card) == fear]
    card = sorted(cards)[state.chance.below(len(cards), DECK)]
    place = list(state.deck).index(card)
    state.deck = state.deck[:place] + state.deck[place + 1 :]
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
    return None if entered else rules_piles.pop(state.more, number)


def home_of(card):
    """Return the number of the stack that a Fear belongs on (AMB-53)."""
    return fear_class(card)


def fear_stays(state, card):
    """Lay a Fear that has won on top of its stack, evoked or drawn (EV-STK-01, EV-STK-03)."""
    state.more.stacks[home_of(card)].append(card)


def take_out(state, card):
    """Take a Fear out of its stack by hand."""
    rules_piles.remove(state.more, home_of(card), card)
