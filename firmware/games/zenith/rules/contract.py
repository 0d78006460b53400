"""The rules of Zenith as the table asks for them; what decides a move is loaded for it."""

from engine import dispatch
from engine.refusal import Refusal
from games.zenith.rules import setup as decisions
from games.zenith.rules import state as rules_state
from micropython import const

VERSION = const(1)

pack = rules_state.pack
unpack = rules_state.unpack

_PARTS = (
    "games.zenith.rules.begin games.zenith.rules.turn games.zenith.rules.effects.chain "
    "games.zenith.rules.adjust games.zenith.rules.actions"
)
# shortest, longest, part, place
_MOVES = (
    b"\x01\x01\x00\x00"  # DRAW
    b"\x01\x01\x00\x01"  # LAID_OUT
    b"\x02\x02\x01\x00"  # RECRUIT: agent
    b"\x03\x03\x01\x01"  # RECRUIT_OTHER: planet, cost
    b"\x02\x02\x04\x00"  # TECHNOLOGY: faction
    b"\x02\x02\x04\x01"  # LEADER: faction
    b"\x03\x03\x02\x00"  # CHOOSE: what is asked, the answer
    b"\x01\x01\x04\x02"  # PASS
    b"\x01\x01\x04\x03"  # SWAP
    b"\x04\x04\x03\x00"  # ADJUST: field, index, value
    b"\x03\x03\x03\x01"  # COLUMN: column, card or NO
)
_OVER = Refusal(b"ZN-15", b"The game is over.")


def new(setup, chance):
    """Return the table before the draw, None when the set-up makes no sense."""
    if not decisions.is_sound(setup):
        return None
    from engine.cards import spread

    state = rules_state.State(chance, setup)
    state.bag = spread(rules_state.OF_EACH_TOKEN)
    if not state.allows(decisions.OWN_TOKENS):
        chance.shuffle(state.bag)
    return state


def apply(state, move):
    """Make a move; return its events, or a Refusal that leaves the state untouched."""
    if state.ended:
        return _OVER
    action = dispatch.find(_PARTS, _MOVES, move)
    if action is None:
        return dispatch.NO_SUCH_MOVE
    state.told = []
    refusal = action(state, move)
    if refusal:
        return refusal
    told, state.told = tuple(state.told), []
    return told


def is_over(state):
    """Tell whether somebody has won, or nobody can."""
    return state.ended != 0


def moves(state):
    """Return what may be done now."""
    return dispatch.part("games.zenith.rules.all_moves").moves(state)


def label(move, tape):
    """Return what a move is called in the history."""
    return dispatch.part("games.zenith.rules.label").label(move, tape)


def tell(state, move, tape):
    """Return a move in a sentence, for the history; `state` is the one before it."""
    return dispatch.part("games.zenith.rules.tell").tell(state, move, tape)


def view(state, seat):
    """Return what a seat may see: all but the order of the tokens in the bag."""
    return dispatch.part("games.zenith.rules.view").view(state)


def verdict(state):
    """Return how the game stands."""
    return dispatch.part("games.zenith.rules.judge").verdict(state)


def tallies(state):
    """Return no tallies: Zenith has no dice."""
    return []
