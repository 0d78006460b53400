"""Positions for the tests of the rules, and moves that must be taken or must be refused.

The tables here roll their own die and deal their own cards, so that a test decides what falls.
"""

from engine.chance import Chance
from engine.refusal import Refusal
from games.zoneplex.rules import codes, contract
from games.zoneplex.rules import setup as setup_rules
from games.zoneplex.rules import state as state_rules
from games.zoneplex.rules.battle import declared
from games.zoneplex.rules.cards import FIRST_MASTER, STARTERS, fear_card, fear_class

TABLE = setup_rules.TABLE_DIE | setup_rules.TABLE_DECK

EYE = 0  # the face
BLUE, GREEN, MAGENTA, MASTER = range(4)
NEUTRAL, A, B, C, D, E, F = range(7)  # kinds of chambers

BLUE_5 = fear_card(BLUE, 5)
BLUE_8 = fear_card(BLUE, 8)
GREEN_6 = fear_card(GREEN, 6)
GREEN_8 = fear_card(GREEN, 8)
GREEN_10 = fear_card(GREEN, 10)
MAGENTA_7 = fear_card(MAGENTA, 7)
FIRST, SECOND, THIRD = FIRST_MASTER, FIRST_MASTER + 1, FIRST_MASTER + 2  # the Masters

SET = (BLUE_5, GREEN_6, MAGENTA_7)  # one of each class, 18 in all
TWIN = (fear_card(BLUE, 6), fear_card(GREEN, 7), fear_card(MAGENTA, 5))  # the same


def setup_of(seats=3, flags=TABLE):
    """Return a setup for some players and some decisions of the table."""
    setup = setup_rules.Setup()
    setup.seats = seats
    setup.flags = flags
    return setup


def opened(seats=3, flags=TABLE, seed=0):
    """Return a game before its first card."""
    return contract.new(setup_of(seats, flags).encode(), Chance(bytes([seed]) * 32))


def begun(seats=3, flags=TABLE):
    """Return a game after the six cards that come first, the first seat to draw."""
    state = opened(seats, flags)
    for card in STARTERS:
        state.left[card] -= 1
    state.drawn = len(STARTERS)
    return state


def second_phase(seats=3, flags=TABLE):
    """Return a game in Phase 2: all tiles lie, seat 0 holds symbol A, seat 1 B, and so on."""
    state = begun(seats, flags)
    state.phase = 2
    state.placed = state_rules.TILES
    state.stack = 0
    state.hands[:] = bytes(seats)
    state.symbols[:] = bytes(range(seats))
    state.is_revealed = True
    return state


def last_card(state):
    """Leave only one card, a movement of 1, in the deck."""
    for card in range(1, len(state.left)):
        state.left[card] = 0
    state.left[0] = 1
    state.drawn = 71
    return state


def capture(state, seat, *cards):
    """Put Fears on a player's mat."""
    for card in cards:
        state.left[card] = 0
        state.fears[seat].append(card)
        state.classes[seat].append(fear_class(card))


def lay(state, seat, *kinds):
    """Put stones of a player on chambers."""
    for kind in kinds:
        state.add_stone(seat, kind, 1)


def hold_relics(state, seat, count):
    """Give a player relics from the deck, got in an earlier turn."""
    state.relics[seat] += count
    state.relic_deck -= count


def do(state, *moves):
    """Make moves, each of which must be allowed; return the events of the last."""
    events = ()
    for move in moves:
        events = contract.apply(state, bytes(move))
        assert not isinstance(events, Refusal), (move, events.rule, events.sentence)
    return events


def refused(state, rule, *move):
    """Make a move that must be refused by a rule, and must leave everything as it was."""
    before = contract.pack(state), list(state.chance.positions), bytes(state.chance.tape)
    outcome = contract.apply(state, bytes(move))
    after = contract.pack(state), list(state.chance.positions), bytes(state.chance.tape)
    assert isinstance(outcome, Refusal), outcome
    assert outcome.rule == rule, (outcome.rule, outcome.sentence)
    assert before == after


def draw(state, card):
    """Turn over a card."""
    return do(state, (codes.DRAW, card))


def turn(state, card):
    """Play a plain movement turn."""
    return do(state, (codes.DRAW, card), (codes.END_TURN,))


def face(state, card, roll):
    """Turn over a Fear and roll its strength."""
    return do(state, (codes.DRAW, card), (codes.STRENGTH, roll))


def agree(state, helpers, captor=0, shares=()):
    """Agree on who fights; `helpers` are seats."""
    mask = 0
    for seat in helpers:
        mask |= 1 << seat
    shares = bytes(shares) + bytes(state.seats - len(shares))
    return do(state, declared.agreement(mask, captor, shares))


def lift(state, *kinds_by_seat):
    """Return the move that lifts stones: one list of chambers for each of the first seats."""
    kinds = [list(kinds) for kinds in kinds_by_seat]
    return declared.lifting(kinds + [[]] * (state.seats - len(kinds)))


def attack(state, *rolls):
    """Announce the attack and roll; return the events of the last roll."""
    events = do(state, (codes.ANNOUNCE,))
    for roll in rolls:
        events = do(state, (codes.STRIKE, roll))
    return events


def beat(state, card, *shares):
    """Let everybody beat a Fear whose relics are shared like this; seat 0 captures it."""
    face(state, card, EYE)
    agree(state, range(state.seats), 0, shares)
    state.wms[:] = bytes([4] * state.seats)
    return attack(state, 3, 3)


def relic_piles(state):
    """Return relic deck and discards, and check that none of the 30 is lost."""
    held = sum([state.relic_count(seat) + len(state.jars[seat]) for seat in range(state.seats)])
    assert state.relic_deck + state.relic_discard + held == 30
    return state.relic_deck, state.relic_discard


def tiles(state):
    """Return the tiles that lie, those in the stack, and those in each hand."""
    return state.placed, state.stack, list(state.hands)
