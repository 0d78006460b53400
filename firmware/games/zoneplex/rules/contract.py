"""What Zoneplex's rules offer to the table, and where each move is decided.

Each part is loaded when it is needed. `codes` says what the moves are.
"""

from engine import dispatch
from engine.refusal import Refusal
from games.zoneplex.rules import codes
from games.zoneplex.rules import state as state_rules
from games.zoneplex.rules.setup import WITH_HIDDEN_SYMBOLS
from micropython import const

VERSION = const(1)

_PARTS = (
    "games.zoneplex.rules.turn "
    "games.zoneplex.rules.stones "
    "games.zoneplex.rules.relics "
    "games.zoneplex.rules.battle.bargain "
    "games.zoneplex.rules.eye "
    "games.zoneplex.rules.cataclysm "
    "games.zoneplex.rules.adjust "
    "games.zoneplex.rules.battle.attack "
    "games.zoneplex.modes.evoke"
)
# Shortest, longest, part, place among its ACTIONS.
_MOVES = (
    b"\x01\x02\x00\x00"  # DRAW
    b"\x01\x01\x00\x01"  # END_TURN
    b"\x02\x06\x00\x02"  # REVEAL
    b"\x02\x02\x01\x00"  # PLACE_STONE
    b"\x03\x03\x01\x01"  # DISLOCATE
    b"\x03\x03\x01\x02"  # REMOVE_STONE
    b"\x02\x02\x02\x00"  # DRAW_RELIC
    b"\x02\x02\x02\x01"  # SWAP_RELIC
    b"\x02\x02\x02\x02"  # USE_RELIC
    b"\x03\x03\x02\x03"  # GIVE_RELIC
    b"\x03\x03\x02\x04"  # INFLUENTIAL
    b"\x04\x04\x02\x05"  # MOVE_INFLUENTIAL
    b"\x03\x03\x02\x06"  # JAR
    b"\x04\x04\x02\x07"  # MOVE_MASTER
    b"\x01\x02\x03\x00"  # STRENGTH
    b"\x05\x05\x03\x01"  # AGREE
    b"\x04\x04\x02\x08"  # PAY_FEAR
    b"\x03\x0c\x03\x02"  # LIFT
    b"\x01\x02\x07\x00"  # SACRIFICE
    b"\x01\x01\x07\x01"  # ANNOUNCE
    b"\x01\x02\x07\x02"  # STRIKE
    b"\x01\x01\x04\x00"  # ENTER_EYE
    b"\x02\x02\x05\x00"  # VOTE
    b"\x04\x04\x06\x00"  # ADJUST
    b"\x03\x03\x06\x01"  # TAKE_FEAR
    b"\x03\x03\x06\x02"  # DROP_FEAR
    b"\x01\x04\x08\x00"  # LAY_OUT
    b"\x03\x04\x08\x01"  # EVOKE
    b"\x01\x01\x08\x02"  # GO_ON
    b"\x02\x02\x08\x03"  # CURSE
    b"\x02\x02\x01\x03"  # MOVED
)

_OVER = Refusal(b"ZP-EYE-05", b"The game is over.")
_VOTING = Refusal(b"ZP-TIE-04", b"The Council votes: undo to change anything.")


def new(setup, chance):
    """Return the state before the first card; None when the setup is not sound."""
    from games.zoneplex.rules import new as new_rules

    return new_rules.new(setup, chance)


def pack(state):
    """Return the state as bytes, the streams' positions left out."""
    from games.zoneplex.rules import pack as pack_rules

    return pack_rules.pack(state)


def unpack(data, chance):
    """Return the state that `pack` made bytes of."""
    from games.zoneplex.rules import pack as pack_rules

    return pack_rules.unpack(data, chance)


def apply(state, move):
    """Make a move; return its events, or a Refusal that leaves the state untouched."""
    decide = dispatch.find(_PARTS, _MOVES, move)
    if decide is None:
        return dispatch.NO_SUCH_MOVE
    if state.step == state_rules.OVER:
        return _OVER
    if state.step == state_rules.VOTE and move[0] != codes.VOTE:
        return _VOTING
    outcome = decide(state, move)
    if state.setup.offers(WITH_HIDDEN_SYMBOLS) and not isinstance(outcome, Refusal):
        from games.zoneplex.modes import hidden_symbols

        outcome += hidden_symbols.after(state)
    return outcome or dispatch.DONE


def is_over(state):
    """Tell whether the game has come to its end."""
    return state.step == state_rules.OVER


def label(move, tape):
    """Return what a move is called, with what chance made of it."""
    from games.zoneplex.rules.words import label as label_rules

    return label_rules.label(move, tape)


def tell(state, move, tape):
    """Return what a move did to `state`, the one before it, in a sentence."""
    from games.zoneplex.rules import symbols
    from games.zoneplex.rules.words import tell as tell_rules

    return tell_rules.tell(state, move, tape, symbols.words(state.setup))


def view(state, seat):
    """Return what `seat` (or everybody, -1) may see."""
    from games.zoneplex.rules import view as view_rules

    return view_rules.view(state, seat)


def tallies(state):
    """Return the faces of the pyramid die so far."""
    from games.zoneplex.rules import view as view_rules

    return view_rules.tallies(state)


def verdict(state):
    """Return how the game stands; while it lasts, for the player whose turn it is."""
    from games.zoneplex.rules import verdict as verdict_rules

    return verdict_rules.judge(state)


def moves(state):
    """Return moves that may be made now, enough of every kind to play a whole game."""
    from games.zoneplex.rules import moves as moves_rules

    return moves_rules.moves(state)
