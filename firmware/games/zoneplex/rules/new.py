"""The table before the first card: the deck shuffled, the starter and the symbols drawn."""

from engine.cards import spread
from engine.chance import DICE
from games.zoneplex.modes.rows import begin
from games.zoneplex.rules import setup as setup_rules
from games.zoneplex.rules.cards import STARTERS
from games.zoneplex.rules.setup_bytes import decode_setup
from games.zoneplex.rules.state import SYMBOLS


def new_deck(state):
    """Return the order of the cards: six starters where there are some, then the others."""
    first = bytearray(STARTERS[: state.starters])
    counts = bytearray(state.left)
    for card in first:
        counts[card] -= 1
    rest = spread(counts)  # the three Masters are one kind each: their numbers tell them apart
    state.chance.shuffle(first)
    state.chance.shuffle(rest)
    return first + rest


def new(setup_bytes, chance):
    """Return the state before the first card; None when the setup is not sound."""
    setup = decode_setup(setup_bytes)
    if setup is None:
        return None
    state = begin(setup, chance)
    if not setup.has(setup_rules.TABLE_DECK):
        state.deck = new_deck(state)
    if setup.starter == setup_rules.DRAWN:
        state.active = chance.below(setup.seats, DICE)
    if setup.has(setup_rules.DEAL_SYMBOLS):
        cards = bytearray(range(SYMBOLS))
        chance.shuffle(cards)
        state.symbols[:] = cards[: setup.seats]
    return state
