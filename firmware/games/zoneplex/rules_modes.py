"""The modes beside the base game, as data: who plays, which cards, which rules are others.

A mode's rules come in three families: where Fears come from and go to, what a sacrificed stone
does, and who may enter The Eye. Each is a module that offers the same names as its sisters; the
rules of the base game ask it at the point where the mode differs.

- fears: `HAS_STARTERS`, `lay_out`, `is_top_known`, `take_top`, `home_of`, `fear_stays`, `take_out`
- stones: `damage`, `one_more`, `lifted`
- eye: `conditions`, `may_enter`, `enter`; in Evocation `decide`, for one or two `deck_out`
"""

from games.zoneplex import rules_setup
from games.zoneplex.rules_cards import CARDS, FEARS, FIRST_FEAR, MOVEMENT_CARDS
from games.zoneplex.rules_state import FEARS_RULES, LAY_OUT, TILES, More
from micropython import const

MODES = const(5)

_FAMILIES = (
    ("", "", ""),
    ("stacks", "dark", "attempt"),
    ("decks", "fixed", "mission"),
    ("decks", "fixed", "mission"),
    ("decks", "fixed", "duel"),
)
_FEWEST = b"\x03\x03\x01\x01\x02"
_MOST = b"\x05\x05\x02\x01\x02"

# Places for stones: other tiles (8 teleporters, 5 Reliquaries, 8 Evocation tiles), the symbols A
# to F, Dark Power. Walls cannot be stood on. One and two place on symbols alone (CH-STN-01).
_PLACES_GROUP = b"\x15\x03\x03\x03\x03\x03\x03\x03"
_PLACES_SMALL = b"\x00\x03\x03\x03\x03\x03\x03"

_STACK_STARTERS = const(4)  # a Fear of each type is set aside (EV-SET-02)
_LEFT_OUT_ALONE = const(30)  # cards that nobody sees (CH-SET-03)
_LEFT_OUT_TWO = const(10)
_BOXED_RELICS_ALONE = const(6)  # by name (CH-SET-04); the Influential ones are not known


def fewest_seats(mode):
    """Return how many must play at least."""
    return _FEWEST[mode]


def most_seats(mode):
    """Return how many may play at most."""
    return _MOST[mode]


def family(setup, which):
    """Return the module of one of the three families of a mode."""
    name = _FAMILIES[setup.mode][which]
    if which == FEARS_RULES and setup.has_house(rules_setup.FOUR_STACKS):
        name = "stacks"  # ZM-06
    return __import__("games.zoneplex.rules_" + name, None, None, ("*",))


def deck_size(setup):
    """Return how many cards are dealt (CH-SET-03, AMB-64)."""
    if setup.mode == rules_setup.EVOCATION or setup.has_house(rules_setup.FOUR_STACKS):
        return CARDS - _STACK_STARTERS
    if setup.mode == rules_setup.ZONEMASTER:
        return CARDS if setup.has_house(rules_setup.FEARS_IN_DECK) else MOVEMENT_CARDS
    return MOVEMENT_CARDS - (_LEFT_OUT_ALONE if setup.seats == 1 else _LEFT_OUT_TWO)


def prepare(state):
    """Make a state of the base game one of its mode, before anything is dealt."""
    setup = state.setup
    state.stage = LAY_OUT
    state.cards = deck_size(setup)
    state.more = More(setup.seats)
    if setup.is_small:
        _prepare_small(state)
    else:
        state.more.places = _PLACES_GROUP
    state.kinds = len(state.more.places)
    state.stones = bytearray(setup.seats * state.kinds)


def _prepare_small(state):
    """Lay the whole pyramid (CH-SET-01); where all Fears are in stacks, no six come first."""
    setup = state.setup
    state.more.places = _PLACES_SMALL
    state.phase = 2
    state.placed = TILES
    state.stack = 0
    state.hands = bytearray(setup.seats)
    if setup.seats == 1:
        state.relic_deck -= _BOXED_RELICS_ALONE
    if state.cards < CARDS - _STACK_STARTERS:
        state.left[FIRST_FEAR:] = bytes(FEARS)  # all Fears are in stacks (CH-SET-02)
        state.starters = 0
