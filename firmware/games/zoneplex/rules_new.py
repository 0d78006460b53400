"""The table before the first card: the deck shuffled, the starter and the symbols drawn."""

from engine.chance import DICE
from games.zoneplex import rules_setup
from games.zoneplex.rules_cards import KINDS, STARTERS
from games.zoneplex.rules_setup_bytes import decode_setup
from games.zoneplex.rules_state import SYMBOLS, State


def new_deck(state):
    """Return the order of the cards: six starters where there are some, then the others."""
    first = bytearray(STARTERS[: state.starters])
    rest = bytearray()
    counts = bytearray(state.left)
    for card in first:
        counts[card] -= 1
    for card in range(KINDS):
        rest += bytes((card,)) * counts[card]
    # The three Masters are one kind each: their numbers tell them apart.
    state.chance.shuffle(first)
    state.chance.shuffle(rest)
    return first + rest


def new(setup_bytes, chance):
    """Return the state before the first card; None when the setup is not sound."""
    setup = decode_setup(setup_bytes)
    if setup is None:
        return None
    state = State(setup, chance)
    if not setup.has(rules_setup.TABLE_DECK):
        state.deck = new_deck(state)
    if setup.starter == rules_setup.DRAWN:
        state.active = chance.below(setup.seats, DICE)
    if setup.has(rules_setup.DEAL_SYMBOLS):
        cards = bytearray(range(SYMBOLS))
        chance.shuffle(cards)
        state.symbols[:] = cards[: setup.seats]
    return state
