"""The Challenge's Fears: three decks, a class and a Master in each, the top card face up."""

from engine.refusal import Refusal
from games.zoneplex import rules_piles
from games.zoneplex.rules_cards import CLASSES, FIRST_FEAR, FIRST_MASTER, fear_class
from games.zoneplex.rules_setup import FEARS_IN_DECK, TABLE_DECK
from micropython import const

HAS_STARTERS = False  # all Fears are in decks; the table enters the one it faces

_STRENGTHS = const(6)


def lay_out(state, cards):
    """Shuffle the three decks and turn them face up (CH-SET-02)."""
    if cards:
        return Refusal(b"CH-SET-02", b"The top of a deck is told when it is faced.")
    for fear in range(CLASSES):
        if not state.setup.has_house(FEARS_IN_DECK):  # else they come one by one (AMB-64)
            state.more.stacks[fear] = _shuffled(state, fear)
            _show_top(state, fear)
    return None


def _shuffled(state, fear):
    first = FIRST_FEAR + fear * _STRENGTHS
    cards = bytearray(range(first, first + _STRENGTHS)) + bytes((FIRST_MASTER + fear,))
    if not state.setup.has(TABLE_DECK):
        state.chance.shuffle(cards)
    return cards


def _show_top(state, number):
    """Let the table see the top of a deck; one of real cards it sees by itself."""
    stack = state.more.stacks[number]
    if stack and not state.setup.has(TABLE_DECK):
        state.chance.show(stack[-1])


def is_top_known(state):
    """Tell whether the device knows what lies on top: of its own decks, not of real cards."""
    return not state.setup.has(TABLE_DECK)


def take_top(state, number, entered):
    """Take the top Fear off a deck, which shows the next; None when it cannot be the one entered.

    Of real cards the device knows which are in the deck, not their order.
    """
    stack = state.more.stacks[number]
    if state.setup.has(TABLE_DECK) != (len(entered) == 1):
        return None
    if not entered:
        card = rules_piles.pop(state.more, number)
        _show_top(state, number)
        return card
    if entered[0] not in bytes(stack):
        return None
    rules_piles.remove(state.more, number, entered[0])
    return entered[0]


def home_of(card):
    """Return the number of the deck that a Fear belongs to: each has a Master of its own."""
    return card - FIRST_MASTER if card >= FIRST_MASTER else fear_class(card)


def fear_stays(state, card):
    """Put a Fear that has won at the back of its deck (CH-STK-01)."""
    number = home_of(card)
    state.more.stacks[number] = bytearray((card,)) + state.more.stacks[number]


def take_out(state, card):
    """Take a Fear out of its deck by hand; when it lay on top, that shows the next."""
    number = home_of(card)
    is_top = state.more.stacks[number][-1] == card
    rules_piles.remove(state.more, number, card)
    if is_top:
        _show_top(state, number)
