"""The rules of ZoneS as the table asks for them; what decides a move is loaded for it."""

from engine import dispatch
from engine.refusal import Refusal
from games.zones.rules import setup as decisions
from games.zones.rules import state as rules_state
from games.zones.rules.state import DRAWN, OVER
from micropython import const

VERSION = const(1)

pack = rules_state.pack
unpack = rules_state.unpack

_PARTS = (
    "games.zones.rules.laying games.zones.rules.turn games.zones.rules.companion "
    "games.zones.rules.ending games.zones.rules.adjust"
)
# shortest, longest, part, place
_MOVES = (
    b"\x01\x01\x00\x00"  # DRAW
    b"\x02\x02\x00\x01"  # BASE: cell
    b"\x02\x02\x00\x02"  # LAY: cell
    b"\x01\x01\x00\x03"  # REST
    b"\x02\x03\x00\x04"  # START: kind; glass: cell
    b"\x01\x02\x00\x05"  # COIN; own coin: seat
    b"\x03\x05\x01\x00"  # MOVE: from, to, time
    b"\x03\x05\x01\x01"  # SHOOT: from, to, time
    b"\x02\x05\x01\x02"  # SUMMON: kind; glass: cell; time
    b"\x01\x03\x02\x00"  # MOVED: time
    b"\x02\x04\x02\x01"  # CAPTURED: kind, time
    b"\x02\x02\x01\x03"  # RETURN: kind
    b"\x02\x02\x02\x02"  # FELL: seat
    b"\x01\x03\x01\x04"  # PASS: time
    b"\x01\x01\x03\x00"  # RESIGN
    b"\x01\x01\x03\x01"  # AGREE
    b"\x02\x02\x03\x02"  # FLAG: seat
    b"\x04\x04\x04\x00"  # ADJUST: field, index, value
)
_OVER = Refusal(b"ZS-12", b"The game is over.")


def new(setup, chance):
    """Return the table before the first tile, None when the set-up makes no sense."""
    if not decisions.is_sound(setup):
        return None
    state = rules_state.State(chance, setup)
    if not state.allows(decisions.OWN_BAG):
        state.bag = _shuffled(state)
    return state


def _shuffled(state):
    """Return the bag (ZS-03): on the glass Midgard's tiles come before those of the Trolls.

    They are drawn in turn all the same: Midgard's are the first, the third and so on.
    """
    bag = bytearray()
    for terrain in range(decisions.TERRAINS):
        bag.extend(bytes([terrain] * state.setup[decisions.BAG + terrain]))
    state.chance.shuffle(bag)
    if state.glass:
        order = list(range(0, DRAWN, 2)) + list(range(1, DRAWN, 2)) + [DRAWN, DRAWN + 1]
        order.reverse()
        bag = bytearray([bag[-1 - number] for number in order])
    return bag


def apply(state, move):
    """Make a move; return its events, or a Refusal that leaves the state untouched."""
    if state.step == OVER:
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
    """Tell whether the game has ended."""
    return state.step == OVER


def moves(state):
    """Return what may be done now."""
    return dispatch.part("games.zones.rules.all_moves").moves(state)


def label(move, tape):
    """Return what a move is called in the history."""
    return dispatch.part("games.zones.rules.words.label").label(move, tape)


def tell(state, move, tape):
    """Return a move in a sentence, for the history; `state` is the one before it."""
    return dispatch.part("games.zones.rules.words.tell").tell(state, move, tape)


def view(state, seat):
    """Return what a seat may see."""
    return dispatch.part("games.zones.rules.view").view(state, seat)


def verdict(state):
    """Return how the game stands."""
    return dispatch.part("games.zones.rules.judge").verdict(state)


def tallies(state):
    """Return no tallies: ZoneS has no dice."""
    return []
