"""Positions of the modes beside the base game, and what can be seen in them.

The tables here roll their own die and deal their own cards, so that a test decides what falls.
"""

from engine.chance import Chance
from games.zoneplex.rules import codes, contract
from games.zoneplex.rules import setup as setup_rules
from games.zoneplex.rules import state as state_rules
from games.zoneplex.rules.battle import odds
from games.zoneplex.rules.cards import FIRST_FEAR, FIRST_MASTER, KINDS, STARTERS, fear_card
from tests.firmware.games.zoneplex.rule_positions import BLUE, GREEN, MAGENTA, TABLE, do, setup_of

EVOCATION = setup_rules.EVOCATION
CHALLENGE = setup_rules.CHALLENGE
GAUNTLET = setup_rules.GAUNTLET
ZONEMASTER = setup_rules.ZONEMASTER
MODES = (EVOCATION, CHALLENGE, GAUNTLET, ZONEMASTER)

DARK, OTHER = 7, 8  # places for stones that are no chambers

# The Fears that are set aside at an Evocation table with cards of its own.
BLUE_9, GREEN_9, MAGENTA_9 = [fear_card(fear, 9) for fear in (BLUE, GREEN, MAGENTA)]
ASIDE = (BLUE_9, GREEN_9, MAGENTA_9)
TOPS = [BLUE_9, GREEN_9, MAGENTA_9, FIRST_MASTER]


def mode_setup(mode, seats, flags=TABLE, house=0):
    """Return a setup of a mode."""
    setup = setup_of(seats, flags)
    setup.mode = mode
    setup.house = house
    return setup


def unlaid(mode, seats, flags=TABLE, house=0, seed=0):
    """Return a game of a mode before its first Fears are laid out."""
    data = mode_setup(mode, seats, flags, house).encode()
    return contract.new(data, Chance(bytes([seed]) * 32))


def laid(mode, seats, flags=TABLE, house=0, seed=0):
    """Return a game of a mode with its first Fears laid out, before the first card."""
    state = unlaid(mode, seats, flags, house, seed)
    has_starters = mode == EVOCATION or (mode == ZONEMASTER and house & setup_rules.FOUR_STACKS)
    cards = ASIDE if has_starters and flags & setup_rules.TABLE_DECK else ()
    do(state, (codes.LAY_OUT,) + cards)
    return state


def evocation(seats=3, flags=TABLE, house=0):
    """Return a game of Evocation after the six cards that come first, seat 0 to draw."""
    state = laid(EVOCATION, seats, flags, house)
    for card in STARTERS:
        state.left[card] -= 1
    state.drawn = len(STARTERS)
    return state


def complete(seats=3, flags=TABLE, house=0):
    """Return a game of Evocation in Phase 2: all tiles lie, nobody has shown a symbol."""
    state = evocation(seats, flags, house)
    state.phase = 2
    state.placed = state_rules.TILES
    state.stack = 0
    state.hands[:] = bytes(seats)
    return state


def scored(seats=3, flags=TABLE, house=0):
    """Return a game of Evocation with open Influence: seat 0 holds symbol A, seat 1 B, ..."""
    state = complete(seats, flags, house)
    state.symbols[:] = bytes(range(seats))
    state.is_revealed = True
    return state


def challenge(seats=2, flags=TABLE, house=0):
    """Return a Challenge with its decks of Fears, seat 0 to draw."""
    return laid(CHALLENGE, seats, flags, house)


def duel(flags=TABLE, house=0):
    """Return a game of Zonemaster, seat 0 to draw."""
    return laid(ZONEMASTER, 2, flags, house)


def last_of(state):
    """Leave only one card to draw."""
    state.drawn = state.cards - 1
    return state


def own(state, seat, *cards):
    """Let a player have captured Fears that lay in stacks or in the deck."""
    for card in cards:
        do(state, (codes.TAKE_FEAR, seat, card))
    return state


def show(state, *symbols):
    """Let those show these symbols who are asked, one after the other."""
    for symbol in symbols:
        do(state, (codes.REVEAL, symbol))
    return state


def evoke(state, seat, number, roll, card=None):
    """Let a player evoke the top of a stack and roll its strength; of real decks, a card."""
    do(state, (codes.EVOKE, seat, number) + (() if card is None else (card,)))
    return do(state, (codes.STRENGTH, roll))


def stacks(state):
    """Return the stacks as lists, the top last."""
    return [list(stack) for stack in state.stacks]


def fears(state):
    """Return where all Fears are: in the deck, in stacks, on mats, or fought; sorted."""
    found = [card for card in range(FIRST_FEAR, KINDS) if state.left[card]]
    for pile in state.stacks:
        found += list(pile)
    for mat in state.fears:
        found += mat
    if state.card != state_rules.NO_CARD and state.card >= FIRST_FEAR:
        found.append(state.card)
    return sorted(found)


def scene(state, viewers):
    """Return all that these viewers (-1 for everybody) can be shown of a state."""
    verdict = contract.verdict(state)
    reasons = [(each.rule, each.sentence, each.holds) for each in verdict.reasons]
    found = [contract.view(state, seat) for seat in viewers]
    found += [
        verdict.is_over,
        verdict.winner,
        reasons,
        contract.moves(state),
        contract.tallies(state),
    ]
    found.append(odds.battle_odds(state, state.battle.helpers))
    return found
