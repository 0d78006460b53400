"""The modes as rows of data: which places take stones, and how the table begins."""

from games.zoneplex.modes.families import FEARS, family
from games.zoneplex.rules.cards import FEARS as ALL_FEARS
from games.zoneplex.rules.cards import FIRST_FEAR, MOVEMENT_CARDS
from games.zoneplex.rules.setup import WITH_STACKS, WITH_TILES
from games.zoneplex.rules.state import LAY_OUT, STACKS, TILES, State
from micropython import const

# Places for stones: neutral chambers, the chambers of the symbols A to F, Dark Power. With
# Evocation's tiles there are no neutral chambers; the first place then stands for other tiles (8
# teleporters, 5 Reliquaries, 8 Evocation tiles), none of them for one or two (CH-STN-01). Walls
# cannot be stood on.
_PLACES = (
    b"\x09\x03\x03\x03\x03\x03\x03",  # Zoneplex
    b"\x15\x03\x03\x03\x03\x03\x03\x03",  # Evocation
    b"\x00\x03\x03\x03\x03\x03\x03",  # Challenge
    b"\x00\x03\x03\x03\x03\x03\x03",  # Gauntlet
    b"\x00\x03\x03\x03\x03\x03\x03",  # Zonemaster
)
_BOXED_RELICS_ALONE = const(6)  # by name (CH-SET-04); the Influential ones are not known


def begin(setup, chance):
    """Return the state of a table as the mode has it laid out, before anything is dealt."""
    state = State(setup, chance)
    state.cards = family(setup, FEARS).deck_size(setup)
    state.places = _PLACES[setup.mode]
    state.kinds = len(state.places)
    state.stones = bytearray(setup.seats * state.kinds)
    if setup.offers(WITH_STACKS):
        state.step = LAY_OUT
        state.stacks = [bytearray() for _ in range(STACKS)]
        if state.cards <= MOVEMENT_CARDS:
            state.left[FIRST_FEAR:] = bytes(ALL_FEARS)  # all Fears are in stacks (CH-SET-02)
            state.starters = 0
    if not setup.offers(WITH_TILES):
        _complete(state)
    if setup.seats == 1:
        state.relic_deck -= _BOXED_RELICS_ALONE
    return state


def _complete(state):
    """Lay the whole pyramid: no tile is drawn or placed (CH-SET-01)."""
    state.phase = 2
    state.placed = TILES
    state.stack = 0
    state.hands = bytearray(state.seats)
