"""Decks and piles of cards: a card is a small number, a pile a bytearray with its top last.

MicroPython's bytearray has neither pop() nor remove(): piles are made anew.
"""


def spread(counts):
    """Return a deck that has each card as often as `counts` says, the lowest first."""
    deck = bytearray()
    for card in range(len(counts)):
        deck += bytes((card,)) * counts[card]
    return deck


def take_out(pile, card):
    """Return a pile without a card, wherever that lies."""
    place = list(pile).index(card)
    return pile[:place] + pile[place + 1 :]


def take_top(piles, number):
    """Take the top card off one of several piles and return it."""
    pile = piles[number]
    piles[number] = pile[:-1]
    return pile[-1]
