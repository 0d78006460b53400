"""The Challenge's Fears: three decks, a class and a Master in each, the top card face up."""

from engine.cards import take_out as taken_out
from engine.cards import take_top as taken_off
from engine.refusal import Refusal
from games.zoneplex.rules.cards import (
    CARDS,
    CLASSES,
    FIRST_FEAR,
    FIRST_MASTER,
    MOVEMENT_CARDS,
    fear_class,
)
from games.zoneplex.rules.setup import FEARS_IN_DECK, TABLE_DECK, WITH_SHORT_DECK
from micropython import const

HAS_STARTERS = False  # all Fears are in decks; the table enters the one it faces
WHERE_LOST = 2  # at the back of its deck

_STRENGTHS = const(6)
_LEFT_OUT_ALONE = const(30)  # cards that nobody sees (CH-SET-03)
_LEFT_OUT_TWO = const(10)


def deck_size(setup):
    """Return how many cards are dealt (CH-SET-03, AMB-64)."""
    if setup.has_house(FEARS_IN_DECK):
        return CARDS
    if not setup.offers(WITH_SHORT_DECK):
        return MOVEMENT_CARDS
    return MOVEMENT_CARDS - (_LEFT_OUT_ALONE if setup.seats == 1 else _LEFT_OUT_TWO)


def lay_out(state, cards):
    """Shuffle the three decks and turn them face up (CH-SET-02)."""
    if cards:
        return Refusal(b"CH-SET-02", b"The top of a deck is told when it is faced.")
    for fear in range(CLASSES):
        if not state.setup.has_house(FEARS_IN_DECK):  # else they come one by one (AMB-64)
            state.stacks[fear] = _shuffled(state, fear)
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
    stack = state.stacks[number]
    if stack and not state.setup.has(TABLE_DECK):
        state.chance.show(stack[-1])


def is_top_known(state):
    """Tell whether the device knows what lies on top: of its own decks, not of real cards."""
    return not state.setup.has(TABLE_DECK)


def take_top(state, number, entered):
    """Take the top Fear off a deck, which shows the next; None when it cannot be the one entered.

    Of real cards the device knows which are in the deck, not their order.
    """
    stack = state.stacks[number]
    if state.setup.has(TABLE_DECK) != (len(entered) == 1):
        return None
    if not entered:
        card = taken_off(state.stacks, number)
        _show_top(state, number)
        return card
    if entered[0] not in bytes(stack):
        return None
    state.stacks[number] = taken_out(stack, entered[0])
    return entered[0]


def _home_of(card):
    """Return the number of the deck that a Fear belongs to: each has a Master of its own."""
    return card - FIRST_MASTER if card >= FIRST_MASTER else fear_class(card)


def fear_stays(state, card):
    """Put a Fear that has won at the back of its deck (CH-STK-01)."""
    number = _home_of(card)
    state.stacks[number] = bytearray((card,)) + state.stacks[number]


def take_out(state, card):
    """Take a Fear out of its deck by hand; when it lay on top, that shows the next."""
    number = _home_of(card)
    is_top = state.stacks[number][-1] == card
    state.stacks[number] = taken_out(state.stacks[number], card)
    if is_top:
        _show_top(state, number)
